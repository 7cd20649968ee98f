/** What was wrong with something a person wrote. */
export interface ConfigProblem {
  /** File with line and column, flag, study key or card: `cards.tsv:3:12 (power)`, `--set card.raid.copies`. */
  readonly where: string;
  /** What is wrong there, as a clause without a full stop: `"x" is not an integer`. */
  readonly problem: string;
  /** What would be right, as a clause: `an integer from 0 to 20 is expected`. */
  readonly right: string;
  /** The text that was refused, if there was one. */
  readonly value?: string;
  /** The known name that comes nearest to an unknown one. */
  readonly nearest?: string;
}

/** Bad input: something a person wrote in a file, a flag or a table. The message is one sentence. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly where: string;
  readonly problem: string;
  readonly right: string;
  readonly value: string | undefined;
  readonly nearest: string | undefined;

  constructor({ where, problem, right, value, nearest }: ConfigProblem) {
    const question = nearest === undefined ? '.' : `; did you mean "${nearest}"?`;
    super(`${where}: ${problem}; ${right}${question}`);
    this.where = where;
    this.problem = problem;
    this.right = right;
    this.value = value;
    this.nearest = nearest;
  }
}

/** One option that was on offer: its code and its text. */
export interface LegalAction {
  readonly code: number;
  readonly text: string;
}

/** An action that is not on the option list. The state it was tried on is unchanged. */
export class IllegalActionError extends Error {
  override readonly name = 'IllegalActionError';
  /** The action as it was named, with its code. */
  readonly tried: string;
  /** The rule, or the question, that does not allow it. */
  readonly rule: string;
  /** Everything that was on offer. */
  readonly legal: readonly LegalAction[];

  constructor(tried: string, rule: string, legal: readonly LegalAction[]) {
    super(`${tried} is not allowed (${rule}); on offer: ${offered(legal)}.`);
    this.tried = tried;
    this.rule = rule;
    this.legal = legal;
  }
}

/** A message stays readable; the error itself carries the whole list. */
const MOST_OPTIONS_SHOWN = 12;

function offered(legal: readonly LegalAction[]): string {
  if (legal.length === 0) return 'nothing';
  const shown = legal.slice(0, MOST_OPTIONS_SHOWN).map(({ code, text }) => `${text} (code ${code})`);
  const hidden = legal.length - shown.length;
  return hidden > 0 ? `${shown.join(', ')} and ${hidden} more` : shown.join(', ');
}

/** A bug in a game or in the engine: never the fault of the person who plays or of a bot. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  /**
   * The record that reproduces the fault, as plain JSON. The rules that find a bug do not know it; whoever plays the
   * game puts it here before the error goes on.
   */
  record: unknown;

  constructor(problem: string, record?: unknown) {
    super(problem);
    this.record = record;
  }
}

/** Nobody has anything to choose, and the game has not ended: its scripts are done, or go round without asking. */
export class StuckError extends RulesError {}
