import type { Candidates, Noun } from '../../../engine/effects/vocabulary.js';
import type { Pile } from '../../../engine/fields.js';
import { ATTACHED, board } from '../layout.js';
import { ACTION, ARTIFACT, CREATURE, type Rules, type S, UPGRADE } from '../rules/rules.js';
import { isInPlay, nameOf, typeOf } from '../rules/zones.js';
import { DEED } from './frame-cells.js';
import type { NounName } from './shapes/nouns.js';

type Behaviour = Pick<Noun<Rules>, 'list' | 'is' | 'code' | 'text'>;

/**
 * Cards in play are named by their own number, others by their row: equal cards in a hand are one option. What is
 * tagged is about to leave, and nothing chooses it.
 */
const HIDDEN_CODES = 100;
const code = (s: S, card: number): number => (isInPlay(s, card) ? card : HIDDEN_CODES + s.rules.row[card]);

function listPile(s: S, pile: Pile, out: Candidates): void {
  for (let i = 0; i < pile.size(s); i++) {
    const card = pile.get(s, i);
    if (board.tagged.get(s, card) === 0) out.push(card);
  }
}

const inPlay = (type: number, piles: readonly Pile[]): Behaviour => ({
  list(s, _f, out) {
    for (let p = 0; p < piles.length; p++) listPile(s, piles[p], out);
  },
  is: (s, _f, card) => card >= 0 && typeOf(s, card) === type,
  code,
  text: nameOf,
});

const inPile = (piles: readonly Pile[]): Behaviour => ({
  list(s, _f, out) {
    for (let p = 0; p < piles.length; p++) for (let i = 0; i < piles[p].size(s); i++) out.push(piles[p].get(s, i));
  },
  is: (s, _f, card) => piles.some((pile) => pile.has(s, card)),
  code,
  text: nameOf,
});

/** What each noun lists. */
export const nounBehaviours: Readonly<Record<NounName, Behaviour>> = {
  creature: inPlay(CREATURE, board.line),
  artifact: inPlay(ARTIFACT, board.relics),
  upgrade: inPlay(UPGRADE, [board.attached]),
  action: inPlay(ACTION, [board.playing]),
  card: { ...inPlay(ATTACHED, [...board.line, ...board.relics, board.attached]), is: (_s, _f, card) => card >= 0 },
  hand: inPile(board.hand),
  deck: inPile(board.deck),
  discard: inPile(board.discard),
  archives: inPile(board.archives),
  purged: inPile(board.purged),
  affected: {
    list(s, f, out) {
      const deed = s.block[f + DEED];
      if (deed === 0) return;
      for (let card = 0; card < s.rules.row.length; card++) if (board.deed.get(s, card) === deed) out.push(card);
    },
    code,
    text: nameOf,
  },
  player: {
    list(s, _f, out) {
      out.push(board.active.get(s));
      out.push(1 - board.active.get(s));
    },
    text: (s, side) => s.game.seatName(side),
  },
};
