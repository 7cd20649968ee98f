import { type Expr, SELECT, type Selector } from '../../../engine/effects/code.js';
import { countOf, describes, isStillThere, isThere, numberOf, objectCount } from '../../../engine/effects/evaluate.js';
import { ME, SELF } from '../../../engine/effects/frame.js';
import type { Noun, Value } from '../../../engine/effects/vocabulary.js';
import { board } from '../layout.js';
import { amberOf } from '../rules/amber.js';
import { keysOf } from '../rules/keys.js';
import type { Rules, S } from '../rules/rules.js';
import { nextTouched } from '../rules/touched.js';
import { housesOf, opponentOf, ownerOf, sideOf } from '../rules/zones.js';
import { HEALED } from './frame-cells.js';
import type { ValueName } from './shapes/values.js';

type Behaviour = Pick<Value<Rules>, 'read' | 'choices'>;
type Column = Pick<typeof board.playedNow, 'get'>;

const read = (value: (s: S, f: number, args: readonly Expr[]) => number): Behaviour => ({ read: value });
const ofCard = (value: (s: S, card: number) => number): Behaviour => ({
  read(s, f, [argument]) {
    const card = numberOf(s, f, argument);
    return card < 0 ? -1 : value(s, card);
  },
});
const ofPlayer = (value: (s: S, side: number) => number): Behaviour => ({
  read(s, f, [argument]) {
    const side = numberOf(s, f, argument);
    return side < 0 ? 0 : value(s, side);
  },
});

/** How often cards that a description means have been played, used or discarded, by a column that counts it. */
const history = (column: Column, ofOther: boolean): Behaviour => ({
  read(s, f, [who, which]) {
    const side = numberOf(s, f, who);
    if ((side === s.rules.match.turnOf(s)) === ofOther) return 0;
    let times = 0;
    for (let card = nextTouched(s, 0); card >= 0; card = nextTouched(s, card + 1)) {
      const count = column.get(s, card);
      if (count > 0 && (which === undefined || describesCard(s, f, which, card))) times += count;
    }
    return times;
  },
});

/** Whether a description means the card, wherever it is now: its nouns and filters hold of it. */
function describesCard(s: S, f: number, which: Expr, card: number): boolean {
  if (which.op !== SELECT) return numberOf(s, f, which) === card;
  return describes(s, f, which.selector as Selector, card);
}

const chosen = (noun: Pick<Noun<Rules>, 'list' | 'text'>, name: string, gives: string): Behaviour => ({
  read: () => -1,
  choices: { kind: 'noun', name, gives, help: 'what there is to choose', ...noun },
});

const houseText = (s: S, house: number): string => s.rules.houseNames[house];

/** How each value is read. */
export const valueBehaviours: Readonly<Record<ValueName, Behaviour>> = {
  me: read((s, f) => s.block[f + ME]),
  opp: read((s, f) => opponentOf(s, s.block[f + ME])),
  opponentOf: { read: (s, f, [side]) => opponentOf(s, numberOf(s, f, side)) },
  ownerOf: ofCard(ownerOf),
  controllerOf: ofCard(sideOf),
  amber: ofPlayer(amberOf),
  keys: ofPlayer(keysOf),
  unforged: ofPlayer((s, side) => s.rules.match.unforged(s, side)),

  host: read((s, f) => board.host.get(s, s.block[f + SELF])),
  defender: read((s) => board.defender.get(s)),
  topCard: {
    read(s, f, [argument]) {
      const side = numberOf(s, f, argument);
      return side < 0 || board.deck[side].size(s) === 0 ? -1 : board.deck[side].top(s);
    },
  },
  cardUnder: ofCard((s, card) => {
    for (let side = 0; side < s.rules.sides; side++) {
      const pile = board.under[side];
      for (let i = 0; i < pile.size(s); i++) if (board.host.get(s, pile.get(s, i)) === card) return pile.get(s, i);
    }
    return -1;
  }),
  amberOn: ofCard((s, card) => board.amber.get(s, card)),
  houseOf: ofCard((s, card) => {
    const houses = housesOf(s, card);
    return s.rules.houseNames.findIndex((_house, i) => (houses & (1 << i)) !== 0);
  }),
  activeHouse: read((s) => board.house.get(s)),
  inIdentity: {
    read(s, f, [who, which]) {
      const card = numberOf(s, f, which);
      return card >= 0 && (s.rules.identity[numberOf(s, f, who)] & housesOf(s, card)) !== 0 ? 1 : 0;
    },
  },
  count: {
    read: (s, f, [which]) =>
      which.op === SELECT ? countOf(s, f, which.selector as Selector) : objectCount(s, f, which),
  },
  exists: { read: (s, f, [which]) => (isThere(s, f, which) ? 1 : 0) },

  healed: read((s, f) => s.block[f + HEALED]),
  destroyedByThis: {
    read(s, f, [which]) {
      const card = numberOf(s, f, which);
      return card >= 0 && !isStillThere(s, f, which) && board.wasDestroyed.get(s, card) !== 0 ? 1 : 0;
    },
  },
  half: {
    read(s, f, [amount]) {
      const whole = Math.max(0, numberOf(s, f, amount));
      return (whole - (whole % 2)) / 2;
    },
  },

  myTurn: read((s, f) => (s.rules.match.turnOf(s) === s.block[f + ME] ? 1 : 0)),
  forgedThisTurn: ofPlayer((s, side) => (board.forgedNow.get(s, side) > 0 ? 1 : 0)),
  forgedPrevTurn: ofPlayer((s, side) => (board.forgedBefore.get(s, side) > 0 ? 1 : 0)),
  playedThisTurn: history(board.playedNow, false),
  playedPrevTurn: history(board.playedBefore, true),
  usedThisTurn: history(board.usedNow, false),
  discardedThisTurn: history(board.discardedNow, false),
  usesThisTurn: ofCard((s, card) => board.usedNow.get(s, card)),
  fightKillsThisTurn: ofPlayer((s, side) => board.fightKills.get(s, side)),

  house: chosen(
    {
      list(s, _f, out) {
        for (let house = 0; house < s.rules.houseNames.length; house++) out.push(house);
      },
      text: houseText,
    },
    'aHouse',
    'house',
  ),
  identityHouse: chosen(
    {
      list(s, f, out, [who]) {
        const houses = s.rules.identity[numberOf(s, f, who)];
        for (let house = 0; house < s.rules.houseNames.length; house++)
          if ((houses & (1 << house)) !== 0) out.push(house);
      },
      text: houseText,
    },
    'aHouseOfTheDeck',
    'house',
  ),
  number: chosen(
    {
      list(s, f, out, [least, most]) {
        for (let n = numberOf(s, f, least); n <= numberOf(s, f, most); n++) out.push(n);
      },
      text: (_s, n) => String(n),
    },
    'aNumber',
    'number',
  ),
  chosenPower: chosen(
    {
      list(s, _f, out) {
        const base = out.top;
        out.push(0);
        const { lines } = s.rules.zones;
        for (let l = 0; l < lines.length; l++) {
          const line = lines[l];
          for (let i = 0; i < line.size(s); i++) {
            const power = board.power.get(s, line.get(s, i));
            let known = false;
            for (let k = base; k < out.top && !known; k++) known = out.items[k] === power;
            if (!known) out.push(power);
          }
        }
      },
      text: (_s, n) => String(n),
    },
    'aPower',
    'number',
  ),

  // A keyword in four bits, its number above them.
  assault: { read: (s, f, [amount]) => KEYWORD_ASSAULT + 16 * numberOf(s, f, amount) },
  hazardous: { read: (s, f, [amount]) => KEYWORD_HAZARDOUS + 16 * numberOf(s, f, amount) },
};

export const KEYWORD_ASSAULT = 14;
export const KEYWORD_HAZARDOUS = 15;
