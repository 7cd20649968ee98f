import type { Chance } from '../../../engine/chance.js';
import { finish } from '../../../engine/machine.js';
import { action, ask, loop, script, times } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Deck } from './deck.js';
import { board } from './layout.js';

/** What never changes during a game. */
export interface Rules {
  readonly drawn: number;
  /** Points that win, of the whole team. */
  readonly goal: number;
  /** Threat that loses. */
  readonly limit: number;
  readonly deck: Deck;
}

const SAFE_POINTS = 1;
export const RISKY_POINTS = 3;
/** A risk pays once in so many times. */
export const RISKY_ODDS = 2;

const safe = action<Rules>(1, 'safe', {
  offer: (_s, offer) => offer.add(),
  take: (s) => score(s, SAFE_POINTS),
  text: () => `safe: ${SAFE_POINTS} point`,
});

const risky = action<Rules>(2, 'risky', {
  offer: (_s, offer) => offer.add(),
  take(s, chance) {
    const pays = board.risk[board.active.get(s)].roll(s, chance, RISKY_ODDS) === 0;
    if (s.log) s.tell(pays ? '  it pays' : '  it does not pay');
    if (pays) score(s, RISKY_POINTS);
  },
  text: () => `risky: ${RISKY_POINTS} points or nothing`,
});

/** The team has won as soon as it has the points; the tide does not rise any more. */
function score(s: State<Rules>, points: number): void {
  board.score.add(s, points);
  if (board.score.get(s) >= s.rules.goal) finish(s, 'win');
}

function beginRound(s: State<Rules>): void {
  board.active.set(s, -1);
}

function beginTurn(s: State<Rules>): void {
  board.active.add(s, 1);
  board.turn.add(s, 1);
}

/** The card goes back at once: every draw is from the whole deck. */
function drawCard(s: State<Rules>, chance: Chance): void {
  const { deck, limit } = s.rules;
  let card = 0;
  for (let left = board.tide.roll(s, chance, deck.size) - deck.copies[0]; left >= 0; left -= deck.copies[card]) card++;
  if (s.log) s.tell(`The tide: ${deck.names[card]}`);
  board.threat.add(s, deck.threat[card]);
  if (board.threat.get(s) >= limit) finish(s, 'loss');
}

export const main = script<Rules>('toy-tide', [
  loop(
    beginRound,
    times(
      (s) => s.players,
      beginTurn,
      ask('act', (s) => board.active.get(s), [safe, risky]),
    ),
    times((s) => s.rules.drawn, drawCard),
  ),
]);
