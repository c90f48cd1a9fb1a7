import type { Language } from '../../../text/language.ts'
import { parseSide } from './parse-side.ts'
import { withQuestionEnds } from './question-marks.ts'
import type { Rational } from './rational.ts'
import { tokensIn, type Token } from './tokens.ts'
import { resolveWords } from './units.ts'

/** A calculation without an equals sign, as in "Work out 2/5 + 1/3". */
export interface Expression {
  value: Rational
  hasOperator: boolean
  /** The numbers and operators, in an order that doesn't depend on the order of the terms. */
  key: string
}

const asRead = { relativePercent: false, flipped: false }

/** Terms of a sum or product in a fixed order: 2/3 + 1/4 is the same task as 1/4 + 2/3. */
function keyOf(tokens: readonly Token[]): string {
  const parts = tokens.map((token) => {
    if (token.kind === 'number')
      return `${token.value.numerator}/${token.value.denominator}${token.percent ? '%' : ''}`
    return token.kind === 'operator' ? token.operator : token.kind
  })
  const signs = new Set(parts.filter((_part, index) => tokens[index]?.kind === 'operator'))
  const isCommutative = signs.size === 1 && (signs.has('+') || signs.has('*'))
  return (isCommutative ? parts.toSorted() : parts).join(' ')
}

/** All calculations and numbers in a text, in order. Calculations with letters or gaps are left out. */
export function expressionsIn(text: string, language: Language): Expression[] {
  const runs: Token[][] = [[]]
  const { plain, tokens } = tokensIn(text, language)
  for (const token of resolveWords(withQuestionEnds(tokens, plain))) {
    const isEnd = token.kind === 'break' || token.kind === 'word' || token.kind === 'equals'
    if (isEnd) runs.push([])
    else runs.at(-1)?.push(token)
  }
  return runs.flatMap((run) => {
    const read = run.length > 0 ? parseSide(run, asRead) : null
    return read ? [{ value: read.value, hasOperator: read.hasOperator, key: keyOf(run) }] : []
  })
}
