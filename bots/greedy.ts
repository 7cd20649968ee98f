import { type Bot, type BotSeat, defineBot } from '../src/engine/bot.js';
import { bounded, SearchChance } from '../src/engine/chance.js';
import { MAX_OPTIONS } from '../src/engine/offer.js';
import type { View, World } from '../src/engine/view.js';
import { ActionEnd } from './search/action-end.js';

type GreedyParameters = {
  readonly worlds: number;
  readonly tries: number;
};

/** Takes what looks best once the action is done, and thinks no further. */
export const greedy = defineBot<GreedyParameters>({
  id: 'greedy',
  help: 'takes the option after which the position looks best at the end of the action',
  version: 1,
  parameters: [
    { name: 'worlds', help: 'worlds in which each option is tried', default: 3, min: 1, max: 1000, integer: true },
    {
      name: 'tries',
      help: 'most inner choices tried for an option in a world',
      default: 64,
      min: 0,
      max: 100_000,
      integer: true,
    },
  ],
  make: (seat, parameters) => new GreedyBot(seat, parameters),
});

/** What the bot keeps from one decision to the next: room, and nothing it has learned. */
interface Workplace {
  readonly dealt: World;
  readonly trial: World;
  readonly end: ActionEnd;
}

class GreedyBot implements Bot {
  /** What happens in the world at hand, and what is left of it for the option that is tried. */
  private readonly future = new SearchChance();
  private readonly luck = new SearchChance();
  private readonly totals = new Float64Array(MAX_OPTIONS);
  private workplace: Workplace | null = null;

  constructor(
    private readonly seat: BotSeat,
    private readonly parameters: GreedyParameters,
  ) {}

  choose(view: View): number {
    this.workplace ??= { dealt: view.world(), trial: view.world(), end: new ActionEnd(view) };
    this.totals.fill(0);
    for (let world = 0; world < this.parameters.worlds; world++) this.tryAll(view, this.workplace);
    return view.code(this.highest(view.count));
  }

  /** Adds to each option's total what it is worth in one more world; all options meet the same luck there. */
  private tryAll(view: View, { dealt, trial, end }: Workplace): void {
    const { future, luck, totals } = this;
    const { search } = this.seat;
    view.deal(dealt, search);
    // A stream of its own for what happens in this world: the next world must not meet the same luck again.
    future.reseed(String(search.uint32()));
    const count = view.count;
    for (let place = 0; place < count; place++) {
      trial.copyFrom(dealt);
      luck.copyFrom(future);
      trial.apply(place, luck);
      totals[place] += end.reach(trial, luck, view.seat, this.parameters.tries);
    }
  }

  /** The option with the highest total; among equals each is as likely as the others, by the bot's own luck. */
  private highest(count: number): number {
    const { totals } = this;
    const { luck } = this.seat;
    let best = 0;
    let equals = 1;
    for (let place = 1; place < count; place++) {
      if (totals[place] > totals[best]) {
        best = place;
        equals = 1;
      } else if (totals[place] === totals[best]) {
        equals++;
        if (bounded(luck.uint32(), equals) === 0) best = place;
      }
    }
    return best;
  }
}
