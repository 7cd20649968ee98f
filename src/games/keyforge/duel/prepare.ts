import type { Content } from '../content.js';
import { findDeck } from '../decks/find-deck.js';
import { sideCards } from '../decks/side-cards.js';
import { shippedDecks } from '../decks.js';
import type { Options } from '../options.js';
import { prepareRules } from '../rules/prepare.js';
import { duelMatch } from './match.js';
import type { DuelRules } from './rules.js';

/**
 * The rules of a duel.
 * @throws ConfigError for a deck that there is not
 */
export function prepareDuel(content: Content, options: Options): DuelRules {
  const { cards } = content;
  const decks = [options.deck0, options.deck1];
  return prepareRules({
    options,
    match: duelMatch(options),
    sides: decks.map((name, seat) =>
      sideCards(findDeck(name, `keyforge-duel: deck${seat}`, cards, shippedDecks), cards),
    ),
    facts: cards.rows,
    compiled: content,
  });
}
