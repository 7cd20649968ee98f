/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What a step found. */
export interface Finding {
  readonly passed: boolean;
  readonly figures: Json;
}

/** What a step has at hand. */
export interface Workplace {
  /** Sizes that only show that the step works; what it finds then means nothing and is not kept. */
  readonly tiny: boolean;
  /** A folder of the step's own, where it finds again what it had before it was interrupted. */
  readonly folder: string;
  /** The file of what is kept of the step; it may hold what a person wrote there. */
  readonly file: string;
  /** Tells whoever waits. */
  tell(line: string): void;
}

/** A long run whose figures are kept with the version of the rules they belong to. */
export interface Step {
  readonly name: string;
  /** The games whose rules it depends on: under another rulesVersion of one of them it is run again. */
  readonly games: readonly string[];
  run(workplace: Workplace): Promise<Finding>;
}
