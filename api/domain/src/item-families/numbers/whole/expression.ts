/** Numbers, operators and brackets in a row; brackets aren't nested. */
export type Tokens = readonly (number | string)[]

const typed: Readonly<Record<string, string>> = { '*': '\\times ', '/': '\\div ' }

/** An expression as it is typed inside a formula. */
export const typedExpression = (tokens: Tokens): string =>
  tokens.map((token) => typed[String(token)] ?? String(token)).join('')

function calculate(first: number, operator: string, second: number): number {
  if (operator === '+') return first + second
  if (operator === '-') return first - second
  return operator === '*' ? first * second : first / second
}

/** Calculates one operation after another wherever `operators` has it; the others stay. */
function reduceAll(tokens: Tokens, operators: string): (number | string)[] {
  const result: (number | string)[] = []
  for (const token of tokens) {
    const [first, operator] = result.slice(-2)
    const isOperand = typeof token === 'number' && typeof first === 'number' && typeof operator === 'string'
    if (isOperand && operators.includes(operator)) result.splice(-2, 2, calculate(first, operator, token))
    else result.push(token)
  }
  return result
}

const withoutBrackets = (tokens: Tokens, inner: (tokens: Tokens) => Tokens): (number | string)[] => {
  const open = tokens.indexOf('(')
  if (open < 0) return [...tokens]
  const close = tokens.indexOf(')')
  return [
    ...tokens.slice(0, open),
    ...inner(tokens.slice(open + 1, close)),
    ...withoutBrackets(tokens.slice(close + 1), inner),
  ]
}

/** The expression after one phase of the order of operations. */
export function reduced(tokens: Tokens, phase: 'brackets' | 'products' | 'sums'): Tokens {
  if (phase === 'brackets') return withoutBrackets(tokens, (inner) => reduceAll(reduceAll(inner, '*/'), '+-'))
  return reduceAll(tokens, phase === 'products' ? '*/' : '+-')
}

const only = (tokens: Tokens): number | null => {
  const [first] = tokens
  return tokens.length === 1 && typeof first === 'number' ? first : null
}

export const valueOfTokens = (tokens: Tokens): number | null =>
  only(reduced(reduced(reduced(tokens, 'brackets'), 'products'), 'sums'))

/** The value of someone who respects brackets, but no other order than from left to right. */
export const fromLeft = (tokens: Tokens): number | null =>
  only(reduceAll(reduced(tokens, 'brackets'), '+-*/'))
