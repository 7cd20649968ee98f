import { numberOf } from '../../../engine/effects/evaluate.js';
import { ME } from '../../../engine/effects/frame.js';
import { FOREVER, keep } from '../../../engine/effects/lasting.js';
import type { Block } from '../../../engine/effects/vocabulary.js';
import { board } from '../layout.js';
import type { Rules, S } from '../rules/rules.js';
import { isInPlay } from '../rules/zones.js';
import { WHILE_CONTROLLED } from './durations.js';
import type { BlockName } from './shapes/moments.js';

type Behaviour = Pick<Block<Rules>, 'seats' | 'divides' | 'start'>;

function keepAll(s: S, f: number, programs: readonly number[], from: number, until: number, whileThere = -1): void {
  for (const program of programs) keep(s, f, program, from, until, whileThere);
  board.dirty.set(s, 1);
}

/** What each block does. */
export const blockBehaviours: Readonly<Record<BlockName, Behaviour>> = {
  eachPlayer: {
    seats(s, f, out) {
      const { sides } = s.rules;
      for (let k = 0; k < sides; k++) out.push((s.block[f + ME] + k) % sides);
    },
  },
  as: { seats: (s, f, out, [who]) => out.push(numberOf(s, f, who)) },
  allot: { divides: true },
  thisTurn: {
    start: (s, f, _args, programs) => keepAll(s, f, programs, board.turn.get(s), board.turn.get(s)),
  },
  nextTurn: {
    start(s, f, [who], programs) {
      const turn = s.rules.match.nextTurn(s, numberOf(s, f, who));
      keepAll(s, f, programs, turn, turn);
    },
  },
  whileInPlay: {
    start(s, f, [which], programs) {
      const card = numberOf(s, f, which);
      if (isInPlay(s, card)) keepAll(s, f, programs, 0, FOREVER, card);
    },
  },
  whileControlled: {
    start(s, f, [which], programs) {
      const card = numberOf(s, f, which);
      if (isInPlay(s, card)) keepAll(s, f, programs, 0, WHILE_CONTROLLED, card);
    },
  },
};
