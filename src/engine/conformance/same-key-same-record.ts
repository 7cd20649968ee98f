import type { Game } from '../game.js';
import { gameChance } from '../game-chance.js';
import { apply } from '../machine.js';
import { hash, State } from '../state.js';
import type { LawViolation } from './law-violation.js';
import { attempt, MOST_DECISIONS, sameNumbers, steadyCodes, type Walk, walkAlong } from './walk.js';
import type { WalkerKind } from './walkers.js';

const LAW = 'the same key gives the same record';

/**
 * Two games with the same key and the same actions pass through the same positions and lists, to the same end: nothing
 * that a game keeps outside its states, and no luck but that of the key, has a say in it.
 */
export function sameKeySameRecord(
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions = MOST_DECISIONS,
): LawViolation | null {
  const twin = new State(game);
  const chance = gameChance(game, key);
  const compare = (walk: Walk): void => {
    if (walk.step === 0) attempt('start', () => game.restart(twin, chance));
    const [first, second] = [hash(walk.state), hash(twin)];
    if (first !== second) throw walk.violation(`position ${first} in both games`, `${second} in the second`);
  };
  return walkAlong(LAW, game, key, walker, decisions, {
    decision(walk) {
      compare(walk);
      const first = steadyCodes(walk.state);
      const second = steadyCodes(twin);
      if (first && second && !sameNumbers(first, second)) {
        throw walk.violation(`options ${first.join(', ')} in both games`, `${second.join(', ')} in the second`);
      }
    },
    stepped(_walk, code) {
      attempt('apply', () => apply(twin, code, chance));
    },
    end: compare,
  });
}
