import { locals } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, loop, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { WHEN } from '../effect-tables.js';
import { codeOfCard, nameOfCard } from '../effects/nouns.js';
import { board, MARK } from '../layout.js';
import { active, destroy } from './cards.js';
import { isMarked, mark, rowAt } from './shown.js';

type S = State<Rules>;

const { ended } = locals('ended');

/** The place of a card that can save a hero, or -1. */
function rescuer(s: S): number {
  for (let i = board.shown.size(s) - 1; i >= 0; i--) {
    if (s.rules.clauses.whenOfRow[rowAt(s, i)] & WHEN.Rescue && !isMarked(s, i, MARK.doomed)) return i;
  }
  return -1;
}

function isFalling(s: S, place: number): boolean {
  return isMarked(s, place, MARK.falling);
}

const save = action<Rules>(32, 'save', {
  rule: 'TS-136',
  offer(s, offer) {
    if (rescuer(s) < 0) return;
    for (let i = 0; i < board.shown.size(s); i++)
      if (isFalling(s, i)) offer.addOnce(codeOfCard(s, board.shown.get(s, i)));
  },
  take(s, _chance, code) {
    let i = 0;
    while (!isFalling(s, i) || codeOfCard(s, board.shown.get(s, i)) !== code) i++;
    board.marks.set(s, i, board.marks.get(s, i) & ~(MARK.doomed | MARK.falling));
    const guard = rescuer(s);
    if (s.rules.options.borderGuardReaction === 'keeps_attack') mark(s, guard, MARK.doomed);
    else destroy(s, active(s), board.shown.get(s, guard));
  },
  text(s, code) {
    let i = 0;
    while (codeOfCard(s, board.shown.get(s, i)) !== code) i++;
    return `a ${s.rules.titles[rowAt(s, rescuer(s))]} saves ${nameOfCard(s, board.shown.get(s, i))}`;
  },
});

const letFall = action<Rules>(33, 'let them fall', {
  rule: 'TS-309',
  offer: (_s, offer) => offer.add(),
  take: (s) => ended.set(s, 1),
  text: () => 'nobody is saved',
});

function anyFalling(s: S): boolean {
  for (let i = board.shown.size(s) - 1; i >= 0; i--) if (isFalling(s, i)) return true;
  return false;
}

/** TS-136, TS-309: while heroes fall and a Border Guard stands, it may take the place of one. */
export const rescue = script<Rules>('rescue', [
  loop(
    breakWhen((s) => ended.get(s) !== 0 || !anyFalling(s) || rescuer(s) < 0),
    askWithin('rescue', active, [save, letFall]),
  ),
  (s) => {
    for (let i = board.shown.size(s) - 1; i >= 0; i--) board.marks.set(s, i, board.marks.get(s, i) & ~MARK.falling);
  },
]);
