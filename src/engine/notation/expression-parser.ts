import type { NotationError } from './notation-error.js';
import { isAmount, isConnective, isQuantifier, isReference, isRegister, isReserved } from './reserved.js';
import type {
  Abilities,
  Argument,
  Binary,
  BinaryOperator,
  Call,
  Clause,
  Comparison,
  Expression,
  FilterOperator,
  NumberLiteral,
  Pick,
  Span,
  Word,
} from './syntax.js';
import type { Token } from './token.js';
import { TokenCursor } from './token-cursor.js';

const FILTER_OPERATORS: readonly FilterOperator[] = ['=', '<', '<=', '>', '>='];

/** Operators from the loosest to the tightest; negation lies between `and` and the comparisons. */
const COMPARISONS: readonly BinaryOperator[] = ['==', '!=', '<', '<=', '>', '>='];
const SUMS: readonly BinaryOperator[] = ['+', '-'];
const PRODUCTS: readonly BinaryOperator[] = ['*'];

/** The lower half of the grammar: arguments, selectors, values and conditions. */
export abstract class ExpressionParser extends TokenCursor {
  /** One clause or more; they stand in brackets too, which is why expressions need them. */
  protected abstract clauses(): Clause[];

  /** `expression = conjunction { "or" conjunction }` */
  protected expression(): Expression {
    return this.nested(() => this.leftToRight(['or'], () => this.conjunction()));
  }

  /** `conjunction = negation { "and" negation }` */
  protected conjunction(): Expression {
    return this.leftToRight(['and'], () => this.negation());
  }

  private negation(): Expression {
    const start = this.peek().span.offset;
    if (!this.accept('!')) return this.comparison();
    const operand = this.nested(() => this.negation());
    return { kind: 'not', operand, span: this.spanFrom(start) };
  }

  private comparison(): Expression {
    const start = this.peek().span.offset;
    const left = this.sum();
    const operator = this.operatorOf(COMPARISONS);
    if (operator === undefined) return left;
    const right = this.sum();
    if (this.operatorOf(COMPARISONS) !== undefined) {
      const problem = 'two comparisons follow each other';
      throw this.problemAt(this.spanFrom(start), problem, 'join them with "and"');
    }
    return { kind: 'binary', operator, left, right, span: this.spanFrom(start) };
  }

  private sum(): Expression {
    return this.leftToRight(SUMS, () => this.leftToRight(PRODUCTS, () => this.signed()));
  }

  private leftToRight(operators: readonly BinaryOperator[], part: () => Expression): Expression {
    const start = this.peek().span.offset;
    let left = part();
    for (let operator = this.operatorOf(operators); operator !== undefined; operator = this.operatorOf(operators)) {
      const right = part();
      left = { kind: 'binary', operator, left, right, span: this.spanFrom(start) } satisfies Binary;
    }
    return left;
  }

  /** Passes over one of the operators, if one stands here. */
  private operatorOf(operators: readonly BinaryOperator[]): BinaryOperator | undefined {
    const token = this.peek();
    const found = operators.find((operator) => operator === token.text);
    if (found === undefined || token.kind === 'text') return undefined;
    this.next();
    return found;
  }

  private signed(): Expression {
    const sign = this.peek();
    if (!this.sees('+') && !this.sees('-')) return this.primary();
    if (this.peek(1).kind === 'number') return this.number();
    this.next();
    const operand = this.primary();
    return { kind: 'sign', sign: sign.text === '-' ? '-' : '+', operand, span: this.spanFrom(sign.span.offset) };
  }

  /** `number = [ "+" | "-" ] digit { digit }` */
  private number(): NumberLiteral {
    const start = this.peek().span.offset;
    const plus = this.accept('+');
    const minus = !plus && this.accept('-');
    const size = Number(this.next().text);
    return { kind: 'number', value: minus && size > 0 ? -size : size, plus, span: this.spanFrom(start) };
  }

  private primary(): Expression {
    const token = this.peek();
    if (token.kind === 'number') return this.number();
    if (token.kind === 'name') return this.named(token);
    if (token.kind === 'text') return { kind: 'text', text: this.next().text, span: token.span };
    if (this.sees('[')) return this.abilities();
    if (!this.accept('(')) throw this.unexpected('a selector, a value or a condition');
    const inner = this.expression();
    this.expect(')', 'at the end of the parentheses');
    return inner;
  }

  private abilities(): Abilities {
    const start = this.next().span.offset;
    const clauses = this.nested(() => this.clauses());
    this.expect(']', 'after the abilities');
    return { kind: 'abilities', clauses, span: this.spanFrom(start) };
  }

  /** What begins with a name: a call or a choice, an amount, or a phrase of one word or more. */
  private named(first: Token): Expression {
    if (this.sees('(', 1)) return isQuantifier(first.text) ? this.pick() : this.call();
    if (isAmount(first.text)) {
      this.next();
      return { kind: 'amount', word: first.text, span: first.span };
    }
    const head = this.head();
    const words = [head, ...this.furtherWords()];
    if (words.length > 1) return { kind: 'phrase', words, span: this.spanFrom(first.span.offset) };
    return this.nameAlone(head);
  }

  private nameAlone(word: Word): Expression {
    const { name, span } = word;
    if (isRegister(name)) return { kind: 'register', name, span };
    if (isReference(name)) return { kind: 'reference', name, span };
    return { kind: 'phrase', words: [word], span };
  }

  /** The first word of a phrase: no arguments, no comparison, and a register or reference if it likes. */
  private head(): Word {
    const { text: name, span } = this.peek();
    if (!isReference(name)) this.refuseGlue();
    this.next();
    return { kind: 'word', name, negated: false, arguments: undefined, comparison: undefined, span };
  }

  private furtherWords(): Word[] {
    const words: Word[] = [];
    while (this.peek().kind === 'name' || (this.sees('!') && this.peek(1).kind === 'name')) {
      if (this.seesName('or') || this.seesName('and') || this.seesName('else')) break;
      words.push(this.furtherWord());
    }
    return words;
  }

  /** `word = [ "!" ] name [ arguments ] [ operator operand ]` */
  private furtherWord(): Word {
    const start = this.peek().span.offset;
    const negated = this.accept('!');
    this.refuseGlue();
    const { text: name, span } = this.next();
    if (isRegister(name)) throw this.objectAmongWords(span, name);
    if (!/^[a-z]/.test(name)) {
      throw this.problemAt(span, `${name} follows other words`, 'a name of several words stands in double quotes');
    }
    const words = this.sees('(') ? this.arguments(name) : undefined;
    const comparison = this.filterComparison(name);
    return { kind: 'word', name, negated, arguments: words, comparison, span: this.spanFrom(start) };
  }

  private filterComparison(name: string): Comparison | undefined {
    if (this.sees('==') || this.sees('!=')) {
      const right = `write ${name}=… or !${name}=… for a filter, or put the selector in parentheses to compare it`;
      throw this.problemAt(this.peek().span, `"${this.peek().text}" follows a word of a selector`, right);
    }
    const operator = FILTER_OPERATORS.find((symbol) => this.accept(symbol));
    return operator && { operator, operand: this.operand(name) };
  }

  /** What a filter compares with: one thing; anything longer stands in parentheses. */
  private operand(filter: string): Expression {
    const token = this.peek();
    if ((this.sees('+') || this.sees('-')) && this.peek(1).kind === 'number') return this.number();
    if (token.kind !== 'name' || this.sees('(', 1)) {
      if (token.kind === 'number' || token.kind === 'text' || token.kind === 'name' || this.sees('(')) {
        return this.primary();
      }
      throw this.unexpected(`a value after the filter ${filter}`);
    }
    return this.nameAlone(this.head());
  }

  /** Refuses words that the grammar or plain English keeps for itself. */
  protected refuseGlue(): void {
    const { text: name, span } = this.peek();
    if (isReference(name)) throw this.objectAmongWords(span, name);
    if (isConnective(name)) {
      const right = 'say it by a filter or an argument, such as "controlledBy(it)" or "by=reap"';
      throw this.problemAt(span, `"${name}" joins words in English only`, right);
    }
    if (isReserved(name)) throw this.unexpected('a word of a selector, a value or a condition');
  }

  private objectAmongWords(span: Span, name: string): NotationError {
    const right = `give it to a filter as an argument, such as "otherThan(${name})"`;
    return this.problemAt(span, `"${name}" cannot follow other words`, right);
  }

  /** `call = name arguments` */
  private call(): Call {
    const { text: name, span } = this.peek();
    this.refuseGlue();
    if (isRegister(name)) throw this.problemAt(span, `the register ${name} has arguments`, 'a register stands alone');
    this.next();
    const list = this.arguments(name);
    return { kind: 'call', name, arguments: list, span: this.spanFrom(span.offset) };
  }

  /** `arguments = "(" [ argument { "," argument } ] ")"` */
  protected arguments(owner: string): Argument[] {
    this.expect('(', `after ${owner}`);
    const list: Argument[] = [];
    while (!this.sees(')')) {
      list.push(this.argument(owner, list));
      if (!this.accept(',')) break;
      if (this.sees(')')) throw this.unexpected(`one more argument of ${owner}`);
    }
    if (!this.accept(')')) throw this.unexpected(`"," or ")" after an argument of ${owner}`);
    return list;
  }

  private argument(owner: string, before: readonly Argument[]): Argument {
    const first = this.peek();
    const key = first.kind === 'name' && this.sees('=', 1) ? first.text : undefined;
    if (key !== undefined) this.key(key, owner, before);
    const value = this.expression();
    if (key === undefined && before.some((argument) => argument.key !== undefined)) {
      throw this.problemAt(
        value.span,
        'an argument without a name follows one with a name',
        'give it a name, or put it first',
      );
    }
    return { kind: 'argument', key, value, span: this.spanFrom(first.span.offset) };
  }

  private key(key: string, owner: string, before: readonly Argument[]): void {
    const { span } = this.next();
    if (!/^[a-z]/.test(key)) {
      const right = `set it in a statement of its own before ${owner}`;
      throw this.problemAt(span, `the register ${key} is set inside an argument`, right);
    }
    if (before.some((argument) => argument.key === key)) {
      throw this.problemAt(span, `${owner} is given "${key}" twice`, 'once is expected');
    }
    this.next();
  }

  /** `one(S)`, `all(S)`, `anyNumber(S)`, `exactly(n, S)`, `upto(n, S)`, `random([n,] S)`; each with `chooser=` too. */
  private pick(): Pick {
    const { text: quantifier, span: start } = this.next();
    if (!isQuantifier(quantifier)) throw this.unexpected('a quantifier');
    const list = this.arguments(quantifier);
    const span = this.spanFrom(start.offset);
    const places = list.filter((argument) => argument.key === undefined).map((argument) => argument.value);
    const wrongKey = list.find((argument) => argument.key !== undefined && argument.key !== 'chooser');
    if (wrongKey) {
      const right = 'a selector that begins with a word, and at most "chooser=", is expected';
      throw this.problemAt(wrongKey.span, `${quantifier} takes nothing called "${wrongKey.key}"`, right);
    }
    const counted = quantifier === 'exactly' || quantifier === 'upto';
    const most = counted || quantifier === 'random' ? 2 : 1;
    if (places.length < (counted ? 2 : 1) || places.length > most) {
      const right = counted ? `${quantifier}(number, selector) is expected` : `${quantifier}(selector) is expected`;
      throw this.problemAt(span, `${quantifier} has ${places.length} arguments`, right);
    }
    const count = places.length === 2 ? places[0] : undefined;
    const chooser = list.find((argument) => argument.key === 'chooser')?.value;
    return { kind: 'pick', quantifier, count, selector: places[places.length - 1], chooser, span };
  }
}
