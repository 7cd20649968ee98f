import { describe, expect, it } from 'vitest';
import { nodeChildren } from '../../../src/engine/notation/node-children.js';
import type { If, Node, Statement } from '../../../src/engine/notation/syntax.js';
import { expressionOf, onlyClause, onlyStatement, parsed, refusal } from './parsed.js';
import { withoutSpans } from './withoutSpans.js';

const word = (name: string) => ({ kind: 'word', name, negated: false });
const plain = (name: string) => ({ kind: 'phrase', words: [word(name)] });
const call = (name: string, ...values: unknown[]) => ({
  kind: 'call',
  name,
  arguments: values.map((value) => ({ kind: 'argument', value })),
});
const number = (value: number) => ({ kind: 'number', value, plus: false });
const binary = (operator: string, left: unknown, right: unknown) => ({ kind: 'binary', operator, left, right });
const one = (selector: unknown) => ({ kind: 'pick', quantifier: 'one', selector });
function conditional(statement: Statement): If {
  if (statement.kind !== 'if') throw new Error(`a statement of kind ${statement.kind}`);
  return statement;
}
const perform = (name: string) => ({ kind: 'perform', call: call(name) });

describe('clauses', () => {
  it('have triggers, with arguments or without, and statements in order', () => {
    expect(withoutSpans(parsed('Fight/When(reaped(creature), mine): a(); b() || Omni: c()').clauses)).toEqual([
      {
        kind: 'clause',
        triggers: [
          { kind: 'trigger', name: 'Fight', arguments: [] },
          {
            kind: 'trigger',
            name: 'When',
            arguments: [
              { kind: 'argument', value: call('reaped', plain('creature')) },
              { kind: 'argument', value: plain('mine') },
            ],
          },
        ],
        statements: [perform('a'), perform('b')],
      },
      { kind: 'clause', triggers: [{ kind: 'trigger', name: 'Omni', arguments: [] }], statements: [perform('c')] },
    ]);
  });

  it('are none in an empty text', () => {
    expect(parsed('').clauses).toEqual([]);
    expect(parsed('  \n ').clauses).toEqual([]);
  });
});

describe('statements', () => {
  it.each([
    ['damage(one(creature), 3)', { kind: 'perform', call: call('damage', one(plain('creature')), number(3)) }],
    ['elusive', { kind: 'declare', expression: plain('elusive') }],
    ['X = house()', { kind: 'assign', register: 'X', value: call('house') }],
    ['may a()', { kind: 'may', body: [perform('a')] }],
    ['ifdo { a(); b() }', { kind: 'ifdo', body: [perform('a'), perform('b')] }],
    ['ifdo may a()', { kind: 'ifdo', body: [{ kind: 'may', body: [perform('a')] }] }],
    ['choose { a(); b() or c() }', { kind: 'choose', options: [[perform('a'), perform('b')], [perform('c')]] }],
    ['times(2) { a() }', { kind: 'times', count: number(2), sequential: false, body: [perform('a')] }],
    [
      'forEach(creature, sequential) { a() }',
      { kind: 'forEach', over: plain('creature'), sequential: true, body: [perform('a')] },
    ],
    ['repeat', { kind: 'repeat', mode: 'repeat' }],
    ['repeatOnce', { kind: 'repeat', mode: 'repeatOnce' }],
    ['repeatMay', { kind: 'repeat', mode: 'repeatMay' }],
    ['thisTurn { a() }', { kind: 'block', name: 'thisTurn', arguments: [], body: [perform('a')] }],
    [
      'nextTurn(opp) { Play: a() || Reap: b() }',
      {
        kind: 'nested',
        name: 'nextTurn',
        arguments: [{ kind: 'argument', value: plain('opp') }],
        clauses: [
          { kind: 'clause', triggers: [{ kind: 'trigger', name: 'Play', arguments: [] }], statements: [perform('a')] },
          { kind: 'clause', triggers: [{ kind: 'trigger', name: 'Reap', arguments: [] }], statements: [perform('b')] },
        ],
      },
    ],
  ])('%s', (text, tree) => {
    expect(withoutSpans(onlyStatement(text))).toEqual(tree);
  });

  it('give a condition no more than the one statement behind it', () => {
    const statements = onlyClause('Play: if (x) a(); b()').statements;
    expect(statements.map(({ kind }) => kind)).toEqual(['if', 'perform']);
  });

  it.each([
    ['if (x) a()', [perform('a')], []],
    ['if (x) a() else { b(); c() }', [perform('a')], [perform('b'), perform('c')]],
  ])('%s', (text, yes, no) => {
    const statement = conditional(onlyStatement(text));
    expect(withoutSpans(statement.condition)).toEqual(plain('x'));
    expect(withoutSpans(statement.then)).toEqual(yes);
    expect(withoutSpans(statement.otherwise)).toEqual(no);
  });

  it('give an else to the nearest if', () => {
    const outer = conditional(onlyStatement('if (x) if (y) a() else b()'));
    expect(outer.otherwise).toEqual([]);
    expect(withoutSpans(conditional(outer.then[0]).otherwise)).toEqual([perform('b')]);
  });

  it('end an option of a choice at a bare "or", and not within parentheses', () => {
    expect(withoutSpans(onlyStatement('choose { may x or (y or z) }'))).toEqual({
      kind: 'choose',
      options: [
        [{ kind: 'may', body: [{ kind: 'declare', expression: plain('x') }] }],
        [{ kind: 'declare', expression: binary('or', plain('y'), plain('z')) }],
      ],
    });
  });
});

describe('expressions', () => {
  it.each([
    ['3', number(3)],
    ['+3', { kind: 'number', value: 3, plus: true }],
    ['-3', number(-3)],
    ['- 0', number(0)],
    ['"Ancient Bear"', { kind: 'text', text: 'Ancient Bear' }],
    ['full', { kind: 'amount', word: 'full' }],
    ['all', { kind: 'amount', word: 'all' }],
    ['X', { kind: 'register', name: 'X' }],
    ['that', { kind: 'reference', name: 'that' }],
    ['opp', plain('opp')],
    ['Reap', plain('Reap')],
    ['-count(x)', { kind: 'sign', sign: '-', operand: call('count', plain('x')) }],
    ['a or b and c', binary('or', plain('a'), binary('and', plain('b'), plain('c')))],
    ['!a == b', { kind: 'not', operand: binary('==', plain('a'), plain('b')) }],
    ['a() - b() - c()', binary('-', binary('-', call('a'), call('b')), call('c'))],
    [
      'a() + 2 * 3 >= X',
      binary('>=', binary('+', call('a'), binary('*', number(2), number(3))), { kind: 'register', name: 'X' }),
    ],
    ['(a or b) and c', binary('and', binary('or', plain('a'), plain('b')), plain('c'))],
    ['all(creature)', { kind: 'pick', quantifier: 'all', selector: plain('creature') }],
    ['upto(2, card)', { kind: 'pick', quantifier: 'upto', count: number(2), selector: plain('card') }],
    ['random(card)', { kind: 'pick', quantifier: 'random', selector: plain('card') }],
    ['random(2, card)', { kind: 'pick', quantifier: 'random', count: number(2), selector: plain('card') }],
    ['one(card, chooser=opp)', { kind: 'pick', quantifier: 'one', selector: plain('card'), chooser: plain('opp') }],
    [
      'damage(it, 4, splash=2)',
      {
        kind: 'call',
        name: 'damage',
        arguments: [
          { kind: 'argument', value: { kind: 'reference', name: 'it' } },
          { kind: 'argument', value: number(4) },
          { kind: 'argument', key: 'splash', value: number(2) },
        ],
      },
    ],
  ])('%s', (text, tree) => {
    expect(withoutSpans(expressionOf(text))).toEqual(tree);
  });

  it('keep the words of a selector in order, with what they hold', () => {
    expect(
      withoutSpans(expressionOf('friendly creature power>=3 !house=H neighborOf(it) name="Ancient Bear"')),
    ).toEqual({
      kind: 'phrase',
      words: [
        word('friendly'),
        word('creature'),
        { ...word('power'), comparison: { operator: '>=', operand: number(3) } },
        { ...word('house'), negated: true, comparison: { operator: '=', operand: { kind: 'register', name: 'H' } } },
        { ...word('neighborOf'), arguments: [{ kind: 'argument', value: { kind: 'reference', name: 'it' } }] },
        { ...word('name'), comparison: { operator: '=', operand: { kind: 'text', text: 'Ancient Bear' } } },
      ],
    });
  });

  it('bind words closer than "or" and "+"', () => {
    const flank = { kind: 'phrase', words: [word('creature'), word('flank')] };
    expect(withoutSpans(expressionOf('artifact or creature flank'))).toEqual(binary('or', plain('artifact'), flank));
    const mine = { kind: 'phrase', words: [word('my'), word('hand')] };
    expect(withoutSpans(expressionOf('my hand + self'))).toEqual(
      binary('+', mine, { kind: 'reference', name: 'self' }),
    );
  });

  it('take a comparison after the first word for a condition, after later words for a filter', () => {
    expect(withoutSpans(expressionOf('supply > 0'))).toEqual(binary('>', plain('supply'), number(0)));
    expect(withoutSpans(expressionOf('creature power > 0'))).toEqual({
      kind: 'phrase',
      words: [word('creature'), { ...word('power'), comparison: { operator: '>', operand: number(0) } }],
    });
  });

  it('end the operand of a filter after one thing', () => {
    const filtered = {
      kind: 'phrase',
      words: [word('creature'), { ...word('power'), comparison: { operator: '=', operand: call('x') } }],
    };
    expect(withoutSpans(expressionOf('creature power=x() + 1'))).toEqual(binary('+', filtered, number(1)));
    const sum = { ...word('power'), comparison: { operator: '=', operand: binary('+', call('x'), number(1)) } };
    expect(withoutSpans(expressionOf('creature power=(x() + 1)'))).toEqual({
      kind: 'phrase',
      words: [word('creature'), sum],
    });
  });
});

describe('spans', () => {
  const text = 'Play: damage(one(friendly creature), 3); may X = -2 || Reap: [Omni: a()] == "b"';

  it('cover the text of each node from its first token to its last', () => {
    const written = new Map<string, string[]>();
    const visit = (node: Node): void => {
      const piece = text.slice(node.span.offset, node.span.offset + node.span.length);
      written.set(node.kind, [...(written.get(node.kind) ?? []), piece]);
      nodeChildren(node).forEach(visit);
    };
    visit(parsed(text));
    expect(Object.fromEntries(written)).toEqual({
      effect: [text],
      clause: ['Play: damage(one(friendly creature), 3); may X = -2', 'Reap: [Omni: a()] == "b"', 'Omni: a()'],
      trigger: ['Play', 'Reap', 'Omni'],
      perform: ['damage(one(friendly creature), 3)', 'a()'],
      call: ['damage(one(friendly creature), 3)', 'a()'],
      argument: ['one(friendly creature)', '3'],
      pick: ['one(friendly creature)'],
      phrase: ['friendly creature'],
      word: ['friendly', 'creature'],
      number: ['3', '-2'],
      may: ['may X = -2'],
      assign: ['X = -2'],
      declare: ['[Omni: a()] == "b"'],
      binary: ['[Omni: a()] == "b"'],
      abilities: ['[Omni: a()]'],
      text: ['"b"'],
    });
  });
});

describe('what is refused', () => {
  it.each([
    ['Play damage(it, 1)', '1:6', 'unexpected damage; ":" after the trigger Play is expected'],
    ['damage(it, 1)', '1:1', 'unexpected damage; a trigger (a capital letter first, as in Play:) is expected'],
    ['None', '1:5', 'the effect ends too early; ":" after the trigger None is expected'],
    ['Play:', '1:6', 'the effect ends too early; a selector, a value or a condition is expected'],
    ['Play: a();', '1:11', 'the effect ends too early; a selector, a value or a condition is expected'],
    ['Play: a() b()', '1:11', 'unexpected b; ";", "||" or the end of the effect is expected'],
    ['Play: a(1 2)', '1:11', 'unexpected number 2; "," or ")" after an argument of a is expected'],
    ['Play: a(1,)', '1:11', 'unexpected ")"; one more argument of a is expected'],
    ['Play: a(1', '1:10', 'the effect ends too early; "," or ")" after an argument of a is expected'],
    ['Play: if x a()', '1:10', 'unexpected x; "(" after if is expected'],
    ['Play: choose { a() }', '1:20', 'unexpected "}"; "or" and a second option is expected'],
    ['Play: times(2, quickly) { a() }', '1:16', 'unexpected quickly; the word sequential is expected'],
    ['Play: thisTurn { a()', '1:21', 'the effect ends too early; "}" after what thisTurn holds is expected'],
    ['Play: grant(it, [Reap: a())', '1:27', 'unexpected ")"; "]" after the abilities is expected'],
    ['Play: a(b=1, 2)', '1:14', 'an argument without a name follows one with a name; give it a name, or put it first'],
    ['Play: a(b=1, b=2)', '1:14', 'a is given "b" twice; once is expected'],
    ['Play: a(X=one(b))', '1:9', 'the register X is set inside an argument; set it in a statement of its own before a'],
    ['Play: X(1)', '1:7', 'the register X has arguments; a register stands alone'],
    [
      'Play: one(house=mars)',
      '1:11',
      'one takes nothing called "house"; a selector that begins with a word, and at most "chooser=", is expected',
    ],
    ['Play: a(upto(card))', '1:9', 'upto has 1 arguments; upto(number, selector) is expected'],
    ['Play: a(all(2, card))', '1:9', 'all has 2 arguments; all(selector) is expected'],
    ['Play: a(all houses)', '1:13', 'unexpected houses; "," or ")" after an argument of a is expected'],
    ['Play: a(b == c == d)', '1:9', 'two comparisons follow each other; join them with "and"'],
    [
      'Play: a(creature house==mars)',
      '1:23',
      '"==" follows a word of a selector; write house=… or !house=… for a filter, or put the selector in parentheses to compare it',
    ],
    ['Play: a(creature house=)', '1:24', 'unexpected ")"; a value after the filter house is expected'],
    [
      'Play: a(creature otherThan it)',
      '1:28',
      '"it" cannot follow other words; give it to a filter as an argument, such as "otherThan(it)"',
    ],
    [
      'Play: a(creature X)',
      '1:18',
      '"X" cannot follow other words; give it to a filter as an argument, such as "otherThan(X)"',
    ],
    [
      'Play: a(identity of opp)',
      '1:18',
      '"of" joins words in English only; say it by a filter or an argument, such as "controlledBy(it)" or "by=reap"',
    ],
    [
      'Play: a(card name=Ancient Bear)',
      '1:27',
      'Bear follows other words; a name of several words stands in double quotes',
    ],
    [
      'Keyword: assault=2',
      '1:10',
      'assault is no register; only a register (one capital letter) is set; for a word with a number write assault(2)',
    ],
    ['Play: a("b)', '1:9', 'a quoted name has no end; a second " is expected'],
    ['Play: a(12x)', '1:9', 'letters follow a number; a name begins with a letter, a number ends before one'],
    ['Play: a(12345)', '1:9', 'the number is too long; at most 4 digits are expected'],
    [
      'Play: a(æ)',
      '1:9',
      'the character æ has no meaning here; names are made of plain letters and digits, and any other name stands in straight double quotes',
    ],
    ['Play: a(b->c)', '1:11', 'unexpected ">"; a selector, a value or a condition is expected'],
  ])('%s', (text, place, message) => {
    expect(refusal(text)).toBe(`cards.tsv:${place}: ${message}.`);
  });

  it('nesting without end', () => {
    const deep = `Play: a${'(b'.repeat(70)}${')'.repeat(70)}`;
    expect(refusal(deep)).toMatch(/more than 60 levels lie in one another; a flatter effect is expected\.$/);
    expect(refusal(`Play: ${'may '.repeat(70)}a()`)).toMatch(/more than 60 levels/);
    expect(refusal(`Play: a(${'!'.repeat(70)}b)`)).toMatch(/more than 60 levels/);
  });

  it('names the line and the column in the file', () => {
    expect(refusal('Play a()', 12, 40)).toMatch(/^cards\.tsv:12:45: /);
    expect(refusal('Play: a();\n  b() c()', 12, 40)).toMatch(/^cards\.tsv:13:7: /);
  });
});
