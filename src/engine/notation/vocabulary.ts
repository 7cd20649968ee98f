import { ConfigError } from '../errors.js';
import { isConnective, isRegister, isReserved, isTriggerName } from './reserved.js';

/**
 * What a thing in an effect is. These five are known to the grammar; every other sort is a game's own: `card`, `tile`,
 * `player` (who may be a `chooser`), `house`.
 */
export const CORE_SORTS = ['number', 'condition', 'text', 'abilities', 'event'] as const;
export type Sort = string;

/** One argument of an entry. */
export interface ArgumentShape {
  /** What messages call it, and the key by which it may be given. */
  readonly name: string;
  /** An argument fits when it is of any of these. Whatever can be there or not also counts as a condition. */
  readonly accepts: readonly Sort[];
  /** Whether it may be left out. Optional arguments come after all others. */
  readonly optional?: boolean;
  /** Whether it is given by its key alone, as in `splash=2`. */
  readonly keyed?: boolean;
  /** Whether it describes objects without choosing: `count(enemy creature)`. */
  readonly selector?: boolean;
  /** The only texts that are right, for an argument that accepts `text`. */
  readonly texts?: readonly string[];
}

interface EntryBase {
  readonly name: string;
  /** One line for a person: what it does or means. */
  readonly help: string;
  /** With a list, even an empty one, the name is written with parentheses; without one it is a plain word. */
  readonly arguments?: readonly ArgumentShape[];
}

/** What a statement does: `damage(one(creature), 3)`. */
export interface VerbEntry extends EntryBase {
  readonly kind: 'verb';
  readonly arguments: readonly ArgumentShape[];
}

/** Braces with a name: `thisTurn { … }`, `eachPlayer { … }`. */
export interface BlockEntry extends EntryBase {
  readonly kind: 'block';
  readonly body: 'statements' | 'clauses' | 'either';
}

/** What stands before a colon. Its clause holds statements, or declares things of the sorts listed. */
export interface TriggerEntry extends EntryBase {
  readonly kind: 'trigger';
  readonly body: 'statements' | readonly Sort[];
}

/** What can happen: the argument of a trigger such as `When(destroyed(creature))`. */
export interface EventEntry extends EntryBase {
  readonly kind: 'event';
}

/** What stands for a number, a player, an object, a truth: `me`, `count(creature)`, `house(it)`. */
export interface ValueEntry extends EntryBase {
  readonly kind: 'value';
  readonly gives: Sort;
  /** Whether somebody must choose or luck must fall: then it stands alone after a register and `=`. */
  readonly asks?: boolean;
}

/** What a selector looks for: `creature`, `tile`, `hand`. */
export interface NounEntry extends EntryBase {
  readonly kind: 'noun';
  readonly gives: Sort;
}

/** What narrows a selector: `my`, `!flank`, `neighborOf(it)`, `power>=3`. */
export interface FilterEntry extends EntryBase {
  readonly kind: 'filter';
  /** The sorts it can be said of; any if left out. */
  readonly of?: readonly Sort[];
  /** The sorts it is compared with; only numbers have an order. Without it, it is not compared. */
  readonly compares?: readonly Sort[];
}

/** A plain word of a sort: the house `mars`, the deck `plot`. The same word may be of several sorts. */
export interface WordEntry extends EntryBase {
  readonly kind: 'word';
  readonly of: Sort;
}

/**
 * One name of a game's vocabulary. A game extends the kinds with what it attaches to them, for instance
 * `VerbEntry & { step: Step }`; the linter sees no more than this.
 */
export type Entry =
  | VerbEntry
  | BlockEntry
  | TriggerEntry
  | EventEntry
  | ValueEntry
  | NounEntry
  | FilterEntry
  | WordEntry;
export type EntryKind = Entry['kind'];

/** The names of one game. */
export class Vocabulary<E extends Entry = Entry> {
  readonly entries: readonly E[];
  private readonly words: readonly WordEntry[];
  private readonly byKind = new Map<EntryKind, Map<string, E>>();

  /** @throws ConfigError for a name that the grammar keeps, that no effect could write, or that comes twice */
  constructor(entries: readonly E[]) {
    this.entries = entries;
    this.words = entries.filter((entry): entry is E & WordEntry => entry.kind === 'word');
    for (const entry of entries) {
      refuseUnwritable(entry);
      const names = this.byKind.get(entry.kind) ?? new Map<string, E>();
      const key = entry.kind === 'word' ? wordKey(entry.of, entry.name) : entry.name;
      if (names.has(key)) throw badEntry(entry, 'comes twice', 'one entry a name and kind is expected');
      names.set(key, entry);
      this.byKind.set(entry.kind, names);
    }
  }

  /** The entry of that kind and name; words are found by their sort, with `word`. */
  find<K extends Exclude<E['kind'], 'word'>>(kind: K, name: string): Extract<E, { kind: K }> | undefined {
    const entry = this.byKind.get(kind)?.get(name);
    return entry !== undefined && isOfKind(entry, kind) ? entry : undefined;
  }

  /** The plain word of that sort. */
  word(sort: Sort, name: string): E | undefined {
    return this.byKind.get('word')?.get(wordKey(sort, name));
  }

  /** The sorts of which the name is a plain word, in the order of the entries. */
  sortsOfWord(name: string): Sort[] {
    return this.words.filter((entry) => entry.name === name).map((entry) => entry.of);
  }

  /** All names of the kinds, in the order of the entries. */
  namesOf(...kinds: readonly EntryKind[]): string[] {
    return this.entries.filter((entry) => kinds.includes(entry.kind)).map((entry) => entry.name);
  }

  /** The kinds under which a name is known, in the order of the entries. */
  kindsOf(name: string): EntryKind[] {
    return this.entries.filter((entry) => entry.name === name).map((entry) => entry.kind);
  }
}

function isOfKind<E extends Entry, K extends EntryKind>(entry: E, kind: K): entry is Extract<E, { kind: K }> {
  return entry.kind === kind;
}

const wordKey = (sort: Sort, name: string): string => `${sort} ${name}`;

function refuseUnwritable(entry: Entry): void {
  const { kind, name } = entry;
  if (isReserved(name) || isConnective(name))
    throw badEntry(entry, 'is kept by the grammar', 'another name is expected');
  if (kind === 'trigger' ? !isTriggerName(name) : !/^[A-Za-z][A-Za-z0-9]*$/.test(name) || isRegister(name)) {
    const right = kind === 'trigger' ? 'letters, the first a capital, are expected' : 'letters and digits are expected';
    throw badEntry(entry, 'cannot be written in an effect', right);
  }
}

function badEntry({ kind, name }: Entry, problem: string, right: string): ConfigError {
  return new ConfigError({
    where: `vocabulary, ${kind} "${name}"`,
    problem: `the name ${problem}`,
    right,
    value: name,
  });
}
