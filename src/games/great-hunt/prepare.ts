import { ConfigError } from '../../engine/errors.js';
import { nearest } from '../../engine/nearest.js';
import { findDeck } from '../keyforge/decks/find-deck.js';
import { sideCards } from '../keyforge/decks/side-cards.js';
import { shippedDecks } from '../keyforge/decks.js';
import { housesWith, keywordBit } from '../keyforge/effects/own-words.js';
import { type CardFacts, prepareRules, type SideCards } from '../keyforge/rules/prepare.js';
import { DECKS, type DeckName, type HuntRow, SLOTS } from './card-table.js';
import { checkBox } from './check-box.js';
import type { Content } from './content.js';
import { words } from './effects/words.js';
import { escapeOf } from './escape.js';
import { hunt } from './layout.js';
import { huntMatch } from './match.js';
import type { Options } from './options.js';
import { preyOf } from './prey.js';
import { MOMENTS } from './rules/abilities.js';
import type { HuntRules } from './rules/rules.js';

/**
 * The rules of a game.
 * @throws ConfigError for a deck or an upgrade that there is not, and for a box that cannot be played with
 */
export function prepareHunt(players: number, content: Content, chosen: Options): HuntRules {
  const { cards, box } = content;
  checkBox(box.rows);
  const options = chosen;
  const enemy = players;
  const decks = [options.deck0, options.deck1, options.deck2].slice(0, players);
  const sides = decks.map((name, seat) =>
    sideCards(findDeck(name, `great-hunt: deck${seat}`, cards, shippedDecks), cards),
  );
  const first = cards.length;
  const rules = prepareRules({
    options,
    match: huntMatch(options, enemy),
    sides: [...sides, boxSide(box.rows, first)],
    facts: [...cards.rows, ...box.rows.map((row) => factsOf(row, options))],
    compiled: content,
    poolOf: [...decks.map(() => 0), enemy],
    zones: {
      hands: [...decks.map(() => undefined), hunt.archives[enemy]],
      apart: hunt.skyrealm,
      standing: hunt.standing,
      elsewhere: [
        ...[hunt.skyArchives, hunt.skyDeck, hunt.aside, hunt.trophies, hunt.spoils, hunt.gone],
        ...[hunt.renownDeck, hunt.spent, hunt.treasure, hunt.stack],
      ],
    },
    words,
  });
  const boxCard = rules.owner.indexOf(enemy);
  const cardOf = (id: string): number => rules.row.indexOf(first + box.find(id, 'great-hunt'), boxCard);
  const ofBox = (read: (row: HuntRow) => number, none = 0): number[] => [
    ...cards.rows.map(() => none),
    ...box.rows.map(read),
  ];
  const calls = (trigger: string): number[][] =>
    content.clauses.map((clauses) =>
      clauses.filter(({ triggers }) => triggers[0].name === trigger).map(({ program }) => program.number),
    );
  const escapes = content.clauses.map((clauses) => {
    const clause = clauses.find(({ triggers }) => triggers[0].name === 'Escape');
    return escapeOf(clause?.condition ?? null, content.numbers.values);
  });
  const abilities = MOMENTS.map(calls);
  const cardsOf = (deck: DeckName): number[] =>
    Array.from(rules.row.keys()).filter((card) => card >= boxCard && box.rows[rules.row[card] - first].deck === deck);
  return {
    ...rules,
    players,
    enemy,
    box: boxCard,
    nantucket: cardOf('nantucket'),
    halyard: cardOf('port-halyard'),
    island: cardOf('treasure-island'),
    treasure: cardOf('flint-s-treasure'),
    starter: starterOf(options.startingUpgrade, box.rows, cardOf),
    fittings: cardsOf('fittings'),
    skybeastCount: box.rows.reduce((sum, { deck, copies }) => sum + (deck === 'skybeasts' ? copies : 0), 0),
    deckOf: Int8Array.from(ofBox(({ deck }) => DECKS.indexOf(deck), -1)),
    renown: Int16Array.from(ofBox(({ renown }) => renown)),
    apart: Uint8Array.from(ofBox(({ type }) => (type === 'skyrealm' ? 1 : 0))),
    slot: Uint8Array.from(ofBox(({ slot }) => SLOTS.indexOf(slot))),
    prey: content.clauses.map(preyOf),
    enragedPrey: content.enraged,
    escapeTime: Int16Array.from(escapes, ({ time }) => time),
    escapeAmber: Int16Array.from(escapes, ({ amber }) => amber),
    escapeElse: escapes.map(({ rest }) => rest),
    abilities,
    moments: Uint8Array.from(content.clauses, (_, row) =>
      abilities.reduce((bits, of, moment) => (of[row].length > 0 ? bits | (1 << moment) : bits), 0),
    ),
    timed: keywordBit(words, 'timed'),
    treachery: keywordBit(words, 'treachery'),
  };
}

/** All cards of the box belong to the side of the enemies; what is neither Skybeast nor Stormkin has no house. */
function boxSide(rows: readonly HuntRow[], first: number): SideCards {
  const houses = housesWith(words);
  const skybeast = houses.indexOf('skybeast');
  const stormkin = houses.indexOf('stormkin');
  const houseOf = ({ deck }: HuntRow): number => {
    if (deck === 'skybeasts') return skybeast;
    return deck === 'stormkin' || deck === 'renown' ? stormkin : -1;
  };
  return {
    cards: rows.flatMap((row, at) =>
      Array.from({ length: row.copies }, () => ({ row: first + at, house: houseOf(row) })),
    ),
    houses: [stormkin],
  };
}

function factsOf(row: HuntRow, { nantucketPower }: Options): CardFacts {
  const type = row.type === 'skyrealm' ? 'creature' : row.type;
  const power = row.type === 'nantucket' && nantucketPower > 0 ? nantucketPower : row.power;
  return { ...row, type, power };
}

function starterOf(id: string, rows: readonly HuntRow[], cardOf: (id: string) => number): number {
  if (id === 'none') return -1;
  const ids = rows.filter(({ deck }) => deck === 'fittings').map((row) => row.id);
  if (ids.includes(id)) return cardOf(id);
  throw new ConfigError({
    where: 'great-hunt: startingUpgrade',
    problem: `there is no upgrade "${id}"`,
    right: `none, or one of ${ids.join(', ')}, is expected`,
    value: id,
    nearest: nearest(id, ids),
  });
}
