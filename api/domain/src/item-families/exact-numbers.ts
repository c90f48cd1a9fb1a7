import Fraction from 'fraction.js'
import { isDecimal, readExact, type Exact } from '../resources/exact.ts'

/** A number that code can read without rounding: a whole number, a text such as `2.5` or `5/6`, or an exact number. */
export type ExactInput = number | string | Exact

/**
 * The exact value of a number that a family wrote itself. A `number` that isn't whole is refused, because it may be
 * rounded already: 0.1 + 0.2 is 0.30000000000000004.
 */
export function exact(value: ExactInput): Exact {
  if (typeof value === 'object') return value
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new Error(`${value} isn't a whole number`)
  const number = readExact(String(value))
  if (!number) throw new Error(`${value} is no number`)
  return number
}

/** `count` tenths or hundredths. */
export const tenths = (count: number): Exact => new Fraction(count, 10)
export const hundredths = (count: number): Exact => new Fraction(count, 100)

/** A number as it stands in an item's check: `-3`, `2.5` or, without an end as a decimal, `5/6`. */
export const checkNumber = (value: ExactInput): string => {
  const number = exact(value)
  // A decimal has at most as many places as its denominator has factors of 2 or 5.
  return isDecimal(number) ? number.toString(number.d.toString(2).length) : number.toFraction()
}
