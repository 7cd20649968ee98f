import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { slug } from '../../engine/content.js';
import type { DeckKit, DeckReport } from '../../engine/deck-kit.js';
import { ConfigError } from '../../engine/errors.js';
import { nearest } from '../../engine/nearest.js';
import type { Inputs } from '../inputs.js';

/** A deck as a game takes it. */
export interface DeckChoice {
  readonly name: string;
  /** The value of the option that names it: a name the game knows, or the text of a deck file. */
  readonly value: string;
}

/** Decks by what a study calls them: one where it names a deck, several where one is drawn; none for new ones each time. */
export type DeckPools = Readonly<Record<string, readonly DeckChoice[]>>;

/** All decks that come with a game. */
export const SHIPPED_DECKS = 'shipped';
/** A new deck for every deal and slot. */
export const NEW_DECKS = 'generated';

/**
 * What a study may mean by a deck: `shipped`, `generated`, `generated:<seed>`, a shipped deck by name or slug, or the path
 * of a deck file or of a folder of them.
 * @throws ConfigError for what there is not, or what cannot be played
 */
export function deckPool(called: string, kit: DeckKit, inputs: Inputs): readonly DeckChoice[] {
  if (called === NEW_DECKS) return [];
  if (called.startsWith(`${NEW_DECKS}:`)) return [{ name: called, value: called }];
  const shipped = kit.shipped().filter(({ problems }) => problems.length === 0);
  if (called === SHIPPED_DECKS) return shipped.map(({ name }) => ({ name, value: name }));
  const known = shipped.find(({ name }) => name === called || slug(name) === called);
  if (known) return [{ name: known.name, value: known.name }];
  if (!inputs.knows(called) && !isDeckPath(called) && !existsSync(called)) throw unknownDeck(called, shipped);
  return inputs.decks(called).flatMap(({ file, text }) => kit.read(text, file).map((report) => legal(report, file)));
}

function legal({ name, problems, file }: DeckReport, path: string): DeckChoice {
  if (problems.length === 0) return { name, value: file };
  throw new ConfigError({
    where: path,
    problem: `the deck "${name}" cannot be played: ${problems.join('; ')}`,
    right: 'a legal deck is expected',
  });
}

/** Whether a text names a deck by its path, and not by its name. */
export function isDeckPath(called: string): boolean {
  return /[/\\]/.test(called) || ['.json', '.csv', '.txt'].includes(extname(called));
}

function unknownDeck(called: string, shipped: readonly DeckReport[]): ConfigError {
  const names = [SHIPPED_DECKS, NEW_DECKS, ...shipped.map(({ name }) => name)];
  return new ConfigError({
    where: `deck ${called}`,
    problem: 'there is no such deck',
    right: 'the name of a deck, "shipped", "generated", a deck file or a folder of them is expected',
    value: called,
    nearest: nearest(called, names),
  });
}
