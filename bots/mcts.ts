import { type Bot, type BotSeat, defineBot } from '../src/engine/bot.js';
import { ConfigError } from '../src/engine/errors.js';
import type { View } from '../src/engine/view.js';
import { InformationSetSearch, type SearchRules } from './search/information-set-search.js';

type MctsParameters = {
  readonly iterations: number;
  readonly ms: number;
  readonly c: number;
  readonly depth: number;
  readonly leaf: number;
  readonly prior: number;
  readonly turns: number;
  readonly luck: string;
  readonly epsilon: number;
  readonly tries: number;
  readonly opponent: string;
};

/** Iterations between two looks at the clock. */
const BATCH = 16;
/** No playout is longer, so that the search of a game which may never end comes to an end. */
const LONGEST_PLAYOUT = 10_000;

/** Tree search over worlds that agree with what the bot knows; see `InformationSetSearch`. */
export const mcts = defineBot<MctsParameters>({
  id: 'mcts',
  help: 'tree search over worlds that agree with what it knows (SO-ISMCTS)',
  version: 2,
  parameters: [
    { name: 'iterations', help: 'iterations for each decision', default: 400, min: 1, max: 100_000_000, integer: true },
    { name: 'ms', help: 'milliseconds for each decision instead, 0 for none', default: 0, min: 0, max: 3_600_000 },
    {
      name: 'c',
      help: 'weight of exploring, per range of the rewards',
      default: 0.7,
      min: 0,
      max: 100,
      byGame: true,
    },
    {
      name: 'depth',
      help: 'decisions after the leaf until the game judges the position, 0 to play to the end',
      default: 40,
      min: 0,
      max: 1_000_000,
      integer: true,
    },
    {
      name: 'leaf',
      help: 'how much the evaluation of the leaf counts beside the playout that is cut off',
      default: 0.5,
      min: 0,
      max: 1,
      byGame: true,
    },
    {
      name: 'prior',
      help: 'visits for which the evaluation of an option counts before it is tried',
      default: 0,
      min: 0,
      max: 1000,
      integer: true,
      byGame: true,
    },
    {
      name: 'turns',
      help: 'turns that an iteration adds to the tree in one go before it judges, 0 to judge at each new node',
      default: 0,
      min: 0,
      max: 100,
      integer: true,
      byGame: true,
    },
    {
      name: 'luck',
      help: 'each iteration has luck of its own, or the n-th through each option meets the same',
      default: 'own',
      values: ['own', 'common'],
      byGame: true,
    },
    {
      name: 'epsilon',
      help: "share of random decisions in playouts by the game's policy",
      default: 0.1,
      min: 0,
      max: 1,
    },
    {
      name: 'tries',
      help: 'most inner choices tried to finish an action, 0 to search each of them',
      default: 16,
      min: 0,
      max: 100_000,
      integer: true,
    },
    {
      name: 'opponent',
      help: 'rivals play for themselves or uniformly at random, in tree and playouts',
      default: 'self',
      values: ['self', 'random'],
    },
  ],
  suits: ({ spec }) => spec.search ?? {},
  timed: ({ ms }) => ms > 0,
  make: (seat, parameters) => new MctsBot(seat, parameters),
});

class MctsBot implements Bot {
  private search: InformationSetSearch | null = null;

  constructor(
    private readonly seat: BotSeat,
    private readonly parameters: MctsParameters,
  ) {
    if (parameters.ms > 0 && !seat.clock) {
      throw new ConfigError({
        where: 'bot mcts: ms',
        problem: 'there is no clock here',
        right: 'iterations=… is expected',
      });
    }
  }

  choose(view: View): number {
    this.search ??= new InformationSetSearch(view, this.rules(view), this.seat.search);
    this.search.begin();
    const { iterations, ms } = this.parameters;
    if (ms > 0) this.runFor(this.search, ms);
    else this.search.run(iterations);
    return this.search.best;
  }

  private runFor(search: InformationSetSearch, ms: number): void {
    const now = this.seat.clock ?? (() => Number.POSITIVE_INFINITY);
    const deadline = now() + ms;
    do search.run(BATCH);
    while (now() < deadline);
  }

  private rules(view: View): SearchRules {
    const { c, depth, leaf, prior, turns, luck, epsilon, tries, opponent } = this.parameters;
    const { game } = this.seat;
    const randomRivals = opponent === 'random' && !view.cooperative;
    const cutOff = depth > 0 && view.hasEvaluation;
    return {
      seat: view.seat,
      exploration: c,
      randomRivals,
      certain: view.certain && !randomRivals,
      tries: view.hasEvaluation && !randomRivals ? tries : 0,
      prior: view.hasEvaluation ? prior : 0,
      turns,
      commonLuck: luck === 'common' && !view.certain,
      playout: {
        length: cutOff ? depth : Math.min(LONGEST_PLAYOUT, game.spec.longest(game.rules)),
        epsilon: view.hasPlayout ? epsilon : 1,
        onlySeat: randomRivals ? view.seat : -1,
        leaf: cutOff ? leaf : 0,
      },
    };
  }
}
