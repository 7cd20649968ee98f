import type { KeyedChance } from '../chance.js';
import type { Game } from '../game.js';
import { gameChance } from '../game-chance.js';
import { apply } from '../machine.js';
import { fromBytes, State, toBytes } from '../state.js';
import { cellName, firstDifference } from './cell-name.js';
import type { LawViolation } from './law-violation.js';
import { MOST_DECISIONS, sameNumbers, steadyCodes, type Walk, walkAlong } from './walk.js';
import type { WalkerKind } from './walkers.js';

const LAW = 'bytes round-trip in the middle of a script and the game goes on equally';

/** So many restored games go on beside the original, one restored at each step in turn: each is followed that long. */
const FOLLOWED = 8;

interface Twin {
  readonly state: State<unknown>;
  readonly chance: KeyedChance;
  /** The step at which it was restored, or -1 while it was not. */
  restored: number;
}

/**
 * A state saved as bytes and loaded into a fresh state is the same position with the same list, and the same actions
 * take it the same way: everything that matters is in the block, in the middle of a script as well.
 */
export function bytesRoundTrip(
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions = MOST_DECISIONS,
): LawViolation | null {
  const twins = Array.from(
    { length: FOLLOWED },
    (): Twin => ({ state: new State(game), chance: gameChance(game, key), restored: -1 }),
  );
  return walkAlong(LAW, game, key, walker, decisions, {
    decision(walk) {
      const slot = walk.step % FOLLOWED;
      const twin: Twin = { state: new State(game), chance: twins[slot].chance, restored: walk.step };
      twins[slot] = twin;
      fromBytes(twin.state, toBytes(walk.state));
      compareBlocks(walk, twin);
      compareLists(walk, twin);
    },
    stepped(walk, code) {
      for (const twin of twins) {
        if (twin.restored < 0) continue;
        const where = `in the game restored at step ${twin.restored}`;
        walk.claim(`code ${code} to apply ${where}`, () => apply(twin.state, code, twin.chance));
        compareBlocks(walk, twin);
      }
    },
  });
}

function compareBlocks(walk: Walk, { state, restored }: Twin): void {
  const at = firstDifference(walk.state.block, state.block);
  if (at < 0) return;
  const name = cellName(walk.game.layout, at);
  const where = `in the game restored at step ${restored}`;
  throw walk.violation(`${name} = ${walk.state.block[at]} ${where}`, `${state.block[at]}`);
}

function compareLists(walk: Walk, twin: Twin): void {
  const saved = steadyCodes(walk.state);
  const restored = steadyCodes(twin.state);
  if (!saved || !restored) return;
  if (!sameNumbers(saved, restored)) throw walk.violation(`options ${saved.join(', ')}`, restored.join(', '));
  const [seat, other] = [walk.state.offer.seat, twin.state.offer.seat];
  if (seat !== other) throw walk.violation(`seat ${seat} to decide`, `seat ${other} once restored`);
}
