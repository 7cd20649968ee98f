import { startEffect } from '../../../../engine/effects/start.js';
import { giveBack, locals } from '../../../../engine/machine.js';
import { action, askWithin, script } from '../../../../engine/script.js';
import { board } from '../../layout.js';
import { KINDS } from '../../rules/kinds.js';
import type { Rules, S } from '../../rules/rules.js';
import { nameOf } from '../../rules/zones.js';
import { EVENTS } from '../shapes/events.js';

const { creature, side, chosen, started } = locals('creature', 'side', 'chosen', 'started');

const REAPED = 1 << EVENTS.reaped;

/** Whether a program is a Reap ability of the card it stands on. */
const isReap = (s: S, program: number): boolean =>
  (s.rules.events[program] & REAPED) !== 0 && s.rules.programs[program].triggers.some((one) => one.own);

const chooseAbility = action<Rules>(KINDS.reapAbility, 'reap ability', {
  rule: 'KF-130',
  offer(s, offer) {
    const { reactions } = s.rules.texts[s.rules.row[creature.get(s)]];
    for (let i = 0; i < reactions.length; i++) if (isReap(s, reactions[i])) offer.addOnce(reactions[i]);
    for (let g = 0; g < board.grants.get(s); g++) {
      const program = board.grantedProgram.get(s, g);
      if (board.grantedTo.get(s, g) === creature.get(s) && isReap(s, program)) offer.addOnce(program);
    }
  },
  take: (s, _chance, program) => chosen.set(s, program + 1),
  text: (s, program) => `${nameOf(s, creature.get(s))}: ${s.rules.programs[program].name}`,
});

/**
 * `call(s, resolveReap, creature, side)`: one of its Reap abilities, its own or granted, is resolved for the side. It
 * gives back whether there was one that is not being resolved already.
 */
export const resolveReap = script<Rules>('resolveReap', [
  askWithin('ability', (s) => board.active.get(s), [chooseAbility]),
  (s) => {
    if (chosen.get(s) === 0) return;
    const from = creature.get(s);
    if (startEffect(s, chosen.get(s) - 1, side.get(s), from, from)) started.set(s, 1);
  },
  (s) => giveBack(s, started.get(s)),
]);
