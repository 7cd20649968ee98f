import type { Ending } from '../../engine/header.js';
import type { Coverage } from './coverage-recorder.js';

/** What never occurred in the games of a study, beside how much there is. */
export interface CoverageReport {
  readonly games: number;
  readonly possible: { readonly cards: number; readonly clauses: number; readonly words: number };
  /** In the order in which the game lists them. */
  readonly never: Coverage;
  /** Games by ending. */
  readonly endings: Readonly<Record<Ending, number>>;
}

/** Gathers what occurred in all arms and workers. */
export class CoverageSum {
  private readonly cards = new Set<string>();
  private readonly clauses = new Set<string>();
  private readonly words = new Set<string>();

  add({ cards, clauses, words }: Coverage): void {
    for (const name of cards) this.cards.add(name);
    for (const name of clauses) this.clauses.add(name);
    for (const name of words) this.words.add(name);
  }

  report(all: Coverage, games: number, endings: CoverageReport['endings']): CoverageReport {
    const missing = (names: readonly string[], there: ReadonlySet<string>) => names.filter((name) => !there.has(name));
    return {
      games,
      possible: { cards: all.cards.length, clauses: all.clauses.length, words: all.words.length },
      never: {
        cards: missing(all.cards, this.cards),
        clauses: missing(all.clauses, this.clauses),
        words: missing(all.words, this.words),
      },
      endings,
    };
  }
}

/** The report in lines for people. */
export function coverageLines({ games, possible, never, endings }: CoverageReport): string[] {
  const line = (what: string, missing: readonly string[], of: number): string =>
    `  ${what}: ${of - missing.length} of ${of} occurred${missing.length === 0 ? '' : `; never ${missing.join(', ')}`}`;
  const ended = Object.entries(endings).map(([ending, count]) => `${ending} ${count}`);
  return [
    `coverage of ${games.toLocaleString('en')} games`,
    line('cards played', never.cards, possible.cards),
    line('clauses', never.clauses, possible.clauses),
    line('words of the notation', never.words, possible.words),
    `  endings: ${ended.join(', ')}`,
  ];
}
