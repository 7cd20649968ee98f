import fc from 'fast-check';
import { isConnective, isReserved } from '../../../src/engine/notation/reserved.js';
import type {
  Argument,
  BinaryOperator,
  Clause,
  Effect,
  Expression,
  Quantifier,
  Statement,
  Trigger,
  Word,
} from '../../../src/engine/notation/syntax.js';

/** Generated trees have no text, so their places say nothing. */
const span = { offset: 0, length: 0 };

const name = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,7}$/).filter((text) => !isReserved(text) && !isConnective(text));
const key = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,5}$/);
const capitalName = fc.stringMatching(/^[A-Z][a-zA-Z]{1,7}$/);
const registerName = fc.stringMatching(/^[A-Z]$/);
const referenceName = fc.constantFrom('it' as const, 'self' as const, 'that' as const);
const operator = fc.constantFrom<BinaryOperator[]>(
  ...(['or', 'and', '==', '!=', '<', '<=', '>', '>=', '+', '-', '*'] as const),
);

const number = fc
  .record({ size: fc.nat(9999), sign: fc.constantFrom('', '+', '-') })
  .map(({ size, sign }): Expression => {
    const value = sign === '-' && size > 0 ? -size : size;
    return { kind: 'number', value, plus: sign === '+', span };
  });
const text = fc.stringMatching(/^[^"\n\r]{0,8}$/).map((quoted): Expression => ({ kind: 'text', text: quoted, span }));
const amount = fc
  .constantFrom('full' as const, 'same' as const, 'all' as const)
  .map((word): Expression => ({ kind: 'amount', word, span }));
const register = registerName.map((letter): Expression => ({ kind: 'register', name: letter, span }));
const reference = referenceName.map((word): Expression => ({ kind: 'reference', name: word, span }));
const plainWord = (word: string): Word => {
  return { kind: 'word', name: word, negated: false, arguments: undefined, comparison: undefined, span };
};

/** Statements and expressions grow thin together, so that trees stay small. */
const depth = fc.createDepthIdentifier();

const { effect } = fc.letrec<{
  expression: Expression;
  call: Expression;
  argumentList: readonly Argument[];
  word: Word;
  phrase: Expression;
  statement: Statement;
  body: readonly Statement[];
  clause: Clause;
  trigger: Trigger;
  effect: Effect;
}>((tie) => ({
  argumentList: fc
    .record({
      places: fc.array(tie('expression'), { maxLength: 2 }),
      named: fc.uniqueArray(fc.tuple(key, tie('expression')), { maxLength: 2, selector: ([word]) => word }),
    })
    .map(({ places, named }) => [
      ...places.map((value): Argument => ({ kind: 'argument', key: undefined, value, span })),
      ...named.map(([word, value]): Argument => ({ kind: 'argument', key: word, value, span })),
    ]),
  call: fc
    .tuple(fc.oneof(name, capitalName), tie('argumentList'))
    .map(([word, list]): Expression => ({ kind: 'call', name: word, arguments: list, span })),
  word: fc
    .record({
      word: name,
      negated: fc.boolean(),
      list: fc.option(tie('argumentList'), { nil: undefined }),
      comparison: fc.option(
        fc.record({ operator: fc.constantFrom(...(['=', '<', '<=', '>', '>='] as const)), operand: tie('expression') }),
        { nil: undefined },
      ),
    })
    .map(({ word, negated, list, comparison }): Word => {
      return { kind: 'word', name: word, negated, arguments: list, comparison, span };
    }),
  phrase: fc
    .oneof(
      fc.oneof(name, capitalName).map((word) => [plainWord(word)]),
      fc
        .tuple(
          fc.oneof(name, capitalName, registerName, referenceName),
          fc.array(tie('word'), { minLength: 1, maxLength: 3 }),
        )
        .map(([first, further]) => [plainWord(first), ...further]),
    )
    .map((words): Expression => ({ kind: 'phrase', words, span })),
  expression: fc.oneof(
    { depthIdentifier: depth, maxDepth: 4, withCrossShrink: true },
    number,
    register,
    reference,
    amount,
    text,
    tie('phrase'),
    tie('call'),
    pick(tie('expression')),
    fc
      .array(tie('clause'), { minLength: 1, maxLength: 2 })
      .map((clauses): Expression => ({ kind: 'abilities', clauses, span })),
    tie('expression').map((operand): Expression => ({ kind: 'not', operand, span })),
    fc
      .tuple(fc.constantFrom('+' as const, '-' as const), tie('expression'))
      .map(([sign, operand]): Expression => ({ kind: 'sign', sign, operand, span })),
    fc
      .tuple(operator, tie('expression'), tie('expression'))
      .map(([symbol, left, right]): Expression => ({ kind: 'binary', operator: symbol, left, right, span })),
  ),
  body: fc.array(tie('statement'), { minLength: 1, maxLength: 2 }),
  statement: fc.oneof(
    { depthIdentifier: depth, maxDepth: 4, withCrossShrink: true },
    tie('expression').map((expression): Statement => {
      return expression.kind === 'call'
        ? { kind: 'perform', call: expression, span }
        : { kind: 'declare', expression, span };
    }),
    fc.constantFrom('repeat' as const, 'repeatOnce' as const, 'repeatMay' as const).map((mode): Statement => {
      return { kind: 'repeat', mode, span };
    }),
    fc
      .tuple(registerName, tie('expression'))
      .map(([letter, value]): Statement => ({ kind: 'assign', register: letter, value, span })),
    fc
      .tuple(fc.constantFrom('may' as const, 'ifdo' as const), tie('body'))
      .map(([kind, body]): Statement => ({ kind, body, span })),
    fc
      .tuple(tie('expression'), tie('body'), fc.option(tie('body'), { nil: [] }))
      .map(([condition, then, otherwise]): Statement => ({ kind: 'if', condition, then, otherwise, span })),
    fc
      .array(tie('body'), { minLength: 2, maxLength: 3 })
      .map((options): Statement => ({ kind: 'choose', options, span })),
    fc
      .tuple(tie('expression'), fc.boolean(), tie('body'))
      .map(([count, sequential, body]): Statement => ({ kind: 'times', count, sequential, body, span })),
    fc
      .tuple(tie('expression'), fc.boolean(), tie('body'))
      .map(([over, sequential, body]): Statement => ({ kind: 'forEach', over, sequential, body, span })),
    fc
      .tuple(name, tie('argumentList'), tie('body'))
      .map(([word, list, body]): Statement => ({ kind: 'block', name: word, arguments: list, body, span })),
    fc
      .tuple(name, tie('argumentList'), fc.array(tie('clause'), { minLength: 1, maxLength: 2 }))
      .map(([word, list, clauses]): Statement => ({ kind: 'nested', name: word, arguments: list, clauses, span })),
  ),
  trigger: fc
    .tuple(capitalName, tie('argumentList'))
    .map(([word, list]): Trigger => ({ kind: 'trigger', name: word, arguments: list, span })),
  clause: fc
    .tuple(fc.array(tie('trigger'), { minLength: 1, maxLength: 2 }), tie('body'))
    .map(([triggers, statements]): Clause => ({ kind: 'clause', triggers, statements, span })),
  effect: fc.array(tie('clause'), { maxLength: 3 }).map((clauses): Effect => ({ kind: 'effect', clauses, span })),
}));

function pick(expression: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> {
  return fc
    .record({
      quantifier: fc.constantFrom<Quantifier[]>('one', 'exactly', 'upto', 'anyNumber', 'all', 'random'),
      count: expression,
      counted: fc.boolean(),
      selector: expression,
      chooser: fc.option(expression, { nil: undefined }),
    })
    .map(({ quantifier, count, counted, selector, chooser }): Expression => {
      const withCount = quantifier === 'exactly' || quantifier === 'upto' || (quantifier === 'random' && counted);
      return { kind: 'pick', quantifier, count: withCount ? count : undefined, selector, chooser, span };
    });
}

/** Any tree that the grammar can say. */
export const arbitraryEffect: fc.Arbitrary<Effect> = effect;
