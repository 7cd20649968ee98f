import type { Bot, BotSeat } from '../engine/bot.js';
import { botKey, dealKey, type GameKey, type KeyedChance, SearchChance, searchKey } from '../engine/chance.js';
import type { Game, GameDefinition, Metric, Settings } from '../engine/game.js';
import { gameChance } from '../engine/game-chance.js';
import { type Played, type PlayOptions, type Problem, play } from '../engine/play.js';
import { hash, type Visits } from '../engine/state.js';
import type { View } from '../engine/view.js';
import type { Arm } from './arm.js';
import type { ResolvedBot } from './bot-spec.js';
import { now } from './clock.js';
import { type DeckTable, Tables } from './decks/tables.js';
import { type Heartbeat, NO_SEAT } from './heartbeat.js';
import type { Plan } from './plan.js';
import { slotsOfSeats } from './seating.js';
import { cardCell } from './tables/card-cell.js';
import type { Cell } from './tables/cell.js';
import { metricCell } from './tables/metric-cell.js';

/** One game of an arm as it was played. */
export interface PlayedGame {
  readonly key: GameKey;
  /** The game with its decks, and the state it was played on; valid until the next game. */
  readonly table: DeckTable;
  readonly played: Played;
  /** A cell per metric and seat, then one per seat for its cards, in the order of the columns. */
  readonly metrics: readonly Cell[];
  /** Actions in order; valid until the next game. */
  readonly codes: readonly number[];
}

/** A game that is known to fail without an end: a bot that never answers, or one that takes its thread down. */
export interface KnownFault {
  /** The game is played so far and no further; when that fails too, it is not played at all. */
  readonly replay: boolean;
  readonly decisions: number;
  readonly message: string;
  readonly seat: number;
}

/** Plays games of one arm, on one pooled state for each table of decks. */
export class GamePlayer {
  /** Told what effects do in the games. */
  visits: Visits | null = null;
  private readonly tables: Tables;
  private table: DeckTable;
  /** The slots of all seats, per rotation. */
  private readonly slots: readonly (readonly number[])[];
  private readonly chances: readonly KeyedChance[];
  private readonly seats: readonly WatchedSeat[];
  private readonly codes: number[] = [];
  private readonly options: PlayOptions;
  private readonly cardIds: readonly string[];
  /** How far each card has come. */
  private readonly reach: Uint8Array;
  private readonly metricSeats: readonly { readonly metric: Metric; readonly seat: number }[];
  /** The cells of a game that failed: its numbers mean nothing. */
  private readonly noMetrics: readonly Cell[];

  /** @param bots by slot */
  constructor(
    private readonly plan: Pick<Plan, 'seed' | 'players' | 'decks'>,
    private readonly arm: Arm,
    definition: GameDefinition,
    settings: Settings,
    private readonly bots: readonly ResolvedBot[],
    private readonly heartbeat: Heartbeat,
  ) {
    this.tables = new Tables(plan, arm, definition, settings);
    this.table = this.tables.at(this.keyOf(0));
    const { game } = this.table;
    this.slots = Array.from({ length: arm.rotations }, (_, rotation) => slotsOfSeats(rotation, arm.players));
    this.chances = this.slots.map((slots) => gameChance(game, '', slots));
    this.seats = Array.from({ length: arm.players }, (_, seat) => new WatchedSeat(seat, heartbeat));
    this.metricSeats = (game.spec.metrics ?? []).flatMap((metric) =>
      Array.from({ length: metric.perSeat ? plan.players : 1 }, (_, seat) => ({ metric, seat })),
    );
    const { cardUse } = game.spec;
    this.cardIds = cardUse?.ids(game.rules) ?? [];
    this.reach = new Uint8Array(this.cardIds.length);
    const perSeat = cardUse ? plan.players : 0;
    this.noMetrics = Array.from({ length: this.metricSeats.length + perSeat }, () => null);
    this.options = {
      decisionCap: arm.cap,
      onAction: (_state, code) => {
        this.codes.push(code);
        heartbeat.answered();
      },
    };
  }

  /** The key of an arm's game: deals in order, all rotations of one before the next. */
  keyOf(index: number): GameKey {
    const { arm, rotations } = this.arm;
    return { arm, deal: Math.floor(index / rotations), rotation: index % rotations };
  }

  /** The slot from which each seat is filled. */
  slotsOf(rotation: number): readonly number[] {
    return this.slots[rotation];
  }

  /**
   * Plays one game. Never throws for what rules or bots do: that ends it as `fault` or `illegal`.
   * @param known where the game is known to fail without an end (a bot that never answers)
   */
  play(key: GameKey, known?: KnownFault): PlayedGame {
    this.codes.length = 0;
    let played: Played;
    let metrics = this.noMetrics;
    try {
      this.table = this.tables.at(key);
      if (known?.replay === false) return this.unplayed(key, known);
      const { game, state } = this.table;
      state.visits = this.visits;
      const chance = this.seat(key);
      game.restart(state, chance);
      const options = known ? { ...this.options, decisionCap: known.decisions } : this.options;
      played = play(state, this.seats, chance, options);
      if (known) played = { ...failed(played), problem: { message: known.message, seat: known.seat } };
      else checkUtility(played);
      if (played.problem === null) metrics = this.readMetrics();
    } catch (error) {
      played = this.faulted(error);
    }
    return { key, table: this.table, played, metrics, codes: this.codes };
  }

  /** Seats the bots for a game and gives it its luck; the state is the pooled one, not yet set up. */
  private seat({ deal, rotation }: GameKey): KeyedChance {
    const key = dealKey(this.plan.seed, deal);
    for (const [seat, watched] of this.seats.entries()) {
      const slot = this.slots[rotation][seat];
      this.heartbeat.ask(seat);
      watched.bot = this.bots[slot].make(botSeat(this.table.game, key, seat, slot, this.bots[slot].timed));
    }
    this.heartbeat.ask(NO_SEAT);
    const chance = this.chances[rotation];
    chance.reset(key);
    return chance;
  }

  /** Empty where a seat does not exist in this arm, or where a number is none. */
  private readMetrics(): Cell[] {
    const { state } = this.table;
    const metrics = this.metricSeats.map(({ metric, seat }) => {
      if (seat >= state.players) return null;
      return metricCell(metric, state, seat);
    });
    return [...metrics, ...this.readCards()];
  }

  private readCards(): Cell[] {
    const { game, state } = this.table;
    const { cardUse } = game.spec;
    if (!cardUse) return [];
    return Array.from({ length: this.plan.players }, (_, seat) =>
      seat < state.players ? cardCell(cardUse, this.cardIds, state, seat, this.reach) : null,
    );
  }

  private faulted(error: unknown): Played {
    const message = error instanceof Error ? error.message : String(error);
    return this.fault(this.heartbeat.decisions, { message, seat: this.heartbeat.seat });
  }

  /** The result of a game that cannot be played; its position is an empty one. */
  private unplayed(key: GameKey, { decisions, message, seat }: KnownFault): PlayedGame {
    this.table.state.block.fill(0);
    return {
      key,
      table: this.table,
      played: this.fault(decisions, { message, seat }),
      metrics: this.noMetrics,
      codes: [],
    };
  }

  private fault(decisions: number, problem: Problem): Played {
    return {
      ending: 'fault',
      utility: Array.from({ length: this.arm.players }, () => 0),
      winners: [],
      turns: 0,
      decisions,
      options: 0,
      finalHash: hash(this.table.state),
      problem,
    };
  }
}

/** What the bot of a slot is made with. Its luck is seeded when first asked for: many bots need none, or one of two. */
export function botSeat(game: Game, key: string, seat: number, slot: number, timed: boolean): BotSeat {
  let luck: SearchChance | undefined;
  let search: SearchChance | undefined;
  return {
    game,
    seat,
    slot,
    get luck() {
      luck ??= new SearchChance(botKey(key, slot));
      return luck;
    },
    get search() {
      search ??= new SearchChance(searchKey(key, slot));
      return search;
    },
    ...(timed ? { clock: now } : {}),
  };
}

/** Tells the heartbeat whom the game is waiting for. */
class WatchedSeat implements Bot {
  bot: Bot = NOBODY;

  constructor(
    private readonly seat: number,
    private readonly heartbeat: Heartbeat,
  ) {}

  choose(view: View): number {
    this.heartbeat.ask(this.seat);
    return this.bot.choose(view);
  }
}

const NOBODY: Bot = {
  choose() {
    throw new Error('nobody sits here');
  },
};

function failed(played: Played): Played {
  return { ...played, ending: 'fault', utility: played.utility.map(() => 0), winners: [] };
}

/** A game that breaks its contract here would spoil every mean it enters. */
function checkUtility({ utility }: Played): void {
  const seat = utility.findIndex((value) => !(value >= 0 && value <= 1));
  if (seat >= 0) throw new RangeError(`the utility of seat ${seat} is ${utility[seat]}, outside 0..1`);
}
