import { z } from 'zod';
import type { DeckList, ListedCard } from '../deck.js';

const card = z.looseObject({
  cardTitle: z.string(),
  maverick: z.boolean().optional(),
  legacy: z.boolean().optional(),
  anomaly: z.boolean().optional(),
  enhanced: z.boolean().optional(),
});

const deck = z.looseObject({
  name: z.string(),
  keyforgeId: z.string().optional(),
  expansion: z.string().optional(),
  housesAndCards: z.array(z.looseObject({ house: z.string(), cards: z.array(card) })),
});

const answer = z.looseObject({ deck });

/** What the site's interface returns: one deck, or the list of one's own. */
export const decksOfKeyforgeShape = z.union([answer, z.array(answer)]);

/** The decks of a Decks of KeyForge answer; there is an entry for every copy of a card. */
export function readDecksOfKeyforge(answers: z.infer<typeof decksOfKeyforgeShape>): readonly DeckList[] {
  return (Array.isArray(answers) ? answers : [answers]).map(({ deck: one }) => ({
    name: one.name,
    format: 'Decks of KeyForge JSON',
    houses: one.housesAndCards.map(({ house }) => house),
    ...(one.expansion === undefined ? {} : { expansion: one.expansion }),
    ...(one.keyforgeId === undefined ? {} : { masterVaultId: one.keyforgeId }),
    cards: one.housesAndCards.flatMap(({ house, cards }) => cards.map((each) => listed(each, house))),
  }));
}

function listed(one: z.infer<typeof card>, house: string): ListedCard {
  const marks = (['anomaly', 'enhanced', 'legacy'] as const).filter((mark) => one[mark]);
  return { called: one.cardTitle, house, count: 1, maverick: one.maverick ?? false, marks };
}
