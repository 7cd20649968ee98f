import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/engine/bot.js';
import { dealKey, KeyedChance } from '../../src/engine/chance.js';
import { encode } from '../../src/engine/offer.js';
import { play } from '../../src/engine/play.js';
import { State } from '../../src/engine/state.js';
import type { View } from '../../src/engine/view.js';
import { pig } from '../../src/games/toys/pig/index.js';
import { board } from '../../src/games/toys/pig/layout.js';
import { clopperPearson } from '../../src/lab/stats/clopperPearson.js';
import { best, DecisionGraph, type GraphPolicy } from './decisionGraph.js';
import { holdAt, perfectPig, pigBetween } from './pigValues.js';

const GOAL = 100;
const SIDES = 6;
const ROLL = encode(1);
const HOLD = encode(2);

/** Everything that matters in Pig between two. */
function key(s: State): string {
  return [board.active.get(s), board.scores.get(s, 0), board.scores.get(s, 1), board.atStake.get(s)].join();
}

/** Rolls until 20 points are at stake or the goal is reached. */
const hold20: Bot = {
  choose: (view: View) => (view.observe()[board.atStake.at] >= 20 ? HOLD : ROLL),
};

describe('Pig by arithmetic', () => {
  const perfect = perfectPig(GOAL);
  const twenty = holdAt(20, GOAL);

  it('the first of two perfect players wins .530593', () => {
    expect(perfect.first).toBeCloseTo(0.530593, 6);
    expect(pigBetween(perfect.rollAgain, perfect.rollAgain, GOAL)).toBeCloseTo(perfect.first, 9);
  });

  it('hold-20 against itself: the first player wins .534698', () => {
    expect(pigBetween(twenty, twenty, GOAL)).toBeCloseTo(0.534698, 6);
  });

  it('perfect play against hold-20 wins .539920 on average of both seats', () => {
    const first = pigBetween(perfect.rollAgain, twenty, GOAL);
    const second = 1 - pigBetween(twenty, perfect.rollAgain, GOAL);
    expect((first + second) / 2).toBeCloseTo(0.53992, 6);
  });
});

describe('Pig as the engine plays it', () => {
  const goal = 12;
  const game = pig.build({ players: 2, options: { goal } });
  // Ones in a row pass the turn to and fro without a decision: after 14 of them a run is given up.
  const graph = new DecisionGraph(game, { sides: SIDES, key, mostDraws: 14 });
  const holding: GraphPolicy = ({ state }) => {
    const again = holdAt(5, goal);
    const seat = board.active.get(state);
    const scores = [board.scores.get(state, seat), board.scores.get(state, 1 - seat)] as const;
    return again(...scores, board.atStake.get(state)) ? [1, 0] : [0, 1];
  };

  it('is worth to perfect players what arithmetic says, to twelve points', () => {
    const [first, second] = graph.solve(best);
    expect(first).toBeCloseTo(perfectPig(goal).first, 9);
    expect(first + second).toBeCloseTo(1, 9);
  });

  it('is worth to players who hold at five what arithmetic says', () => {
    expect(graph.solve(holding)[0]).toBeCloseTo(pigBetween(holdAt(5, goal), holdAt(5, goal), goal), 9);
  });

  it('20,000 games of hold-20 agree with .534698', () => {
    const games = 20_000;
    const hundred = pig.build({ players: 2 });
    const s = new State(hundred);
    const chance = new KeyedChance(dealKey('pig', 0), hundred.layout.causeNames());
    let wins = 0;
    for (let deal = 0; deal < games; deal++) {
      chance.reset(dealKey('pig', deal));
      hundred.restart(s, chance);
      if (play(s, [hold20, hold20], chance).winners[0] === 0) wins++;
    }
    const interval = clopperPearson(wins, games, 0.999);
    expect(interval?.lo).toBeLessThan(0.534698);
    expect(interval?.hi).toBeGreaterThan(0.534698);
  });
});
