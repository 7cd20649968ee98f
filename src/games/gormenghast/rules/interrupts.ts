import type { Expr } from '../../../engine/effects/code.js';
import { couldDo, finds, startEffect } from '../../../engine/effects/interpret.js';
import { call, locals } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, loop, script, when } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, CHARACTERS } from '../layout.js';
import { discardAction, inHand } from './cards.js';

type S = State<Rules>;

/** Indices into `WINDOWS`, up to `PICK_UP_DECLARED`. */
export const INFLUENCE_DECLARED = 0;
export const STEP_DECLARED = 1;
export const TEXT_DECLARED = 2;
export const DIE_ROLLED = 3;
export const ANY_TIME = 4;
export const PICK_UP_DECLARED = 5;
/** As `ANY_TIME`, for all but the active player, who may play an INTERRUPT as any other card then. */
export const BETWEEN_CARDS = 6;

/**
 * A window asks the seats in turn. What the window is about: for influence the part of the list region that holds the
 * plan, else one subject (the stepping character, the row of the declared card).
 */
export const windowFrame = locals('kind', 'mover', 'subject', 'end', 'asked', 'asking', 'played', 'passed');
const { kind, mover, subject, end, asked, asking, played, passed } = windowFrame;

const lists = board.layout.lists;

/** Opens a window unless nobody could use it; what interrupts do to its subject is done when it closes. */
export function openWindow(s: S, which: number, by: number, about: number, to = 0): void {
  if (s.rules.options.interruptWindows === 'none') return;
  if (!anybodyCould(s, which, by, about, to)) return;
  call(s, interruptWindow, which, by, about, to);
}

function anybodyCould(s: S, which: number, by: number, about: number, to: number): boolean {
  for (let who = 0; who < s.players; who++) {
    if ((which !== BETWEEN_CARDS || who !== by) && couldInterrupt(s, who, which, by, about, to)) return true;
  }
  return false;
}

function couldInterrupt(s: S, who: number, which: number, by: number, about: number, to: number): boolean {
  const hand = board.hand[who];
  for (let i = hand.size(s) - 1; i >= 0; i--) {
    if (isPlayable(s, who, s.rules.cards.of[hand.get(s, i)], which, by, about, to)) return true;
  }
  return false;
}

/** GM-N-01, GM-N-02: whether the text of a card in a seat's hand may be played in a window. */
function isPlayable(s: S, who: number, row: number, which: number, by: number, about: number, to: number): boolean {
  const effect = s.rules.cards.effect[row];
  const opensAt = s.rules.effects.window[effect];
  if (opensAt < 0) return false;
  if (opensAt === ANY_TIME) return couldDo(s, s.rules.effects.program[effect], who);
  if (opensAt !== which || (which === DIE_ROLLED && !mayRollAgain(s))) return false;
  return eventFits(s, who, s.rules.effects.event[effect], which, by, about, to);
}

/** E17: a die that has been rolled again stands, however many cards a window admits. */
const mayRollAgain = (s: S): boolean => board.dieSides.get(s) > 0;

/** The event's arguments, read for the interrupter: who does it, then what it is about. */
function eventFits(
  s: S,
  who: number,
  event: readonly Expr[],
  which: number,
  by: number,
  about: number,
  to: number,
): boolean {
  for (let i = 0; i < event.length; i++) {
    const wanted = event[i];
    const isPlayer = i === 0 && which !== STEP_DECLARED && which !== PICK_UP_DECLARED;
    if (isPlayer ? !finds(s, wanted, by, who) : !subjectFits(s, wanted, who, which, about, to)) return false;
  }
  return true;
}

function subjectFits(s: S, wanted: Expr, who: number, which: number, about: number, to: number): boolean {
  if (which !== INFLUENCE_DECLARED) return finds(s, wanted, about, who);
  for (let i = about; i < to; i++) {
    const target = lists.get(s, i) & 15;
    if (target < CHARACTERS && finds(s, wanted, target, who)) return true;
  }
  return false;
}

/** How many seats a window asks: between cards the last, the active player, is not one of them. */
const seatsAsked = (s: S): number => s.players - (kind.get(s) === BETWEEN_CARDS ? 1 : 0);

/** The seat that is asked at a place in the order: clockwise from the mover's left, the mover last (GM-N-05). */
const seatAt = (s: S, place: number): number => (mover.get(s) + 1 + place) % s.players;

const interrupt = action<Rules>(20, 'interrupt', {
  rule: 'GM-N-01',
  offer(s, offer) {
    const who = asking.get(s);
    const hand = board.hand[who];
    for (let i = 0; i < hand.size(s); i++) {
      const row = s.rules.cards.of[hand.get(s, i)];
      if (isPlayable(s, who, row, kind.get(s), mover.get(s), subject.get(s), end.get(s))) offer.addOnce(row);
    }
  },
  take(s, _chance, row) {
    const who = asking.get(s);
    discardAction(s, who, inHand(s, who, row));
    board.interrupts.add(s, 1);
    played.add(s, 1);
    passed.set(s, 0);
    startEffect(s, s.rules.effects.program[s.rules.cards.effect[row]], who, -1, subject.get(s), end.get(s));
  },
  text: (s, row) => `interrupt with ${s.rules.cards.titles[row]}`,
});

const letItBe = action<Rules>(21, 'no interrupt', {
  rule: 'GM-N-05',
  offer(s, offer) {
    if (couldInterrupt(s, asking.get(s), kind.get(s), mover.get(s), subject.get(s), end.get(s))) offer.add();
  },
  take(s) {
    passed.set(s, 1);
  },
  text: () => 'no interrupt',
});

/** GM-N-05: every seat in turn may play one INTERRUPT card; the window admits as many as the option says. */
export const interruptWindow = script<Rules>('interrupt window', [
  loop(
    breakWhen((s) => asked.get(s) >= seatsAsked(s) || played.get(s) >= s.rules.options.interruptMaxPerWindow),
    (s) => {
      asking.set(s, seatAt(s, asked.get(s)));
      passed.set(s, 1);
    },
    askWithin('interrupt', (s) => asking.get(s), [interrupt, letItBe]),
    // Who has interrupted may be asked again while the window admits more.
    when((s) => passed.get(s) !== 0, [(s) => asked.add(s, 1)]),
  ),
]);
