import { describe, expect, it } from 'vitest';
import { type Bot, type BotDefinition, type BotSeat, defineBot } from '../../src/engine/bot.js';
import { SearchChance } from '../../src/engine/chance.js';
import { ConfigError } from '../../src/engine/errors.js';
import { ticTacToe } from '../../src/games/toys/tic-tac-toe/index.js';
import { type BotLookup, expandBotSpecs, parseBotSpec, resolveBot } from '../../src/lab/bot-spec.js';

const nobody: Bot = { choose: () => 0 };

const plain = defineBot({ id: 'plain', help: '', version: 3, parameters: [], make: () => nobody });
const tuned = defineBot<{ count: number; share: number; way: string; loud: boolean; ms: number }>({
  id: 'tuned',
  help: '',
  version: 7,
  parameters: [
    { name: 'count', help: '', default: 400, min: 1, max: 1000, integer: true },
    { name: 'share', help: '', default: 0.5, min: 0, max: 1 },
    { name: 'way', help: '', default: 'self', values: ['self', 'random'] },
    { name: 'loud', help: '', default: false },
    { name: 'ms', help: '', default: 0, min: 0 },
  ],
  timed: ({ ms }) => ms > 0,
  make: () => nobody,
});
const made: BotSeat[] = [];
const around = defineBot<{ bot: string; p: number }>({
  id: 'around',
  help: '',
  version: 2,
  parameters: [
    { name: 'p', help: '', default: 0.1 },
    { name: 'bot', help: '', default: 'plain', bot: true },
  ],
  make(seat) {
    made.push(seat);
    return nobody;
  },
});

/** What the bot below was made with. */
const playedWith: number[] = [];
const suited = defineBot<{ depth: number; width: number }>({
  id: 'suited',
  help: '',
  version: 1,
  parameters: [
    { name: 'depth', help: '', default: 4, byGame: true },
    { name: 'width', help: '', default: 2 },
  ],
  suits: ({ spec }) => (spec.id === 'tic-tac-toe' ? { depth: 9 } : {}),
  make(_seat, { depth }) {
    playedWith.push(depth);
    return nobody;
  },
});

const definitions = new Map<string, BotDefinition>([plain, tuned, around, suited].map((bot) => [bot.id, bot]));
const lookup: BotLookup = { names: [...definitions.keys()], find: async (id) => definitions.get(id) };
const resolve = (spec: string) => resolveBot(spec, lookup);

const seat: BotSeat = {
  game: ticTacToe.build({ players: 2 }),
  seat: 1,
  slot: 0,
  luck: new SearchChance('luck'),
  search: new SearchChance('search'),
};

describe('parseBotSpec', () => {
  it.each([
    ['random', { id: 'random', parameters: {} }],
    ['mcts:iterations=400:c=1.4', { id: 'mcts', parameters: { iterations: '400', c: '1.4' } }],
    ['./my-bot.ts:param=1', { id: './my-bot.ts', parameters: { param: '1' } }],
    ['epsilon:p=0.1:bot=greedy', { id: 'epsilon', parameters: { p: '0.1', bot: 'greedy' } }],
    ['epsilon:bot=[mcts:c=1:ms=5]:p=1', { id: 'epsilon', parameters: { bot: 'mcts:c=1:ms=5', p: '1' } }],
    ['a:bot=[b:bot=[c:d=1]]', { id: 'a', parameters: { bot: 'b:bot=[c:d=1]' } }],
  ])('%s', (text, spec) => expect(parseBotSpec(text)).toEqual(spec));

  it.each([
    ['', 'the name of the bot is missing'],
    ['mcts:400', '"400" is no parameter'],
    ['mcts:', '"" is no parameter'],
    ['mcts:c=1:c=2', 'c is given twice'],
    ['epsilon:bot=[mcts:c=1', '"]" is missing'],
    ['epsilon:bot=mcts]', '"]" closes nothing'],
  ])('%s is no spec', (text, problem) => {
    expect(() => parseBotSpec(text)).toThrow(ConfigError);
    expect(() => parseBotSpec(text)).toThrow(problem);
  });
});

describe('expandBotSpecs', () => {
  it.each([
    ['random', ['random']],
    ['random,greedy', ['random', 'greedy']],
    ['mcts:iterations=50..400x2', [50, 100, 200, 400].map((n) => `mcts:iterations=${n}`)],
    ['m:a=1..2:b=0..1+0.5', ['1:b=0', '1:b=0.5', '1:b=1', '2:b=0', '2:b=0.5', '2:b=1'].map((end) => `m:a=${end}`)],
    ['e:bot=[m:a=1..2:b=x],r', ['e:bot=[m:a=1:b=x]', 'e:bot=[m:a=2:b=x]', 'r']],
  ])('%s', (text, specs) => expect(expandBotSpecs(text)).toEqual(specs));

  it.each(['m:a=4..1', 'm:a=1..5x1', 'm:a=0..5x2', 'm:a=1..2+0', 'm:a=1..2000', 'm:a', 'm,,r'])(
    '%s is refused',
    (text) => {
      expect(() => expandBotSpecs(text)).toThrow(ConfigError);
    },
  );
});

describe('resolveBot', () => {
  it('fills in the defaults and reads each value as the type of its default', async () => {
    const { parameters } = await resolve('tuned:count=7:loud=true');
    expect(parameters).toEqual({ count: 7, share: 0.5, way: 'self', loud: true, ms: 0 });
  });

  it('gives equal bots equal specs', async () => {
    const same = ['tuned:way=random:count=50', 'tuned:count=50:way=random:share=0.50', 'tuned:count=5e1:way=random'];
    for (const spec of same) expect((await resolve(spec)).spec).toBe('tuned:count=50:way=random');
    expect((await resolve('around:bot=[tuned:share=0.5]')).spec).toBe('around:bot=tuned');
    expect((await resolve('around:bot=[tuned:count=5]')).spec).toBe('around:bot=[tuned:count=5]');
    expect((await resolve('around:bot=plain:p=0.1')).spec).toBe('around');
  });

  it('lets the game have a better value than the default, but not than what is written', async () => {
    const pig = (await import('../../src/games/toys/pig/index.js')).pig.build({ players: 2 });
    const specs = ['suited', 'suited:depth=4', 'suited:depth=5'].map(resolve);
    const [unsaid, asDefault, other] = await Promise.all(specs);
    for (const bot of [unsaid, asDefault, other]) bot.make(seat);
    unsaid.make({ ...seat, game: pig });
    expect(playedWith).toEqual([9, 4, 5, 4]);
    expect([unsaid, asDefault, other].map(({ spec }) => spec)).toEqual(['suited', 'suited:depth=4', 'suited:depth=5']);
  });

  it('makes the bots inside a bot for the same seat, and counts their versions and clocks', async () => {
    const bot = await resolve('around:bot=[tuned:ms=5]');
    expect(bot.versions).toEqual({ around: 2, tuned: 7 });
    expect(bot.timed).toBe(true);
    expect((await resolve('around:bot=tuned')).timed).toBe(false);
    bot.make(seat);
    expect(made.at(-1)).toEqual({ ...seat, inner: { bot: nobody } });
  });

  it.each([
    [
      'tunde',
      'bot tunde: there is no such bot; plain, tuned, around, suited or the path of a file is expected; did you mean "tuned"?',
    ],
    [
      'tuned:cuont=5',
      'bot tuned: cuont: there is no such parameter; its parameters are count, share, way, loud, ms; did you mean "count"?',
    ],
    ['tuned:count=0', 'bot tuned: count: "0" does not fit; integer 1..1000 is expected.'],
    ['tuned:count=1.5', 'bot tuned: count: "1.5" does not fit; integer 1..1000 is expected.'],
    ['tuned:count=', 'bot tuned: count: "" does not fit; integer 1..1000 is expected.'],
    ['tuned:share=2', 'bot tuned: share: "2" does not fit; number 0..1 is expected.'],
    ['tuned:way=randon', 'bot tuned: way: "randon" does not fit; self|random is expected; did you mean "random"?'],
    ['tuned:loud=yes', 'bot tuned: loud: "yes" does not fit; true|false is expected.'],
    ['plain:x=1', 'bot plain: x: there is no such parameter; its parameters are none.'],
    ['around:bot=[tuned:coun=1]', 'bot tuned: coun: there is no such parameter'],
    ['around:bot=nobody', 'bot nobody: there is no such bot'],
  ])('%s is refused', async (spec, message) => {
    await expect(resolve(spec)).rejects.toThrow(ConfigError);
    await expect(resolve(spec)).rejects.toThrow(message);
  });
});
