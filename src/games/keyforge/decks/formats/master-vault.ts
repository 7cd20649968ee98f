import { z } from 'zod';
import type { DeckList, ListedCard } from '../deck.js';

const card = z.looseObject({
  id: z.string(),
  card_title: z.string(),
  house: z.string(),
  is_maverick: z.boolean().optional(),
  is_anomaly: z.boolean().optional(),
  is_enhanced: z.boolean().optional(),
  is_non_deck: z.boolean().optional(),
});
type Card = z.infer<typeof card>;

const deck = z.looseObject({
  id: z.string().optional(),
  name: z.string(),
  expansion: z.number().optional(),
  _links: z.looseObject({ houses: z.array(z.string()).optional(), cards: z.array(z.string()).optional() }).optional(),
  cards: z.array(z.string()).optional(),
});

/** What the official site returns: one deck or a list, the cards themselves linked or not. */
export const masterVaultShape = z.looseObject({
  data: z.union([deck, z.array(deck)]),
  _linked: z.looseObject({ cards: z.array(card).optional() }).optional(),
});

/** The decks of a Master Vault response, of either version. */
export function readMasterVault(response: z.infer<typeof masterVaultShape>): readonly DeckList[] {
  const linked = new Map((response._linked?.cards ?? []).map((one) => [one.id, one]));
  const decks = Array.isArray(response.data) ? response.data : [response.data];
  return decks.map((one) => deckList(one, linked));
}

function deckList(one: z.infer<typeof deck>, linked: ReadonlyMap<string, Card>): DeckList {
  const ids = one._links?.cards ?? one.cards ?? [];
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const unlinked = [...counts.keys()].filter((id) => !linked.has(id));
  const cards = [...counts].flatMap(([id, count]) => {
    const found = linked.get(id);
    return found && !found.is_non_deck ? [listed(found, count)] : [];
  });
  return {
    name: one.name,
    format: 'Master Vault JSON',
    houses: one._links?.houses ?? [],
    ...(one.expansion === undefined ? {} : { expansion: String(one.expansion) }),
    ...(one.id === undefined ? {} : { masterVaultId: one.id }),
    cards,
    problems:
      unlinked.length === 0
        ? []
        : [
            `${unlinked.length} of its cards are keys without a title; ask the site for the deck with its cards (links=cards)`,
          ],
  };
}

function listed(one: Card, count: number): ListedCard {
  const marks = [one.is_anomaly && 'anomaly', one.is_enhanced && 'enhanced'].filter((mark) => typeof mark === 'string');
  return { called: one.card_title, house: one.house, count, maverick: one.is_maverick ?? false, marks };
}
