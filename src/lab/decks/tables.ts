import type { Game, GameDefinition, Settings } from '../../engine/game.js';
import { State } from '../../engine/state.js';
import type { Arm } from '../arm.js';
import type { Plan } from '../plan.js';
import type { DeckChoice } from './deck-pools.js';
import { decksOfDeal, decksOfSeats, withDecks } from './decks-of-deal.js';

/** A game with its decks on the table, and the state it is played on. */
export interface DeckTable {
  readonly game: Game;
  readonly settings: Settings;
  /** By seat; empty for a game without decks. */
  readonly decks: readonly DeckChoice[];
  readonly state: State<unknown>;
}

/** Tables that are kept ready: all pairs of a few decks, but not every deck that was ever generated. */
const MOST_READY = 256;

/** The games of an arm by the decks they are played with; one where decks are no dimension. */
export class Tables {
  private readonly ready = new Map<string, DeckTable>();

  constructor(
    private readonly plan: Pick<Plan, 'seed' | 'decks'>,
    private readonly arm: Arm,
    private readonly definition: GameDefinition,
    private readonly settings: Settings,
  ) {}

  /** The table of a game. */
  at({ deal, rotation }: { readonly deal: number; readonly rotation: number }): DeckTable {
    const drawn = decksOfDeal(this.plan.seed, this.plan.decks, this.arm, deal);
    const decks = decksOfSeats(drawn, rotation);
    const key = decks.map(({ value }) => value).join('\n');
    const known = this.ready.get(key);
    if (known) return known;
    const settings = withDecks(this.settings, this.definition.spec.decks, decks);
    const game = this.definition.build(settings);
    const table = { game, settings, decks, state: new State(game) };
    this.ready.set(key, table);
    const [oldest] = this.ready.keys();
    if (this.ready.size > MOST_READY) this.ready.delete(oldest);
    return table;
  }
}
