import type { NumberPool } from '../content/number-pool.js';
import { lint } from '../notation/lint.js';
import { clauseKeys, literals } from '../notation/literals.js';
import { NotationError, type Origin } from '../notation/notation-error.js';
import type { Clause, Effect, Expression, Statement, Trigger } from '../notation/syntax.js';
import type { Vocabulary } from '../notation/vocabulary.js';
import { ClauseCompiler } from './clause-compiler.js';
import { ABSENT, type Capture, type CompiledTrigger, type EffectStep, EVENT, type Expr, type Program } from './code.js';
import { arrange, known, refuse, type Scope } from './compile-scope.js';
import { constantCode } from './constant-code.js';
import { type ExpressionCompiler, withoutMissing } from './expression-compiler.js';
import { Registers } from './registers.js';
import type { Language, Meaning } from './vocabulary.js';

/** One compiled clause with the events it waits for. */
export interface CompiledClause {
  /** `play`, `play2` …: the middle of `card.<id>.<clause>.<n>`. */
  readonly key: string;
  readonly triggers: readonly CompiledTrigger[];
  readonly program: Program;
  /** The first expression of a clause that only declares (`Requires: …`), else null; all are `program.declared`. */
  readonly condition: Expr | null;
}

/** All programs of a game's content. Their numbers lie in a pool: code names cells, so a patched number recompiles nothing. */
export class EffectLibrary {
  readonly programs: Program[] = [];

  constructor(
    private readonly language: Language<unknown>,
    private readonly numbers: NumberPool,
  ) {}

  /**
   * Compiles the effect of one card.
   * @param id the card's id, for names and numbers
   * @throws NotationError naming file, line and column of a word nobody knows or an argument that does not fit
   */
  compile(id: string, effect: Effect, text: string, origin: Origin): readonly CompiledClause[] {
    const { vocabulary } = this.language;
    const [problem] = lint(effect, vocabulary);
    if (problem) throw new NotationError(problem, text, origin);
    const cellOf = new Map<Expression, number>();
    for (const literal of literals(effect)) {
      cellOf.set(literal.node, this.numbers.literal(id, literal.clause, literal.value));
    }
    const keys = clauseKeys(effect);
    const scope = this.scope(vocabulary, cellOf, text, origin);
    return effect.clauses.map((clause, index) => {
      const program = this.clause(scope, clause, `${id}.${keys[index]}`, null);
      return { key: keys[index], triggers: program.triggers, program, condition: program.declared[0] ?? null };
    });
  }

  private scope(
    vocabulary: Vocabulary<Meaning<unknown>>,
    cellOf: ReadonlyMap<Expression, number>,
    text: string,
    origin: Origin,
  ): Scope {
    const scope: Scope = {
      vocabulary,
      cellOf,
      text,
      origin,
      constant: (value) => this.constant(value),
      clause: (clause, name, outer) => this.clause(scope, clause, name, outer),
      statements: (statements, name, outer) => this.program(scope, [], statements, name, outer),
    };
    return scope;
  }

  private clause(scope: Scope, { triggers, statements }: Clause, name: string, outer: Registers | null): Program {
    return this.program(scope, triggers, statements, name, outer);
  }

  private program(
    scope: Scope,
    triggers: readonly Trigger[],
    statements: readonly Statement[],
    name: string,
    outer: Registers | null,
  ): Program {
    const registers = new Registers(outer);
    const waits: CompiledTrigger[] = [];
    const declared: Expr[] = [];
    const code: EffectStep[] = [];
    const number = this.programs.length;
    const { captures } = registers;
    const program: Writable<Program> = { number, name, triggers: waits, declared, code, captures, constant: null };
    this.programs.push(program);
    const compiler = new ClauseCompiler(scope, name, registers, code);
    for (const trigger of triggers) waits.push(compileTrigger(scope, compiler.expressions, trigger));
    const [first] = triggers;
    const body = first ? known(scope, 'trigger', first.name, first.span).body : 'statements';
    if (body === 'statements') compiler.clause(statements);
    else {
      const shape = { accepts: body };
      declared.push(...statements.map((statement) => compiler.expressions.read(declaredBy(statement), shape)));
    }
    // Most have none; what all of them share is at hand whenever it is read.
    if (captures.length === 0) program.captures = NO_CAPTURES;
    program.constant = constantCode(code, compiler.expressions.readsIt);
    return program;
  }

  /** The cell of a number that no text holds, such as the value of a word. */
  private constant(value: number): number {
    const name = `constant.${value}`;
    const cell = this.numbers.cell(name);
    return cell >= 0 ? cell : this.numbers.define(name, value, { min: value, max: value });
  }
}

const NO_CAPTURES: readonly Capture[] = [];

/** A program while it is being made. */
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What a statement of a declaring clause says. */
function declaredBy(statement: Statement): Expression {
  if (statement.kind === 'declare') return statement.expression;
  if (statement.kind === 'perform') return statement.call;
  throw new RangeError(`a declaring clause holds a statement of kind ${statement.kind}`);
}

function compileTrigger(scope: Scope, expressions: ExpressionCompiler, trigger: Trigger): CompiledTrigger {
  const { name, span } = trigger;
  const word = known(scope, 'trigger', name, span);
  const shapes = word.arguments ?? [];
  const placed = arrange(scope, trigger.arguments, shapes, span);
  const args = placed.map((argument, place) => expressions.plain(argument, shapes[place]));
  const event = args.find(({ op }) => op === EVENT);
  const given = args.map((argument, place) => ({ argument, accepts: shapes[place].accepts }));
  const others = given.filter(({ argument: { op } }) => op !== EVENT && op !== ABSENT);
  const conditions = others.filter(({ accepts }) => accepts.includes('condition'));
  const causes = others.filter(({ accepts }) => !accepts.includes('condition'));
  if (event && causes.length > 1) throw refuse(scope, span, `${name} names two causes`, 'one is expected');
  const subjects = event?.args ?? [];
  const asked = event ? conditions.map(({ argument }) => argument) : [];
  const cause = event ? (causes[0]?.argument ?? null) : null;
  return {
    name,
    args: withoutMissing(args),
    event: word.own ?? event?.index ?? -1,
    own: word.own !== undefined,
    replaces: word.replaces ?? false,
    subjects,
    conditions: asked,
    cause,
    isBare: subjects.every((subject) => subject.op === ABSENT) && asked.length === 0 && cause === null,
  };
}
