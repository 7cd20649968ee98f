import { RulesError } from '../errors.js';
import { HEADER } from '../header.js';
import type { State } from '../state.js';
import { ENDED, PC, PROGRAM } from './frame.js';
import { carryOutStep } from './interpret.js';
import { bind, lastingProgram } from './lasting.js';
import { borrowFrame, giveFrameBack } from './scratch-frame.js';

/*
 * Constant effects are clauses like all others, carried out whenever what they bring about is computed anew. They ask
 * nobody, draw no luck and call no script.
 */

/**
 * Carries out a constant clause of a card in play.
 * @param same what its verbs read as the amount of the event: for games with layers, the layer that is being computed
 * @throws RulesError when the clause waits for somebody, calls a script or draws luck
 */
export function carryOut(s: State<unknown>, program: number, me: number, self: number, same = 0): void {
  const f = borrowFrame(s, program, me, self, -1, same);
  runThrough(s, f);
  giveFrameBack(s, f);
}

/** Carries out a lasting effect that is a constant one: see `carryOut`. */
export function carryOutLasting(s: State<unknown>, row: number, same = 0): void {
  const f = borrowFrame(s, lastingProgram(s, row).number, -1, -1, -1, same);
  bind(s, f, row);
  runThrough(s, f);
  giveFrameBack(s, f);
}

function runThrough(s: State<unknown>, f: number): void {
  const { block } = s;
  const { code, name } = s.game.programs[block[f + PROGRAM]];
  const depth = block[HEADER.depth];
  while (block[f + ENDED] === 0) {
    const asks = !carryOutStep(s, f, code[block[f + PC]], NO_LUCK);
    if (asks || block[HEADER.depth] !== depth) throw new RulesError(`the constant effect ${name} waits for something`);
  }
}

const NO_LUCK = {
  plainShuffle: false,
  uint32(): number {
    throw new RulesError('a constant effect draws luck');
  },
};
