import { ExpressionLinter } from './expression-linter.js';
import type { NotationProblem } from './notation-error.js';
import { fits, isCondition, isNumber, isObject } from './reading.js';
import type { Assign, Block, Clause, Declare, Effect, Nested, Perform, Statement } from './syntax.js';
import type { Sort, TriggerEntry, Vocabulary } from './vocabulary.js';
import { alternatives, sortPhrase } from './wording.js';

/**
 * Everything in an effect that the vocabulary does not bear out, in reading order: names that are not known (with the
 * nearest that is), too few or too many arguments, arguments of the wrong sort, registers read before they are set.
 * An empty list means that the effect can be compiled.
 */
export function lint(effect: Effect, vocabulary: Vocabulary): NotationProblem[] {
  const linter = new EffectLinter(vocabulary);
  linter.effect(effect);
  return linter.problems.toSorted((one, other) => one.span.offset - other.span.offset);
}

class EffectLinter extends ExpressionLinter {
  effect({ clauses }: Effect): void {
    for (const clause of clauses) {
      this.registers.clear();
      this.clause(clause);
    }
  }

  protected clauses(clauses: readonly Clause[]): void {
    for (const clause of clauses) this.clause(clause);
  }

  private clause({ triggers, statements }: Clause): void {
    let body: TriggerEntry['body'] = 'statements';
    for (const { name, span, arguments: list } of triggers) {
      const entry = this.vocabulary.find('trigger', name);
      if (entry === undefined) this.reportName(name, span, 'trigger');
      else {
        this.argumentsOf(name, span, entry.arguments, list);
        body = entry.body;
      }
    }
    if (body === 'statements') this.statements(statements);
    else for (const statement of statements) this.declared(statement, triggers[0].name, body);
  }

  private statements(statements: readonly Statement[]): void {
    for (const statement of statements) this.statement(statement);
  }

  private statement(statement: Statement): void {
    switch (statement.kind) {
      case 'perform':
        this.perform(statement);
        break;
      case 'declare':
        this.idle(statement);
        break;
      case 'assign':
        this.assign(statement);
        break;
      case 'if':
        this.demand(statement.condition, isCondition, 'a condition');
        break;
      case 'times':
        this.demand(statement.count, isNumber, 'a number');
        break;
      case 'forEach':
        this.demand(statement.over, isObject, 'a selector or a list of objects');
        break;
      case 'block':
      case 'nested':
        this.block(statement);
        break;
    }
    this.inner(statement);
  }

  /** The statements and clauses that a statement holds. */
  private inner(statement: Statement): void {
    if (statement.kind === 'choose') for (const option of statement.options) this.statements(option);
    else if (statement.kind === 'nested') this.clauses(statement.clauses);
    else if (statement.kind === 'if') this.statements([...statement.then, ...statement.otherwise]);
    else if ('body' in statement) this.statements(statement.body);
  }

  private perform({ call: { name, span, arguments: list } }: Perform): void {
    const entry = this.vocabulary.find('verb', name);
    if (entry === undefined) this.reportName(name, span, 'verb');
    else this.argumentsOf(name, span, entry.arguments, list);
  }

  /** An expression where only statements do anything. */
  private idle({ expression, span }: Declare): void {
    const name = expression.kind === 'phrase' && expression.words.length === 1 ? expression.words[0].name : undefined;
    const verb = name !== undefined && this.vocabulary.find('verb', name) !== undefined;
    const right = verb ? `${name}(…) is expected` : 'a verb with its arguments is expected';
    this.report(span, 'this expression does nothing', right);
  }

  private assign({ register, value }: Assign): void {
    const readings = value.kind === 'call' ? this.callReadings(value, true) : this.readings(value);
    this.registers.set(register, readings);
  }

  private block(block: Block | Nested): void {
    const { name, span, arguments: list } = block;
    const entry = this.vocabulary.find('block', name);
    if (entry === undefined) this.reportName(name, span, 'block');
    else {
      this.argumentsOf(name, span, entry.arguments, list);
      const held = block.kind === 'block' ? 'statements' : 'clauses';
      if (entry.body !== 'either' && entry.body !== held) {
        this.report(span, `${name} holds ${held}`, `${entry.body} are expected in it`);
      }
    }
  }

  /** A statement of a clause that declares something, such as a keyword or a requirement. */
  private declared(statement: Statement, trigger: string, sorts: readonly Sort[]): void {
    const expected = `${alternatives(sorts.map(sortPhrase))} after ${trigger}`;
    if (statement.kind !== 'perform' && statement.kind !== 'declare') {
      this.report(statement.span, `${trigger} is followed by something to do`, `${expected} is expected`);
      return;
    }
    const expression = statement.kind === 'perform' ? statement.call : statement.expression;
    const shape = { name: trigger, accepts: sorts };
    this.demand(expression, (reading) => fits(reading, shape), expected);
  }
}
