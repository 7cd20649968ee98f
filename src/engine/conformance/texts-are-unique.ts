import type { Game } from '../game.js';
import type { LawViolation } from './law-violation.js';
import { askAgain, MOST_DECISIONS, type Walk, walkAlong } from './walk.js';
import type { WalkerKind } from './walkers.js';

const LAW = 'option texts are unique within a list';

/** Every option reads as one line that no other option of the list reads as; the position can be described. */
export function textsAreUnique(
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions = MOST_DECISIONS,
): LawViolation | null {
  const describes = (walk: Walk): void => {
    const position = walk.claim('a description of the position', () => game.spec.describe(walk.state));
    if (position.trim() === '') throw walk.violation('a description of the position', `"${position}"`);
  };
  return walkAlong(LAW, game, key, walker, decisions, {
    decision(walk) {
      describes(walk);
      const owner = new Map<string, number>();
      for (const code of askAgain(walk.state)) {
        const text = walk.claim(`a text for code ${code}`, () => game.text(walk.state, code));
        if (text.trim() === '' || text.includes('\n'))
          throw walk.violation(`a line of text for code ${code}`, `"${text}"`);
        const other = owner.get(text);
        if (other !== undefined) {
          throw walk.violation(`one option that reads "${text}"`, `codes ${other} and ${code}`);
        }
        owner.set(text, code);
      }
    },
    end: describes,
  });
}
