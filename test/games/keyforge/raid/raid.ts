import { z } from 'zod';
import {
  choice,
  defineContent,
  defineTable,
  flag,
  identifier,
  integer,
  type Table,
  text,
} from '../../../../src/engine/content.js';
import { numberOf } from '../../../../src/engine/effects/evaluate.js';
import { happen } from '../../../../src/engine/effects/events.js';
import type { Meaning } from '../../../../src/engine/effects/vocabulary.js';
import { DONE } from '../../../../src/engine/effects/vocabulary.js';
import { defineGame } from '../../../../src/engine/game.js';
import { pile } from '../../../../src/engine/layout.js';
import { call, finish } from '../../../../src/engine/machine.js';
import { action, loop, script } from '../../../../src/engine/script.js';
import { type CardRow, cardTable } from '../../../../src/games/keyforge/card-table.js';
import { type CompiledCards, cardSource, compileCards } from '../../../../src/games/keyforge/content.js';
import { findDeck } from '../../../../src/games/keyforge/decks/find-deck.js';
import { sideCards } from '../../../../src/games/keyforge/decks/side-cards.js';
import { shippedDecks } from '../../../../src/games/keyforge/decks.js';
import { keyforgeLanguage } from '../../../../src/games/keyforge/effects/language.js';
import { housesWith, type OwnWords } from '../../../../src/games/keyforge/effects/own-words.js';
import { EVENTS } from '../../../../src/games/keyforge/effects/shapes/events.js';
import { board, cards } from '../../../../src/games/keyforge/layout.js';
import { addAmber } from '../../../../src/games/keyforge/rules/amber.js';
import { draw } from '../../../../src/games/keyforge/rules/drawing.js';
import { usualAttack } from '../../../../src/games/keyforge/rules/fighting.js';
import { chooseActiveHouse } from '../../../../src/games/keyforge/rules/houses.js';
import { settlePosition } from '../../../../src/games/keyforge/rules/laying.js';
import { moveCard, TO_DISCARD, TO_PURGED, usualPile } from '../../../../src/games/keyforge/rules/leaving.js';
import { mainStepWith } from '../../../../src/games/keyforge/rules/main-step.js';
import type { Match } from '../../../../src/games/keyforge/rules/match.js';
import { shuffleDeck } from '../../../../src/games/keyforge/rules/opening.js';
import { prepareRules } from '../../../../src/games/keyforge/rules/prepare.js';
import type { Rules, S } from '../../../../src/games/keyforge/rules/rules.js';
import { settle } from '../../../../src/games/keyforge/rules/settling.js';
import { beginTurn, drawStep, forgetTurn, readyAll } from '../../../../src/games/keyforge/rules/turn-steps.js';
import { coreScripts } from '../../../../src/games/keyforge/scripts.js';

/*
 * The smallest game on the core that is no duel: two players with a common pool of æmber against raiders, a side that
 * nobody plays, which has no hand and forges nothing. A raider turn does nothing but ready. Raiders that leave play are
 * out of the game. Gliders are raiders in the air, apart from the battleline; the gate stands: it can be fought, and
 * falls. It ends after six turns.
 */

/** The cards of the raiders, again and again. */
const MUSTER = ['red-raider', 'red-raider', 'glider', 'gate', 'red-raider', 'horn-call'];

/** The side of the raiders. */
export const RAIDERS = 2;

const words: OwnWords = { houses: ['raider'], types: ['gate'], keywords: { savage: 'it is mentioned in a test' } };
const HOUSE = housesWith(words).indexOf('raider');

/** `muster(n)`: so many cards of the raiders' deck go to their archives. */
const muster: Meaning<Rules> = {
  kind: 'verb',
  name: 'muster',
  arguments: [{ name: 'amount', accepts: ['number'] }],
  help: 'the raiders draw so many cards',
  run(s, f, [amount], chance) {
    draw(s, RAIDERS, numberOf(s, f, amount), chance);
    return DONE;
  },
};

const language = keyforgeLanguage({ ...words, meanings: [muster] });

const raiderTable = defineTable({
  name: 'raiders',
  columns: {
    id: identifier(),
    name: text('the title'),
    type: choice('its type', ['creature', 'action', 'artifact', 'upgrade', 'gate'] as const),
    power: integer('power', { min: 0, max: 99 }),
    effect: text('what it does', { optional: true }),
    standIn: flag('1 when the contents are our own'),
  },
});

const raiderText = [
  'id\tname\ttype\tpower\teffect\tstandIn',
  'red-raider\tRed Raider\tcreature\t3\tKeyword: savage || Reap: steal(1)\t1',
  'glider\tGlider\tcreature\t2\t\t1',
  'gate\tGate\tgate\t5\tStatic: noFightDamage(self)\t1',
  'horn-call\tHorn Call\taction\t0\tPlay: muster(2)\t1',
  '',
].join('\n');

interface Content extends CompiledCards {
  readonly cards: Table<CardRow>;
  readonly facts: Parameters<typeof prepareRules>[0]['facts'];
}

const content = defineContent<Content>({
  sources: [cardSource, { definition: raiderTable, text: raiderText, file: 'raiders.tsv' }],
  load(take, numbers) {
    const players = take(cardTable);
    const raiders = take(raiderTable);
    const facts = [...players.rows, ...raiders.rows.map((row) => ({ ...row, amber: 0, armor: 0, traits: [] }))];
    return { cards: players, facts, ...compileCards(language, numbers, [players, raiders]) };
  },
});

/** Piles of its own. */
export const own = { apart: pile(cards, 8), standing: pile(cards, 4) };

const layout = board.layout.extended(own);

const match: Match = {
  name: (_s, side) => (side === RAIDERS ? 'the raiders' : `player ${side}`),
  opponent: (s, side) => (side === RAIDERS ? board.active.get(s) : RAIDERS),
  turnOf: (s) => (board.turn.get(s) % 2 === 0 ? RAIDERS : board.active.get(s)),
  nextTurn(s, side) {
    const turn = board.turn.get(s);
    if (side === RAIDERS) return turn % 2 === 0 ? turn + 2 : turn + 1;
    let next = turn + 1;
    while (next % 2 === 0 || playerOf(next) !== side) next++;
    return next;
  },
  seat: (s, side) => (side === RAIDERS ? board.active.get(s) : side),
  drawn: (s, side) => s.rules.zones.hands[side],
  destination: (s, card, to, side) =>
    usualPile(s, card, s.rules.owner[card] === RAIDERS && to === TO_DISCARD ? TO_PURGED : to, side),
  heir: (s, card) => match.opponent(s, board.side.get(s, card)),
  keyCost: () => 6,
  keys: (s, side) => board.keys.get(s, side),
  unforged: () => 3,
  canForge: (_s, side) => side !== RAIDERS,
  turnKey: (s, side) => board.keys.add(s, side, 1),
  unforge: () => false,
  entersFor: (_s, _card, side) => side,
  isApart: (s, card) => s.rules.titles[s.rules.row[card]] === 'Glider',
  flank: (_s, _card, side) => (side === RAIDERS ? 0 : -1),
  host: () => -1,
  bonus: () => {},
  canAttack: (s, by, target) => usualAttack(s, by, target) || own.standing.has(s, target),
  isUnsettled: (s) => fallen(s) >= 0 || board.pool.get(s, 0) > 50,
  putRight(s) {
    if (fallen(s) < 0) finish(s, 'win');
    else moveCard(s, fallen(s), TO_PURGED, RAIDERS);
  },
};

/** A gate that has taken all it can, -1 for none. */
function fallen(s: S): number {
  for (let i = 0; i < own.standing.size(s); i++) {
    const card = own.standing.get(s, i);
    if (board.damage.get(s, card) >= board.power.get(s, card)) return card;
  }
  return -1;
}

/** Whose turn a turn of a player is. */
const playerOf = (turn: number): number => ((turn - 1) / 2) % 2;

const options = z.object({
  deck0: z.string().default('generated:a').describe('deck of player 0'),
  deck1: z.string().default('generated:b').describe('deck of player 1'),
  raiders: z.int().min(0).max(36).default(6).describe('cards of the raiders'),
  handSize: z.int().min(1).max(12).default(6).describe('cards of a hand'),
  ruleOfSix: z.boolean().default(true).describe('the rule of six'),
  firstTurnRule: z.boolean().default(false).describe('the rule of the first turn'),
});

/** What a player can do besides: it costs the team an æmber to drive the raiders off one card of their archives. */
const spy = action<Rules>(60, 'spy', {
  offer(s, offer) {
    if (board.pool.get(s, 0) > 0 && board.archives[RAIDERS].size(s) > 0) offer.add();
  },
  take(s) {
    addAmber(s, board.active.get(s), -1);
    cards.reveal(s, board.archives[RAIDERS].top(s), 1 << board.active.get(s));
  },
  text: () => 'look at the card that the raiders drew last',
});

const mainStep = mainStepWith<Rules>('raidMain', [spy]);

const active = (s: S): number => board.active.get(s);

const playerTurn = script<Rules>('playerTurn', [
  (s) => {
    if (board.turn.get(s) === 6) finish(s, 'win');
    beginTurn(s, playerOf(board.turn.get(s) + 1));
  },
  settle,
  (s) => call(s, chooseActiveHouse),
  settle,
  (s) => call(s, mainStep),
  (s) => readyAll(s, active(s)),
  drawStep,
  (s) => happen(s, EVENTS.endTurn, active(s)),
  settle,
  forgetTurn,
]);

const raiderTurn = script<Rules>('raiderTurn', [
  (s) => beginTurn(s, active(s)),
  settle,
  (s) => readyAll(s, RAIDERS),
  (s) => happen(s, EVENTS.endTurn, RAIDERS),
  settle,
  forgetTurn,
]);

const main = script<Rules>('raid', [
  (s, chance) => {
    for (let side = 0; side < s.rules.sides; side++) shuffleDeck(s, side, chance);
    for (let side = 0; side < RAIDERS; side++) draw(s, side, s.rules.options.handSize, chance);
  },
  loop<Rules>(
    (s) => call(s, playerTurn),
    (s) => call(s, raiderTurn),
  ),
]);

export const raid = defineGame<typeof options, Rules, Content>({
  id: 'raid',
  title: 'a raid, for tests',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: 2, max: 2 },
  cooperative: true,
  options,
  presets: {},
  layout,
  content,
  prepare({ options: chosen, content: loaded }) {
    const decks = [chosen.deck0, chosen.deck1].map((name, seat) =>
      sideCards(findDeck(name, `raid: deck${seat}`, loaded.cards, shippedDecks), loaded.cards),
    );
    const rowOf = (id: string): number => loaded.facts.findIndex((facts) => facts.id === id);
    const raiders = Array.from({ length: chosen.raiders }, (_, i) => rowOf(MUSTER[i % MUSTER.length]));
    return prepareRules({
      options: chosen,
      match,
      sides: [...decks, { cards: raiders.map((row) => ({ row, house: HOUSE })), houses: [HOUSE] }],
      facts: loaded.facts,
      compiled: loaded,
      poolOf: [0, 0, 1],
      zones: { hands: [undefined, undefined, board.archives[RAIDERS]], ...own },
      words,
    });
  },
  components: (rules) =>
    new Map([[cards, Array.from(rules.row, (row) => ({ id: rules.ids[row], name: rules.titles[row] }))]]),
  effects: ({ programs, numbers }) => ({ language, programs, numbers: numbers.values }),
  main,
  scripts: [playerTurn, raiderTurn, mainStep, ...coreScripts],
  utility: () => 1,
  turns: (s) => (board.turn.get(s) + 1) >> 1,
  longest: () => 2000,
  describe: () => 'a raid',
  positions: { at: 'main', settle: settlePosition },
});
