import { z } from 'zod';
import { type Chance, KeyedChance } from '../../../../src/engine/chance.js';
import { effectScripts } from '../../../../src/engine/effects/interpret.js';
import type { Pile } from '../../../../src/engine/fields.js';
import { type ContentChanges, defineGame, type GameDefinition } from '../../../../src/engine/game.js';
import { apply, refresh } from '../../../../src/engine/machine.js';
import { fromBytes, State, toBytes } from '../../../../src/engine/state.js';
import { type Card, contentOf, type Library } from './content.js';
import { language, rollDie, rollForFive } from './language.js';
import { board, cards } from './layout.js';
import { destroyLethal, endTurn, enter, main, type Rules, reapWith, type S } from './rules.js';

/** What lies before a player. */
export interface Place {
  readonly hand?: readonly string[];
  readonly line?: readonly string[];
  /** The last is on top. */
  readonly deck?: readonly string[];
  readonly pool?: number;
}

const noOptions = z.object({});

/** The toy card game with these cards laid out. */
export function toyGame(definitions: Readonly<Record<string, Card>>, seats: readonly Place[]): GameDefinition {
  const ids = Object.keys(definitions);
  const laid = seats.flatMap(({ line = [], hand = [], deck = [] }, seat) => [
    ...line.map((name) => ({ name, seat, pile: board.line[seat] })),
    ...hand.map((name) => ({ name, seat, pile: board.hand[seat] })),
    ...deck.map((name) => ({ name, seat, pile: board.deck[seat] })),
  ]);
  const setUp = (s: S): void => {
    for (const [card, { seat, pile }] of laid.entries()) {
      if (pile === board.line[seat]) enter(s, seat, card);
      else pile.push(s, card);
    }
    for (const [seat, { pool = 0 }] of seats.entries()) board.pool.set(s, seat, pool);
  };
  return defineGame<typeof noOptions, Rules, Library>({
    id: 'toy-cards',
    title: 'Toy cards',
    rulesVersion: 1,
    status: 'whole',
    seats: { min: 2, max: 2 },
    cooperative: false,
    options: noOptions,
    presets: {},
    layout: board.layout,
    content: contentOf(definitions),
    prepare: ({ content }) => ({ ...content, of: Int16Array.from(laid, ({ name }) => ids.indexOf(name)), setUp }),
    components: () => new Map([[cards, laid.map(({ name }) => ({ id: name, name }))]]),
    main,
    scripts: [...effectScripts, destroyLethal, reapWith, endTurn, rollDie, rollForFive],
    utility: () => 0.5,
    turns: (s) => board.turn.get(s),
    longest: () => 1000,
    describe: (s) => `pools ${board.pool.get(s, 0)} and ${board.pool.get(s, 1)}`,
    effects: (rules) => ({ language, programs: rules.programs, numbers: rules.numbers.values }),
  });
}

/** A table at which a test sits: it names options by their texts. */
export class Table {
  readonly s: State<unknown>;
  private readonly chance: Chance;

  constructor(
    definitions: Readonly<Record<string, Card>>,
    seats: readonly Place[],
    changes: ContentChanges = {},
    chance?: Chance,
  ) {
    const game = toyGame(definitions, seats).build({ players: 2, content: changes });
    this.chance = chance ?? new KeyedChance('toy', game.layout.causeNames());
    this.s = game.start(this.chance);
  }

  /** How the options at hand read. */
  options(): string[] {
    refresh(this.s);
    const { codes, count } = this.s.offer;
    return Array.from(codes.subarray(0, count), (code) => this.s.game.text(this.s, code));
  }

  /** Takes options one after the other. */
  choose(...texts: string[]): this {
    for (const text of texts) {
      const index = this.options().indexOf(text);
      if (index < 0) throw new Error(`"${text}" is not among ${this.options().join(', ')}`);
      apply(this.s, this.s.offer.codes[index], this.chance);
    }
    return this;
  }

  /** A second table with the same position, which came there as bytes. */
  copy(): Table {
    const other: Table = Object.create(Table.prototype, {
      s: { value: new State(this.s.game) },
      chance: { value: this.chance },
    });
    fromBytes(other.s, toBytes(this.s));
    return other;
  }

  names(pile: Pile): string[] {
    const { names } = this.s.game.identities[cards.index];
    return Array.from({ length: pile.size(this.s) }, (_, i) => names[pile.get(this.s, i)]);
  }
  line(seat: number): string[] {
    return this.names(board.line[seat]);
  }
  hand(seat: number): string[] {
    return this.names(board.hand[seat]);
  }
  discard(seat: number): string[] {
    return this.names(board.discard[seat]);
  }
  /** Damage by place in the line. */
  damage(seat: number): number[] {
    const line = board.line[seat];
    return Array.from({ length: line.size(this.s) }, (_, i) => board.damage.get(this.s, line.get(this.s, i)));
  }
  tired(seat: number): boolean[] {
    const line = board.line[seat];
    return Array.from({ length: line.size(this.s) }, (_, i) => board.tired.get(this.s, line.get(this.s, i)) === 1);
  }
  pool(seat: number): number {
    return board.pool.get(this.s, seat);
  }
}
