import type {
  Argument,
  Binary,
  BinaryOperator,
  Clause,
  Effect,
  Expression,
  NumberLiteral,
  Statement,
  Trigger,
  Word,
} from './syntax.js';

/** How tightly an expression holds together; an operand of lower rank stands in parentheses. */
const RANK = { or: 1, and: 2, not: 3, comparison: 4, sum: 5, product: 6, sign: 7, primary: 8 } as const;

const OPERATOR_RANK: Record<BinaryOperator, number> = {
  or: RANK.or,
  and: RANK.and,
  '==': RANK.comparison,
  '!=': RANK.comparison,
  '<': RANK.comparison,
  '<=': RANK.comparison,
  '>': RANK.comparison,
  '>=': RANK.comparison,
  '+': RANK.sum,
  '-': RANK.sum,
  '*': RANK.product,
};

/** The canonical text of an effect: one space where one helps, braces and parentheses only where they are needed. */
export function print(effect: Effect): string {
  return clausesText(effect.clauses);
}

/** The canonical text of an expression: what a message or a list of entries shows. */
export function printExpression(expression: Expression): string {
  return expressionText(expression, RANK.or);
}

/** The canonical text of one statement: how an option of `choose` or `may` reads. */
export function printStatement(statement: Statement): string {
  return statementText(statement, false);
}

function clausesText(clauses: readonly Clause[]): string {
  return clauses
    .map(({ triggers, statements }) => `${triggers.map(triggerText).join('/')}: ${statementsText(statements, false)}`)
    .join(' || ');
}

function triggerText({ name, arguments: list }: Trigger): string {
  return list.length === 0 ? name : `${name}${argumentsText(list)}`;
}

/** @param inOption whether the statements are an option of `choose`, where a bare "or" would end them */
function statementsText(statements: readonly Statement[], inOption: boolean): string {
  return statements.map((statement) => statementText(statement, inOption)).join('; ');
}

function statementText(statement: Statement, inOption: boolean): string {
  const loosest = inOption ? RANK.and : RANK.or;
  switch (statement.kind) {
    case 'perform':
      return expressionText(statement.call, loosest);
    case 'declare':
      return expressionText(statement.expression, loosest);
    case 'assign':
      return `${statement.register} = ${expressionText(statement.value, loosest)}`;
    case 'may':
    case 'ifdo':
      return `${statement.kind} ${bodyText(statement.body, inOption)}`;
    case 'if': {
      const then = `if (${printExpression(statement.condition)}) ${bodyText(statement.then, inOption)}`;
      return statement.otherwise.length === 0 ? then : `${then} else ${bodyText(statement.otherwise, inOption)}`;
    }
    case 'choose':
      return `choose { ${statement.options.map((option) => statementsText(option, true)).join(' or ')} }`;
    case 'times':
      return loopText('times', statement.count, statement.sequential, statement.body);
    case 'forEach':
      return loopText('forEach', statement.over, statement.sequential, statement.body);
    case 'repeat':
      return statement.mode;
    case 'block':
      return `${headText(statement.name, statement.arguments)} { ${statementsText(statement.body, false)} }`;
    case 'nested':
      return `${headText(statement.name, statement.arguments)} { ${clausesText(statement.clauses)} }`;
  }
}

function loopText(word: string, bound: Expression, sequential: boolean, body: readonly Statement[]): string {
  return `${word}(${printExpression(bound)}${sequential ? ', sequential' : ''}) { ${statementsText(body, false)} }`;
}

function headText(name: string, list: readonly Argument[]): string {
  return list.length === 0 ? name : `${name}${argumentsText(list)}`;
}

/** A single statement stands without braces unless it ends in an `if`, to which a later `else` would belong. */
function bodyText(body: readonly Statement[], inOption: boolean): string {
  if (body.length === 1 && !endsInIf(body[0])) return statementText(body[0], inOption);
  return `{ ${statementsText(body, false)} }`;
}

function endsInIf(statement: Statement): boolean {
  if (statement.kind === 'may' || statement.kind === 'ifdo') {
    return statement.body.length === 1 && endsInIf(statement.body[0]);
  }
  return statement.kind === 'if';
}

function argumentsText(list: readonly Argument[]): string {
  const texts = list.map(({ key, value }) => `${key === undefined ? '' : `${key}=`}${printExpression(value)}`);
  return `(${texts.join(', ')})`;
}

function expressionText(expression: Expression, loosest: number): string {
  const text = bareText(expression);
  return rankOf(expression) < loosest ? `(${text})` : text;
}

function rankOf(expression: Expression): number {
  if (expression.kind === 'binary') return OPERATOR_RANK[expression.operator];
  if (expression.kind === 'not') return RANK.not;
  return expression.kind === 'sign' ? RANK.sign : RANK.primary;
}

function bareText(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return numberText(expression);
    case 'amount':
      return expression.word;
    case 'text':
      return `"${expression.text}"`;
    case 'register':
    case 'reference':
      return expression.name;
    case 'phrase':
      return expression.words.map(wordText).join(' ');
    case 'call':
      return `${expression.name}${argumentsText(expression.arguments)}`;
    case 'pick': {
      const { count, selector, chooser } = expression;
      const parts = [count, selector].filter((part) => part !== undefined).map(printExpression);
      if (chooser) parts.push(`chooser=${printExpression(chooser)}`);
      return `${expression.quantifier}(${parts.join(', ')})`;
    }
    case 'abilities':
      return `[${clausesText(expression.clauses)}]`;
    case 'not':
      return `!${negatedText(expression.operand)}`;
    case 'sign':
      return `${expression.sign}${signedText(expression.operand)}`;
    case 'binary':
      return binaryText(expression);
  }
}

function numberText({ value, plus }: NumberLiteral): string {
  return plus ? `+${value}` : `${value}`;
}

/** A comparison is negated as a whole; parentheses spare the reader the question. */
function negatedText(operand: Expression): string {
  return expressionText(operand, operand.kind === 'not' ? RANK.not : RANK.sum);
}

/** A number after a sign would take the sign for its own. */
function signedText(operand: Expression): string {
  return operand.kind === 'number' ? `(${bareText(operand)})` : expressionText(operand, RANK.primary);
}

function binaryText({ operator, left, right }: Binary): string {
  const rank = OPERATOR_RANK[operator];
  const compares = rank === RANK.comparison;
  const leftText = compares ? comparedText(left) : expressionText(left, rank);
  return `${leftText} ${operator} ${expressionText(right, rank + 1)}`;
}

/** The left side of a comparison: the last word of a bare selector would take it for a filter of its own. */
function comparedText(left: Expression): string {
  return endsInWord(left) ? `(${bareText(left)})` : expressionText(left, RANK.sum);
}

function endsInWord(expression: Expression): boolean {
  if (expression.kind === 'phrase') return expression.words.length > 1;
  if (expression.kind === 'sign') return endsInWord(expression.operand);
  return expression.kind === 'binary' && OPERATOR_RANK[expression.operator] >= RANK.sum && endsInWord(expression.right);
}

function wordText({ name, negated, arguments: list, comparison }: Word): string {
  const text = `${negated ? '!' : ''}${name}${list ? argumentsText(list) : ''}`;
  return comparison ? `${text}${comparison.operator}${operandText(comparison.operand)}` : text;
}

function operandText(operand: Expression): string {
  const several = operand.kind === 'phrase' && operand.words.length > 1;
  const single = rankOf(operand) === RANK.primary && operand.kind !== 'amount' && operand.kind !== 'abilities';
  return single && !several ? bareText(operand) : `(${bareText(operand)})`;
}
