import Fraction from 'fraction.js'
import type { Exact } from '../resources/exact.ts'

/** A number that code can read without rounding: a whole number, a text such as `2.5` or `5/6`, or an exact number. */
export type ExactInput = number | string | Exact

export function exact(value: ExactInput): Exact {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new Error(`${value} isn't a whole number`)
  return new Fraction(value)
}

/** `count` tenths or hundredths. */
export const tenths = (count: number): Exact => new Fraction(count, 10)
export const hundredths = (count: number): Exact => new Fraction(count, 100)

/** A number as it stands in an item's check: `-3`, `2.5` or, without an end as a decimal, `5/6`. */
export const checkNumber = (value: ExactInput): string => {
  const number = exact(value)
  const decimal = number.toString(12)
  return new Fraction(decimal).equals(number) ? decimal : number.toFraction()
}
