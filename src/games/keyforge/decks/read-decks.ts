import { ConfigError } from '../../../engine/errors.js';
import type { DeckList } from './deck.js';
import { deckFileShape, isDeckFile, misfit, readDeckFile } from './deck-file.js';
import { decksOfKeyforgeShape, readDecksOfKeyforge } from './formats/decks-of-keyforge.js';
import { isDecksOfKeyforgeCsv, readDecksOfKeyforgeCsv } from './formats/decks-of-keyforge-csv.js';
import { keytekiShape, readKeyteki } from './formats/keyteki.js';
import { masterVaultShape, readMasterVault } from './formats/master-vault.js';
import { readPlainText } from './formats/plain-text.js';

/**
 * The decks that a text lists, in whatever format it is: our deck file, Master Vault JSON, Decks of KeyForge JSON or CSV,
 * slug JSON, plain text. Nothing is looked up yet; `checkDeck` does.
 * @param file its name, for messages
 * @throws ConfigError when it is in none of these formats
 */
export function readDecks(text: string, file: string): readonly DeckList[] {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') throw unknownFormat(file, 'it is empty');
  if (NO_TEXT.test(trimmed)) throw unknownFormat(file, 'it is no text');
  const lists = readText(trimmed, file);
  if (lists.length === 0) throw unknownFormat(file, 'it lists no deck');
  return lists;
}

/** What no text has: control characters, and what stands for bytes that are no characters. */
const NO_TEXT = /(?![\t\r\n])\p{Cc}|\uFFFD/u;

function readText(text: string, file: string): readonly DeckList[] {
  if (/^[[{]/.test(text)) return readJson(text, file);
  if (isDecksOfKeyforgeCsv(text)) return readDecksOfKeyforgeCsv(text);
  const lists = readPlainText(text);
  if (lists.every(({ houses }) => houses.length === 0)) throw unknownFormat(file, 'no line of it names a house');
  return lists;
}

function readJson(text: string, file: string): readonly DeckList[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw unknownFormat(file, `it is no JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  const own = deckFileShape.safeParse(content);
  if (own.success) return readDeckFile(own.data);
  if (isDeckFile(content)) throw misfit(content, file);
  const vault = masterVaultShape.safeParse(content);
  if (vault.success) return readMasterVault(vault.data);
  const site = decksOfKeyforgeShape.safeParse(content);
  if (site.success) return readDecksOfKeyforge(site.data);
  const slugs = keytekiShape.safeParse(content);
  if (slugs.success) return readKeyteki(slugs.data);
  throw unknownFormat(file, 'its JSON is that of no deck');
}

function unknownFormat(file: string, problem: string): ConfigError {
  return new ConfigError({
    where: file,
    problem,
    right: 'a deck file, Master Vault or Decks of KeyForge JSON, their CSV, slug JSON or a text list is expected',
  });
}
