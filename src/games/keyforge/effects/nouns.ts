import type { Candidates, Noun } from '../../../engine/effects/vocabulary.js';
import type { Pile } from '../../../engine/fields.js';
import { ATTACHED, board } from '../layout.js';
import { ACTION, ARTIFACT, CREATURE, type Rules, type S, UPGRADE } from '../rules/rules.js';
import { hiddenCodes, isInPlay, nameOf, nameOfSide, typeOf } from '../rules/zones.js';
import type { Zones } from '../rules/zones-in-use.js';
import { DEED } from './frame-cells.js';
import type { NounName } from './shapes/nouns.js';

type Behaviour = Pick<Noun<Rules>, 'list' | 'is' | 'code' | 'text'>;

/**
 * Cards in play are named by their own number, others by their row: equal cards in a hand are one option. What is
 * tagged is about to leave, and nothing chooses it.
 */
const code = (s: S, card: number): number => (isInPlay(s, card) ? card : hiddenCodes(s) + s.rules.row[card]);

function listPile(s: S, pile: Pile, out: Candidates): void {
  for (let i = 0; i < pile.size(s); i++) {
    const card = pile.get(s, i);
    if (board.tagged.get(s, card) === 0) out.push(card);
  }
}

/** Which piles a noun looks through. */
type Piles = Exclude<keyof Zones, 'apart' | 'standing'>;

const inPlay = (type: number, where: Piles): Behaviour => ({
  list(s, _f, out) {
    const piles = s.rules.zones[where];
    for (let p = 0; p < piles.length; p++) listPile(s, piles[p], out);
  },
  is: (s, _f, card) => card >= 0 && typeOf(s, card) === type,
  code,
  text: nameOf,
});

const inPile = (where: Piles): Behaviour => ({
  list(s, _f, out) {
    const piles = s.rules.zones[where];
    for (let p = 0; p < piles.length; p++) for (let i = 0; i < piles[p].size(s); i++) out.push(piles[p].get(s, i));
  },
  is: (s, _f, card) => s.rules.zones[where].some((pile) => pile.has(s, card)),
  code,
  text: nameOf,
});

/** What each noun lists. */
export const nounBehaviours: Readonly<Record<NounName, Behaviour>> = {
  creature: inPlay(CREATURE, 'lines'),
  artifact: inPlay(ARTIFACT, 'relics'),
  upgrade: inPlay(UPGRADE, 'attached'),
  action: inPlay(ACTION, 'playing'),
  card: { ...inPlay(ATTACHED, 'present'), is: (_s, _f, card) => card >= 0 },
  hand: inPile('hands'),
  deck: inPile('decks'),
  discard: inPile('discards'),
  archives: inPile('archives'),
  purged: inPile('purged'),
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
      const { sides } = s.rules;
      for (let k = 0; k < sides; k++) out.push((board.active.get(s) + k) % sides);
    },
    text: (s, side) => nameOfSide(s, side),
  },
};
