import { ConfigError } from '../../engine/errors.js';
import { ENDINGS } from '../../engine/header.js';
import { flatten, isMapping, type Named } from './flatten.js';
import { readNumber, showNumber } from './number-cell.js';
import { optionCalled } from './option-called.js';
import { pileMismatch } from './pile-expectation.js';
import type { Scene } from './scene.js';
import { sightMismatches } from './sight-expectation.js';
import { type NumberPlace, placeInRow, type RowPlace, readPlace, type Vocabulary } from './vocabulary.js';

/** Expectations that are not about a field of the layout. */
const aboutTheGame: Readonly<Record<string, (scene: Scene, wanted: unknown) => string | null>> = {
  over: (scene, wanted) => differs('over', wanted, scene.over),
  ending: (scene, wanted) => differs('ending', checkedEnding(wanted), outcomeOf(scene)?.ending ?? 'none yet'),
  winners: (scene, wanted) => differs('winners', wanted, outcomeOf(scene)?.winners ?? 'none yet'),
  utility: (scene, wanted) => differs('utility', wanted, outcomeOf(scene)?.utility ?? 'none yet'),
  question: (scene, wanted) => differs('question', wanted, scene.question),
  seat: (scene, wanted) => differs('seat', wanted, scene.seat),
  offer: (scene, wanted) => exactOffer(scene.offered, textsOf(wanted, 'offer')),
  offers: (scene, wanted) => {
    const missing = textsOf(wanted, 'offers').filter((text) => optionCalled(text, scene.offered).length === 0);
    return missing.length === 0 ? null : `offers: ${quoted(missing)} not among ${quoted(scene.offered)}`;
  },
  offersNot: (scene, wanted) => {
    const there = textsOf(wanted, 'offersNot').filter((text) => optionCalled(text, scene.offered).length > 0);
    return there.length === 0 ? null : `offersNot: ${quoted(there)} among ${quoted(scene.offered)}`;
  },
};

/**
 * What is not as expected, a sentence each.
 * @throws ConfigError when an expectation names a field, place or component that does not exist
 */
export function mismatches(scene: Scene, expected: Named, words: Vocabulary): string[] {
  return flatten(expected, 'expect').flatMap(({ path, value }) => {
    if (path === 'seenBy') return sightMismatches(scene, value, words);
    const about = Object.hasOwn(aboutTheGame, path) ? aboutTheGame[path] : undefined;
    return (about ? about(scene, value) : fieldMismatch(scene, path, value, words)) ?? [];
  });
}

function fieldMismatch(
  scene: Scene,
  path: string,
  wanted: unknown,
  words: Vocabulary,
): string | readonly string[] | null {
  const place = words.place(path, `expect.${path}`);
  switch (place.kind) {
    case 'number':
      return numberMismatch(scene, place, path, wanted, words);
    case 'row':
      return rowMismatches(scene, place, path, wanted, words);
    case 'grid':
      return entriesOf(wanted, path).flatMap(([key, row]) =>
        rowMismatches(scene, words.rowOf(place.grid, key, `expect.${path}.${key}`), `${path}.${key}`, row, words),
      );
    case 'pile':
      return pileMismatch(scene.state, place.pile, path, wanted, words);
  }
}

/** A number, a name, or bounds: `{ atLeast: 1, atMost: 3 }`. */
function numberMismatch(
  scene: Scene,
  place: NumberPlace,
  path: string,
  wanted: unknown,
  words: Vocabulary,
): string | null {
  const found = readPlace(scene.state.block, place);
  const where = `expect.${path}`;
  if (isMapping(wanted)) {
    const { atLeast, atMost, ...unknown } = wanted;
    if (Object.keys(unknown).length > 0) throw notExpected(where, wanted, 'a number, or atLeast and atMost');
    const low = atLeast === undefined ? found : readNumber(atLeast, null, words, `${where}.atLeast`);
    const high = atMost === undefined ? found : readNumber(atMost, null, words, `${where}.atMost`);
    if (found >= low && found <= high) return null;
    return `${path}: expected ${found < low ? `at least ${low}` : `at most ${high}`}, found ${found}`;
  }
  if (place.refers && typeof wanted === 'string' && words.namesOf(place.refers).isCalled(found, wanted, where))
    return null;
  const number = readNumber(wanted, place.refers, words, where);
  if (found === number) return null;
  const show = (value: number): string => showNumber(value, place.refers, words);
  return `${path}: expected ${show(number)}, found ${show(found)}`;
}

function rowMismatches(scene: Scene, row: RowPlace, path: string, wanted: unknown, words: Vocabulary): string[] {
  return entriesOf(wanted, path).flatMap(([key, value]) => {
    const indexes = words.indexes(row.over, key, `expect.${path}.${key}`);
    return indexes.flatMap((index) => {
      return numberMismatch(scene, placeInRow(row, index), `${path}.${key}`, value, words) ?? [];
    });
  });
}

function entriesOf(wanted: unknown, path: string): [string, unknown][] {
  if (isMapping(wanted) || Array.isArray(wanted)) return Object.entries(wanted);
  throw notExpected(`expect.${path}`, wanted, 'a list, or a mapping from places to numbers');
}

function outcomeOf(scene: Scene): ReturnType<Scene['game']['outcome']> | null {
  return scene.over ? scene.game.outcome(scene.state) : null;
}

function checkedEnding(wanted: unknown): unknown {
  if (ENDINGS.some((ending) => ending === wanted)) return wanted;
  throw notExpected('expect.ending', wanted, ENDINGS.join(', '));
}

function differs(name: string, wanted: unknown, found: unknown): string | null {
  const [expected, actual] = [JSON.stringify(wanted), JSON.stringify(found)];
  return expected === actual ? null : `${name}: expected ${expected}, found ${actual}`;
}

function exactOffer(offered: readonly string[], wanted: readonly string[]): string | null {
  const left = [...offered];
  const missing = wanted.filter((text) => {
    const [index] = optionCalled(text, left);
    if (index === undefined) return true;
    left.splice(index, 1);
    return false;
  });
  if (missing.length === 0 && left.length === 0) return null;
  const parts = [
    missing.length > 0 ? `${quoted(missing)} not on offer` : '',
    left.length > 0 ? `${quoted(left)} on offer` : '',
  ];
  return `offer: ${parts.filter((part) => part !== '').join(', ')}`;
}

function textsOf(wanted: unknown, name: string): string[] {
  const list: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  if (list.every((text) => typeof text === 'string' || typeof text === 'number')) return list.map(String);
  throw notExpected(`expect.${name}`, wanted, 'the text of an option, or a list of texts');
}

function quoted(texts: readonly string[]): string {
  return texts.length === 0 ? 'nothing' : texts.map((text) => `"${text}"`).join(', ');
}

function notExpected(where: string, value: unknown, right: string): ConfigError {
  return new ConfigError({ where, problem: `${JSON.stringify(value)} cannot be expected`, right: `${right} can` });
}
