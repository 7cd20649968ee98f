import { raise } from '../../../engine/effects/events.js';
import { wait, waiting } from '../../../engine/effects/pending.js';
import { openWindow } from '../../../engine/effects/window.js';
import { call, giveBack, locals } from '../../../engine/machine.js';
import { action, askWithin, leaveWhen, script, when } from '../../../engine/script.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board } from '../layout.js';
import { addAmber, amberOf, gain } from './amber.js';
import { ACT, FIGHT, REAP, USE } from './doings.js';
import { fight, hasDefender } from './fighting.js';
import { KINDS } from './kinds.js';
import { isSpent } from './playing.js';
import { costOf, isForbidden } from './queries.js';
import type { Rules, S } from './rules.js';
import { settle } from './settling.js';
import { touch } from './touched.js';
import { isCreature, isInPlay, isRelic, opponentOf, titleOf } from './zones.js';

/** Uses of a card as bits. */
export const CAN_REAP = 1;
export const CAN_FIGHT = 2;
export const CAN_ACT = 4;
export const CAN_OMNI = 8;
/** KF-055: all that a stunned creature can be used for. */
export const CAN_UNSTUN = 16;
export const ANY_USE = 31;

const isBanned = (s: S, card: number, doing: number): boolean =>
  (board.bans.get(s, card) & ((1 << doing) | (1 << USE))) !== 0;

/**
 * KF-050 to KF-059: every use that the side could make of the card now, the active house aside.
 * @param wanted the uses that anybody asks about
 */
export function usesOf(s: S, card: number, side: number, wanted = ANY_USE): number {
  if (!isCreature(s, card) && !isRelic(s, card)) return 0;
  if (board.exhausted.get(s, card) !== 0 || board.tagged.get(s, card) !== 0) return 0;
  if ((board.bans.get(s, card) & (1 << USE)) !== 0) return 0;
  const ways = waysOf(s, card, wanted);
  const uses = s.rules.match.usesLeft?.(s, card, ways) ?? ways;
  if (uses === 0 || isSpent(s, s.rules.row[card])) return 0;
  if (isForbidden(s, card, side, USE) || amberOf(s, side) < costOf(s, card, side, USE)) return 0;
  return uses;
}

/** The uses that the card itself is good for. */
function waysOf(s: S, card: number, wanted: number): number {
  if (board.stunned.get(s, card) !== 0) return CAN_UNSTUN & wanted;
  let uses = 0;
  if (isCreature(s, card)) {
    if ((wanted & CAN_REAP) !== 0 && !isBanned(s, card, REAP)) uses |= CAN_REAP;
    if ((wanted & CAN_FIGHT) !== 0 && !isBanned(s, card, FIGHT) && hasDefender(s, card)) uses |= CAN_FIGHT;
  }
  if ((wanted & (CAN_ACT | CAN_OMNI)) !== 0 && !isBanned(s, card, ACT)) uses |= abilitiesOf(s, card) & wanted;
  return uses;
}

/** Which of the abilities it has of its own accord. */
function abilitiesOf(s: S, card: number): number {
  const { texts, row, events } = s.rules;
  const { hasAction, hasOmni } = texts[row[card]];
  let uses = (hasAction ? CAN_ACT : 0) | (hasOmni ? CAN_OMNI : 0);
  for (let g = 0; g < board.grants.get(s); g++) {
    if (board.grantedTo.get(s, g) !== card) continue;
    const waits = events[board.grantedProgram.get(s, g)];
    if ((waits & (1 << EVENTS.acting)) !== 0) uses |= CAN_ACT;
    if ((waits & (1 << EVENTS.actingOmni)) !== 0) uses |= CAN_OMNI;
  }
  return uses;
}

/** What remains of these uses when the card is of no active house and only permissions count (KF-028, KF-052). */
export function permittedUses(s: S, card: number, uses: number): number {
  const active = board.house.get(s);
  if (active >= 0 && (board.houses.get(s, card) & (1 << active)) !== 0) return uses;
  const permits = board.permits.get(s, card);
  if ((permits & (1 << USE)) !== 0 || isVersatile(s, card)) return uses;
  let allowed = uses & CAN_OMNI;
  if ((permits & (1 << FIGHT)) !== 0) allowed |= uses & (CAN_FIGHT | CAN_UNSTUN);
  if ((permits & (1 << REAP)) !== 0) allowed |= uses & (CAN_REAP | CAN_UNSTUN);
  if ((permits & (1 << ACT)) !== 0) allowed |= uses & (CAN_ACT | CAN_UNSTUN);
  return allowed;
}

/** Whether its keyword lets it be used whatever the active house. */
const isVersatile = (s: S, card: number): boolean => (s.rules.keywords[s.rules.row[card]] & s.rules.versatile) !== 0;

const { card, side, uses, chosen, mark } = locals('card', 'side', 'uses', 'chosen', 'mark');

const useAs = (kind: number, name: string, use: number, verb: string) =>
  action<Rules>(kind, name, {
    rule: 'KF-057',
    offer(s, offer) {
      if ((uses.get(s) & use) !== 0) offer.add();
    },
    take: (s) => chosen.set(s, use),
    text: (s) => `${titleOf(s, card.get(s))} ${verb}`,
  });

const ways = [
  useAs(KINDS.useReap, 'use to reap', CAN_REAP, 'reaps'),
  useAs(KINDS.useFight, 'use to fight', CAN_FIGHT, 'fights'),
  useAs(KINDS.useAct, 'use its Action', CAN_ACT, 'uses its Action'),
  useAs(KINDS.useOmni, 'use its Omni', CAN_OMNI, 'uses its Omni'),
  useAs(KINDS.useUnstun, 'use to unstun', CAN_UNSTUN, 'loses its stun'),
];

function begin(s: S): void {
  const toll = costOf(s, card.get(s), side.get(s), USE);
  board.usedNow.add(s, card.get(s), 1);
  touch(s, card.get(s));
  board.busy.add(s, 1);
  if (chosen.get(s) !== CAN_FIGHT) board.exhausted.set(s, card.get(s), 1);
  if (toll === 0) return;
  addAmber(s, side.get(s), -toll);
  gain(s, opponentOf(s, side.get(s)), toll);
}

function reap(s: S): void {
  board.reaps.add(s, side.get(s), 1);
  gain(s, side.get(s), 1, REAP);
}

function afterReap(s: S): void {
  mark.set(s, waiting(s));
  raise(s, EVENTS.reaped, card.get(s));
  raise(s, EVENTS.used, card.get(s), side.get(s));
  openWindow(s, mark.get(s));
}

/** KF-054: all its abilities of the kind, as the side that uses it. */
function act(s: S): void {
  const bit = 1 << (chosen.get(s) === CAN_ACT ? EVENTS.acting : EVENTS.actingOmni);
  const { texts, row, events } = s.rules;
  const { reactions } = texts[row[card.get(s)]];
  mark.set(s, waiting(s));
  for (let i = 0; i < reactions.length; i++) {
    if ((events[reactions[i]] & bit) !== 0) wait(s, reactions[i], side.get(s), card.get(s), card.get(s));
  }
  for (let g = 0; g < board.grants.get(s); g++) {
    const program = board.grantedProgram.get(s, g);
    if (board.grantedTo.get(s, g) !== card.get(s) || (events[program] & bit) === 0) continue;
    wait(s, program, side.get(s), card.get(s), card.get(s));
  }
  openWindow(s, mark.get(s));
}

function afterUse(s: S): void {
  mark.set(s, waiting(s));
  raise(s, EVENTS.used, card.get(s), side.get(s));
  openWindow(s, mark.get(s));
}

/** Whether a single use is meant. */
const isOne = (bits: number): boolean => bits !== 0 && (bits & (bits - 1)) === 0;

const isUse = (use: number) => (s: S) => chosen.get(s) === use;

/**
 * KF-050: `call(s, useCard, card, side, uses)`: the side uses the card in one of these ways, which are legal; it chooses
 * where there are several. Gives back whether it was used.
 */
export const useCard = script<Rules>('useCard', [
  (s) => {
    giveBack(s, 0);
    if (isOne(uses.get(s))) chosen.set(s, uses.get(s));
  },
  when(isUse(0), [askWithin('use', (s) => board.active.get(s), ways), leaveWhen(isUse(0))]),
  begin,
  // What is done most often comes first.
  when(
    isUse(CAN_REAP),
    [reap, afterReap, settle],
    [
      when(
        isUse(CAN_FIGHT),
        [(s) => call(s, fight, card.get(s))],
        [
          when(
            isUse(CAN_UNSTUN),
            [(s) => board.stunned.set(s, card.get(s), 0), afterUse],
            [act, settle, afterUse, settle],
          ),
        ],
      ),
    ],
  ),
  (s) => giveBack(s, 1),
]);

/** KF-056, KF-057: an effect uses the card in these ways, if it can; the last thing a step does. False when it cannot. */
export function useBy(s: S, used: number, by: number, wanted: number): boolean {
  if (!isInPlay(s, used)) return false;
  const possible = usesOf(s, used, by) & (wanted | CAN_UNSTUN);
  if (possible === 0) return false;
  call(s, useCard, used, by, possible);
  return true;
}
