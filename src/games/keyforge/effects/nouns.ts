import type { Candidates, Noun } from '../../../engine/effects/vocabulary.js';
import type { Pile } from '../../../engine/fields.js';
import { ATTACHED, board } from '../layout.js';
import { ACTION, ARTIFACT, CREATURE, type Rules, type S, UPGRADE } from '../rules/rules.js';
import { nextTouched } from '../rules/touched.js';
import { hiddenCodes, isInPlay, nameOf, nameOfSide, ownerOf, sideOf, typeOf } from '../rules/zones.js';
import type { Zones } from '../rules/zones-in-use.js';
import { DEED } from './frame-cells.js';
import type { NounName } from './shapes/nouns.js';

type Behaviour = Pick<Noun<Rules>, 'list' | 'listOf' | 'is' | 'everything' | 'code' | 'text'>;

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

/** Those of a pile in play that are on a side: for piles that are no side's. */
function listPileOf(s: S, pile: Pile, out: Candidates, side: number): void {
  for (let i = 0; i < pile.size(s); i++) {
    const card = pile.get(s, i);
    if (board.tagged.get(s, card) === 0 && sideOf(s, card) === side) out.push(card);
  }
}

function listCreaturesOf(s: S, out: Candidates, side: number): void {
  listPile(s, board.line[side], out);
  const { apart } = s.rules.zones;
  if (apart !== null) listPileOf(s, apart, out, side);
}

/** As `sideNow` tells of each: a card that is not in play is its owner's, or of the side whose archives hold it. */
function listHeldOf(s: S, piles: readonly Pile[], out: Candidates, side: number): void {
  const anyFell = board.lastKnown.get(s) !== 0;
  for (let p = 0; p < piles.length; p++) {
    const pile = piles[p];
    const isArchive = pile === board.archives[p];
    // While nothing is known of cards that were destroyed, the other piles have nothing of this side.
    if (!anyFell && p !== side) continue;
    for (let i = 0; i < pile.size(s); i++) {
      const card = pile.get(s, i);
      const fell = anyFell && board.wasDestroyed.get(s, card) !== 0;
      if ((fell ? sideOf(s, card) : isArchive ? p : ownerOf(s, card)) === side) out.push(card);
    }
  }
}

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
  listOf(s, _f, out, side) {
    listHeldOf(s, s.rules.zones[where], out, side);
  },
  is: (s, _f, card) => s.rules.zones[where].some((pile) => pile.has(s, card)),
  code,
  text: nameOf,
});

/** What each noun lists. */
export const nounBehaviours: Readonly<Record<NounName, Behaviour>> = {
  creature: { ...inPlay(CREATURE, 'lines'), listOf: (s, _f, out, side) => listCreaturesOf(s, out, side) },
  artifact: { ...inPlay(ARTIFACT, 'relics'), listOf: (s, _f, out, side) => listPile(s, board.relics[side], out) },
  upgrade: inPlay(UPGRADE, 'attached'),
  action: inPlay(ACTION, 'playing'),
  card: {
    ...inPlay(ATTACHED, 'present'),
    listOf(s, _f, out, side) {
      listCreaturesOf(s, out, side);
      listPile(s, board.relics[side], out);
      listPileOf(s, board.attached, out, side);
    },
    is: (_s, _f, card) => card >= 0,
    everything: true,
  },
  hand: inPile('hands'),
  deck: inPile('decks'),
  discard: inPile('discards'),
  archives: inPile('archives'),
  purged: inPile('purged'),
  affected: {
    list(s, f, out) {
      const deed = s.block[f + DEED];
      if (deed === 0) return;
      for (let card = nextTouched(s, 0); card >= 0; card = nextTouched(s, card + 1)) {
        if (board.deed.get(s, card) === deed) out.push(card);
      }
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
