import type { Expr } from '../../engine/effects/code.js';
import type { CompiledClause } from '../../engine/effects/compile.js';
import { ConfigError } from '../../engine/errors.js';
import { nearest } from '../../engine/nearest.js';
import { preyOf } from '../adventures/prey-of.js';
import { findDeck } from '../keyforge/decks/find-deck.js';
import { sideCards } from '../keyforge/decks/side-cards.js';
import { shippedDecks } from '../keyforge/decks.js';
import { HOUSES } from '../keyforge/effects/shapes/words.js';
import { board } from '../keyforge/layout.js';
import { type CardFacts, prepareRules, type SideCards } from '../keyforge/rules/prepare.js';
import { type Content, REAPER } from './content.js';
import { MOST_OF_ENEMY, own } from './layout.js';
import type { Options } from './options.js';
import { ADVENTURE, DOOR, type GormangeistRules, NO_ENEMY_CARD, type Own, REVERSE } from './own.js';
import { gormangeistMatch } from './rules/match.js';
import { words } from './words.js';

const ESSENCE = 'essence';
/** What starts in the adventure discard pile (GG-36). */
const DISCARDED = 'it-is-time';

/** One card of the enemy: its row, what it is, and its place among the enemy's cards. */
interface EnemyCard {
  readonly row: number;
  readonly kind: number;
  readonly id: string;
  /** Of a door side: where it starts, and the row of its reverse; -1 of other cards. */
  readonly where: 'play' | 'aside' | 'deck';
  readonly behind: number;
}

/**
 * The rules of a game.
 * @throws ConfigError for a deck that there is not, and for more cards of the enemy than there is room for
 */
export function prepareGame(content: Content, chosen: Options, players: number): GormangeistRules {
  const { cards, adventure, mansion, reverses } = content;
  const chosenDecks = [chosen.deck0, chosen.deck1, chosen.deck2].slice(0, players);
  const seats = chosenDecks.map((name, seat) =>
    sideCards(findDeck(name, `gormangeist: deck${seat}`, cards, shippedDecks), cards),
  );
  refuseUnknown(chosen.leftOut, content);
  const enemyCards = listEnemyCards(content, chosen.leftOut);
  refuseTooMany(enemyCards);
  const house = HOUSES.length;
  const enemySide: SideCards = { cards: enemyCards.map(({ row }) => ({ row, house })), houses: [house] };
  const first = seats.reduce((sum, side) => sum + side.cards.length, 0);
  const tables = [cards.rows, adventure.rows, mansion.rows, reverses.rows];
  const of: Own = {
    options: chosen,
    players,
    enemy: players,
    first,
    darkNeeded: darkNeededBy(chosen, players),
    ...cardsOf(enemyCards, first),
    ...textsOf(content),
    draws: Int16Array.from(tables.flat(), (row) => ('draws' in row ? row.draws : 0)),
    siphon: Int16Array.from(tables.flat(), (row) => ('siphon' in row ? row.siphon : 0)),
  };
  const match = gormangeistMatch(of);
  const rules = prepareRules({
    options: { ...chosen, firstTurnRule: false },
    match,
    sides: [...seats, enemySide],
    facts: factsOf(content),
    compiled: content,
    zones: {
      // GG-98: what looks at the enemy's hand looks at its archives.
      hands: [...seats.map(() => undefined), board.archives[players]],
      standing: own.doors,
      elsewhere: [own.mansionDeck, own.aside, own.turned, own.reverses, own.gone],
    },
    words,
  });
  return { ...rules, own: of };
}

/** GG-06: one more than there are players, unless the option says otherwise. */
function darkNeededBy({ darkNeeded }: Options, players: number): number {
  return typeof darkNeeded === 'number' ? darkNeeded : players + Number(darkNeeded.slice('players+'.length));
}

/** The enemy's cards, copy by copy: adventure cards, door sides, then the reverse of each that is no essence. */
function listEnemyCards({ cards, adventure, mansion, reverses }: Content, leftOut: string): EnemyCard[] {
  const afterCards = cards.rows.length;
  const afterAdventure = afterCards + adventure.rows.length;
  const afterMansion = afterAdventure + mansion.rows.length;
  const rowOfReverse = (id: string): number => afterMansion + reverses.rows.findIndex((row) => row.id === id);
  const doors = mansion.rows.flatMap(({ id, copies, starts, reverse }, i): EnemyCard[] =>
    copies === 0 ? [] : [{ row: afterAdventure + i, kind: DOOR, id, where: starts, behind: rowOfReverse(reverse) }],
  );
  return [
    ...adventure.rows.flatMap(({ id, copies }, i): EnemyCard[] =>
      Array.from({ length: id === leftOut ? 0 : copies }, () => adventureCard(afterCards + i, id)),
    ),
    ...doors,
    ...doors.flatMap(({ behind: row }): EnemyCard[] => {
      const { id, type } = reverses.rows[row - afterMansion];
      return type === ESSENCE ? [] : [{ row, kind: REVERSE, id, where: 'deck', behind: -1 }];
    }),
  ];
}

const adventureCard = (row: number, id: string): EnemyCard => ({
  row,
  kind: ADVENTURE,
  id,
  where: 'deck',
  behind: -1,
});

function refuseUnknown(leftOut: string, { adventure }: Content): void {
  const ids = adventure.rows.map(({ id }) => id);
  if (leftOut === 'none' || ids.includes(leftOut)) return;
  throw new ConfigError({
    where: 'gormangeist: leftOut',
    problem: `there is no adventure card "${leftOut}"`,
    right: 'none, or the id of an adventure card, is expected',
    value: leftOut,
    nearest: nearest(leftOut, ids),
  });
}

/** What a pile of the core, the row of mansion cards, and the state as a whole have room for. */
const MOST_ADVENTURE = 36;
const MOST_DOORS = 30;

function refuseTooMany(enemyCards: readonly EnemyCard[]): void {
  const count = (kind: number): number => enemyCards.filter((one) => one.kind === kind).length;
  refuse(count(ADVENTURE), MOST_ADVENTURE, 'adventure cards');
  refuse(count(DOOR), MOST_DOORS, 'mansion cards');
  refuse(enemyCards.length, MOST_OF_ENEMY, 'cards of the enemy, both sides of mansion cards');
}

function refuse(count: number, most: number, what: string): void {
  if (count <= most) return;
  throw new ConfigError({
    where: `gormangeist: ${what}`,
    problem: `${count} are too many`,
    right: `there is room for ${most}`,
    value: String(count),
  });
}

/** Which card is what. @param first the number of the first card of the enemy */
function cardsOf(enemyCards: readonly EnemyCard[], first: number) {
  const numbered = enemyCards.map((one, i) => ({ ...one, card: first + i }));
  const doors = numbered.filter(({ kind }) => kind === DOOR);
  const backs = numbered.filter(({ kind }) => kind === REVERSE);
  const kind = new Uint8Array(first + enemyCards.length).fill(NO_ENEMY_CARD);
  const otherSide = new Int16Array(kind.length).fill(-1);
  const behind = new Int16Array(kind.length).fill(-1);
  for (const one of numbered) kind[one.card] = one.kind;
  for (const { card, behind: row } of doors) behind[card] = row;
  const left = [...backs];
  for (const door of doors) {
    const at = left.findIndex(({ row }) => row === door.behind);
    if (at < 0) continue;
    const [back] = left.splice(at, 1);
    otherSide[door.card] = back.card;
    otherSide[back.card] = door.card;
  }
  const adventure = numbered.filter((one) => one.kind === ADVENTURE);
  const cardsNamed = (id: string): number[] => adventure.filter((one) => one.id === id).map(({ card }) => card);
  const [reaper = -1] = cardsNamed(REAPER);
  return {
    kind,
    otherSide,
    behind,
    reaper,
    starts: doors.map(({ card, where }) => ({ card, where })),
    discarded: cardsNamed(DISCARDED),
    adventure: adventure.filter(({ card, id }) => card !== reaper && id !== DISCARDED).map(({ card }) => card),
    reverses: backs.map(({ card }) => card),
  };
}

/** What the clauses of this game's own triggers say, by row. */
function textsOf({ clauses, enraged }: Content) {
  const clauseOf = (ofCard: readonly CompiledClause[], name: string): CompiledClause | undefined =>
    ofCard.find(({ triggers }) => triggers[0].name === name);
  const declared = (name: string): (Expr | null)[] => clauses.map((one) => clauseOf(one, name)?.condition ?? null);
  const programs = (name: string): Int16Array =>
    Int16Array.from(clauses, (one) => clauseOf(one, name)?.program.number ?? -1);
  return {
    prey: clauses.map(preyOf),
    enragedPrey: enraged,
    payable: declared('Payable'),
    cost: programs('Cost'),
    explore: programs('Explore'),
    turned: programs('Turned'),
  };
}

/** What the core reads of each row, in the order in which the effects were compiled. */
function factsOf({ cards, adventure, mansion, reverses }: Content): CardFacts[] {
  return [
    ...cards.rows,
    ...adventure.rows,
    ...mansion.rows.map((row) => ({ ...row, type: 'mansion', amber: 0, armor: 0 })),
    ...reverses.rows.map((row) => (row.type === ESSENCE ? { ...row, type: 'action' } : row)),
  ];
}
