import { StuckError } from '../errors.js';
import type { Game } from '../game.js';
import { MAX_OPTIONS } from '../offer.js';
import type { LawViolation } from './law-violation.js';
import { MOST_DECISIONS, walkAlong } from './walk.js';
import type { WalkerKind } from './walkers.js';

const LAW = 'options are never empty before the end';

/**
 * A game starts, and until it has ended somebody at the table has two options or more: it neither stops without an end
 * nor runs on without a question.
 */
export function optionsNeverEmpty(
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions = MOST_DECISIONS,
): LawViolation | null {
  return walkAlong(LAW, game, key, walker, decisions, {
    decision(walk) {
      const { count, seat } = walk.state.offer;
      if (count < 2 || count > MAX_OPTIONS) throw walk.violation(`2 to ${MAX_OPTIONS} options`, `${count}`);
      if (!Number.isInteger(seat) || seat < 0 || seat >= game.players) {
        throw walk.violation(`a seat from 0 to ${game.players - 1} to decide`, `seat ${seat}`);
      }
    },
    failed(walk, { doing, cause, message }) {
      if (doing === 'start') throw walk.violation('a set-up that leads to a decision', `an error: ${message}`);
      if (cause instanceof StuckError) throw walk.violation('a decision or an end', message);
    },
  });
}
