import type { Operator, Token } from './tokens.ts'
import { add, divide, multiply, negative, power, squareRoot, type Rational } from './rational.ts'

/** The value of one side of an equation. */
export interface SideValue {
  value: Rational
  /** The unit of all its numbers; empty without one. */
  unit: string
  /** Whether it calculates something, rather than being one number. */
  hasOperator: boolean
  /** Decimals of its last number. */
  decimals: number
  /** Whether it is one whole number. */
  isWhole: boolean
}

/** How an ambiguous expression is read. */
export interface Reading {
  /** Whether 80 − 25 % means a quarter less. */
  relativePercent: boolean
  /** Whether 1/2 was typed from right to left. */
  flipped: boolean
}

/** Thrown inside the parser, and caught where it starts. */
class Unreadable extends Error {}

const must = <T>(value: T | null): T => {
  if (value === null) throw new Unreadable()
  return value
}

/** Reads all tokens as one expression; null if they aren't one, or if a value is unknown. */
export function parseSide(tokens: readonly Token[], reading: Reading): SideValue | null {
  let at = 0
  let operators = 0
  let decimals = 0
  let form: string = ''
  const units = new Set<string>()
  const peek = () => tokens[at]
  const takeOperator = (...wanted: Operator[]): Operator | null => {
    const token = peek()
    if (token?.kind !== 'operator' || !wanted.includes(token.operator)) return null
    at += 1
    operators += 1
    return token.operator
  }

  function sum(): Rational {
    let total = product()
    for (let sign = takeOperator('+', '-'); sign; sign = takeOperator('+', '-')) {
      const token = peek()
      const isPercent = token?.kind === 'number' && token.percent
      const term = product()
      const change = reading.relativePercent && isPercent ? must(multiply(total, term)) : term
      total = must(add(total, sign === '+' ? change : negative(change)))
    }
    return total
  }

  function product(): Rational {
    let total = signed()
    for (;;) {
      const sign = takeOperator('*', '/', 'of')
      if (sign) {
        const factor = signed()
        total = must(sign === '/' ? divide(total, factor) : multiply(total, factor))
      } else if (peek()?.kind === 'open') {
        operators += 1
        total = must(multiply(total, raised()))
      } else return total
    }
  }

  function signed(): Rational {
    if (takeOperator('-')) {
      operators -= 1
      return negative(signed())
    }
    return raised()
  }

  function raised(): Rational {
    const base = atom()
    return takeOperator('^') ? must(power(base, signed())) : base
  }

  function atom(): Rational {
    const token = peek()
    at += 1
    if (token?.kind === 'root') {
      operators += 1
      return must(squareRoot(atom()))
    }
    if (token?.kind === 'open') {
      const inside = sum()
      if (peek()?.kind !== 'close') throw new Unreadable()
      at += 1
      return inside
    }
    if (token?.kind !== 'number') throw new Unreadable()
    const part = peek()
    if (isMixed(token, part)) {
      at += 1
      return number(part, number(token, null))
    }
    return number(token, null)
  }

  function number(token: Token & { kind: 'number' }, whole: Rational | null): Rational {
    units.add(token.unit)
    decimals = token.decimals
    form = token.form
    const isFlipped = reading.flipped && token.form === 'fraction'
    const { numerator, denominator } = token.value
    const value = isFlipped
      ? must(divide({ numerator: denominator, denominator: 1n }, { numerator, denominator: 1n }))
      : token.value
    return whole ? must(add(whole, value)) : value
  }

  try {
    const value = sum()
    if (at < tokens.length) return null
    // "3 × 4 cm" has one unit, and "3 m + 20" is unclear.
    const named = [...units].filter((unit) => unit !== '')
    const isMultiple = named.length > 1
    if (isMultiple || (named.length === 1 && units.has('') && tokens.some(isSum))) return null
    return {
      value,
      unit: named[0] ?? '',
      hasOperator: operators > 0,
      decimals,
      isWhole: operators === 0 && form === 'whole',
    }
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

const isSum = (token: Token) =>
  token.kind === 'operator' && (token.operator === '+' || token.operator === '-')

/** A whole number and a proper fraction side by side, such as 2 1/3. */
function isMixed(
  token: Token & { kind: 'number' },
  next: Token | undefined,
): next is Token & { kind: 'number' } {
  if (token.form !== 'whole' || token.percent || token.unit !== '') return false
  return next?.kind === 'number' && next.form === 'fraction' && next.value.numerator < next.value.denominator
}
