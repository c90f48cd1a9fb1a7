import { lookUpForm } from '../../item-families/language/look-up-form.ts'
import { dateAfter, daysBetween, minutesBetween, timeAfter, weekdayOf } from './calendar.ts'
import { solveLinear, valueOf } from './linear.ts'
import { allExact, ascending, mean, median, mode, range } from './lists.ts'
import { measureOf, roundedTo, sharesOf, termOf } from './magnitudes.ts'
import { converted } from './units.ts'
import { factorsOf, greatestCommonFactor, leastCommonMultiple, primesOf } from './whole-numbers.ts'
import { canonicalNumber, readExact, type Exact } from '../exact.ts'
import type { ItemCheck } from '../item-check.ts'
import { plainWord } from '../reading/plain-word.ts'

type CheckOf<Kind extends ItemCheck['kind']> = Extract<ItemCheck, { kind: Kind }>

/** One number, or several; null if there is none. */
const numbersOf = (computed: Exact | readonly Exact[] | null | undefined): string[] | null =>
  computed
    ? (Array.isArray(computed) ? computed : [computed]).map((number: Exact) => canonicalNumber(number))
    : null

const wholeNumbers = (computed: number | readonly number[] | null): string[] | null =>
  computed === null ? null : (typeof computed === 'number' ? [computed] : computed).map(String)

const textOf = (text: string | null): string[] | null => (text === null ? null : [text])

const wordOf = (word: string | null): string[] | null => textOf(word && plainWord(word))

function shareValues({ total, ratio, part }: CheckOf<'share'>): string[] | null {
  const [whole, parts] = [readExact(total), allExact(ratio)]
  const shares = whole && parts && sharesOf(whole, parts)
  return numbersOf(shares && part !== null ? shares[part] : shares)
}

function orderValues({ values, direction }: CheckOf<'order'>): string[] | null {
  const numbers = allExact(values)
  if (!numbers) return null
  const sorted = ascending(numbers)
  return numbersOf(direction === 'ascending' ? sorted : sorted.reverse())
}

function extremeValue({ values, which }: CheckOf<'extreme'>): string[] | null {
  const numbers = allExact(values)
  return numbersOf(numbers && ascending(numbers).at(which === 'largest' ? -1 : 0))
}

function comparisonSign({ left, right }: CheckOf<'comparison'>): string[] | null {
  const [one, other] = [valueOf(left), valueOf(right)]
  if (!one || !other) return null
  const order = one.compare(other)
  return [order < 0 ? '<' : order > 0 ? '>' : '=']
}

const dataMeasures = { mean, median, mode, range } as const
function dataValue({ values, measure }: CheckOf<'data'>): string[] | null {
  const numbers = allExact(values)
  return numbers && numbersOf(dataMeasures[measure](numbers))
}

function factorValues({ of, ask }: CheckOf<'factors'>): string[] | null {
  if (ask === 'gcf') return wholeNumbers(greatestCommonFactor(of))
  if (ask === 'lcm') return wholeNumbers(leastCommonMultiple(of))
  const [only] = of
  if (only === undefined || of.length !== 1) return null
  return wholeNumbers(ask === 'factors' ? factorsOf(only) : primesOf(only))
}

/**
 * What a check asks for, in a form that can be compared: a number as `n/d` in lowest terms, a time as `HH:MM`, a date
 * as `YYYY-MM-DD`, a weekday from 0 (Sunday), a sign or a word. Null if it can't be computed: a division by zero, an
 * equation without one solution, a word that the tables don't have.
 */
export function computeCheck(check: ItemCheck): string[] | null {
  switch (check.kind) {
    case 'arithmetic':
      return numbersOf(valueOf(check.expression))
    case 'equation':
      return numbersOf(solveLinear(check.equation, check.unknown))
    case 'conversion': {
      const amount = readExact(check.amount)
      return numbersOf(amount && converted(amount, check.from, check.to))
    }
    case 'share':
      return shareValues(check)
    case 'sequence':
      return numbersOf(termOf(allExact(check.terms) ?? [], check.ask))
    case 'shape':
      return numbersOf(measureOf(check, allExact(check.lengths) ?? []))
    case 'clock':
      return textOf(timeAfter(check.start, check.minutes))
    case 'duration':
      return wholeNumbers(minutesBetween(check.start, check.end))
    case 'date':
      return textOf(dateAfter(check.from, check.days))
    case 'weekday':
      return wholeNumbers(weekdayOf(check.date))
    case 'days-between':
      return wholeNumbers(daysBetween(check.from, check.to))
    case 'order':
      return orderValues(check)
    case 'extreme':
      return extremeValue(check)
    case 'comparison':
      return comparisonSign(check)
    case 'data':
      return dataValue(check)
    case 'factors':
      return factorValues(check)
    case 'rounding': {
      const [value, to] = [readExact(check.value), readExact(check.to)]
      return numbersOf(value && to && roundedTo(value, to))
    }
    case 'conjugation':
    case 'plural':
    case 'word-form':
      return wordOf(lookUpForm(check))
  }
}
