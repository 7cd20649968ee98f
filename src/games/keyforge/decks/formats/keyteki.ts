import { z } from 'zod';
import type { DeckList } from '../deck.js';

const card = z.looseObject({
  id: z.string(),
  count: z.int().min(1),
  house: z.string().optional(),
  maverick: z.string().optional(),
  anomaly: z.string().optional(),
  enhancements: z.array(z.unknown()).optional(),
});

/** The deck lists of keyteki: cards by slug, each with its count. */
export const keytekiShape = z.looseObject({
  uuid: z.string().optional(),
  name: z.string().optional(),
  identity: z.string().optional(),
  expansion: z.union([z.number(), z.string()]).optional(),
  houses: z.array(z.string()),
  cards: z.array(card),
});

/** The deck of a keyteki list. */
export function readKeyteki(list: z.infer<typeof keytekiShape>): readonly DeckList[] {
  return [
    {
      name: list.name ?? list.identity ?? 'a deck without a name',
      format: 'slug JSON',
      houses: list.houses,
      ...(list.expansion === undefined ? {} : { expansion: String(list.expansion) }),
      ...(list.uuid === undefined ? {} : { masterVaultId: list.uuid }),
      cards: list.cards.map(({ id, count, house, maverick, anomaly, enhancements }) => {
        const printed = maverick ?? house;
        return {
          called: id,
          count,
          ...(printed === undefined ? {} : { house: printed }),
          maverick: maverick !== undefined,
          marks: [...(anomaly ? ['anomaly'] : []), ...(enhancements && enhancements.length > 0 ? ['enhanced'] : [])],
        };
      }),
    },
  ];
}
