import type { Chance } from '../../../engine/chance.js';
import { finish } from '../../../engine/machine.js';
import { moveTop, shuffle } from '../../../engine/piles.js';
import { action, ask, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import { board, faces } from './layout.js';

/** What never changes during a game: what each way pays, in hundredths. */
export interface Rules {
  readonly safe: number;
  readonly gamble: number;
  readonly peek: number;
}

export const FACES = ['heads', 'tails'];
const PLAYER = 0;

function flip(s: State<Rules>, chance: Chance): void {
  for (let face = 0; face < faces.size; face++) board.coin.push(s, face);
  shuffle(s, board.coin, board.flip, chance);
  moveTop(s, board.coin, board.aside);
}

const playSafe = action<Rules>(1, 'safe', {
  offer: (_s, offer) => offer.add(),
  take: (s) => pay(s, s.rules.safe),
  text: () => 'play safe',
});

const gamble = action<Rules>(2, 'gamble', {
  offer: (_s, offer) => offer.add(),
  take: (s) => board.stake.set(s, s.rules.gamble),
  text: () => 'gamble',
});

const peek = action<Rules>(3, 'peek', {
  rule: 'the option peek allows it',
  offer(s, offer) {
    if (s.rules.peek > 0) offer.add();
  },
  take(s) {
    faces.reveal(s, board.coin.top(s), 1 << PLAYER);
    faces.reveal(s, board.aside.top(s), 1 << PLAYER);
    board.stake.set(s, s.rules.peek);
  },
  text: () => 'peek at the coin',
});

const guess = action<Rules>(4, 'guess', {
  offer(_s, offer) {
    for (let face = 0; face < faces.size; face++) offer.add(face);
  },
  take: (s, _chance, face) => pay(s, board.coin.top(s) === face ? board.stake.get(s) : 0),
  text: (_s, face) => `guess ${FACES[face]}`,
});

function pay(s: State<Rules>, hundredths: number): void {
  board.paid.set(s, hundredths);
  finish(s, hundredths > 0 ? 'win' : 'loss');
}

function countTurn(s: State<Rules>): void {
  board.turn.add(s, 1);
}

export const main = script<Rules>('fusion-probe', [
  flip,
  countTurn,
  ask('way', () => PLAYER, [playSafe, gamble, peek]),
  countTurn,
  ask('face', () => PLAYER, [guess]),
]);
