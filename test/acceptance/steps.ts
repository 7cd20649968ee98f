import type { Step } from './step.js';
import { adventures } from './steps/adventures.js';
import { bench } from './steps/bench.js';
import { kuhnTruth, ticTacToeTruth, tideTruths } from './steps/botTruths.js';
import { chancesToWin } from './steps/chanceToWin.js';
import { conformance } from './steps/conformance.js';
import { gormenghastContests } from './steps/gormenghastContests.js';
import { keyforgeCardImpact } from './steps/keyforgeCardImpact.js';
import { keyforgeDuels } from './steps/keyforgeDuels.js';
import { keyforgeSoak } from './steps/keyforgeSoak.js';
import { mutation } from './steps/mutation.js';
import { gormangeistReplays, replays } from './steps/replays.js';
import { gormangeistSameBytes, sameBytes } from './steps/sameBytes.js';
import { thunderstoneContests } from './steps/thunderstoneContests.js';
import { thunderstoneDisease } from './steps/thunderstoneDisease.js';
import { thunderstoneSoak } from './steps/thunderstoneSoak.js';

/** Every step of the acceptance run; replays read the games that the step before them has played. */
export const steps: readonly Step[] = [
  ...conformance,
  kuhnTruth,
  ticTacToeTruth,
  ...tideTruths,
  ...gormenghastContests,
  sameBytes,
  replays,
  mutation,
  ...keyforgeDuels,
  keyforgeSoak,
  keyforgeCardImpact,
  ...adventures,
  ...chancesToWin,
  gormangeistSameBytes,
  gormangeistReplays,
  ...thunderstoneContests,
  thunderstoneSoak,
  thunderstoneDisease,
  bench,
];
