import { KeyedChance } from '../../../src/engine/chance.js';
import { decision } from '../../../src/engine/decision.js';
import type { Pile } from '../../../src/engine/fields.js';
import type { Game } from '../../../src/engine/game.js';
import { apply, refresh } from '../../../src/engine/machine.js';
import type { State } from '../../../src/engine/state.js';
import type { Rules } from '../../../src/games/thunderstone/content.js';
import { thunderstone } from '../../../src/games/thunderstone/index.js';
import { board, HALL, PLACES } from '../../../src/games/thunderstone/layout.js';
import { healthAt, tally, weigh, wins } from '../../../src/games/thunderstone/rules/attack.js';
import { scoreOf } from '../../../src/games/thunderstone/rules/scoring.js';

export interface Setting {
  readonly players?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly patches?: Readonly<Record<string, string | number>>;
  readonly key?: string;
}

const games = new Map<string, Game<Rules>>();

/** Games are immutable: each setting is built once a file. */
function built(players: number, options: Setting['options'], patches: Setting['patches'] = {}): Game<Rules> {
  const name = JSON.stringify([players, options, patches]);
  const known = games.get(name);
  if (known) return known;
  const game: unknown = thunderstone.build({
    players,
    options: { firstPlayer: 'seat0', ...options },
    content: { patches },
  });
  games.set(name, game as Game<Rules>);
  return game as Game<Rules>;
}

/** A game of Thunderstone on which cards can be laid: seat 0 begins, nothing else is fixed. */
export class Table {
  readonly game: Game<Rules>;
  readonly s: State<Rules>;
  readonly chance: KeyedChance;
  readonly log: string[] = [];

  constructor({ players = 2, options = {}, patches = {}, key = 'table' }: Setting = {}) {
    this.game = built(players, options, patches);
    this.chance = new KeyedChance(key, this.game.layout.causeNames());
    this.s = this.game.start(this.chance);
    this.s.log = { line: (text) => this.log.push(text) };
  }

  row(id: string): number {
    const row = this.s.rules.rowIds.indexOf(id);
    if (row < 0) throw new Error(`no card ${id}`);
    return row;
  }

  /** A copy of a card: one that lies nowhere, else one taken from where it lies. */
  private copy(id: string): number {
    const { first, copies } = this.s.rules;
    const row = this.row(id);
    const all = Array.from({ length: copies[row] }, (_, i) => first[row] + i);
    const lies = (card: number): boolean =>
      this.game.layout.piles.some((pile) => pile.has(this.s, card)) || this.stands(card);
    const free = all.find((card) => !lies(card));
    if (free !== undefined) return free;
    const { stack, removed, dungeon, diseases, swarm, deck, discard, hand } = board;
    for (const pile of [...stack, removed, dungeon, diseases, swarm, ...deck, ...discard, ...hand]) {
      const card = all.find((one) => pile.has(this.s, one));
      if (card === undefined) continue;
      pile.remove(this.s, card);
      return card;
    }
    throw new Error(`no copy of ${id} is left`);
  }

  private stands(card: number): boolean {
    return Array.from({ length: PLACES }, (_, place) => board.hall.get(this.s, place)).includes(card);
  }

  /** Makes a pile hold these cards and no others, the last on top. */
  lay(pile: Pile, ...ids: string[]): this {
    while (pile.size(this.s) > 0) pile.pop(this.s);
    for (const id of ids) pile.push(this.s, this.copy(id));
    this.s.offer.stale = true;
    return this;
  }
  hand(seat: number, ...ids: string[]): this {
    return this.lay(board.hand[seat], ...ids);
  }
  /** The top card first. */
  deck(seat: number, ...ids: string[]): this {
    return this.lay(board.deck[seat], ...[...ids].reverse());
  }
  discard(seat: number, ...ids: string[]): this {
    return this.lay(board.discard[seat], ...ids);
  }
  /** The top card first. */
  dungeon(...ids: string[]): this {
    return this.lay(board.dungeon, ...[...ids].reverse());
  }
  /** Ranks 1, 2, 3, then Rank 0; '' for an empty place. */
  hall(...ids: string[]): this {
    for (let place = 0; place < PLACES; place++) {
      board.hall.set(this.s, place, -1);
      board.under.set(this.s, place, -1);
      board.met.set(this.s, place, 0);
    }
    ids.forEach((id, place) => {
      if (id !== '') board.hall.set(this.s, place, this.copy(id));
    });
    this.s.offer.stale = true;
    return this;
  }
  xp(seat: number, amount: number): this {
    board.xp.set(this.s, seat, amount);
    this.s.offer.stale = true;
    return this;
  }

  get seat(): number {
    refresh(this.s);
    return this.s.offer.seat;
  }
  /** The options as they read. */
  get texts(): string[] {
    return decision(this.s)?.options.map((option) => option.text) ?? [];
  }
  get question(): string {
    return decision(this.s)?.name ?? 'over';
  }
  /** Takes options by the beginnings of their texts, one after another. */
  choose(...texts: string[]): this {
    for (const text of texts) {
      const options = decision(this.s)?.options ?? [];
      const found =
        options.find((option) => option.text === text) ?? options.find((option) => option.text.startsWith(text));
      if (!found) throw new Error(`"${text}" is not among: ${options.map((option) => option.text).join(' | ')}`);
      apply(this.s, found.code, this.chance);
    }
    return this;
  }
  offers(text: string): boolean {
    return this.texts.some((option) => option.startsWith(text));
  }

  /** The ids in a pile, sorted. */
  ids(pile: Pile): string[] {
    return this.order(pile).sort();
  }
  /** The ids in a pile, the bottom first. */
  order(pile: Pile): string[] {
    const { rowIds, of } = this.s.rules;
    return Array.from({ length: pile.size(this.s) }, (_, i) => rowIds[of[pile.get(this.s, i)]]);
  }
  /** What stands at the places of the hall. */
  get standing(): string[] {
    const { rowIds, of } = this.s.rules;
    return Array.from({ length: PLACES }, (_, place) => board.hall.get(this.s, place)).map((card) =>
      card < 0 ? '' : rowIds[of[card]],
    );
  }
  get ranks(): string[] {
    return this.standing.slice(0, HALL);
  }
  xpOf(seat: number): number {
    return board.xp.get(this.s, seat);
  }
  points(seat: number): number {
    return scoreOf(this.s, seat);
  }

  /** The attack on a place as it stands. */
  attackOn(place: number): { attack: number; magic: number; light: number; missing: number; value: number } {
    const value = weigh(this.s, place);
    const { attack, magic, light, missing } = tally;
    return { attack, magic, light, missing, value };
  }
  health(place: number): number {
    return healthAt(this.s, place);
  }
  wins(place: number): boolean {
    return wins(this.s, place);
  }
}

/** A strong enough hand for most monsters, without effects that ask anything. */
export const CHAMPIONS = ['outlands-khan', 'outlands-khan'];

/** A dungeon turn of seat 0 with this hand against these ranks; deck and discards are empty. */
export function inDungeon(hand: readonly string[], ranks: readonly string[], setting: Setting = {}): Table {
  const t = new Table(setting);
  t.hand(0, ...hand)
    .deck(0)
    .discard(0)
    .hall(...ranks);
  return t.choose('enter the dungeon');
}

/** A village turn of seat 0 with this hand. */
export function inVillage(hand: readonly string[], setting: Setting = {}): Table {
  const t = new Table(setting);
  t.hand(0, ...hand)
    .deck(0)
    .discard(0);
  return t.choose('visit the village');
}
