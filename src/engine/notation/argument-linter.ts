import { nearest } from '../nearest.js';
import type { NotationProblem } from './notation-error.js';
import { printExpression } from './print.js';
import { fits, type Reading } from './reading.js';
import type { Argument, Expression, Span } from './syntax.js';
import type { ArgumentShape, EntryKind, Vocabulary } from './vocabulary.js';
import { alternatives, article, described, signature, sortPhrase } from './wording.js';

/** Holds arguments against the shapes of an entry, and gathers what is wrong with an effect. */
export abstract class ArgumentLinter {
  readonly problems: NotationProblem[] = [];

  constructor(protected readonly vocabulary: Vocabulary) {}

  /** Everything the expression can stand for; nothing when its problem has been reported. */
  protected abstract readings(expression: Expression): readonly Reading[];

  protected report(span: Span, problem: string, right: string, near?: string): void {
    this.problems.push(near === undefined ? { span, problem, right } : { span, problem, right, nearest: near });
  }

  /** Reports a name that is unknown, or known as something else. */
  protected reportName(name: string, span: Span, ...wanted: readonly EntryKind[]): void {
    const kinds = this.vocabulary.kindsOf(name);
    const known = kinds.length > 0 ? `is ${alternatives(kinds.map(article))}` : 'is not known';
    const near = kinds.length > 0 ? undefined : nearest(name, this.vocabulary.namesOf(...wanted));
    this.report(span, `"${name}" ${known}`, `${alternatives(wanted.map(article))} is expected`, near);
  }

  /** Reports the expression unless one of its readings will do. */
  protected demand(expression: Expression, suits: (reading: Reading) => boolean, expected: string): void {
    const readings = this.readings(expression);
    if (readings.length > 0 && !readings.some(suits)) this.reportReadings(expression, readings, expected);
  }

  protected reportReadings(expression: Expression, readings: readonly Reading[], expected: string): void {
    const problem = `"${printExpression(expression)}" is ${alternatives(readings.map(described))}`;
    this.report(expression.span, problem, `${expected} is expected`);
  }

  protected argumentsOf(
    owner: string,
    span: Span,
    shapes: readonly ArgumentShape[] | undefined,
    list: readonly Argument[],
  ): void {
    const expected = shapes ?? [];
    const places = expected.filter((shape) => !shape.keyed);
    const given = new Set<string>();
    for (const [place, argument] of list.entries()) {
      const shape =
        argument.key === undefined ? places[place] : expected.find((candidate) => candidate.name === argument.key);
      if (shape === undefined) this.surplus(owner, expected, argument);
      else if (given.has(shape.name)) {
        this.report(argument.span, `${owner} is given its ${shape.name} twice`, 'once is expected');
      } else {
        given.add(shape.name);
        this.argument(owner, shape, argument.value);
      }
    }
    const missing = expected.find(({ name, optional }) => !optional && !given.has(name));
    const misnamed = list.some(({ key }) => key !== undefined && !given.has(key));
    if (missing === undefined || misnamed) return;
    this.report(span, `${owner} lacks its ${missing.name}`, `${signature(owner, expected)} is expected`);
  }

  private surplus(owner: string, shapes: readonly ArgumentShape[], { key, span, value }: Argument): void {
    const right = `${shapes.length === 0 ? `${owner} without arguments` : signature(owner, shapes)} is expected`;
    const names = shapes.map(({ name }) => name);
    if (key === undefined) this.report(span, `${owner} is given too many arguments`, right);
    else this.report(span, `${owner} has no argument called ${key}`, right, nearest(key, names));
    // What is wrong inside the surplus argument is reported as well.
    this.readings(value);
  }

  protected argument(owner: string, shape: ArgumentShape, given: Expression): void {
    const wrongText = given.kind === 'text' && shape.texts && !shape.texts.includes(given.text);
    if (shape.accepts.includes('event')) this.event(given);
    else if (wrongText) {
      const near = nearest(given.text, shape.texts);
      this.report(given.span, `"${given.text}" is not known`, `a known ${shape.name} is expected`, near);
    } else {
      const readings = this.readings(given);
      const fit = readings.length === 0 || readings.some((reading) => fits(reading, shape));
      if (!fit) this.misfit(owner, shape, given, readings);
    }
  }

  private misfit(owner: string, shape: ArgumentShape, given: Expression, readings: readonly Reading[]): void {
    const unchosen = readings.some(({ form, sort }) => form === 'description' && shape.accepts.includes(sort));
    const place = `as the ${shape.name} of ${owner}`;
    if (unchosen) {
      const text = printExpression(given);
      const right = `one(${text}), all(${text}) or another choice is expected`;
      this.report(given.span, `"${text}" chooses nothing ${place}`, right);
    } else this.reportReadings(given, readings, `${alternatives(shape.accepts.map(sortPhrase))} ${place}`);
  }

  private event(given: Expression): void {
    const named = given.kind === 'phrase' && given.words.length === 1 ? given.words[0] : given;
    if (named.kind !== 'word' && named.kind !== 'call') {
      this.report(given.span, `"${printExpression(given)}" is no event`, 'an event is expected');
      return;
    }
    const entry = this.vocabulary.find('event', named.name);
    if (entry === undefined) this.reportName(named.name, given.span, 'event');
    else this.argumentsOf(named.name, given.span, entry.arguments, named.arguments ?? []);
  }
}
