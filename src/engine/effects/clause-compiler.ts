import { printStatement } from '../notation/print.js';
import type {
  Assign,
  Block,
  Call,
  Expression,
  ForEach,
  Nested,
  Pick,
  Repeat,
  Span,
  Statement,
} from '../notation/syntax.js';
import type { ArgumentShape } from '../notation/vocabulary.js';
import type { EffectStep, Expr } from './code.js';
import * as op from './code.js';
import { arrange, isThing, known, namesObjects, refuse, type Scope } from './compile-scope.js';
import { ExpressionCompiler, expr, partOf, withoutMissing } from './expression-compiler.js';
import { LISTS, LOOP_LEVELS } from './frame.js';
import { RegisterProblem, type Registers } from './registers.js';
import { FAILED, type Noun } from './vocabulary.js';

/** Compiles the statements of one clause into flat instructions. */
export class ClauseCompiler {
  readonly expressions: ExpressionCompiler;
  /** Loops around the statement that is being compiled. */
  private level = 0;

  constructor(
    private readonly scope: Scope,
    private readonly name: string,
    private readonly registers: Registers,
    private readonly code: EffectStep[],
  ) {
    this.expressions = new ExpressionCompiler(scope, registers, name);
  }

  /** The whole clause. */
  clause(statements: readonly Statement[]): void {
    if (statements.some(repeats)) this.emit(op.REMEMBER, {});
    this.statements(statements);
    this.code.push(END_STEP);
  }

  private statements(list: readonly Statement[]): void {
    for (const statement of list) this.statement(statement);
  }

  private emit(operation: number, parts: Partial<EffectStep>): EffectStep {
    const step = instruction(operation, parts);
    this.code.push(step);
    return step;
  }

  private statement(node: Statement): void {
    switch (node.kind) {
      case 'perform':
        this.perform(node.call);
        break;
      case 'assign':
        this.assign(node);
        break;
      case 'may':
        this.skipping(this.emit(op.MAY, { texts: [node.body.map(printStatement).join('; ')] }), node.body);
        break;
      case 'ifdo':
        this.skipping(this.emit(op.UNLESS_DONE, {}), node.body);
        break;
      case 'if': {
        const condition = this.expressions.condition(node.condition);
        this.branch(this.emit(op.UNLESS, { expr: condition }), node.then, node.otherwise);
        break;
      }
      case 'choose':
        this.choose(node.options);
        break;
      case 'times': {
        const parts = { expr: this.expressions.expression(node.count), together: !node.sequential };
        this.looping(op.START_TIMES, op.NEXT_TIME, node.body, node.span, parts);
        break;
      }
      case 'forEach':
        this.forEach(node);
        break;
      case 'repeat':
        this.repeat(node.mode, node.span);
        break;
      case 'block':
        this.block(node);
        break;
      case 'nested':
        this.nested(node);
        break;
      case 'declare':
        throw refuse(this.scope, node.span, 'an expression stands alone', 'a statement is expected');
    }
  }

  private nested(node: Nested): void {
    const programs = node.clauses.map((clause, i) => {
      return this.scope.clause(clause, `${this.name}.${i + 1}`, this.registers).number;
    });
    this.putOff(node, programs);
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

  private looping(
    start: number,
    next: number,
    body: readonly Statement[],
    span: Span,
    parts: Partial<EffectStep>,
  ): void {
    if (this.level === LOOP_LEVELS) {
      throw refuse(this.scope, span, 'loops lie too deep in one another', `at most ${LOOP_LEVELS} levels are expected`);
    }
    const before = this.registers.names();
    this.emit(start, { ...parts, level: this.level });
    const head = this.emit(next, { ...parts, level: this.level });
    this.level++;
    this.statements(body);
    this.level--;
    this.emit(op.GOTO, { target: this.code.indexOf(head) });
    head.target = this.code.length;
    this.registers.forgetListsSince(before);
  }

  private forEach(node: ForEach): void {
    const over = this.objects(node.over, 0) ?? this.expressions.expression(node.over);
    this.looping(op.START_EACH, op.NEXT_EACH, node.body, node.span, { expr: over, together: !node.sequential });
  }

  private repeat(mode: Repeat['mode'], span: Span): void {
    if (this.level > 0) {
      throw refuse(this.scope, span, `${mode} stands inside a loop`, 'it is expected outside of loops');
    }
    if (mode === 'repeatOnce') {
      this.emit(op.AGAIN_ONCE, {});
      return;
    }
    const offer = mode === 'repeatMay' ? this.emit(op.MAY, { texts: ['repeat'] }) : null;
    this.emit(op.AGAIN, {});
    if (offer) offer.target = this.code.length;
  }

  private block(node: Block): void {
    const block = known(this.scope, 'block', node.name, node.span);
    if (block.start) {
      const program = this.scope.statements(node.body, `${this.name}.${node.name}`, this.registers);
      this.putOff(node, [program.number]);
    } else if (block.divides) this.divide(node, block.arguments ?? []);
    else {
      const args = this.expressions.plainArguments(node.arguments, block.arguments ?? [], node.span);
      this.looping(op.START_ROUND, op.NEXT_ROUND, node.body, node.span, { block, args });
    }
  }

  /** Packets are divided first, one pick a packet; then each object that got any is gone through. */
  private divide(node: Block, shapes: readonly ArgumentShape[]): void {
    const [packets, size, among] = arrange(this.scope, node.arguments, shapes, node.span);
    if (!packets || !size || !among) {
      const right = 'how many packets, how large each is, and among what are expected';
      throw refuse(this.scope, node.span, `${node.name} lacks an argument`, right);
    }
    this.emit(op.PICK, {
      mode: 'packets',
      selector: this.expressions.selector(among.value),
      count: this.expressions.expression(packets.value),
    });
    const count = this.expressions.expression(size.value);
    const parts = { expr: expr(op.LIST, { index: 0 }), count, packets: true, together: true };
    this.looping(op.START_EACH, op.NEXT_EACH, node.body, node.span, parts);
  }

  private putOff(node: Block | Nested, programs: readonly number[]): void {
    const block = known(this.scope, 'block', node.name, node.span);
    if (!block.start)
      throw refuse(this.scope, node.span, `${node.name} puts nothing off`, 'statements are expected in it');
    const args = this.expressions.plainArguments(node.arguments, block.arguments ?? [], node.span);
    this.emit(op.PUT_OFF, { block, args, programs });
  }

  private perform(node: Call): void {
    const verb = known(this.scope, 'verb', node.name, node.span);
    const placed = arrange(this.scope, node.arguments, verb.arguments, node.span);
    const demanded: number[] = [];
    const named: Expression[] = [];
    let slot = 0;
    const args = placed.map((argument, place) => {
      const shape = verb.arguments[place];
      if (!argument || !namesObjects(shape)) return this.expressions.plain(argument, shape);
      demanded.push(place);
      named.push(argument.value);
      const objects = this.objects(argument.value, slot);
      if (objects) slot++;
      return objects ?? this.expressions.expression(argument.value);
    });
    if (slot > LISTS) {
      throw refuse(this.scope, node.span, 'the statement makes too many choices', `at most ${LISTS} are expected`);
    }
    this.emit(op.PERFORM, {
      verb,
      run: verb.run,
      args: withoutMissing(args),
      demanded: sharedPlaces(demanded),
      handled: this.handled(named),
    });
  }

  /** The single thing that a statement handles when it chooses none: the first that it names. */
  private handled(named: readonly Expression[]): Expr | null {
    if (named.some(choosesIt)) return null;
    const thing = named.find((node) => !isSeveral(node) && !this.isDescription(node) && this.expressions.isThing(node));
    return thing ? this.expressions.expression(thing) : null;
  }

  private assign({ register, value, span }: Assign): void {
    const asked = this.expressions.valueOf(value);
    if (asked?.find) {
      const args = this.expressions.plainArguments(argumentsOf(value), asked.arguments ?? [], span);
      this.emit(op.FIND, {
        value: asked,
        args,
        register: this.set(register, false, isThing(this.scope, asked.gives), span),
      });
    } else if (asked?.choices) {
      this.chooseValue(asked.choices, argumentsOf(value), asked.arguments ?? [], span);
      this.emit(op.ASSIGN, { expr: expr(op.LIST, {}), register: this.set(register, false, false, span) });
    } else if (isSeveral(value)) {
      this.fill(value, 0, false);
      this.emit(op.KEEP, { register: this.set(register, true, true, span) });
    } else if (this.isDescription(value)) {
      const right = 'one(…), all(…) or another choice is expected';
      throw refuse(this.scope, span, `what ${register} is set to describes without choosing`, right);
    } else {
      const read = this.objects(value, 0) ?? this.expressions.expression(value);
      const thing = this.expressions.isThing(value);
      this.emit(op.ASSIGN, { expr: read, register: this.set(register, false, thing, span) });
    }
  }

  private set(name: string, several: boolean, thing: boolean, span: Span): number {
    try {
      return this.registers.set(name, several, thing).slot;
    } catch (error) {
      if (error instanceof RegisterProblem)
        throw refuse(this.scope, span, 'there are too many registers', error.message);
      throw error;
    }
  }

  /** A value that somebody chooses is a pick among its choices; what is chosen is not handled. */
  private chooseValue(
    noun: Noun<unknown>,
    given: Call['arguments'],
    shapes: readonly ArgumentShape[],
    span: Span,
  ): void {
    const args = this.expressions.plainArguments(given, shapes, span);
    this.emit(op.PICK, { selector: { parts: [partOf(noun, args, null, [])], noun }, setsIt: false });
  }

  /** Emits the choices of an argument; null when it names one known thing. A bare description means all of it. */
  private objects(node: Expression, slot: number): Expr | null {
    if (node.kind !== 'pick' && !isUnion(node) && !this.isDescription(node)) return null;
    this.fill(node, slot, false);
    return expr(op.LIST, { index: slot });
  }

  private isDescription(node: Expression): boolean {
    if (this.expressions.isSelection(node)) return true;
    return node.kind === 'binary' && node.operator === 'or';
  }

  private fill(node: Expression, slot: number, append: boolean): void {
    if (node.kind === 'binary' && node.operator === '+') {
      this.fill(node.left, slot, append);
      this.fill(node.right, slot, true);
    } else if (node.kind === 'pick') this.pick(node, slot, append);
    else this.emit(op.PICK, { mode: 'all', selector: this.expressions.selector(node), slot, append });
  }

  private pick(node: Pick, slot: number, append: boolean): void {
    this.emit(op.PICK, {
      mode: node.quantifier,
      selector: this.expressions.selector(node.selector),
      count: node.count ? this.expressions.expression(node.count) : null,
      chooser: node.chooser ? this.expressions.expression(node.chooser) : null,
      slot,
      append,
    });
  }
}

const isUnion = (node: Expression): boolean => node.kind === 'binary' && node.operator === '+';

/** Whether an expression chooses a single object, or some few one by one: the last of them is `it` then. */
function choosesIt(node: Expression): boolean {
  if (node.kind === 'binary') return choosesIt(node.left) || choosesIt(node.right);
  return node.kind === 'pick' && node.quantifier !== 'all' && node.quantifier !== 'anyNumber';
}

/** Whether an expression may give more than one object. */
function isSeveral(node: Expression): boolean {
  if (node.kind !== 'pick') return isUnion(node) && holdsPick(node);
  return node.quantifier !== 'one' && (node.quantifier !== 'random' || node.count !== undefined);
}

/** Numbers are added, objects are handled at once: with a choice among its parts a sum is of objects. */
function holdsPick(node: Expression): boolean {
  return node.kind === 'pick' || (node.kind === 'binary' && (holdsPick(node.left) || holdsPick(node.right)));
}

const argumentsOf = (node: Expression): Call['arguments'] => (node.kind === 'call' ? node.arguments : []);

/** Whether a statement may begin its clause again without end; clauses in it are others. */
function repeats(node: Statement): boolean {
  if (node.kind === 'repeat') return node.mode !== 'repeatOnce';
  if (node.kind === 'if') return [...node.then, ...node.otherwise].some(repeats);
  if (node.kind === 'choose') return node.options.flat().some(repeats);
  return 'body' in node && node.body.some(repeats);
}

/** What most verbs demand: nothing, or their first argument. Lists that all of them share are at hand whenever read. */
const NO_PLACES: readonly number[] = [];
const FIRST_PLACE: readonly number[] = [0];

function sharedPlaces(places: readonly number[]): readonly number[] {
  if (places.length === 0) return NO_PLACES;
  return places.length === 1 && places[0] === 0 ? FIRST_PLACE : places;
}

/**
 * An instruction with the parts that count. All have one shape, which makes them fast to read, and what is read of most
 * stands in front: they lie scattered in memory, and a processor fetches few fields at a time.
 */
function instruction(operation: number, parts: Partial<EffectStep>): EffectStep {
  return {
    op: operation,
    run: parts.run ?? failing,
    args: parts.args ?? [],
    demanded: parts.demanded ?? NO_PLACES,
    handled: parts.handled ?? null,
    selector: parts.selector ?? null,
    mode: parts.mode ?? 'one',
    slot: parts.slot ?? 0,
    append: parts.append ?? false,
    setsIt: parts.setsIt ?? true,
    chooser: parts.chooser ?? null,
    count: parts.count ?? null,
    expr: parts.expr ?? null,
    target: parts.target ?? 0,
    register: parts.register ?? 0,
    verb: parts.verb ?? null,
    value: parts.value ?? null,
    ways: [],
    texts: parts.texts ?? [],
    block: parts.block ?? null,
    level: parts.level ?? 0,
    together: parts.together ?? false,
    packets: parts.packets ?? false,
    programs: parts.programs ?? [],
  };
}
const failing = (): number => FAILED;

/** The end of every clause: all of them share it, so that it is at hand. */
const END_STEP = instruction(op.END, {});
