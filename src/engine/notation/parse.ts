import { ExpressionParser } from './expression-parser.js';
import type { Origin } from './notation-error.js';
import { isRegister, isRepeat, isTriggerName } from './reserved.js';
import type { Choose, Clause, Effect, Expression, ForEach, If, Statement, Times, Trigger } from './syntax.js';

/**
 * Reads the text of an effect. One grammar serves all games:
 *
 * ```ebnf
 * effect      = [ clauses ] ;
 * clauses     = clause { "||" clause } ;
 * clause      = trigger { "/" trigger } ":" statements ;
 * trigger     = capital letter { letter } [ arguments ] ;            (two letters or more)
 * statements  = statement { ";" statement } ;
 * statement   = register "=" expression
 *             | "may" body | "ifdo" body
 *             | "if" "(" expression ")" body [ "else" body ]
 *             | "choose" "{" statements "or" statements { "or" statements } "}"
 *             | "times" "(" expression [ "," "sequential" ] ")" body
 *             | "forEach" "(" expression [ "," "sequential" ] ")" body
 *             | "repeat" | "repeatOnce" | "repeatMay"
 *             | name [ arguments ] "{" ( clauses | statements ) "}"
 *             | expression ;
 * body        = statement | "{" statements "}" ;
 *
 * expression  = conjunction { "or" conjunction } ;
 * conjunction = negation { "and" negation } ;
 * negation    = "!" negation | comparison ;
 * comparison  = sum [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) sum ] ;
 * sum         = product { ( "+" | "-" ) product } ;
 * product     = signed { "*" signed } ;
 * signed      = [ "+" | "-" ] primary ;
 * primary     = number | text | amount | pick | call | phrase | abilities | "(" expression ")" ;
 * pick        = quantifier arguments ;
 * call        = name arguments ;
 * arguments   = "(" [ argument { "," argument } ] ")" ;
 * argument    = [ key "=" ] expression ;
 * abilities   = "[" clauses "]" ;
 *
 * phrase      = ( name | register | reference ) { word } ;
 * word        = [ "!" ] name [ arguments ] [ ( "=" | "<" | "<=" | ">" | ">=" ) operand ] ;
 * operand     = [ "+" | "-" ] number | text | name | register | reference | call | pick | "(" expression ")" ;
 *
 * register    = capital letter ;
 * reference   = "it" | "self" | "that" ;
 * amount      = "full" | "same" | "all" ;
 * quantifier  = "one" | "exactly" | "upto" | "anyNumber" | "all" | "random" ;
 * name        = letter { letter | digit } ;                          (none of the words in quotes here)
 * number      = digit { digit } ;
 * text        = '"' { any character but '"' } '"' ;
 * ```
 *
 * Spaces and line breaks only separate. In an option of `choose`, a condition with "or" stands in parentheses.
 * @throws NotationError in one sentence with file, line and column, and what was expected
 */
export function parse(text: string, origin: Origin): Effect {
  return new EffectParser(text, origin).effect();
}

/** The upper half of the grammar: clauses and statements. */
class EffectParser extends ExpressionParser {
  effect(): Effect {
    const empty = this.peek().kind === 'end';
    const clauses = empty ? [] : this.clauses();
    if (this.peek().kind !== 'end') throw this.unexpected('";", "||" or the end of the effect');
    return { kind: 'effect', clauses, span: empty ? this.peek().span : this.spanFrom(clauses[0].span.offset) };
  }

  protected clauses(): Clause[] {
    const list = [this.clause()];
    while (this.accept('||')) list.push(this.clause());
    return list;
  }

  private clause(): Clause {
    const start = this.peek().span.offset;
    const triggers = [this.trigger()];
    while (this.accept('/')) triggers.push(this.trigger());
    this.expect(':', `after the trigger ${triggers[triggers.length - 1].name}`);
    const statements = this.statements();
    return { kind: 'clause', triggers, statements, span: this.spanFrom(start) };
  }

  private trigger(): Trigger {
    const { text: name, span } = this.peek();
    if (!isTriggerName(name)) throw this.unexpected('a trigger (a capital letter first, as in Play:)');
    this.next();
    const list = this.sees('(') ? this.arguments(name) : [];
    return { kind: 'trigger', name, arguments: list, span: this.spanFrom(span.offset) };
  }

  /** @param inOption whether a bare "or" ends the statement, as it does between the options of a choice */
  private statements(inOption = false): Statement[] {
    const list = [this.nested(() => this.statement(inOption))];
    while (this.accept(';')) list.push(this.nested(() => this.statement(inOption)));
    return list;
  }

  private statement(inOption: boolean): Statement {
    const { kind, text: word, span } = this.peek();
    const start = span.offset;
    if (kind === 'name') {
      if (isRepeat(word)) {
        this.next();
        return { kind: 'repeat', mode: word, span };
      }
      if (word === 'may' || word === 'ifdo') {
        this.next();
        const body = this.body(inOption, word);
        return { kind: word, body, span: this.spanFrom(start) };
      }
      if (word === 'if') return this.conditional(inOption);
      if (word === 'choose') return this.choice();
      if (word === 'times' || word === 'forEach') return this.loop(word, inOption);
      if (this.sees('=', 1)) return this.assignment(inOption);
      if (this.opensBlock()) return this.block();
    }
    const expression = inOption ? this.conjunction() : this.expression();
    const placed = this.spanFrom(start);
    if (expression.kind === 'call') return { kind: 'perform', call: expression, span: placed };
    return { kind: 'declare', expression, span: placed };
  }

  private assignment(inOption: boolean): Statement {
    const { text: register, span } = this.next();
    if (!isRegister(register)) {
      const value = this.peek(1).text;
      const right = `only a register (one capital letter) is set; for a word with a number write ${register}(${value})`;
      throw this.problemAt(span, `${register} is no register`, right);
    }
    this.next();
    const value = inOption ? this.conjunction() : this.expression();
    return { kind: 'assign', register, value, span: this.spanFrom(span.offset) };
  }

  /** `body = statement | "{" statements "}"` */
  private body(inOption: boolean, owner: string): Statement[] {
    if (!this.accept('{')) return [this.nested(() => this.statement(inOption))];
    const list = this.statements();
    this.expect('}', `after the statements of ${owner}`);
    return list;
  }

  private conditional(inOption: boolean): If {
    const start = this.next().span.offset;
    this.expect('(', 'after if');
    const condition = this.expression();
    this.expect(')', 'after the condition');
    const then = this.body(inOption, 'if');
    const otherwise: Statement[] = [];
    if (this.seesName('else')) {
      this.next();
      otherwise.push(...this.body(inOption, 'else'));
    }
    return { kind: 'if', condition, then, otherwise, span: this.spanFrom(start) };
  }

  private choice(): Choose {
    const start = this.next().span.offset;
    this.expect('{', 'after choose');
    const options = [this.statements(true)];
    while (this.seesName('or')) {
      this.next();
      options.push(this.statements(true));
    }
    if (options.length === 1) throw this.unexpected('"or" and a second option');
    this.expect('}', 'after the options of choose');
    return { kind: 'choose', options, span: this.spanFrom(start) };
  }

  private loop(kind: 'times' | 'forEach', inOption: boolean): Times | ForEach {
    const start = this.next().span.offset;
    this.expect('(', `after ${kind}`);
    const bound: Expression = this.expression();
    const sequential = this.accept(',');
    if (sequential) {
      if (!this.seesName('sequential')) throw this.unexpected('the word sequential');
      this.next();
    }
    this.expect(')', `after what ${kind} counts`);
    const body = this.body(inOption, kind);
    const span = this.spanFrom(start);
    if (kind === 'times') return { kind, count: bound, sequential, body, span };
    return { kind, over: bound, sequential, body, span };
  }

  /** Whether a name stands here that, with or without arguments, is followed by an opening brace. */
  private opensBlock(): boolean {
    return this.sees('{', this.afterParentheses(1));
  }

  private block(): Statement {
    const { text: name, span } = this.peek();
    this.refuseGlue();
    this.next();
    const list = this.sees('(') ? this.arguments(name) : [];
    this.expect('{', `after ${name}`);
    const body = this.opensClause() ? this.clauses() : this.statements();
    this.expect('}', `after what ${name} holds`);
    const placed = { name, arguments: list, span: this.spanFrom(span.offset) };
    return isClauses(body) ? { kind: 'nested', clauses: body, ...placed } : { kind: 'block', body, ...placed };
  }

  /** Whether a trigger with its colon, or with further triggers, stands here. */
  private opensClause(): boolean {
    if (!isTriggerName(this.peek().text)) return false;
    const after = this.afterParentheses(1);
    return this.sees(':', after) || this.sees('/', after);
  }
}

function isClauses(body: readonly Statement[] | readonly Clause[]): body is readonly Clause[] {
  return body[0].kind === 'clause';
}
