import { describe, expect, it } from 'vitest';
import { mcts } from '../../bots/mcts.js';
import { InformationSetSearch } from '../../bots/search/information-set-search.js';
import { SearchChance } from '../../src/engine/chance.js';
import { ConfigError } from '../../src/engine/errors.js';
import { applyAt } from '../../src/engine/machine.js';
import type { State } from '../../src/engine/state.js';
import { View } from '../../src/engine/view.js';
import { connectK } from '../../src/games/toys/connect-k/index.js';
import { endless } from '../../src/games/toys/endless/index.js';
import { ticTacToe } from '../../src/games/toys/tic-tac-toe/index.js';
import { toyTide } from '../../src/games/toys/toy-tide/index.js';
import { noLuck } from '../oracle/noLuck.js';
import { ambush } from './ambush.js';
import { boxes } from './boxes.js';
import { MATES, mateIn, THREATS } from './mates.js';
import { botOf, seated } from './seatedBots.js';

const connectFour = connectK.build({ players: 2 });

describe('mcts in Connect Four', () => {
  it.each(MATES)('takes a win in one: $name', async ({ moves, mate }) => {
    for (const iterations of [7, 50, 400]) {
      const { view, seat } = mateIn(connectFour, moves);
      const bot = seated(await botOf(`mcts:iterations=${iterations}`), connectFour, seat, 'deal');
      expect(view.text(view.indexOf(bot.choose(view)))).toBe(mate);
    }
  });

  it.each(THREATS)('parries a loss in one: $name', async ({ moves, save }) => {
    const { view, seat } = mateIn(connectFour, moves);
    const bot = seated(await botOf('mcts:iterations=100'), connectFour, seat, 'deal');
    expect(view.text(view.indexOf(bot.choose(view)))).toBe(save);
  });
});

describe('mcts in tic-tac-toe', () => {
  it.each([
    { cells: ['left', 'centre', 'top left', 'top'], win: 'bottom left' },
    { cells: ['centre', 'top left', 'right', 'top', 'bottom'], win: 'top right' },
  ])('takes a win in one after $cells', async ({ cells, win }) => {
    const game = ticTacToe.build({ players: 2 });
    const s = game.start(noLuck);
    const view = new View(s, cells.length % 2);
    for (const cell of cells) {
      const texts = Array.from({ length: view.count }, (_, place) => view.text(place));
      applyAt(s, texts.indexOf(cell), noLuck);
    }
    const bot = seated(await botOf('mcts'), game, cells.length % 2, 'deal');
    expect(view.text(view.indexOf(bot.choose(view)))).toBe(win);
  });
});

describe('the budget of mcts', () => {
  const view = new View(connectFour.start(noLuck), 0);
  const parameters = { iterations: 400, ms: 0, c: 0.7, depth: 40, epsilon: 0.1, tries: 16, opponent: 'self' };
  const seat = { game: connectFour, seat: 0, slot: 0, luck: new SearchChance('a'), search: new SearchChance('b') };

  it('in iterations needs no clock and gives the same answer under the same key', async () => {
    const bot = await botOf('mcts:iterations=60');
    expect(bot.timed).toBe(false);
    const answers = (key: string) => {
      const seatedBot = seated(bot, connectFour, 0, key);
      return Array.from({ length: 20 }, () => seatedBot.choose(view));
    };
    expect(answers('a')).toEqual(answers('a'));
    expect(answers('a')).not.toEqual(answers('b'));
  });

  it('in milliseconds ends by the clock, and makes the bot a timed one', async () => {
    expect((await botOf('mcts:ms=50')).timed).toBe(true);
    let asked = 0;
    const clock = () => 10 * asked++;
    mcts.make({ ...seat, clock }, { ...parameters, ms: 50 }).choose(view);
    // Asked for the deadline at 0, then at 10, 20, 30, 40 and 50: five batches.
    expect(asked).toBe(6);
  });

  it('in milliseconds needs a clock', () => {
    expect(() => mcts.make(seat, { ...parameters, ms: 50 })).toThrow(ConfigError);
  });

  it('is spent even on a game that never ends', async () => {
    const game = endless.build({ players: endless.spec.seats.min });
    const s = game.start(noLuck);
    const bot = seated(await botOf('mcts:iterations=20'), game, 0, 'deal');
    const endlessView = new View(s, s.offer.seat);
    expect(endlessView.indexOf(bot.choose(endlessView))).toBeGreaterThanOrEqual(0);
  });
});

describe('the length of playouts', () => {
  /** How often the game was asked to judge a position while a bot decided once. */
  async function judged(spec: string): Promise<number> {
    let asked = 0;
    const game = toyTide.build({ players: 1, options: { drawn: 3 } });
    const { evaluate } = game.spec;
    const counting = {
      ...game.spec,
      evaluate(s: State<unknown>, seat: number) {
        asked++;
        return evaluate?.(s, seat) ?? 0;
      },
    };
    Object.defineProperty(game, 'spec', { value: counting });
    const s = game.start(new SearchChance('deal'));
    seated(await botOf(spec), game, 0, 'deal').choose(new View(s, 0));
    return asked;
  }

  it('is cut off, and the position judged, after so many decisions', async () => {
    // No game of Toy Tide is over after two decisions, as three more draws cannot bring threat 12 or two risks 8 points.
    expect(await judged('mcts:iterations=1:depth=1:leaf=0')).toBe(1);
    expect(await judged('mcts:iterations=100:depth=0')).toBe(0);
    expect(await judged('mcts:iterations=100:depth=1000:leaf=0')).toBe(0);
  });

  it('does not keep the leaf from being judged as well, unless the game is played to its end', async () => {
    expect(await judged('mcts:iterations=1:depth=1')).toBe(2);
    expect(await judged('mcts:iterations=1:depth=1000')).toBe(1);
    expect(await judged('mcts:iterations=1:depth=0')).toBe(0);
  });
});

describe('actions with inner choices', () => {
  it('are judged by the best that can be made of them; without tries by what playouts make of them', async () => {
    const game = boxes.build({ players: 1 });
    const view = new View(game.start(noLuck), 0);
    const chosen = async (spec: string) => {
      const bot = seated(await botOf(`mcts:iterations=2:epsilon=0:${spec}`), game, 0, 'deal');
      return view.text(view.indexOf(bot.choose(view)));
    };
    // Two iterations open each box once. The best things are worth 9 and 6, those the policy takes 1 and 5.
    expect(await chosen('tries=2')).toBe('open box 0');
    expect(await chosen('tries=0')).toBe('open box 1');
  });
});

describe('prior knowledge', () => {
  const game = boxes.build({ players: 1 });
  const root = () => new View(game.start(noLuck), 0);

  it('gives each option, before it is tried, what the game says of it, as so many visits', () => {
    const search = new InformationSetSearch(
      root(),
      {
        seat: 0,
        exploration: 0,
        certain: false,
        tries: 2,
        prior: 3,
        turns: 0,
        commonLuck: false,
        randomRivals: false,
        playout: { length: 40, epsilon: 0, onlySeat: -1, leaf: 0 },
      },
      new SearchChance('search'),
    );
    search.begin();
    search.run(5);
    // The best things in the boxes are worth .9 and .6: without exploring the second box is never opened.
    expect(search.rootChildren).toEqual([
      { code: expect.any(Number), visits: 5, mean: expect.closeTo(0.9, 12) },
      { code: expect.any(Number), visits: 0, mean: expect.closeTo(0.6, 12) },
    ]);
  });

  it('finds the best option in a single iteration, where trying each needs two', async () => {
    const chosen = async (spec: string, key: string) => {
      const view = root();
      return view.text(view.indexOf(seated(await botOf(spec), game, 0, key).choose(view)));
    };
    const keys = Array.from({ length: 20 }, (_, i) => `deal ${i}`);
    const once = await Promise.all(keys.map((key) => chosen('mcts:iterations=1', key)));
    expect(new Set(once)).toEqual(new Set(['open box 0', 'open box 1']));
    for (const key of keys) expect(await chosen('mcts:iterations=1:prior=1', key)).toBe('open box 0');
  });

  it.each(THREATS)('is no hindrance to proof: $name', async ({ moves, save }) => {
    const { view, seat } = mateIn(connectFour, moves);
    const bot = seated(await botOf('mcts:iterations=400:prior=1'), connectFour, seat, 'deal');
    expect(view.text(view.indexOf(bot.choose(view)))).toBe(save);
  });
});

describe('an iteration that goes on to the end of a turn', () => {
  const game = ambush.build({ players: 1 });
  const chosen = async (spec: string) => {
    const view = new View(game.start(noLuck), 0);
    return view.text(view.indexOf(seated(await botOf(spec), game, 0, 'deal').choose(view)));
  };

  // Eight orders of bags lie behind each road: so few iterations, one node each, never see the robbers.
  it('sees what comes of an action where judging at each new node sees what it looks like', async () => {
    for (const iterations of [4, 6]) {
      const spec = `mcts:iterations=${iterations}:leaf=1:prior=1`;
      expect(await chosen(spec)).toBe('road 0');
      expect(await chosen(`${spec}:turns=1`)).toBe('road 1');
    }
  });

  it('adds the nodes of the whole turn, and of the game where it ends before', () => {
    for (const [turns, nodes] of [
      [1, 5],
      [9, 6],
    ]) {
      const search = new InformationSetSearch(
        new View(game.start(noLuck), 0),
        {
          seat: 0,
          exploration: 0,
          certain: false,
          tries: 0,
          prior: 0,
          turns,
          commonLuck: false,
          randomRivals: false,
          playout: { length: 1, epsilon: 1, onlySeat: -1, leaf: 1 },
        },
        new SearchChance('search'),
      );
      search.begin();
      search.run(1);
      // A root, a road, three bags; what is unpacked is a decision of the next turn.
      expect(search.tree.size).toBe(nodes);
    }
  });
});

describe('common luck', () => {
  const game = boxes.build({ players: 1, options: { boxes: false } });

  // Two ways to throw one die, of which the second counts one tenth more.
  const means = (commonLuck: boolean, key: string): number[] => {
    const search = new InformationSetSearch(
      new View(game.start(noLuck), 0),
      {
        seat: 0,
        exploration: 100,
        certain: false,
        tries: 0,
        prior: 0,
        turns: 0,
        commonLuck,
        randomRivals: false,
        playout: { length: 1, epsilon: 1, onlySeat: -1, leaf: 1 },
      },
      new SearchChance(key),
    );
    search.begin();
    search.run(6);
    const children = [...search.rootChildren].sort((one, other) => one.code - other.code);
    expect(children.map(({ visits }) => visits)).toEqual([3, 3]);
    return children.map(({ mean }) => mean);
  };
  const keys = Array.from({ length: 20 }, (_, i) => `search ${i}`);

  it('lets options that were tried equally often differ by nothing but what they are worth', () => {
    for (const key of keys) {
      const [less, more] = means(true, key);
      expect(more - less).toBeCloseTo(0.1, 12);
    }
    // Throws are not all alike from decision to decision.
    expect(new Set(keys.map((key) => means(true, key)[0].toFixed(6))).size).toBeGreaterThan(5);
  });

  it('is not what searches have unless it is asked for', () => {
    const differences = keys.map((key) => {
      const [less, more] = means(false, key);
      return (more - less).toFixed(6);
    });
    expect(new Set(differences).size).toBeGreaterThan(5);
  });
});
