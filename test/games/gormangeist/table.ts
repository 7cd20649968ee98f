import { expect } from 'vitest';
import type { Chance } from '../../../src/engine/chance.js';
import type { Column, Pile } from '../../../src/engine/fields.js';
import { defineGame, type Game } from '../../../src/engine/game.js';
import { gameChance } from '../../../src/engine/game-chance.js';
import { apply, applyAt, question, refresh } from '../../../src/engine/machine.js';
import type { State } from '../../../src/engine/state.js';
import { content } from '../../../src/games/gormangeist/content.js';
import { gormangeist } from '../../../src/games/gormangeist/index.js';
import { own } from '../../../src/games/gormangeist/layout.js';
import type { G } from '../../../src/games/gormangeist/own.js';
import { board, cards } from '../../../src/games/keyforge/layout.js';
import { settlePosition } from '../../../src/games/keyforge/rules/laying.js';
import { pileOf } from '../../../src/games/keyforge/rules/zones.js';

/** Where a card lies; `E` is the side of Gormangeist. */
type Side = 0 | 1 | 2 | 'E';
export type Place =
  | `${'line' | 'relics' | 'hand' | 'deck' | 'discard' | 'archives'}.${Side}`
  | `on ${string}`
  | 'doors'
  | 'aside'
  | 'mansionDeck';

/**
 * The numbers that tests of rules count with, so that mending the balance of the stand-in cards changes none of them:
 * icons, powers and costs as they were first written down.
 */
const NUMBERS: Readonly<Record<string, string | number>> = {
  'card.rust-footman.copies': 3,
  'card.rust-footman.amber': 1,
  'card.steam-valet.amber': 0,
  'card.scrap-mastiff.amber': 0,
  'card.boiler-brute.amber': 0,
  'card.whispering-maid.amber': 0,
  'card.whispering-maid.copies': 1,
  'card.whispering-maid.effect': 'Reap: times(3) { discard(topCard(opp)) }',
  'card.ecto-siphoner.amber': 0,
  'card.chill-in-the-halls.amber': 1,
  'card.tithe-of-the-dead.amber': 1,
  'card.the-grim-reaper.power': 7,
  'card.the-grim-reaper.armor': 0,
  'card.dusty-library.reverse': 'dark-essence',
  'card.cold-kitchen.payable.1': 2,
  'card.cold-kitchen.cost.1': 2,
  'card.iron-gate.power': 8,
  'card.iron-gate.payable.1': 3,
  'card.iron-gate.cost.1': 3,
};
const known = content.load({ patches: NUMBERS });

/** The game with these numbers. */
const counted = defineGame({
  ...gormangeist.spec,
  content: {
    ...content,
    load: ({ patches = {} }) =>
      Object.keys(patches).length === 0 ? known : content.load({ patches: { ...NUMBERS, ...patches } }),
  },
});

/** Small decks of three houses: whoever begins a turn chooses a house. */
export const DECKS = [
  'cards:troll+bumpsy+krump+dust-imp+dust-imp+urchin+silvertooth+punch+anger+umbra',
  `cards:troll+bumpsy+dust-imp+urchin+silvertooth+anger${'+punch'.repeat(12)}`,
  'cards:troll+krump+dust-imp+urchin+silvertooth+anger',
] as const;

export interface Laid {
  readonly players?: number;
  readonly active?: number;
  readonly house?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly patches?: Readonly<Record<string, string | number>>;
  /** What lies where; each list from bottom to top, or from left to right. */
  readonly lying?: Readonly<Partial<Record<Place, readonly string[]>>>;
}

/**
 * A position in the main step of a player. Cards that are not laid are in the decks of their owners; no mansion card is
 * in play, The Grim Reaper neither, unless it is laid.
 */
export class Table {
  readonly s: G;
  readonly game: Game;
  readonly enemy: number;
  private readonly chance: Chance;
  /** The turn in which the position was laid, or that which came after `end`. */
  private turn: number;

  constructor({ players = 1, active = 0, house = 'brobnar', options = {}, patches = {}, lying = {} }: Laid = {}) {
    const decks = Object.fromEntries(DECKS.map((deck, seat) => [`deck${seat}`, deck]));
    this.game = counted.build({ players, options: { ...decks, ...options }, content: { patches } });
    this.chance = gameChance(this.game, 'table');
    const s: State<unknown> = this.game.start(this.chance);
    this.s = s as G;
    this.enemy = players;
    while (question(this.s).name !== 'house') this.first();
    while (question(this.s).name !== 'main') this.first();
    this.clear();
    board.active.set(this.s, active);
    for (const [place, names] of Object.entries(lying)) for (const name of names ?? []) this.lay(name, place as Place);
    board.house.set(this.s, this.s.rules.houseNames.indexOf(house));
    this.turn = board.turn.get(this.s);
    this.settle();
  }

  private clear(): void {
    const { s } = this;
    const piles = [board.hand, board.line, board.relics, board.archives, board.discard].flatMap((some) => some.slice());
    for (const pile of [...piles, board.attached]) while (pile.size(s) > 0) this.back(pile.top(s), pile);
    for (const pile of [own.doors, own.aside]) while (pile.size(s) > 0) this.back(pile.top(s), pile);
    board.host.fill(s, -1);
    board.exhausted.fill(s, 0);
    board.pool.fill(s, 0);
  }

  private back(card: number, from: Pile): void {
    from.remove(this.s, card);
    const isDoor = this.s.rules.own.kind[card] === 2;
    (isDoor ? own.mansionDeck : board.deck[this.s.rules.owner[card]]).insert(this.s, 0, card);
    board.place.set(this.s, card, 0);
  }

  pile(place: Place): Pile {
    const [name, side = ''] = place.split('.');
    const at = side === 'E' ? this.enemy : Number(side);
    switch (name) {
      case 'doors':
        return own.doors;
      case 'aside':
        return own.aside;
      case 'mansionDeck':
        return own.mansionDeck;
      case 'line':
      case 'relics':
      case 'hand':
      case 'deck':
      case 'discard':
      case 'archives':
        return board[name][at];
      default:
        return board.attached;
    }
  }

  lay(called: string, place: Place): void {
    const { s } = this;
    const card = this.card(called);
    const from = pileOf(s, card) ?? this.inPlay().find((pile) => pile.has(s, card));
    from?.remove(s, card);
    if (place.startsWith('on ')) board.host.set(s, card, this.card(place.slice(3)));
    this.pile(place).push(s, card);
    if (this.pile(place).seenBy !== 'all') cards.forget(s, card);
  }

  private inPlay(): Pile[] {
    return [...board.line, ...board.relics, board.attached, own.doors, own.reverses];
  }

  /** Works out anew what follows from the position. */
  settle(): void {
    settlePosition(this.s);
    board.unsettled.set(this.s, 1);
    this.s.offer.stale = true;
  }

  /** `troll`, `troll 2` for the second card of that title, those of seat 0 before the others. */
  card(called: string): number {
    const [, id, number] = /^(.*?)(?: (\d+))?$/.exec(called) ?? ['', called];
    const { row, ids } = this.s.rules;
    const all = [...row].flatMap((r, card) => (ids[r] === id ? [card] : []));
    const card = all[Number(number ?? 1) - 1];
    if (card === undefined) throw new RangeError(`there is no ${called}`);
    return card;
  }

  /** Where a card is: `line.0`, `doors`, `gone` … */
  whereIs(called: string): string {
    const card = this.card(called);
    const found = this.game.layout.fields.filter(({ field }) => 'seers' in field && (field as Pile).has(this.s, card));
    return found.map(({ name }) => name.replace(`.${this.enemy}`, '.E')).join(' and ');
  }

  titles(place: Place): string[] {
    const pile = this.pile(place);
    const { s } = this;
    return Array.from({ length: pile.size(s) }, (_, i) => s.rules.ids[s.rules.row[pile.get(s, i)]]);
  }

  first(): void {
    refresh(this.s);
    applyAt(this.s, 0, this.chance);
  }

  options(): string[] {
    refresh(this.s);
    return Array.from(this.s.offer.codes.subarray(0, this.s.offer.count), (code) => this.game.text(this.s, code));
  }

  /** Takes options one after the other; each is the first that holds the text, in whatever case. */
  take(...texts: string[]): this {
    for (const text of texts) {
      const options = this.options();
      const place = options.findIndex((one) => one.toLowerCase().includes(text.toLowerCase()));
      expect(place, `${text} among ${options.join(', ')}`).toBeGreaterThanOrEqual(0);
      apply(this.s, this.s.offer.codes[place], this.chance);
    }
    return this;
  }

  /** Ends the turn of the player, unless it has ended as there was nothing left to do: the Gormangeist turn follows. */
  end(): this {
    if (!this.s.over && board.turn.get(this.s) === this.turn) this.take('end the step');
    this.turn = board.turn.get(this.s);
    return this;
  }

  /** Changes a number of a card. */
  set(column: Pick<Column, 'set'>, called: string, value: number): this {
    column.set(this.s, this.card(called), value);
    this.settle();
    return this;
  }

  of(column: Pick<Column, 'get'>, called: string): number {
    return column.get(this.s, this.card(called));
  }

  amber(side: Side): number {
    return board.pool.get(this.s, side === 'E' ? this.enemy : side);
  }

  give(side: Side, amount: number): this {
    board.pool.set(this.s, side === 'E' ? this.enemy : side, amount);
    this.s.offer.stale = true;
    return this;
  }

  /** Essence of a player: Archon's, and Dark. */
  essence(seat: number): [number, number] {
    return [own.archon.get(this.s, seat), own.dark.get(this.s, seat)];
  }

  setEssence(seat: number, archon: number, dark: number): this {
    own.archon.set(this.s, seat, archon);
    own.dark.set(this.s, seat, dark);
    return this;
  }

  get ending(): string {
    return this.s.over ? this.game.outcome(this.s).ending : 'none';
  }

  get question(): string {
    return question(this.s).name;
  }
}
