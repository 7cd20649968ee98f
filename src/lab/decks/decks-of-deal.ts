import { AleaStream, bounded, dealKey } from '../../engine/chance.js';
import type { GameDecks, Settings } from '../../engine/game.js';
import type { Arm } from '../arm.js';
import { slotOfSeat } from '../seating.js';
import { type DeckChoice, type DeckPools, NEW_DECKS } from './deck-pools.js';

/**
 * The decks of a deal by slot. They are drawn from streams of the deal and the slot, so that all arms which draw from the
 * same decks get the same ones; no deck is drawn twice in a deal while there are others.
 */
export function decksOfDeal(seed: string, pools: DeckPools, { decks }: Pick<Arm, 'decks'>, deal: number): DeckChoice[] {
  const taken: DeckChoice[] = [];
  for (const [slot, called] of decks.entries()) {
    const stream = `${dealKey(seed, deal)}/decks/${slot}`;
    if (called === NEW_DECKS) {
      const name = `${NEW_DECKS}:${stream}`;
      taken.push({ name, value: name });
      continue;
    }
    const pool = pools[called];
    const left = pool.filter(({ value }) => taken.every((other) => other.value !== value));
    const from = left.length > 0 ? left : pool;
    taken.push(from.length === 1 ? from[0] : from[bounded(new AleaStream(stream).uint32(), from.length)]);
  }
  return taken;
}

/** The decks by seat in a rotation. */
export function decksOfSeats(decks: readonly DeckChoice[], rotation: number): DeckChoice[] {
  return decks.map((_, seat) => decks[slotOfSeat(seat, rotation, decks.length)]);
}

/** The settings of a game whose seats have these decks; those of the arm where its decks are no dimension. */
export function withDecks(settings: Settings, of: GameDecks | undefined, decks: readonly DeckChoice[]): Settings {
  if (!of || decks.length === 0) return settings;
  const named = decks.map(({ value }, seat) => [of.option(seat), value]);
  return { ...settings, options: { ...settings.options, ...Object.fromEntries(named) } };
}
