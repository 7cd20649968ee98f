import { startEffect } from '../../../engine/effects/interpret.js';
import { locals } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, loop, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { WHEN } from '../effect-tables.js';
import { board } from '../layout.js';
import { active, rowOf } from './cards.js';
import { rowAt } from './shown.js';
import { canUse, spendTreasure, useText } from './using.js';

type S = State<Rules>;

const { done, monsterUsed } = locals('done', 'monsterUsed');

/** The clause of a row for a moment, or -1: no card has two. */
function clauseFor(s: S, row: number, when: number): number {
  const { clauses } = s.rules;
  if ((clauses.whenOfRow[row] & when) === 0) return -1;
  for (let c = clauses.start[row]; c < clauses.start[row + 1]; c++) if (clauses.when[c] & when) return c;
  return -1;
}

function isFree(s: S, place: number, clause: number): boolean {
  return (board.used.get(s, place) & (1 << (clause - s.rules.clauses.start[rowAt(s, place)]))) === 0;
}

const fromMonster = action<Rules>(55, 'spoils of the monster', {
  rule: 'TS-312',
  offer(s, offer) {
    if (monsterUsed.get(s) !== 0) return;
    const clause = clauseFor(s, board.beaten.get(s), WHEN.Spoils);
    if (clause >= 0 && canUse(s, clause, -1)) offer.add();
  },
  take(s) {
    monsterUsed.set(s, 1);
    startEffect(s, s.rules.clauses.program[clauseFor(s, board.beaten.get(s), WHEN.Spoils)], active(s));
  },
  text(s) {
    const row = board.beaten.get(s);
    return `spoils of ${useText(s, row, clauseFor(s, row, WHEN.Spoils) - s.rules.clauses.start[row])}`;
  },
});

const fromHero = action<Rules>(56, 'spoils of a hero', {
  rule: 'TS-313',
  offer(s, offer) {
    for (let place = 0; place < board.shown.size(s); place++) {
      const row = rowAt(s, place);
      const clause = clauseFor(s, row, WHEN.Spoils);
      if (clause < 0 || s.rules.isHero[row] === 0 || s.rules.barred[row] !== 0) continue;
      if (isFree(s, place, clause) && canUse(s, clause, board.shown.get(s, place))) offer.addOnce(row);
    }
  },
  take(s, _chance, row) {
    const clause = clauseFor(s, row, WHEN.Spoils);
    let place = 0;
    while (rowAt(s, place) !== row || !isFree(s, place, clause)) place++;
    board.used.set(s, place, board.used.get(s, place) | (1 << (clause - s.rules.clauses.start[row])));
    startEffect(s, s.rules.clauses.program[clause], active(s), board.shown.get(s, place));
  },
  text: (s, row) => `spoils of ${useText(s, row, clauseFor(s, row, WHEN.Spoils) - s.rules.clauses.start[row])}`,
});

const fromTreasure = action<Rules>(57, 'use a treasure', {
  rule: 'TS-164',
  offer(s, offer) {
    const treasures = board.treasures[active(s)];
    for (let i = treasures.size(s) - board.fresh.get(s) - 1; i >= 0; i--) {
      const row = rowOf(s, treasures.get(s, i));
      const clause = clauseFor(s, row, WHEN.Afterwards);
      if (clause >= 0 && canUse(s, clause, -1)) offer.addOnce(row);
    }
  },
  take(s, _chance, row) {
    spendTreasure(s, row);
    startEffect(s, s.rules.clauses.program[clauseFor(s, row, WHEN.Afterwards)], active(s));
  },
  text: (s, row) => `use up ${useText(s, row, clauseFor(s, row, WHEN.Afterwards) - s.rules.clauses.start[row])}`,
});

export const noMore = action<Rules>(58, 'no more spoils', {
  rule: 'TS-312',
  offer: (_s, offer) => offer.add(),
  take: (s) => done.set(s, 1),
  text: () => 'no more spoils',
});

/** TS-141, TS-142: the winner uses spoils in any order, each once. */
export const spoils = script<Rules>('spoils', [
  loop(
    askWithin('spoils', active, [fromMonster, fromHero, fromTreasure, noMore]),
    breakWhen((s) => done.get(s) !== 0),
  ),
]);
