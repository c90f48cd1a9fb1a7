import Fraction from 'fraction.js'
import { readExact, type Exact } from '../exact.ts'

/** All numbers of a list; null if one of them is none, or there is none. */
export function allExact(texts: readonly string[]): Exact[] | null {
  const numbers = texts.map(readExact).filter((number) => number !== null)
  return numbers.length === texts.length && texts.length > 0 ? numbers : null
}

export const sumOf = (numbers: readonly Exact[]): Exact =>
  numbers.reduce((sum, number) => sum.add(number), new Fraction(0))

export const ascending = (numbers: readonly Exact[]): Exact[] => [...numbers].sort((a, b) => a.compare(b))

export const mean = (numbers: readonly Exact[]): Exact => sumOf(numbers).div(numbers.length)

/** The middle value, or the mean of the two in the middle. */
export function median(numbers: readonly Exact[]): Exact {
  const sorted = ascending(numbers)
  const middle = sorted.length / 2
  return mean(
    sorted.length % 2 === 1 ? sorted.slice(middle - 0.5, middle + 0.5) : sorted.slice(middle - 1, middle + 1),
  )
}

/** The value that occurs most often; null if there are several or all occur once. */
export function mode(numbers: readonly Exact[]): Exact | null {
  const counts = new Map<string, number>()
  for (const number of numbers) counts.set(number.toFraction(), (counts.get(number.toFraction()) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const modes = [...counts].filter(([, count]) => count === most)
  const [only] = modes
  return only && modes.length === 1 && most > 1 ? new Fraction(only[0]) : null
}

export function range(numbers: readonly Exact[]): Exact | null {
  const sorted = ascending(numbers)
  const [least, most] = [sorted[0], sorted.at(-1)]
  return least && most ? most.sub(least) : null
}
