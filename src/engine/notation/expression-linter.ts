import { ArgumentLinter } from './argument-linter.js';
import { printExpression } from './print.js';
import {
  ANY_OBJECT,
  description,
  isCondition,
  isNumber,
  isObject,
  join,
  meet,
  type Reading,
  thing,
} from './reading.js';
import { isReference, isRegister } from './reserved.js';
import type { Binary, Call, Clause, Expression, Phrase, Pick, Span, Word } from './syntax.js';
import type { ArgumentShape, FilterEntry, Sort } from './vocabulary.js';
import { alternatives, described, signature, sortPhrase } from './wording.js';

const CHOOSER: ArgumentShape = { name: 'chooser', accepts: ['player'] };

/** Reads expressions with a vocabulary. */
export abstract class ExpressionLinter extends ArgumentLinter {
  /** What each register was set to, as far as the clause has been read. */
  protected readonly registers = new Map<string, readonly Reading[]>();

  protected abstract clauses(clauses: readonly Clause[]): void;

  protected readings(expression: Expression): readonly Reading[] {
    switch (expression.kind) {
      case 'number':
      case 'amount':
        return [thing('number')];
      case 'text':
        return [thing('text')];
      case 'register':
        return this.registerReadings(expression.name, expression.span);
      case 'reference':
        return [thing(ANY_OBJECT)];
      case 'phrase':
        return expression.words.length === 1 ? this.wordAlone(expression.words[0]) : this.selectorReadings(expression);
      case 'call':
        return this.callReadings(expression);
      case 'pick':
        return this.pickReadings(expression);
      case 'abilities':
        this.clauses(expression.clauses);
        return [thing('abilities')];
      case 'not':
        this.demand(expression.operand, isCondition, 'a condition');
        return [thing('condition')];
      case 'sign':
        this.demand(expression.operand, isNumber, 'a number');
        return [thing('number')];
      case 'binary':
        return this.binaryReadings(expression);
    }
  }

  private registerReadings(name: string, span: Span): readonly Reading[] {
    const readings = this.registers.get(name);
    if (readings === undefined) {
      this.report(
        span,
        `the register ${name} is read before it is set`,
        `"${name} = …" earlier in the clause is expected`,
      );
    }
    return readings ?? [];
  }

  private wordAlone({ name, span }: Word): readonly Reading[] {
    const readings = this.vocabulary.sortsOfWord(name).map(thing);
    const plain = this.vocabulary.find('value', name);
    const noun = this.vocabulary.find('noun', name);
    if (plain && plain.arguments === undefined) readings.push(thing(plain.gives));
    if (noun) readings.push(description(noun.gives));
    if (readings.length === 0 && plain?.arguments) this.bare(name, plain.arguments, span);
    else if (readings.length === 0) this.reportName(name, span, 'word', 'value', 'noun');
    return readings;
  }

  private bare(name: string, shapes: readonly ArgumentShape[], span: Span): void {
    this.report(span, `${name} stands without parentheses`, `${signature(name, shapes)} is expected`);
  }

  /** A selector of several words: nouns and filters, or at first something known that the others narrow. */
  private selectorReadings(phrase: Phrase): readonly Reading[] {
    const before = this.problems.length;
    const head = this.headReadings(phrase.words[0]);
    const words = head === undefined ? phrase.words : phrase.words.slice(1);
    const sort = this.sortOf(words, head?.find(isObject));
    for (const word of words) this.word(word, sort);
    if (sort !== undefined) return [description(sort)];
    if (this.problems.length === before) {
      this.report(
        phrase.span,
        `"${printExpression(phrase)}" names nothing to select`,
        'a noun among the words is expected',
      );
    }
    return [];
  }

  /** What the first word stands for if it is neither a noun nor a filter but a known thing; otherwise undefined. */
  private headReadings({ name, span }: Word): readonly Reading[] | undefined {
    if (isRegister(name)) return this.registerReadings(name, span);
    if (isReference(name)) return [thing(ANY_OBJECT)];
    if (this.vocabulary.find('noun', name) || this.vocabulary.find('filter', name)) return undefined;
    const plain = this.vocabulary.find('value', name);
    return plain && plain.arguments === undefined ? [thing(plain.gives)] : undefined;
  }

  /** The sort that all nouns among the words share, starting from what they narrow. */
  private sortOf(words: readonly Word[], narrowed: Reading | undefined): Sort | undefined {
    let sort = narrowed?.sort;
    for (const { name, span, negated, arguments: list, comparison } of words) {
      const noun = this.vocabulary.find('noun', name);
      if (noun === undefined || this.vocabulary.find('filter', name)) continue;
      if (negated) this.report(span, `the noun ${name} is negated`, 'only filters can be');
      if (list || comparison) this.report(span, `the noun ${name} has arguments or a comparison`, 'it stands alone');
      const both = sort === undefined ? noun.gives : meet(thing(sort), thing(noun.gives));
      if (both === undefined) {
        this.report(
          span,
          `${name} is ${sortPhrase(noun.gives)} among words for ${sortPhrase(sort ?? '')}`,
          'nouns of one sort are expected',
        );
      } else sort = both;
    }
    return sort;
  }

  private word(word: Word, sort: Sort | undefined): void {
    const { name, span, arguments: list } = word;
    const filter = this.vocabulary.find('filter', name);
    if (filter === undefined) {
      if (!this.vocabulary.find('noun', name)) this.reportName(name, span, 'filter', 'noun');
      return;
    }
    if (filter.of && sort !== undefined && sort !== ANY_OBJECT && !filter.of.includes(sort)) {
      this.report(
        span,
        `${name} says nothing of ${sortPhrase(sort)}`,
        `${alternatives(filter.of.map(sortPhrase))} is expected`,
      );
    }
    if (filter.arguments && !list) this.bare(name, filter.arguments, span);
    else if (list) this.argumentsOf(name, span, filter.arguments, list);
    this.comparison(filter, word);
  }

  private comparison({ name, compares }: FilterEntry, { comparison, span }: Word): void {
    if (compares === undefined) {
      if (comparison) this.report(span, `${name} is compared with something`, `${name} alone is expected`);
      return;
    }
    const right = `"${name}=" and ${alternatives(compares.map(sortPhrase))} is expected`;
    const ordered = comparison !== undefined && comparison.operator !== '=';
    if (comparison === undefined) this.report(span, `${name} lacks a comparison`, right);
    else if (ordered && !compares.includes('number')) this.report(span, `${name} has no order`, right);
    else this.argument(name, { name: 'value', accepts: ordered ? ['number'] : compares }, comparison.operand);
  }

  /** @param asked whether the call stands where a choice or a fall of luck may come */
  protected callReadings({ name, span, arguments: list }: Call, asked = false): readonly Reading[] {
    const entry = this.vocabulary.find('value', name);
    if (entry === undefined) {
      this.reportName(name, span, 'value');
      return [];
    }
    if (entry.arguments === undefined) this.report(span, `${name} has parentheses`, `${name} without them is expected`);
    else this.argumentsOf(name, span, entry.arguments, list);
    if (entry.asks && !asked) {
      this.report(
        span,
        `${name} waits for an answer inside an expression`,
        `"X = ${name}(…)" as a statement before it is expected`,
      );
    }
    return [thing(entry.gives)];
  }

  private pickReadings({ quantifier, count, selector, chooser }: Pick): readonly Reading[] {
    if (count) this.demand(count, isNumber, 'a number');
    if (chooser) this.argument(quantifier, CHOOSER, chooser);
    const readings = this.readings(selector);
    const objects = readings.filter(isObject);
    if (readings.length > 0 && objects.length === 0) this.reportReadings(selector, readings, 'a selector');
    return objects.map(({ sort }) => thing(sort));
  }

  private binaryReadings({ operator, left, right, span }: Binary): readonly Reading[] {
    const lefts = this.readings(left);
    const rights = this.readings(right);
    const joined = lefts.flatMap((one) => rights.map((other) => join(operator, one, other)));
    const found = joined.filter((reading) => reading !== undefined);
    if (joined.length > 0 && found.length === 0) {
      const sides = `${alternatives(lefts.map(described))} and ${alternatives(rights.map(described))}`;
      this.report(span, `"${operator}" joins ${sides}`, 'two sides that go together are expected');
    }
    return found;
  }
}
