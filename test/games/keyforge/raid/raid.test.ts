import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../../src/engine/chance.js';
import { bounded, SearchChance } from '../../../../src/engine/chance.js';
import type { Pile } from '../../../../src/engine/fields.js';
import { gameChance } from '../../../../src/engine/game-chance.js';
import { apply, applyAt, question, refresh } from '../../../../src/engine/machine.js';
import { board } from '../../../../src/games/keyforge/layout.js';
import { settlePosition } from '../../../../src/games/keyforge/rules/laying.js';
import type { S } from '../../../../src/games/keyforge/rules/rules.js';
import { isFlank, opponentOf, pileOf } from '../../../../src/games/keyforge/rules/zones.js';
import { own, RAIDERS, raid } from './raid.js';

/** Where a card lies: `line.1` … */
type Place = `${'line' | 'hand' | 'archives' | 'relics'}.${0 | 1 | 2}` | 'apart.2' | 'standing.2';

const first = ['punch', 'tendrils-of-pain', 'irradiated-æmber', 'mind-barb', 'hecatomb', 'deep-probe', 'pandemonium'];
const more = [
  'foggify',
  'troll',
  'bumpsy',
  'psychic-bug',
  'harland-mindlock',
  'collar-of-subordination',
  'urchin',
  'library-access',
];
const deck0 = `cards:${[...first, ...more].join('+')}`;
const deck1 = 'cards:troll+the-vaultkeeper+shaffles';

/** A position in a turn of player 0; the raiders own three Red Raiders, a glider and a gate. */
class Table {
  readonly s: S;
  private readonly chance: Chance;

  constructor(house: string, lying: Readonly<Record<string, Place>>, turn = 1) {
    const game = raid.build({ players: 2, options: { deck0, deck1 } });
    this.chance = gameChance(game, 'raid');
    this.s = game.start(this.chance) as S;
    while (board.turn.get(this.s) === 0) this.first();
    while (question(this.s).name === 'house') this.first();
    for (const side of [0, 1]) while (board.hand[side].size(this.s) > 0) this.back(board.hand[side].top(this.s));
    for (const [called, place] of Object.entries(lying)) this.lay(called, place);
    board.turn.set(this.s, turn);
    board.house.set(this.s, this.s.rules.houseNames.indexOf(house));
    settlePosition(this.s);
    this.s.offer.stale = true;
  }

  private back(card: number): void {
    pileOf(this.s, card)?.remove(this.s, card);
    board.deck[this.s.rules.owner[card]].push(this.s, card);
  }

  private lay(called: string, place: Place): void {
    const [name, side] = place.split('.');
    const piles = { line: board.line, hand: board.hand, archives: board.archives, relics: board.relics };
    const many = {
      ...piles,
      apart: [own.apart, own.apart, own.apart],
      standing: [own.standing, own.standing, own.standing],
    };
    const pile: Pile | undefined = Object.entries(many).find(([key]) => key === name)?.[1][Number(side)];
    const card = this.card(called);
    pileOf(this.s, card)?.remove(this.s, card);
    pile?.push(this.s, card);
  }

  /** `troll`, `troll 2` for the second of them. */
  card(called: string): number {
    const [id, number = '1'] = called.split(' ');
    const { row, ids } = this.s.rules;
    return [...row].flatMap((r, card) => (ids[r] === id ? [card] : []))[Number(number) - 1];
  }

  first(): void {
    refresh(this.s);
    applyAt(this.s, 0, this.chance);
  }

  options(): string[] {
    refresh(this.s);
    return Array.from(this.s.offer.codes.subarray(0, this.s.offer.count), (code) => this.s.game.text(this.s, code));
  }

  take(text: string): void {
    const place = this.options().findIndex((one) => one.startsWith(text));
    expect(place, `${text} among ${this.options().join(', ')}`).toBeGreaterThanOrEqual(0);
    apply(this.s, this.s.offer.codes[place], this.chance);
  }

  damage(called: string): number {
    return board.damage.get(this.s, this.card(called));
  }
}

const creatures = { troll: 'line.0', 'troll 2': 'line.1', 'red-raider': 'line.2' } as const;

describe('opponents', () => {
  it('of every player are the raiders, and theirs is whoever is active (GG-48, GG-49)', () => {
    const { s } = new Table('brobnar', {});
    expect([0, 1, RAIDERS].map((side) => opponentOf(s, side))).toEqual([RAIDERS, RAIDERS, 0]);
    board.active.set(s, 1);
    expect(opponentOf(s, RAIDERS)).toBe(1);
  });

  it('are told from teammates by "enemy", which teammates are not (GG-46, GH-21)', () => {
    const t = new Table('mars', { ...creatures, 'irradiated-æmber': 'hand.0' });
    board.pool.set(t.s, 1, 6);
    t.take('play Irradiated');
    expect([t.damage('troll'), t.damage('troll 2')]).toEqual([0, 0]);
    expect(board.line[RAIDERS].size(t.s)).toBe(0);
  });

  it('are told from teammates by "my" and "opponent" piles: who has no hand shows its archives (GG-98)', () => {
    const t = new Table('mars', {
      'deep-probe': 'hand.0',
      'irradiated-æmber': 'hand.0',
      'red-raider': 'archives.2',
      'troll 2': 'hand.1',
    });
    t.take('play Deep Probe');
    expect(t.options()).toContain('raider');
    t.take('raider');
    expect(board.archives[RAIDERS].size(t.s)).toBe(0);
    expect(board.purged[RAIDERS].size(t.s)).toBe(1);
    expect(board.hand[1].size(t.s)).toBe(1);
  });
});

describe('teammates', () => {
  it('have creatures that "each creature" and "a creature" mean (GG-45, GH-20)', () => {
    const t = new Table('dis', { ...creatures, 'tendrils-of-pain': 'hand.0' });
    t.take('play Tendrils');
    expect(['troll', 'troll 2', 'red-raider'].map((one) => t.damage(one))).toEqual([1, 1, 1]);
    const u = new Table('brobnar', { ...creatures, punch: 'hand.0' });
    u.take('play Punch');
    expect(u.options()).toHaveLength(3);
  });

  it('are not fought against (GG-56)', () => {
    const t = new Table('brobnar', { ...creatures, 'red-raider 2': 'line.2' });
    t.take('Troll (player 0, place 1) fights');
    expect(t.options()).toEqual([
      'Troll against Red Raider (the raiders, place 1)',
      'Troll against Red Raider (the raiders, place 2)',
    ]);
  });

  it('keep creatures that an effect takes from enemies only, and lose them to one that takes any', () => {
    const t = new Table('logos', { ...creatures, 'harland-mindlock': 'hand.0' });
    t.take('play Harland');
    t.take('Harland Mindlock on the right');
    t.take('Red Raider to the right');
    expect(board.line.map((line) => line.size(t.s))).toEqual([3, 1, 0, 0]);
    const u = new Table('dis', { ...creatures, 'collar-of-subordination': 'hand.0' });
    u.take('play Collar');
    u.take('Collar of Subordination on Troll (player 1');
    u.take('Troll to the right');
    expect(board.side.get(u.s, u.card('troll 2'))).toBe(0);
  });

  it('and raiders capture from their opponents: æmber on a lost creature goes to the other side', () => {
    const t = new Table('dis', { ...creatures, pandemonium: 'hand.0' });
    board.pool.set(t.s, 0, 5);
    board.pool.set(t.s, 1, 5);
    t.take('play Pandemonium');
    // Two creatures of players take from the raiders, one raider from the common pool, which has one more by the card.
    expect([board.pool.get(t.s, 0), board.pool.get(t.s, 1)]).toEqual([5, 3]);
  });
});

describe('a common pool', () => {
  it('is what every player steals into, and what the enemy steals from (GH-18, GH-19)', () => {
    const t = new Table('shadows', { ...creatures, urchin: 'hand.0' });
    board.pool.set(t.s, 0, 2);
    board.pool.set(t.s, 1, 4);
    t.take('play Urchin');
    t.first();
    expect([board.pool.get(t.s, 0), board.pool.get(t.s, 1), board.pool.get(t.s, 2)]).toEqual([3, 3, 0]);
  });

  it('is guarded for all by a card of one of them', () => {
    const t = new Table('brobnar', { 'the-vaultkeeper': 'line.1' });
    expect([board.protected.get(t.s, 0), board.protected.get(t.s, 1)]).toEqual([1, 0]);
  });

  it('loses once for each player whose card says so, and the raiders count as a player (GG-50)', () => {
    const t = new Table('dis', { hecatomb: 'hand.0', shaffles: 'line.1', 'red-raider': 'line.2' });
    t.take('play Hecatomb');
    expect([board.pool.get(t.s, 0), board.pool.get(t.s, 1)]).toEqual([2, 0]);
  });
});

describe('a side without a hand', () => {
  it('discards from its archives instead (GG-98), and its cards go where its game says', () => {
    const t = new Table('dis', { 'mind-barb': 'hand.0', 'red-raider': 'archives.2', 'red-raider 2': 'archives.2' });
    t.take('play Mind Barb');
    expect([board.archives[RAIDERS].size(t.s), board.purged[RAIDERS].size(t.s)]).toEqual([1, 1]);
    expect(board.discard[RAIDERS].size(t.s)).toBe(0);
  });

  it('shows its archives to the player who looks at its hand, and to nobody else', () => {
    const t = new Table('logos', { 'psychic-bug': 'hand.0', 'red-raider': 'archives.2' });
    t.take('play Psychic Bug');
    expect(board.archives[RAIDERS].set.knownBy(t.s, t.card('red-raider'))).toBe(1);
  });
});

describe('a turn of the enemy', () => {
  it('is the next turn of the opponent, in which what was put off holds (GG-51)', () => {
    const t = new Table('logos', { ...creatures, foggify: 'hand.0', 'psychic-bug': 'hand.0' });
    t.take('play Foggify');
    expect(t.s.rules.match.nextTurn(t.s, RAIDERS)).toBe(2);
    expect(t.s.rules.match.nextTurn(t.s, 1)).toBe(3);
    expect(t.s.rules.match.nextTurn(t.s, 0)).toBe(5);
    t.take('end the step');
    expect([board.turn.get(t.s), board.active.get(t.s)]).toEqual([3, 1]);
  });
});

describe('creatures apart', () => {
  it('are creatures to effects, and have neither neighbors nor flanks nor attackers (GH-27, GH-29, GH-71)', () => {
    const t = new Table('dis', { troll: 'line.0', glider: 'apart.2', 'tendrils-of-pain': 'hand.0' });
    expect(isFlank(t.s, t.card('glider'))).toBe(false);
    expect(t.options().some((text) => text.includes('fights'))).toBe(false);
    t.take('play Tendrils');
    expect(t.damage('glider')).toBe(1);
  });

  it('fall like all others', () => {
    const t = new Table('brobnar', { troll: 'line.0', glider: 'apart.2', punch: 'hand.0' });
    t.take('play Punch');
    t.take('Glider');
    expect([own.apart.size(t.s), board.purged[RAIDERS].size(t.s)]).toEqual([0, 1]);
  });
});

describe('what stands in play', () => {
  it('is no creature, but can be fought, deals no damage where its text says so, and falls as its game says (GG-16 to GG-18)', () => {
    const t = new Table('brobnar', { troll: 'line.0', gate: 'standing.2', 'red-raider': 'line.2', punch: 'hand.0' });
    t.take('play Punch');
    expect(t.options()).toEqual(['Troll', 'Red Raider']);
    t.take('Red Raider');
    t.take('Troll fights');
    expect([own.standing.size(t.s), t.damage('troll')]).toEqual([0, 0]);
    expect(board.purged[RAIDERS].size(t.s)).toBe(2);
  });
});

describe('what lasts', () => {
  it('counts turns of all sides, whatever the game counts as turns', () => {
    const lying = { 'library-access': 'hand.0', foggify: 'hand.0', 'psychic-bug': 'hand.0' } as const;
    const t = new Table('logos', lying, 5);
    expect([t.s.game.spec.turns(t.s), t.s.rules.match.turnOf(t.s)]).toEqual([3, 0]);
    t.take('play Library Access');
    t.take('play Psychic Bug');
    t.take('Library Access');
    // Library Access has let its player draw a card for the Psychic Bug.
    expect(board.hand[0].size(t.s)).toBe(2);
  });
});

describe('what a game adds', () => {
  it('is offered in the main step besides what the core offers', () => {
    const t = new Table('brobnar', { 'red-raider': 'archives.2' });
    expect(t.options()).not.toContain('look at the card that the raiders drew last');
    board.pool.set(t.s, 0, 1);
    t.s.offer.stale = true;
    t.take('look at the card');
    expect(board.pool.get(t.s, 0)).toBe(0);
    expect(board.archives[RAIDERS].set.knownBy(t.s, t.card('red-raider'))).toBe(1);
  });

  it('puts right what is its own business, and may end the game', () => {
    const t = new Table('brobnar', { troll: 'line.0' });
    board.pool.set(t.s, 0, 51);
    board.unsettled.set(t.s, 1);
    t.s.offer.stale = true;
    t.take('Troll reaps');
    expect(t.s.over).toBe(true);
  });

  it('plays whole games, in which every card stays somewhere', () => {
    for (let seed = 0; seed < 5; seed++) {
      const game = raid.build({ players: 2, options: { deck0: `generated:r${seed}`, deck1: `generated:s${seed}` } });
      const chance = gameChance(game, `${seed}`);
      const luck = new SearchChance(`${seed}`);
      const s = game.start(chance);
      while (!s.over) {
        refresh(s);
        applyAt(s, bounded(luck.uint32(), s.offer.count), chance);
        expect(s.game.layout.piles.reduce((sum, pile) => sum + pile.size(s), 0)).toBe(78);
      }
    }
  });
});
