import Fraction from 'fraction.js'
import { readExact, type Exact } from '../exact.ts'

/** `times · x + plus`. */
export interface Linear {
  times: Exact
  plus: Exact
}

const zero = new Fraction(0)
const tokens = /\d+(?:\.\d+)?|[-+*/^()%]|[a-z]/gu
/** Larger powers and longer numbers aren't school arithmetic. */
const largestExponent = 60n
const mostDigits = 60

/** Ends the reading of an expression that isn't linear, divides by zero or isn't an expression. */
class NotComputable extends Error {}

const constant = (value: Exact): Linear => ({ times: zero, plus: value })
const isConstant = ({ times }: Linear): boolean => times.equals(0)
const isLong = ({ n, d }: Exact): boolean =>
  n.toString().length > mostDigits || d.toString().length > mostDigits

function power(base: Linear, exponent: Linear): Linear {
  const { plus: times } = exponent
  if (!isConstant(base) || !isConstant(exponent) || times.d !== 1n || times.n > largestExponent)
    throw new NotComputable()
  if (base.plus.equals(0) && times.lte(0)) throw new NotComputable()
  return constant(base.plus.pow(times))
}

function product(one: Linear, other: Linear): Linear {
  const [factor, rest] = isConstant(one) ? [one, other] : [other, one]
  if (!isConstant(factor)) throw new NotComputable()
  return { times: rest.times.mul(factor.plus), plus: rest.plus.mul(factor.plus) }
}

function quotient(one: Linear, other: Linear): Linear {
  if (!isConstant(other) || other.plus.equals(0)) throw new NotComputable()
  return { times: one.times.div(other.plus), plus: one.plus.div(other.plus) }
}

class Reader {
  private at = 0
  private readonly tokens: readonly string[]
  private readonly unknown: string | null

  constructor(read: readonly string[], unknown: string | null) {
    this.tokens = read
    this.unknown = unknown
  }

  readAll(): Linear {
    const value = this.readSum()
    if (this.at < this.tokens.length) throw new NotComputable()
    return value
  }

  private take(...wanted: readonly string[]): string | null {
    const token = this.tokens[this.at]
    if (token === undefined || !wanted.includes(token)) return null
    this.at += 1
    return token
  }

  private readSum(): Linear {
    let sum = this.readProduct()
    for (let sign = this.take('+', '-'); sign; sign = this.take('+', '-')) {
      const next = this.readProduct()
      sum =
        sign === '+'
          ? { times: sum.times.add(next.times), plus: sum.plus.add(next.plus) }
          : { times: sum.times.sub(next.times), plus: sum.plus.sub(next.plus) }
    }
    return sum
  }

  private readProduct(): Linear {
    let result = this.readSigned()
    for (let sign = this.take('*', '/'); sign; sign = this.take('*', '/'))
      result = sign === '*' ? product(result, this.readSigned()) : quotient(result, this.readSigned())
    return result
  }

  /** A sign binds less than a power: −3² is −9. */
  private readSigned(): Linear {
    if (this.take('-')) return product(constant(new Fraction(-1)), this.readSigned())
    const base = this.readAtom()
    const value = this.take('^') ? power(base, this.readSigned()) : base
    if (isLong(value.plus) || isLong(value.times)) throw new NotComputable()
    return value
  }

  private readAtom(): Linear {
    const atom = this.readBare()
    return this.take('%') ? quotient(atom, constant(new Fraction(100))) : atom
  }

  private readBare(): Linear {
    if (this.take('(')) {
      const inner = this.readSum()
      if (!this.take(')')) throw new NotComputable()
      return inner
    }
    const token = this.tokens[this.at] ?? ''
    this.at += 1
    if (token === this.unknown) return { times: new Fraction(1), plus: zero }
    const number = readExact(token)
    if (!number) throw new NotComputable()
    return constant(number)
  }
}

/** The value of an expression as a linear term in `unknown`; null if it isn't one. */
function readLinear(expression: string, unknown: string | null): Linear | null {
  const written = expression.replace(/\s+/gu, '')
  const read = written.match(tokens) ?? []
  if (read.join('') !== written) return null
  try {
    return new Reader(read, unknown).readAll()
  } catch (error) {
    if (error instanceof NotComputable) return null
    throw error
  }
}

/** The value of an expression of numbers; null if it can't be computed. */
export const valueOf = (expression: string): Exact | null => readLinear(expression, null)?.plus ?? null

/** The only number that solves a linear equation; null if there is none or more than one. */
export function solveLinear(equation: string, unknown: string): Exact | null {
  const sides = equation.split('=').map((side) => readLinear(side, unknown))
  const [left, right] = sides
  if (sides.length !== 2 || !left || !right) return null
  const times = left.times.sub(right.times)
  return times.equals(0) ? null : right.plus.sub(left.plus).div(times)
}
