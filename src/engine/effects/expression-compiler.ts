import { nearest } from '../nearest.js';
import type {
  Argument,
  Binary,
  BinaryOperator,
  Call,
  Expression,
  FilterOperator,
  Phrase,
  Span,
  Word,
} from '../notation/syntax.js';
import type { ArgumentShape } from '../notation/vocabulary.js';
import type { Expr, FilterUse, Selector, SelectorPart } from './code.js';
import * as op from './code.js';
import { arrange, isObjectSort, isThing, known, refuse, type Scope } from './compile-scope.js';
import { isListed } from './evaluate.js';
import { IT, SELF, THAT } from './frame.js';
import { type Register, RegisterProblem, type Registers } from './registers.js';
import type { Filter, Noun, Value } from './vocabulary.js';

const OPERATORS: Record<BinaryOperator, number> = {
  or: op.OR,
  and: op.AND,
  '==': op.EQUAL,
  '!=': op.DIFFERENT,
  '<': op.LESS,
  '<=': op.AT_MOST,
  '>': op.MORE,
  '>=': op.AT_LEAST,
  '+': op.PLUS,
  '-': op.MINUS,
  '*': op.TIMES,
};
const COMPARISONS: Record<FilterOperator, number> = {
  '=': op.EQUAL,
  '<': op.LESS,
  '<=': op.AT_MOST,
  '>': op.MORE,
  '>=': op.AT_LEAST,
};
const REFERENCES = { it: IT, self: SELF, that: THAT };
const AMOUNTS = { full: 0, same: 1, all: 2 };

/** Compiles expressions and selectors; choices inside them are the business of the clause compiler. */
export class ExpressionCompiler {
  /** Whether anything so far reads the object handled last. */
  readsIt = false;

  /** @param name of the program, for clauses that stand in an expression */
  constructor(
    readonly scope: Scope,
    readonly registers: Registers,
    private readonly name: string,
  ) {}

  expression(node: Expression): Expr {
    switch (node.kind) {
      case 'number':
        return expr(op.NUMBER, { index: this.scope.cellOf.get(node) ?? this.scope.constant(node.value) });
      case 'amount':
        return expr(op.ALL_OF_IT, { index: AMOUNTS[node.word] });
      case 'text':
        return expr(op.TEXT, { text: node.text });
      case 'register':
        return this.register(node.name, node.span);
      case 'reference':
        return this.reference(node.name);
      case 'phrase':
        return this.phrase(node);
      case 'call':
        return this.call(node);
      case 'abilities': {
        const programs = node.clauses.map(
          (clause, i) => this.scope.clause(clause, `${this.name}.given${i + 1}`, this.registers).number,
        );
        return expr(op.ABILITIES, { programs });
      }
      case 'not':
        return expr(op.NOT, { left: this.condition(node.operand) });
      case 'sign': {
        const operand = this.expression(node.operand);
        return node.sign === '-' ? expr(op.NEGATE, { left: operand }) : operand;
      }
      case 'binary':
        return this.binary(node);
      case 'pick':
        throw refuse(
          this.scope,
          node.span,
          'a choice stands where a value is expected',
          'a number or a name is expected',
        );
    }
  }

  private reference(name: keyof typeof REFERENCES): Expr {
    if (name === 'it') this.readsIt = true;
    return expr(op.LOCAL, { index: REFERENCES[name] });
  }

  /** As `expression`, where something that can be there or not is meant as a condition. */
  condition(node: Expression): Expr {
    const compiled = this.expression(node);
    return this.canBeMissing(node) ? expr(op.EXISTS, { left: compiled }) : compiled;
  }

  private canBeMissing(node: Expression): boolean {
    if (node.kind === 'reference') return true;
    if (node.kind === 'register') return this.registers.find(node.name)?.thing ?? false;
    const value = this.valueOf(node);
    return value !== undefined && isObjectSort(value.gives);
  }

  private binary(node: Binary): Expr {
    const { operator } = node;
    if (operator === 'or' && this.isSelection(node)) return expr(op.SELECT, { selector: this.selector(node) });
    const joins = operator === 'or' || operator === 'and';
    const side = (half: Expression): Expr => (joins ? this.condition(half) : this.expression(half));
    return expr(OPERATORS[operator], { left: side(node.left), right: side(node.right) });
  }

  /** The register of a name as it is read. */
  register(name: string, span: Span): Expr {
    const found = this.findRegister(name, span);
    if (!found) throw refuse(this.scope, span, `${name} has no value here`, `${name} = … must come before`);
    return expr(found.several ? op.KEPT : op.REGISTER, { index: found.slot });
  }

  private findRegister(name: string, span: Span): Register | undefined {
    try {
      return this.registers.find(name);
    } catch (error) {
      if (error instanceof RegisterProblem) throw refuse(this.scope, span, `${name} cannot be kept`, error.message);
      throw error;
    }
  }

  /** Arguments in the order of the shapes, none of them a choice; those left out at the end are missing. */
  plainArguments(given: readonly Argument[], shapes: readonly ArgumentShape[], span: Span): Expr[] {
    const placed = arrange(this.scope, given, shapes, span);
    return withoutMissing(placed.map((argument, place) => this.plain(argument, shapes[place])));
  }

  /** One argument that is no choice. */
  plain(argument: Argument | undefined, shape: ArgumentShape): Expr {
    return argument ? this.read(argument.value, shape) : LEFT_OUT;
  }

  /** An expression where something of a shape is expected. */
  read(node: Expression, { accepts }: Pick<ArgumentShape, 'accepts'>): Expr {
    return accepts.includes('condition') ? this.condition(node) : this.expression(node);
  }

  /** The value that an expression names, if it is one. */
  valueOf(node: Expression): Value<unknown> | undefined {
    if (node.kind === 'call') return this.scope.vocabulary.find('value', node.name);
    if (node.kind !== 'phrase' || node.words.length !== 1) return undefined;
    return this.scope.vocabulary.find('value', node.words[0].name);
  }

  /** Whether an expression names a single thing that may leave: a card, not a player or a number. */
  isThing(node: Expression): boolean {
    if (node.kind === 'reference') return true;
    if (node.kind === 'register') return this.registers.find(node.name)?.thing ?? false;
    if (node.kind === 'pick') return isThing(this.scope, this.selector(node.selector).noun?.gives ?? ANY);
    const value = this.valueOf(node);
    return value !== undefined && isThing(this.scope, value.gives);
  }

  /** True when an expression describes objects, so that `or` joins them. */
  isSelection(node: Expression): boolean {
    if (node.kind === 'binary' && node.operator === 'or') {
      return this.isSelection(node.left) && this.isSelection(node.right);
    }
    return node.kind === 'phrase' && (this.nounOf(node) !== null || node.words.length > 1);
  }

  /** The noun among the words of a phrase. */
  nounOf(node: Phrase): Noun<unknown> | null {
    for (const word of node.words) {
      if (word.arguments || word.comparison || word.negated) continue;
      if (this.scope.vocabulary.find('filter', word.name)) continue;
      const noun = this.scope.vocabulary.find('noun', word.name);
      if (noun) return noun;
    }
    return null;
  }

  selector(node: Expression): Selector {
    const parts = this.parts(node);
    const noun = parts.find((part) => part.noun)?.noun ?? null;
    const stranger = parts.find((part) => part.noun && part.noun.gives !== noun?.gives);
    if (stranger) {
      const problem = `${stranger.noun?.name} and ${noun?.name} cannot be chosen together`;
      throw refuse(this.scope, node.span, problem, 'nouns of one domain are expected');
    }
    return { parts, noun };
  }

  private parts(node: Expression): SelectorPart[] {
    if (node.kind === 'binary' && node.operator === 'or') return [...this.parts(node.left), ...this.parts(node.right)];
    if (node.kind === 'phrase') return [this.narrowed(node)];
    return [partOf(null, [], this.expression(node), [])];
  }

  private narrowed(node: Phrase): SelectorPart {
    const noun = this.nounOf(node);
    const [first, ...rest] = node.words;
    const known = noun ? null : this.knownThing(first);
    if (!noun && !known) {
      const names = this.scope.vocabulary.namesOf('noun');
      const right = `one of ${names.join(', ')} is expected`;
      throw refuse(this.scope, node.span, 'there is no noun among these words', right, nearest(first.name, names));
    }
    const filters = noun ? node.words.filter((word) => word.name !== noun.name && !this.saysNothing(word)) : rest;
    return partOf(
      noun,
      [],
      known,
      filters.map((word) => this.narrowing(word)),
    );
  }

  /** A word that narrows: a filter, or a further noun, of which the object must be as well (`my hand creature`). */
  private narrowing(word: Word): FilterUse {
    const noun = this.isNoun(word) ? this.scope.vocabulary.find('noun', word.name) : undefined;
    if (!noun) return this.filter(word);
    return useOf(kindOf(noun), word.negated);
  }

  /** Whether the word is a further noun of which everything is. */
  private saysNothing(word: Word): boolean {
    return !word.negated && this.isNoun(word) && this.scope.vocabulary.find('noun', word.name)?.everything === true;
  }

  /** Whether the word is one of the nouns of its phrase; all of them name the same sort. */
  private isNoun({ name }: Word): boolean {
    const { vocabulary } = this.scope;
    return vocabulary.find('noun', name) !== undefined && vocabulary.find('filter', name) === undefined;
  }

  private knownThing({ name, span }: Word): Expr | null {
    if (name === 'it' || name === 'self' || name === 'that') return this.reference(name);
    if (this.findRegister(name, span)) return this.register(name, span);
    const value = this.scope.vocabulary.find('value', name);
    return value ? expr(op.VALUE, { value, args: this.plainArguments([], value.arguments ?? [], span) }) : null;
  }

  private filter(word: Word): FilterUse {
    const filter = known(this.scope, 'filter', word.name, word.span);
    if (word.comparison && !filter.measure && !filter.has) {
      throw refuse(this.scope, word.span, `${word.name} cannot be compared`, 'a filter that measures is expected');
    }
    const args = this.plainArguments(word.arguments ?? [], filter.arguments ?? [], word.span);
    if (!word.comparison) return useOf(filter, word.negated, args);
    const { operator, operand } = word.comparison;
    return useOf(filter, word.negated, args, COMPARISONS[operator], this.expression(operand));
  }

  private phrase(node: Phrase): Expr {
    const [only] = node.words;
    const plain = node.words.length === 1 ? this.plainWord(only) : null;
    if (plain) return plain;
    if (this.nounOf(node) || this.knownThing(only)) return expr(op.SELECT, { selector: this.selector(node) });
    const names = this.scope.vocabulary.namesOf('value', 'word', 'noun');
    const right = 'a value or a noun is expected';
    throw refuse(this.scope, node.span, `"${only.name}" means nothing here`, right, nearest(only.name, names));
  }

  private plainWord({ name, span }: Word): Expr | null {
    const { vocabulary } = this.scope;
    const value = vocabulary.find('value', name);
    if (value) return expr(op.VALUE, { value, args: this.plainArguments([], value.arguments ?? [], span) });
    if (vocabulary.find('event', name)) return this.event(name, [], span);
    const [sort] = vocabulary.sortsOfWord(name);
    const word = sort === undefined ? undefined : vocabulary.word(sort, name);
    return word?.kind === 'word' ? expr(op.NUMBER, { index: this.scope.constant(word.value) }) : null;
  }

  private call(node: Call): Expr {
    if (this.scope.vocabulary.find('event', node.name)) return this.event(node.name, node.arguments, node.span);
    const value = known(this.scope, 'value', node.name, node.span);
    return expr(op.VALUE, { value, args: this.plainArguments(node.arguments, value.arguments ?? [], node.span) });
  }

  private event(name: string, given: readonly Argument[], span: Span): Expr {
    const event = known(this.scope, 'event', name, span);
    const args = this.plainArguments(given, event.arguments ?? [], span);
    return expr(op.EVENT, { text: name, index: event.number ?? -1, args });
  }
}

/** The filter that leaves what is of a kind. */
function kindOf(noun: Noun<unknown>): Filter<unknown> {
  return { kind: 'filter', name: noun.name, help: noun.help, test: membership(noun) };
}

/** Tells whether an object is of a noun's kind. */
function membership(noun: Noun<unknown>): NonNullable<Noun<unknown>['is']> {
  return noun.is ?? ((s, f, object) => isListed(s, f, noun, object));
}

/** A filter with what it is given. */
function useOf(
  filter: Filter<unknown>,
  negated: boolean,
  args: readonly Expr[] = [],
  comparison = -1,
  operand: Expr | null = null,
): FilterUse {
  const { test, has = null, measure = readNothing } = filter;
  return { comparison, negated, test, args, has, measure, operand, filter };
}

/** One part of a selector. A filter that names a side makes a noun list that side's objects alone, and is done with. */
export function partOf(
  noun: Noun<unknown> | null,
  args: readonly Expr[],
  source: Expr | null,
  filters: readonly FilterUse[],
): SelectorPart {
  const narrowing = noun?.listOf && filters.find(({ filter, negated }) => filter.side && !negated);
  return {
    noun,
    args,
    source,
    filters,
    list: noun?.list ?? listNothing,
    is: noun ? membership(noun) : isNothing,
    domain: noun?.gives ?? '',
    side: narrowing?.filter.side ?? null,
    listOf: noun?.listOf ?? listNothing,
    tested: filters.filter((use) => use !== narrowing),
    among: filters.flatMap(({ filter }) => filter.among ?? []),
  };
}
const listNothing = (): void => {};
const isNothing = (): boolean => false;

/** The sort of what no noun names. */
const ANY = '*';

/** An expression with the parts that count. */
export function expr(operation: number, parts: Partial<Expr>): Expr {
  return {
    op: operation,
    index: parts.index ?? 0,
    read: parts.value?.read ?? readNothing,
    args: parts.args ?? [],
    left: parts.left ?? null,
    right: parts.right ?? null,
    selector: parts.selector ?? null,
    value: parts.value ?? null,
    text: parts.text ?? '',
    programs: parts.programs ?? [],
  };
}

function readNothing(): number {
  return 0;
}

const LEFT_OUT = expr(op.ABSENT, {});

/** Arguments without those that were left out at the end. */
export function withoutMissing(args: readonly Expr[]): Expr[] {
  const last = args.findLastIndex((argument) => argument.op !== op.ABSENT);
  return args.slice(0, last + 1);
}
