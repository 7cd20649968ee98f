import type { Components, Pile } from '../../../src/engine/fields.js';
import type { Game } from '../../../src/engine/game.js';
import type { State } from '../../../src/engine/state.js';
import { gormenghast } from '../../../src/games/gormenghast/index.js';
import {
  actionCards,
  artifacts,
  board,
  characters,
  plotCards,
  tiles,
  tokens,
} from '../../../src/games/gormenghast/layout.js';
import { type Choice, Scene } from '../../../src/lab/scenario/scene.js';
import { brokenLaws, type Counts, countsOf } from './laws.js';

/** Who stands where: a tile, or more about the character. */
export type Person =
  | string
  | {
      /** The tile; without it the piece is on its card. */
      readonly at?: string;
      /** The controlling seat, with one token unless `tokens` says more. */
      readonly of?: number;
      readonly tokens?: number;
      /** The artifact it carries. */
      readonly with?: string;
      /** The seat by whose doing it came to its tile this turn. */
      readonly by?: number;
    };

/** A position of Gormenghast in ids; what is not named is not there. The Tower of Flints lies at 0, 0. */
export interface Setting {
  readonly players?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly patches?: Readonly<Record<string, string | number>>;
  readonly draws?: Readonly<Record<string, readonly number[]>>;
  readonly seed?: number;
  /** Tiles in play beside the Tower: x, y (north is up), quarter turns. */
  readonly castle?: Readonly<Record<string, readonly [number, number, number?]>>;
  readonly people?: Readonly<Record<string, Person>>;
  /** Loose artifacts and their tiles. */
  readonly loose?: Readonly<Record<string, string>>;
  /** Hands; where there is none, seat 0 holds nothing and each other a card of The Bell Rope. */
  readonly hands?: readonly (readonly string[])[];
  readonly plots?: readonly (readonly string[])[];
  readonly victory?: readonly number[];
  readonly active?: number;
  readonly turn?: number;
  readonly blocked?: string;
  /** Whole decks and piles, the top first; cards of their kind that lie nowhere else are then out of the game. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly plotDeck?: readonly string[];
  readonly plotDiscard?: readonly string[];
  readonly supply?: readonly string[];
  /** The next tokens of the bag. */
  readonly bag?: readonly string[];
}

/** Where all edges are passable: the Tower with a tile on each side, and one beyond the Great Kitchen. */
const CROSS: NonNullable<Setting['castle']> = {
  library: [0, 1],
  'great-kitchen': [1, 0],
  'ivy-stair': [0, -1],
  refectory: [-1, 0],
  'stone-lanes': [2, 0],
};

/** What seats hold that a setting says nothing about: seat 0 nothing, others a card, so that their turns do not pass. */
const IDLE = [[], ['summoned-from-bed'], ['her-ladyship-requires'], ['the-bell-rope']];

const games = new Map<string, Game>();

/** A game with these options, built once. Set-up lays three tiles unless told otherwise: positions are laid over it. */
export function gameOf({ players = 2, options = {}, patches = {} }: Setting): Game {
  const settings = { players, options: { setupTiles: 3, ...options }, content: { patches } };
  const key = JSON.stringify(settings);
  const game = games.get(key) ?? gormenghast.build(settings);
  games.set(key, game);
  return game;
}

/** A game in a position of one's choice, looked at in ids. After every choice the laws that always hold are checked. */
export class Table {
  readonly scene: Scene;
  readonly s: State<unknown>;
  private counts: Counts;

  constructor(scene: Scene) {
    this.scene = scene;
    this.s = scene.state;
    this.counts = countsOf(this.s);
  }

  get offered(): string[] {
    return this.scene.offered;
  }
  get question(): string {
    return this.scene.question;
  }
  get seat(): number {
    return this.scene.seat;
  }
  get over(): boolean {
    return this.scene.over;
  }
  get ending(): string {
    return this.over ? this.scene.game.outcome(this.s).ending : '';
  }

  /** Takes options by their texts, or parts of them, one after the other. */
  choose(...texts: string[]): this {
    for (const text of texts) this.take(text);
    return this;
  }
  /** As `choose`, by a seat that must be the one asked. */
  chooseAs(seat: number, ...texts: string[]): this {
    for (const text of texts) this.take({ seat, choose: text });
    return this;
  }
  /** Plays a card for `influence`, `movement` or `its text`; the use need not be asked when it is the only one. */
  play(title: string, use: string): this {
    const told = this.scene.log.length;
    this.choose(`play ${title}`);
    if (this.question === 'use') return this.choose(`for ${use}`);
    if (!this.told(told).some((line) => line.includes(`: for ${use}`))) throw new Error(`${title}: not for ${use}`);
    return this;
  }
  /** The uses a card has now, in the words of the options; it is then played for the only one. */
  uses(title: string): string[] {
    const told = this.scene.log.length;
    this.choose(`play ${title}`);
    if (this.question === 'use') return this.offered;
    const uses = this.told(told).filter((line) => line.includes(': for '));
    return uses.map((line) => line.slice(line.indexOf(': ') + 2));
  }
  /** What the game has told from a line on. */
  told(from = 0): string[] {
    return this.scene.log.slice(from);
  }
  /** Plays a card for influence and plans these moves: [to, from] each, `from` the pool unless named. */
  influence(title: string, ...moves: readonly (readonly [string, string?])[]): this {
    this.play(title, 'influence');
    for (const [to, from = 'the pool'] of moves) {
      if (this.question === 'influence') this.choose(`a token to ${to}`);
      if (this.question === 'token source') this.choose(`from ${from}`);
    }
    if (this.question === 'influence') this.choose('no more tokens');
    return this;
  }
  /** Whether an option reads so, or contains this text. */
  offers(text: string): boolean {
    return this.offered.some((option) => option.toLowerCase().includes(text.toLowerCase()));
  }
  /** The options that contain a text. */
  options(text: string): string[] {
    return this.offered.filter((option) => option.includes(text));
  }

  ids(pile: Pile): string[] {
    const { ids } = this.s.game.identities[pile.set.index];
    return Array.from({ length: pile.size(this.s) }, (_, i) => ids[pile.get(this.s, i)]);
  }
  hand(seat: number): string[] {
    return this.ids(board.hand[seat]).sort();
  }
  plots(seat: number): string[] {
    return this.ids(board.plots[seat]).sort();
  }
  /** Action discards, the top last. */
  get discard(): string[] {
    return this.ids(board.actionDiscard);
  }
  get plotDiscard(): string[] {
    return this.ids(board.plotDiscard);
  }
  get castle(): string[] {
    return this.ids(board.castle);
  }
  /** Where a tile lies, and its quarter turns. */
  cell(tile: string): [number, number, number] {
    const index = this.index(tiles, tile);
    return [board.x.get(this.s, index), board.y.get(this.s, index), board.rotation.get(this.s, index)];
  }
  /** The tile on which a character stands, an empty text while it is on its card. */
  place(character: string): string {
    return this.name(tiles, board.place.get(this.s, this.index(characters, character)));
  }
  /** Controlling seat and number of tokens: `[-1, 0]` for nobody. */
  held(character: string): [number, number] {
    const who = this.index(characters, character);
    return [board.controller.get(this.s, who), board.influence.get(this.s, who)];
  }
  pool(seat: number): number {
    return board.pool.get(this.s, seat);
  }
  victory(seat: number): number {
    return board.victory.get(this.s, seat);
  }
  carries(character: string): string {
    return this.name(artifacts, board.carries.get(this.s, this.index(characters, character)));
  }
  /** The tile on which an artifact lies loose, an empty text for none. */
  loose(artifact: string): string {
    return this.name(tiles, board.looseOn.get(this.s, this.index(artifacts, artifact)));
  }
  get blocked(): string {
    return this.name(tiles, board.blocked.get(this.s));
  }
  get active(): number {
    return board.active.get(this.s);
  }
  get turn(): number {
    return board.turn.get(this.s);
  }
  /** A metric by its name, as games.csv would have it. */
  metric(name: string, seat = 0): number {
    const metric = this.s.game.spec.metrics?.find((each) => each.name === name);
    if (!metric) throw new Error(`no metric ${name}`);
    return metric.read(this.s, seat) ?? Number.NaN;
  }
  /** Seats that know where a card is although it is hidden, as a mask. */
  knownBy(pile: Pile, id: string): number {
    const index = this.ids(pile).indexOf(id);
    return pile.set.knownBy(this.s, pile.get(this.s, index));
  }

  private take(choice: Choice): void {
    this.scene.choose(choice);
    const broken = brokenLaws(this.s, this.counts);
    if (broken.length > 0) throw new Error(broken.join('; '));
    this.counts = countsOf(this.s);
  }
  private index(set: Components, id: string): number {
    const index = this.s.game.identities[set.index].ids.indexOf(id);
    if (index < 0) throw new Error(`no ${set.name} ${id}`);
    return index;
  }
  private name(set: Components, component: number): string {
    return component < 0 ? '' : this.s.game.identities[set.index].ids[component];
  }
}

/** The active player's choice of an action in this position. */
export function table(setting: Setting = {}): Table {
  const { draws, seed } = setting;
  const position = positionOf(setting);
  return new Table(new Scene(gameOf(setting), { at: 'action', position, rest: restOf(setting), draws, seed }));
}

/** The placing of tiles at set-up, with these tiles in the players' hands. */
export function settingUp(setting: Setting & { readonly dealt: readonly (readonly string[])[] }): Table {
  const { castle, x, y, rotation } = positionOf(setting);
  const seats = setting.dealt.map((dealt) => ({ dealt }));
  return new Table(new Scene(gameOf(setting), { at: 'tile', position: { castle, x, y, rotation, seats } }));
}

function positionOf(setting: Setting): Record<string, unknown> {
  const { castle = CROSS, players = 2, hands = [], plots = [], options = {}, people = {} } = setting;
  const cells = Object.entries({ 'tower-of-flints': [0, 0] as const, ...castle });
  const given = Object.entries(people).map(([id, person]) => [
    id,
    typeof person === 'string' ? { at: person } : person,
  ]);
  const about = new Map(given as [string, Exclude<Person, string>][]);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const column = (read: (person: Exclude<Person, string>) => unknown): Record<string, unknown> =>
    Object.fromEntries([...about].map(([id, person]) => [id, read(person)]));
  const everyone = Object.fromEntries(gameOf(setting).identities[characters.index].ids.map((id) => [id, null]));
  const everything = Object.fromEntries(gameOf(setting).identities[artifacts.index].ids.map((id) => [id, null]));
  const held = (seat: number): number =>
    [...about.values()].reduce((sum, { of, tokens: n = 1 }) => (of === seat ? sum + n : sum), 0);
  const tokensOf = typeof options.influenceTokens === 'number' ? options.influenceTokens : 5;
  return {
    castle: cells.map(([id]) => id),
    x: Object.fromEntries(cells.map(([id, [x]]) => [id, x])),
    y: Object.fromEntries(cells.map(([id, [, y]]) => [id, y])),
    rotation: Object.fromEntries(cells.map(([id, [, , turns = 0]]) => [id, turns])),
    place: { ...everyone, ...column(({ at = null }) => at) },
    controller: { ...everyone, ...column(({ of = null }) => of) },
    influence: column(({ of, tokens: n = 1 }) => (of === undefined ? 0 : n)),
    carries: { ...everyone, ...column((person) => person.with ?? null) },
    broughtBy: column(({ by = null }) => by),
    looseOn: { ...everything, ...setting.loose },
    pool: seats.map((seat) => tokensOf - held(seat)),
    victory: seats.map((seat) => setting.victory?.[seat] ?? 0),
    active: setting.active ?? 0,
    turn: setting.turn ?? 1,
    blocked: setting.blocked ?? null,
    seats: seats.map((seat) => ({ hand: hands[seat] ?? IDLE[seat], plots: plots[seat] ?? [] })),
    ...(setting.deck ? { actionDeck: setting.deck.toReversed() } : {}),
    ...(setting.discard ? { actionDiscard: setting.discard.toReversed() } : {}),
    ...(setting.plotDeck ? { plotDeck: setting.plotDeck.toReversed() } : {}),
    ...(setting.plotDiscard ? { plotDiscard: setting.plotDiscard.toReversed() } : {}),
    ...(setting.supply ? { supply: setting.supply.toReversed() } : {}),
    ...(setting.bag ? { tokenBag: { top: setting.bag } } : {}),
  };
}

function restOf({ deck, plotDeck, supply }: Setting): Record<string, string> {
  return {
    ...(deck ? { [actionCards.name]: 'out' } : {}),
    ...(plotDeck ? { [plotCards.name]: 'out' } : {}),
    ...(supply ? { [tiles.name]: 'out' } : {}),
    [tokens.name]: 'out',
  };
}
