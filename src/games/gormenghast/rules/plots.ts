import { call, finish, locals } from '../../../engine/machine.js';
import { move } from '../../../engine/piles.js';
import { action, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';
import { plotInHand } from './cards.js';
import { ritual } from './rituals.js';
import { carrierOf } from './tokens.js';

type S = State<Rules>;

/** GM-P-01, GM-P-04, GM-P-05: whether a seat has completed a plot. */
export function isComplete(s: S, seat: number, row: number): boolean {
  const { plots, options } = s.rules;
  const who = plots.character[row];
  if (board.place.get(s, who) !== plots.tile[row]) return false;
  if (options.plotControl === 'required' && board.controller.get(s, who) !== seat) return false;
  return options.plotArrival === 'presence' || board.broughtBy.get(s, who) === seat;
}

/** GM-P-02, GM-open-11: whether the named artifact is there as well. */
export function hasArtifact(s: S, row: number): boolean {
  const { plots, options } = s.rules;
  const artifact = plots.artifact[row];
  if (board.carries.get(s, plots.character[row]) === artifact) return true;
  if (options.plotArtifact === 'carried_only') return false;
  if (board.looseOn.get(s, artifact) === plots.tile[row]) return true;
  if (options.plotArtifact !== 'anywhere_on_tile') return false;
  const carrier = carrierOf(s, artifact);
  return carrier >= 0 && board.place.get(s, carrier) === plots.tile[row];
}

/** Whether plots may be claimed where the option `plotWindow` says so: always between cards, else in mid-move too. */
export const claimPlot = claimAction(50, (s) => s.rules.options.plotWindow === 'mid_move');
export const claimBetweenCards = claimAction(51, () => true);

function claimAction(kind: number, allowed: (s: S) => boolean) {
  return action<Rules>(kind, 'claim a plot', {
    rule: 'GM-P-06',
    offer(s, offer) {
      if (!allowed(s)) return;
      const seat = board.active.get(s);
      const plots = board.plots[seat];
      for (let i = 0; i < plots.size(s); i++) {
        const row = s.rules.plots.of[plots.get(s, i)];
        if (isComplete(s, seat, row)) offer.addOnce(row);
      }
    },
    take(s, _chance, row) {
      call(s, claim, board.active.get(s), row);
    },
    text(s, row) {
      const { options, plots } = s.rules;
      const tokens = hasArtifact(s, row) ? options.plotRewardArtifact : options.plotReward;
      return `claim ${plots.titles[row]} for ${tokens}`;
    },
  });
}

export const claiming = locals('seat', 'row');

/** GM-P-07..11: reveal, take tokens, roll the ritual, put the card face up on its discard pile. */
export const claim = script<Rules>('claim', [
  (s) => {
    const seat = claiming.seat.get(s);
    const row = claiming.row.get(s);
    move(s, plotInHand(s, seat, row), board.plots[seat], board.plotClaimed);
    takeTokens(s, seat, row);
    if (s.rules.options.victoryCheck === 'immediate') checkGoal(s, seat);
  },
  (s) => call(s, ritual, claiming.seat.get(s)),
  (s) => {
    move(s, board.plotClaimed.top(s), board.plotClaimed, board.plotDiscard);
    if (s.rules.options.victoryCheck === 'after_ritual') checkGoal(s, claiming.seat.get(s));
  },
]);

/** GM-P-03: 1 or 3, never both. */
function takeTokens(s: S, seat: number, row: number): void {
  const { options, plots } = s.rules;
  const full = hasArtifact(s, row);
  board.victory.add(s, seat, full ? options.plotRewardArtifact : options.plotReward);
  (full ? board.plotsFull : board.plotsPlain).add(s, seat, 1);
  if (full && options.plotArtifactAfter === 'removed') removeArtifact(s, plots.artifact[row]);
  noteLead(s);
}

function removeArtifact(s: S, artifact: number): void {
  board.looseOn.set(s, artifact, -1);
  const carrier = carrierOf(s, artifact);
  if (carrier >= 0) board.carries.set(s, carrier, -1);
}

/** GM-V-01, GM-V-04: only the seat that has just scored can have reached the goal. */
export function checkGoal(s: S, seat: number): void {
  if (board.victory.get(s, seat) >= s.rules.options.tokenGoal) finish(s, 'win');
}

/** A lead changes when a seat alone has the most tokens and the last to lead alone was another. */
function noteLead(s: S): void {
  let best = 0;
  let tied = false;
  for (let seat = 1; seat < s.players; seat++) {
    const difference = board.victory.get(s, seat) - board.victory.get(s, best);
    if (difference > 0) best = seat;
    if (difference >= 0) tied = difference === 0;
  }
  if (tied || board.leader.get(s) === best) return;
  if (board.leader.get(s) >= 0) board.leadChanges.add(s, 1);
  board.leader.set(s, best);
}
