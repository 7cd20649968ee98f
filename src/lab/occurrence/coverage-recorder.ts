import type { Game } from '../../engine/game.js';
import { CARD_PLAYED } from '../../engine/game.js';
import type { State, Visits } from '../../engine/state.js';
import { wordsOfStep, wordsOfTriggers } from './words-of-step.js';

/** What has occurred in games, or could: cards that were played, clauses that did anything, words that were needed. */
export interface Coverage {
  readonly cards: readonly string[];
  readonly clauses: readonly string[];
  readonly words: readonly string[];
}

/** Notes what occurs in the games of an arm; all of them share cards and clauses. */
export class CoverageRecorder implements Visits {
  private readonly visited: readonly Uint8Array[];
  private readonly told = new Set<string>();
  private readonly played = new Set<string>();

  constructor(private readonly game: Game) {
    this.visited = game.programs.map(({ code }) => new Uint8Array(code.length));
  }

  visit(program: number, pc: number): void {
    this.visited[program][pc] = 1;
  }

  /** Notes which cards were played in a game that is over. */
  finish(s: State<unknown>): void {
    const { cardUse } = s.game.spec;
    if (!cardUse) return;
    const ids = cardUse.ids(s.rules);
    const reach = new Uint8Array(ids.length);
    for (let seat = 0; seat < s.players; seat++) cardUse.read(s, seat, reach);
    for (const [row, id] of ids.entries()) if (reach[row] === CARD_PLAYED) this.played.add(id);
  }

  /** What has occurred that was not told before. */
  news(): Coverage {
    const { game } = this;
    const clauses = new Set<string>();
    const words = new Set<string>();
    for (const [number, program] of game.programs.entries()) {
      const visited = this.visited[number];
      if (!visited.includes(1)) continue;
      clauses.add(program.name);
      if (game.language) for (const word of wordsOfTriggers(program, game.language)) words.add(word);
      for (const [pc, step] of program.code.entries()) {
        if (visited[pc] === 1) for (const word of wordsOfStep(step)) words.add(word);
      }
    }
    const fresh = (kind: string, names: Iterable<string>): string[] =>
      [...names].filter((name) => this.isNew(kind, name));
    return {
      cards: fresh('card', this.played),
      clauses: fresh('clause', clauses),
      words: fresh('word', words),
    };
  }

  private isNew(kind: string, name: string): boolean {
    const key = `${kind} ${name}`;
    if (this.told.has(key)) return false;
    this.told.add(key);
    return true;
  }
}

/** Everything that could occur in a game. */
export function possible(game: Game): Coverage {
  const words = new Set<string>();
  // A clause that only declares something has nothing to carry out but its end.
  const active = game.programs.filter(({ declared, code }) => declared.length === 0 && code.length > 1);
  for (const program of active) {
    if (game.language) for (const word of wordsOfTriggers(program, game.language)) words.add(word);
    for (const step of program.code) for (const word of wordsOfStep(step)) words.add(word);
  }
  return {
    cards: game.spec.cardUse?.ids(game.rules) ?? [],
    clauses: active.map(({ name }) => name),
    words: [...words],
  };
}
