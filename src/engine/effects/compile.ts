import type { NumberPool } from '../content.js';
import { nearest } from '../nearest.js';
import { lint } from '../notation/lint.js';
import { clauseKeys, literals } from '../notation/literals.js';
import { NotationError, type Origin } from '../notation/notation-error.js';
import { printStatement } from '../notation/print.js';
import type {
  Argument,
  Call,
  Clause,
  Effect,
  Expression,
  Phrase,
  Pick,
  Span,
  Statement,
  Word,
} from '../notation/syntax.js';
import { type ArgumentShape, CORE_SORTS, type Vocabulary } from '../notation/vocabulary.js';
import type { EffectStep, Expr, FilterUse, Program, Selector, SelectorPart } from './code.js';
import * as op from './code.js';
import { IT, REGISTER_COUNT, SELF, THAT, WENT } from './frame.js';
import type { Language, Meaning, Noun, Value, Verb } from './vocabulary.js';

/** One compiled clause with the events it waits for. */
export interface CompiledClause {
  /** `play`, `play2` …: the middle of `card.<id>.<clause>.<n>`. */
  readonly key: string;
  readonly triggers: readonly CompiledTrigger[];
  readonly program: Program;
  /** The first expression of a clause that only declares (`Requires: …`, `Keyword: …`), else null. */
  readonly condition: Expr | null;
}
export interface CompiledTrigger {
  readonly name: string;
  readonly args: readonly Expr[];
}

/** All programs of a game's content. Their numbers lie in a pool: code names cells, so a patched number recompiles nothing. */
export class EffectLibrary {
  readonly programs: Program[] = [];

  constructor(
    private readonly language: Language<never>,
    private readonly numbers: NumberPool,
  ) {}

  /**
   * Compiles the effect of one card.
   * @param id the card's id, for names and numbers
   * @throws NotationError naming file, line and column of a word nobody knows or an argument that does not fit
   */
  compile(id: string, effect: Effect, text: string, origin: Origin): readonly CompiledClause[] {
    const vocabulary = this.language.vocabulary as unknown as Vocabulary<Meaning<unknown>>;
    const [problem] = lint(effect, vocabulary);
    if (problem) throw new NotationError(problem, text, origin);
    const cellOf = new Map<Expression, number>();
    for (const literal of literals(effect)) {
      cellOf.set(literal.node, this.numbers.literal(id, literal.clause, literal.value));
    }
    const keys = clauseKeys(effect);
    const scope: Scope = { library: this, vocabulary, cellOf, text, origin };
    return effect.clauses.map((clause, index) => compileClause(scope, clause, `${id}.${keys[index]}`, keys[index]));
  }

  /** The cell of a literal that no text holds, such as the 1 of a bare pick. */
  constant(value: number): number {
    const name = `constant.${value}`;
    const known = this.numbers.cell(name);
    return known >= 0 ? known : this.numbers.define(name, value, { min: value, max: value });
  }
}

interface Scope {
  readonly library: EffectLibrary;
  readonly vocabulary: Vocabulary<Meaning<unknown>>;
  readonly cellOf: ReadonlyMap<Expression, number>;
  readonly text: string;
  readonly origin: Origin;
}

function compileClause(scope: Scope, clause: Clause, name: string, key: string): CompiledClause {
  const expressions = new ExpressionCompiler(scope, new Map());
  const triggers = clause.triggers.map((trigger) => {
    const word = known(scope, 'trigger', trigger.name, trigger.span);
    return {
      name: trigger.name,
      args: expressions.plainArguments(trigger.arguments, word.arguments ?? [], trigger.span),
    };
  });
  const [first] = clause.statements;
  const declares = known(scope, 'trigger', clause.triggers[0].name, clause.span).body !== 'statements';
  const condition = declares ? expressions.expression(declared(first)) : null;
  const program = compileProgram(scope, name, declares ? [] : clause.statements);
  return { key, triggers, program, condition };
}

/** What a clause of a declaring trigger says: the expression of its first statement. */
function declared(statement: Statement): Expression {
  if (statement.kind === 'declare') return statement.expression;
  if (statement.kind === 'perform') return statement.call;
  throw new RangeError(`a declaring clause holds a statement of kind ${statement.kind}`);
}

function compileProgram(scope: Scope, name: string, statements: readonly Statement[]): Program {
  const number = scope.library.programs.length;
  const compiler = new ClauseCompiler(scope, name);
  const program: Program = { number, name, code: compiler.code };
  scope.library.programs.push(program);
  compiler.statements(statements);
  compiler.emit(op.END, {});
  return program;
}

type Known<K extends Meaning<unknown>['kind']> = Extract<Meaning<unknown>, { kind: K }>;

/** The entry of a kind and name; the linter has seen to it that there is one. */
function known<K extends Exclude<Meaning<unknown>['kind'], 'word'>>(
  scope: Scope,
  kind: K,
  name: string,
  span: Span,
): Known<K> {
  const found = scope.vocabulary.find(kind, name);
  if (found) return found;
  const near = nearest(name, scope.vocabulary.namesOf(kind));
  throw refuse(scope, span, `"${name}" is not a ${kind}`, `a ${kind} of the vocabulary is expected`, near);
}

function refuse(scope: Scope, span: Span, problem: string, right: string, near?: string): NotationError {
  return new NotationError({ span, problem, right, ...(near ? { nearest: near } : {}) }, scope.text, scope.origin);
}

/** Compiles expressions; choices inside them are the business of the clause compiler. */
class ExpressionCompiler {
  constructor(
    readonly scope: Scope,
    readonly registers: Map<string, number>,
  ) {}

  expression(node: Expression): Expr {
    switch (node.kind) {
      case 'number':
        return expr(op.NUMBER, { index: this.scope.cellOf.get(node) ?? this.scope.library.constant(node.value) });
      case 'amount':
        return expr(op.ALL_OF_IT, { index: ['full', 'same', 'all'].indexOf(node.word) });
      case 'text':
        return expr(op.TEXT, { text: node.text });
      case 'register':
        return expr(op.REGISTER, { index: this.register(node.name, node.span) });
      case 'reference':
        return expr(op.LOCAL, { index: { it: IT, self: SELF, that: THAT }[node.name] });
      case 'phrase':
        return this.phrase(node);
      case 'call':
        return this.call(node);
      case 'not':
        return expr(op.NOT, { left: this.expression(node.operand) });
      case 'sign':
        return node.sign === '-'
          ? expr(op.NEGATE, { left: this.expression(node.operand) })
          : this.expression(node.operand);
      case 'binary':
        if (node.operator === 'or' && this.isSelection(node)) return expr(op.SELECT, { selector: this.selector(node) });
        return expr(op.BINARY, {
          operator: node.operator,
          left: this.expression(node.left),
          right: this.expression(node.right),
        });
      default:
        throw refuse(
          this.scope,
          node.span,
          'a choice stands where a value is expected',
          'a number or a name is expected',
        );
    }
  }

  register(name: string, span: Span): number {
    const index = this.registers.get(name);
    if (index === undefined) {
      throw refuse(this.scope, span, `${name} has no value here`, `${name} = … must come before`);
    }
    return index;
  }

  plainArguments(given: readonly Argument[], parameters: readonly ArgumentShape[], span: Span): Expr[] {
    return arrange(this.scope, given, parameters, span).map((argument) => this.expression(argument.value));
  }

  /** True when an expression names objects by nouns, so that `or` joins them. */
  isSelection(node: Expression): boolean {
    if (node.kind === 'binary' && node.operator === 'or')
      return this.isSelection(node.left) && this.isSelection(node.right);
    return node.kind === 'phrase' && this.nounOf(node) !== null;
  }

  nounOf(node: Phrase): Noun<unknown> | null {
    for (const word of node.words) {
      if (word.arguments || word.comparison || word.negated) continue;
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
    if (node.kind === 'register' || node.kind === 'reference') {
      return [{ noun: null, source: this.expression(node), filters: [] }];
    }
    throw refuse(this.scope, node.span, 'this does not name objects', 'a noun with filters is expected');
  }

  private narrowed(node: Phrase): SelectorPart {
    const noun = this.nounOf(node);
    if (noun) {
      const others = node.words.filter((word) => word.name !== noun.name || word.comparison || word.arguments);
      return { noun, source: null, filters: others.map((word) => this.filter(word)) };
    }
    const [first, ...rest] = node.words;
    const source = this.single(first);
    if (!source) {
      const names = this.scope.vocabulary.namesOf('noun');
      throw refuse(
        this.scope,
        node.span,
        `no noun among these words`,
        `one of ${names.join(', ')} is expected`,
        nearest(first.name, names),
      );
    }
    return { noun: null, source, filters: rest.map((word) => this.filter(word)) };
  }

  private single(word: Word): Expr | null {
    if (this.registers.has(word.name)) return expr(op.REGISTER, { index: this.registers.get(word.name) as number });
    if (word.name === 'it') return expr(op.LOCAL, { index: IT });
    if (word.name === 'self') return expr(op.LOCAL, { index: SELF });
    if (word.name === 'that') return expr(op.LOCAL, { index: THAT });
    return null;
  }

  private filter(word: Word): FilterUse {
    const filter = known(this.scope, 'filter', word.name, word.span);
    if (word.comparison && !filter.measure) {
      throw refuse(this.scope, word.span, `${word.name} cannot be compared`, 'a filter that measures is expected');
    }
    return {
      filter,
      negated: word.negated,
      args: this.plainArguments(word.arguments ?? [], filter.arguments ?? [], word.span),
      operator: word.comparison?.operator ?? null,
      operand: word.comparison ? this.expression(word.comparison.operand) : null,
    };
  }

  private phrase(node: Phrase): Expr {
    const [only] = node.words;
    if (node.words.length === 1 && !only.comparison && !only.negated) {
      const value = this.scope.vocabulary.find('value', only.name);
      if (value) {
        return expr(op.VALUE, {
          value,
          args: this.plainArguments(only.arguments ?? [], value.arguments ?? [], only.span),
        });
      }
      if (this.scope.vocabulary.find('event', only.name)) return expr(op.EVENT, { text: only.name });
      const [sort] = this.scope.vocabulary.sortsOfWord(only.name);
      const word = sort === undefined ? undefined : this.scope.vocabulary.word(sort, only.name);
      if (word?.kind === 'word') return expr(op.NUMBER, { index: this.scope.library.constant(word.value) });
    }
    if (this.nounOf(node) || this.single(node.words[0])) return expr(op.SELECT, { selector: this.selector(node) });
    const names = this.scope.vocabulary.namesOf('value', 'word', 'noun');
    throw refuse(
      this.scope,
      node.span,
      `"${only.name}" means nothing here`,
      'a value or a noun is expected',
      nearest(only.name, names),
    );
  }

  private call(node: Call): Expr {
    const event = this.scope.vocabulary.find('event', node.name);
    if (event) {
      return expr(op.EVENT, {
        text: node.name,
        args: this.plainArguments(node.arguments, event.arguments ?? [], node.span),
      });
    }
    const value = known(this.scope, 'value', node.name, node.span);
    return expr(op.VALUE, { value, args: this.plainArguments(node.arguments, value.arguments ?? [], node.span) });
  }
}

/** Puts arguments in the order of the parameters; those left out at the end stay out. */
function arrange(
  scope: Scope,
  given: readonly Argument[],
  parameters: readonly ArgumentShape[],
  span: Span,
): Argument[] {
  const placed: Argument[] = [];
  for (const [index, argument] of given.entries()) {
    const place = argument.key === undefined ? index : parameters.findIndex((p) => p.name === argument.key);
    if (place < 0 || place >= parameters.length) {
      const right = `it takes ${parameters.map((p) => p.name).join(', ') || 'no arguments'}`;
      throw refuse(scope, argument.span, `there is no argument ${argument.key ?? index + 1}`, right);
    }
    placed[place] = argument;
  }
  const missing = parameters.find((parameter, index) => !parameter.optional && placed[index] === undefined);
  if (missing)
    throw refuse(scope, span, `the argument ${missing.name} is missing`, 'every argument but the optional is expected');
  const gap = placed.findIndex((argument, index) => argument === undefined && index < placed.length);
  if (gap >= 0)
    throw refuse(
      scope,
      span,
      `the argument ${parameters[gap].name} is left out before others`,
      'arguments may be left out from the end only',
    );
  return placed;
}

/** Compiles the statements of one clause into flat instructions. */
class ClauseCompiler {
  readonly code: EffectStep[] = [];
  private readonly registers = new Map<string, number>();
  private readonly expressions: ExpressionCompiler;
  private loops = 0;

  constructor(
    private readonly scope: Scope,
    private readonly name: string,
  ) {
    this.expressions = new ExpressionCompiler(scope, this.registers);
  }

  statements(list: readonly Statement[]): void {
    for (const statement of list) this.statement(statement);
  }

  emit(operation: number, parts: Partial<EffectStep>): EffectStep {
    const step: EffectStep = { ...EMPTY, ways: [], ...parts, op: operation };
    this.code.push(step);
    return step;
  }

  private statement(node: Statement): void {
    switch (node.kind) {
      case 'perform':
        this.perform(node.call);
        return;
      case 'assign':
        this.assign(node.register, node.value, node.span);
        return;
      case 'may': {
        const texts = [node.body.map(printStatement).join('; ')];
        this.skipping(this.emit(op.MAY, { texts }), node.body);
        return;
      }
      case 'ifdo':
        this.skipping(this.emit(op.UNLESS_DONE, {}), node.body);
        return;
      case 'if':
        this.branch(
          this.emit(op.UNLESS, { expr: this.expressions.expression(node.condition) }),
          node.then,
          node.otherwise,
        );
        return;
      case 'choose':
        this.choose(node.options);
        return;
      case 'times':
        this.emit(op.START_TIMES, { expr: this.expressions.expression(node.count) });
        this.looping(op.NEXT_TIME, node.body, node.span);
        return;
      case 'forEach':
        this.emit(op.START_EACH, { slot: (this.objects(node.over, 0) ?? this.everything(node.over, 0)).index });
        this.looping(op.NEXT_EACH, node.body, node.span);
        return;
      case 'repeat':
        this.repeat(node.mode, node.span);
        return;
      case 'block': {
        const block = known(this.scope, 'block', node.name, node.span);
        this.emit(op.START_ROUND, { block });
        this.looping(op.NEXT_ROUND, node.body, node.span, { block });
        return;
      }
      case 'nested': {
        const block = known(this.scope, 'block', node.name, node.span);
        const programs = node.clauses.map(
          (clause, i) => compileClause(this.scope, clause, `${this.name}.${i}`, '').program.number,
        );
        const args = this.expressions.plainArguments(node.arguments, block.arguments ?? [], node.span);
        this.emit(op.PUT_OFF, { block, args, programs });
        return;
      }
      case 'declare':
        throw refuse(this.scope, node.span, 'an expression stands alone', 'a statement is expected');
    }
  }

  private skipping(jump: EffectStep, body: readonly Statement[]): void {
    this.statements(body);
    jump.target = this.code.length;
  }

  private branch(jump: EffectStep, then: readonly Statement[], otherwise: readonly Statement[]): void {
    this.statements(then);
    const end = otherwise.length > 0 ? this.emit(op.GOTO, {}) : null;
    jump.target = this.code.length;
    this.statements(otherwise);
    if (end) end.target = this.code.length;
  }

  private choose(options: readonly (readonly Statement[])[]): void {
    const texts = options.map((option) => option.map(printStatement).join('; '));
    const start = this.emit(op.CHOOSE, { texts });
    const ends = options.map((option) => {
      start.ways.push(this.code.length);
      this.statements(option);
      return this.emit(op.GOTO, {});
    });
    for (const end of ends) end.target = this.code.length;
  }

  private looping(operation: number, body: readonly Statement[], span: Span, parts: Partial<EffectStep> = {}): void {
    if (this.loops > 0) throw refuse(this.scope, span, 'a loop stands inside a loop', 'one loop a clause is expected');
    this.loops++;
    const start = this.code.length;
    const next = this.emit(operation, parts);
    this.statements(body);
    this.emit(op.GOTO, { target: start });
    next.target = this.code.length;
    this.loops--;
  }

  private repeat(mode: 'repeat' | 'repeatOnce' | 'repeatMay', span: Span): void {
    if (mode === 'repeatOnce')
      throw refuse(this.scope, span, 'repeatOnce is not compiled yet', 'repeat or repeatMay is expected');
    const jump = mode === 'repeatMay' ? this.emit(op.MAY, { texts: ['repeat'] }) : null;
    this.emit(op.AGAIN, {});
    if (jump) jump.target = this.code.length;
  }

  private perform(node: Call): void {
    const verb = known(this.scope, 'verb', node.name, node.span);
    let slot = 0;
    const demanded: number[] = [];
    const args = arrange(this.scope, node.arguments, verb.arguments, node.span).map((argument, index) => {
      if (!namesObjects(verb.arguments[index])) return this.expressions.expression(argument.value);
      demanded.push(index);
      const objects = this.objects(argument.value, slot);
      if (objects && objects.op === op.LIST) slot++;
      return objects ?? this.everything(argument.value, slot++);
    });
    if (slot > LISTS) throw refuse(this.scope, node.span, 'too many choices in one statement', `at most ${LISTS}`);
    this.emit(op.PERFORM, { verb, args, demanded });
  }

  private assign(register: string, value: Expression, span: Span): void {
    const read = this.asked(value) ?? this.objects(value, 0) ?? this.expressions.expression(value);
    if (!this.registers.has(register)) this.registers.set(register, this.registers.size);
    const slot = this.registers.get(register) as number;
    if (slot >= REGISTER_COUNT)
      throw refuse(this.scope, span, 'too many registers', `at most ${REGISTER_COUNT} a clause`);
    this.emit(op.ASSIGN, { slot, expr: read });
  }

  /** A value that somebody chooses is a pick among its choices. */
  private asked(node: Expression): Expr | null {
    if (node.kind !== 'call' && node.kind !== 'phrase') return null;
    const name = node.kind === 'call' ? node.name : node.words[0].name;
    const value: Value<unknown> | undefined = this.scope.vocabulary.find('value', name);
    if (value?.find) {
      const given = node.kind === 'call' ? node.arguments : (node.words[0].arguments ?? []);
      const args = this.expressions.plainArguments(given, value.arguments ?? [], node.span);
      this.emit(op.PERFORM, { verb: finding(value), args });
      return expr(op.LOCAL, { index: WENT });
    }
    if (!value?.choices) return null;
    this.emit(op.PICK, {
      selector: { noun: value.choices, parts: [{ noun: value.choices, source: null, filters: [] }] },
    });
    return expr(op.LIST, { index: 0 });
  }

  /** Emits the picks of an argument; null when the expression is neither a choice nor one object. */
  private objects(node: Expression, slot: number): Expr | null {
    if (node.kind === 'pick') return this.pick(node, slot, false);
    if (node.kind === 'binary' && node.operator === '+' && node.left.kind === 'pick') {
      this.objects(node.left, slot);
      if (node.right.kind === 'pick') return this.pick(node.right, slot, true);
      this.emit(op.PICK, { mode: 'all', selector: this.expressions.selector(node.right), slot, append: true });
      return expr(op.LIST, { index: slot });
    }
    if (node.kind === 'phrase' && this.expressions.nounOf(node) === null) return this.expressions.expression(node);
    if (node.kind === 'register' || node.kind === 'reference' || node.kind === 'call')
      return this.expressions.expression(node);
    return null;
  }

  /** A bare selector where objects are expected means all of them. */
  private everything(node: Expression, slot: number): Expr {
    this.emit(op.PICK, { mode: 'all', selector: this.expressions.selector(node), slot });
    return expr(op.LIST, { index: slot });
  }

  private pick(node: Pick, slot: number, append: boolean): Expr {
    this.emit(op.PICK, {
      mode: node.quantifier,
      selector: this.expressions.selector(node.selector),
      count: node.count ? this.expressions.expression(node.count) : null,
      chooser: node.chooser ? this.expressions.expression(node.chooser) : null,
      slot,
      append,
    });
    return expr(op.LIST, { index: slot });
  }
}

/** Lists of a frame. */
const LISTS = 2;

/** Whether an argument is filled by objects that a statement demands, not by a number, a condition or a description. */
function namesObjects(shape: ArgumentShape): boolean {
  const core: readonly string[] = CORE_SORTS;
  return !shape.selector && shape.accepts.some((sort) => !core.includes(sort));
}

/** A value that luck finds, as a statement: how it went is the value. */
function finding(value: Value<unknown>): Verb<unknown> {
  return {
    kind: 'verb',
    name: value.name,
    help: value.help,
    arguments: value.arguments ?? [],
    run: (s, f, args, chance) => value.find?.(s, f, args, chance) ?? 0,
  };
}

const EMPTY: EffectStep = {
  op: op.END,
  mode: 'one',
  selector: null,
  count: null,
  chooser: null,
  slot: 0,
  append: false,
  verb: null,
  demanded: [],
  args: [],
  expr: null,
  target: 0,
  ways: [],
  texts: [],
  block: null,
  programs: [],
};

function expr(operation: number, parts: Partial<Expr>): Expr {
  return {
    op: operation,
    index: parts.index ?? 0,
    left: parts.left ?? null,
    right: parts.right ?? null,
    operator: parts.operator ?? '',
    value: parts.value ?? null,
    args: parts.args ?? [],
    selector: parts.selector ?? null,
    text: parts.text ?? '',
  };
}
