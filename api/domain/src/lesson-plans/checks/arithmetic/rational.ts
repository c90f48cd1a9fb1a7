import { greatestDivisor } from '../../../marks/results/greatest-divisor.ts'

/** An exact fraction in lowest terms, with a positive denominator. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

const absolute = (value: bigint) => (value < 0n ? -value : value)

/** Null for a denominator of zero. */
function rational(numerator: bigint, denominator = 1n): Rational | null {
  if (denominator === 0n) return null
  const divisor = greatestDivisor(absolute(numerator), absolute(denominator)) || 1n
  const sign = denominator < 0n ? -1n : 1n
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor }
}

/** Reads digits with an optional decimal point, such as `12` and `0.125`. */
export function readDecimal(text: string): Rational | null {
  const [, whole = '', decimals = ''] = /^(\d*)(?:\.(\d+))?$/u.exec(text) ?? []
  if (whole === '' && decimals === '') return null
  return rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

export const add = (a: Rational, b: Rational) =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
export const negative = (a: Rational): Rational => ({ ...a, numerator: -a.numerator })
export const multiply = (a: Rational, b: Rational) =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator)
export const divide = (a: Rational, b: Rational) =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator)

/** Larger powers than any school task has would only cost time. */
const greatestExponent = 64n
const mostDigits = 40

/** Null for an exponent that isn't a small whole number. */
export function power(base: Rational, exponent: Rational): Rational | null {
  if (exponent.denominator !== 1n || absolute(exponent.numerator) > greatestExponent) return null
  if (String(base.numerator).length > mostDigits || String(base.denominator).length > mostDigits) return null
  const times = absolute(exponent.numerator)
  const raised = rational(base.numerator ** times, base.denominator ** times)
  return raised && exponent.numerator < 0n ? rational(raised.denominator, raised.numerator) : raised
}

function wholeRoot(value: bigint): bigint | null {
  if (value < 0n) return null
  const root = BigInt(Math.round(Math.sqrt(Number(value))))
  return root * root === value ? root : null
}

/** The square root if it is a fraction; otherwise null. */
export function squareRoot(value: Rational): Rational | null {
  const [top, bottom] = [wholeRoot(value.numerator), wholeRoot(value.denominator)]
  return top === null || bottom === null ? null : rational(top, bottom)
}

export const isSame = (a: Rational, b: Rational): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator

/** Whether two numbers differ by at most half a unit of the given decimal: `0.67` for 2/3. */
export function isRounded(exact: Rational, shown: Rational, decimals: number): boolean {
  const difference = add(exact, negative(shown))
  if (!difference) return false
  return absolute(difference.numerator) * 2n * 10n ** BigInt(decimals) <= difference.denominator
}

/** A whole number, a short decimal or a fraction, whichever is exact. */
export function rationalText({ numerator, denominator }: Rational): string {
  if (denominator === 1n) return String(numerator)
  let decimals = 0
  let scaled = numerator
  while (decimals < 4 && scaled % denominator !== 0n) {
    scaled *= 10n
    decimals += 1
  }
  if (scaled % denominator !== 0n) return `${numerator}/${denominator}`
  const digits = String(absolute(scaled / denominator)).padStart(decimals + 1, '0')
  return `${numerator < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
