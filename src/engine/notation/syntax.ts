/**
 * The tree of an effect. It knows the grammar (docs/engine/notation.md) and no game: names stay names, in the order in
 * which they were written, and a vocabulary says later what they mean.
 */

/** A place in the text of an effect, counted in UTF-16 units from its first. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

interface Placed {
  readonly span: Span;
}

/** Everything one card, ritual or power does. An effect without clauses is that of a card without text. */
export interface Effect extends Placed {
  readonly kind: 'effect';
  readonly clauses: readonly Clause[];
}

/** `Fight/Reap: gain(me, 1)`: when any of its triggers comes, the statements are carried out in order. */
export interface Clause extends Placed {
  readonly kind: 'clause';
  /** One or more, in the order written. */
  readonly triggers: readonly Trigger[];
  /** One or more. */
  readonly statements: readonly Statement[];
}

/** `Play`, `When(destroyed(creature))`. Without parentheses the arguments are empty. */
export interface Trigger extends Placed {
  readonly kind: 'trigger';
  readonly name: string;
  readonly arguments: readonly Argument[];
}

export type Statement =
  | Perform
  | Declare
  | Assign
  | May
  | IfDone
  | If
  | Choose
  | Times
  | ForEach
  | Repeat
  | Block
  | Nested;

/** A verb with its arguments: `damage(one(creature), 3)`. */
export interface Perform extends Placed {
  readonly kind: 'perform';
  readonly call: Call;
}

/** An expression that stands alone: a keyword or a requirement, in the clauses that hold such. Never a bare call. */
export interface Declare extends Placed {
  readonly kind: 'declare';
  readonly expression: Expression;
}

/** `X = one(creature)`: the register keeps the value while the clause and everything nested in it lasts. */
export interface Assign extends Placed {
  readonly kind: 'assign';
  readonly register: string;
  readonly value: Expression;
}

/** The player may carry out the body or pass. */
export interface May extends Placed {
  readonly kind: 'may';
  readonly body: readonly Statement[];
}

/** The body follows only if everything the statement before it demanded was done. */
export interface IfDone extends Placed {
  readonly kind: 'ifdo';
  readonly body: readonly Statement[];
}

/** A condition with one way or two. */
export interface If extends Placed {
  readonly kind: 'if';
  readonly condition: Expression;
  readonly then: readonly Statement[];
  /** Empty when there is no `else`. */
  readonly otherwise: readonly Statement[];
}

/** `choose { a or b; c }`: the player picks one of two or more lists of statements. */
export interface Choose extends Placed {
  readonly kind: 'choose';
  readonly options: readonly (readonly Statement[])[];
}

/** The body, that many times. `sequential` asks and carries out each round before the next. */
export interface Times extends Placed {
  readonly kind: 'times';
  readonly count: Expression;
  readonly sequential: boolean;
  readonly body: readonly Statement[];
}

/** The body once for each object, which is `it` there. */
export interface ForEach extends Placed {
  readonly kind: 'forEach';
  readonly over: Expression;
  readonly sequential: boolean;
  readonly body: readonly Statement[];
}

/** Begins the clause again: always, one time only, or as the player likes. */
export interface Repeat extends Placed {
  readonly kind: 'repeat';
  readonly mode: 'repeat' | 'repeatOnce' | 'repeatMay';
}

/** A named block around statements: `thisTurn { cannot(opp, fight) }`, `eachPlayer { draw(me, 1) }`. */
export interface Block extends Placed {
  readonly kind: 'block';
  readonly name: string;
  readonly arguments: readonly Argument[];
  readonly body: readonly Statement[];
}

/** A named block around clauses: `thisTurn { When(reaped(creature)): gain(me, 1) }`. */
export interface Nested extends Placed {
  readonly kind: 'nested';
  readonly name: string;
  readonly arguments: readonly Argument[];
  readonly clauses: readonly Clause[];
}

export type Expression =
  | NumberLiteral
  | Amount
  | Text
  | Register
  | Reference
  | Phrase
  | Call
  | Pick
  | Abilities
  | Not
  | Sign
  | Binary;

/** A whole number. Its sign belongs to it, so that a patch replaces `-2` and not 2. */
export interface NumberLiteral extends Placed {
  readonly kind: 'number';
  readonly value: number;
  /** Whether a plus sign was written; it means nothing, and is kept for the reader. */
  readonly plus: boolean;
}

/** `full` (up to the limit), `same` (as much as the event had), `all` (whatever there is). */
export interface Amount extends Placed {
  readonly kind: 'amount';
  readonly word: AmountWord;
}
export type AmountWord = 'full' | 'same' | 'all';

/** `"Ancient Bear"`: a name that is no word of the notation. */
export interface Text extends Placed {
  readonly kind: 'text';
  readonly text: string;
}

/** One capital letter. */
export interface Register extends Placed {
  readonly kind: 'register';
  readonly name: string;
}

/** `self` is the source of the effect, `it` the object handled last, `that` the subject of the event. */
export interface Reference extends Placed {
  readonly kind: 'reference';
  readonly name: ReferenceName;
}
export type ReferenceName = 'it' | 'self' | 'that';

/**
 * One or more words: `me`, `friendly creature house=mars !flank`. The first is a plain word (or, when others follow, a
 * register or reference that they narrow); what each of them is, only a vocabulary knows.
 */
export interface Phrase extends Placed {
  readonly kind: 'phrase';
  readonly words: readonly Word[];
}

/** A word of a phrase: `creature`, `!flank`, `neighborOf(it)`, `power>=3`. */
export interface Word extends Placed {
  readonly kind: 'word';
  readonly name: string;
  readonly negated: boolean;
  /** Undefined without parentheses. */
  readonly arguments: readonly Argument[] | undefined;
  readonly comparison: Comparison | undefined;
}

export interface Comparison {
  readonly operator: FilterOperator;
  readonly operand: Expression;
}
export type FilterOperator = '=' | '<' | '<=' | '>' | '>=';

/** A name with arguments: a verb, a value, an event or a condition. */
export interface Call extends Placed {
  readonly kind: 'call';
  readonly name: string;
  readonly arguments: readonly Argument[];
}

/** One argument, by position or by name: `3`, `splash=2`. Those by name come last. */
export interface Argument extends Placed {
  readonly kind: 'argument';
  readonly key: string | undefined;
  readonly value: Expression;
}

/** A choice of objects: `one(creature)`, `upto(2, creature)`, `random(card, chooser=opp)`. */
export interface Pick extends Placed {
  readonly kind: 'pick';
  readonly quantifier: Quantifier;
  /** How many; `exactly` and `upto` have it, `random` may. */
  readonly count: Expression | undefined;
  readonly selector: Expression;
  /** Who chooses, when it is not the player of the effect. */
  readonly chooser: Expression | undefined;
}
export type Quantifier = 'one' | 'exactly' | 'upto' | 'anyNumber' | 'all' | 'random';

/** `[Reap: steal(1) || Destroyed: draw(1)]`: clauses given to something. */
export interface Abilities extends Placed {
  readonly kind: 'abilities';
  readonly clauses: readonly Clause[];
}

export interface Not extends Placed {
  readonly kind: 'not';
  readonly operand: Expression;
}

/** A sign before anything but a number. */
export interface Sign extends Placed {
  readonly kind: 'sign';
  readonly sign: '+' | '-';
  readonly operand: Expression;
}

/** `or` joins selectors or conditions, `+` numbers or objects handled at once. */
export interface Binary extends Placed {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}
export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type BinaryOperator = 'or' | 'and' | ComparisonOperator | '+' | '-' | '*';

export type Node = Effect | Clause | Trigger | Statement | Expression | Word | Argument;
