import type { Language } from '../../text/language.ts'
import { computeCheck } from '../compute/compute-check.ts'
import { valueOf } from '../compute/linear.ts'
import { canonicalNumber } from '../exact.ts'
import type { AnswerForm, ItemCheck } from '../item-check.ts'
import type { RichText } from '../item.ts'
import { flatText } from './flat-text.ts'
import { readList, readOrder, readPrimes, readSet, type ReadValues } from './lists.ts'
import { plainWord } from './plain-word.ts'
import { readDate, readWeekday } from './read-date.ts'
import { readNumber, type ReadNumber } from './read-number.ts'
import { readMinutes, readTime } from './read-time.ts'
import { unitCode } from './units.ts'
import { valueOfFlat } from './value-of-flat.ts'

const isInForm = ({ value, notation, reduced }: ReadNumber, form: AnswerForm): boolean => {
  switch (form) {
    case 'any':
      return true
    case 'simplest':
      return notation === 'whole' || ((notation === 'fraction' || notation === 'mixed') && reduced)
    case 'decimal':
      return notation === 'whole' || notation === 'decimal'
    case 'percent':
      return notation === 'percent'
    case 'mixed':
      return (
        notation === 'whole' ||
        notation === 'mixed' ||
        (notation === 'fraction' && reduced && value.abs().lt(1))
      )
  }
}

/** The number after the last `=`; what stands before it must be the same number, or a name for it. */
function readEquated(flat: string, name: string | null, language: Language): ReadNumber | null {
  const sides = flat.split('=').map((side) => side.trim())
  const number = readNumber(sides.at(-1) ?? '', language)
  if (!number) return null
  const agree = sides.slice(0, -1).every((side) => {
    if (name !== null) return side === name && sides.length === 2
    return side === '' || /^\p{L}$/u.test(side) || (valueOfFlat(side)?.equals(number.value) ?? false)
  })
  return agree ? number : null
}

/** Whether a unit beside a number can be the unit of what is asked. */
function suits(check: ItemCheck, beside: string): boolean {
  if (beside === '') return true
  const unit = unitCode(beside)
  if (check.kind === 'conversion') return unit === check.to
  if (check.kind === 'days-between') return unit === 'd'
  if (check.kind !== 'shape' || unit === null) return check.kind !== 'equation'
  return check.measure === 'area' ? /2$|^ha$/u.test(unit) : /m$/u.test(unit)
}

function readOne(check: ItemCheck, flat: string, language: Language, form: AnswerForm): ReadValues | null {
  const number = readEquated(flat, check.kind === 'equation' ? check.unknown : null, language)
  if (!number || !isInForm(number, form) || !suits(check, number.beside)) return null
  return { values: [canonicalNumber(number.value)], beside: number.beside }
}

const only = (value: string | number | null): ReadValues | null =>
  value === null ? null : { values: [String(value)], beside: '' }

/** A sign alone, or between the two numbers of the check in their order. */
function readSign(flat: string, left: string, right: string): ReadValues | null {
  const [, before = '', sign, after = ''] = /^([^<>=]*)([<>=])([^<>=]*)$/u.exec(flat) ?? []
  if (sign === undefined) return null
  if (before.trim() === '' && after.trim() === '') return only(sign)
  const [one, other] = [valueOf(left), valueOf(right)]
  const agree = one && other && valueOfFlat(before)?.equals(one) && valueOfFlat(after)?.equals(other)
  return agree ? only(sign) : null
}

/** The values of a shown answer with the unit beside them; null if it can't be read, or isn't in the asked form. */
export function readShown(check: ItemCheck, shown: RichText, language: Language): ReadValues | null {
  const flat = flatText(shown)
  switch (check.kind) {
    case 'arithmetic':
      return readOne(check, flat, language, check.form)
    case 'equation':
    case 'conversion':
    case 'sequence':
    case 'shape':
    case 'extreme':
    case 'data':
    case 'rounding':
    case 'days-between':
      return readOne(check, flat, language, 'any')
    case 'share':
      return check.part === null
        ? readList(flat, language, /\s*:\s*/u)
        : readOne(check, flat, language, 'any')
    case 'order':
      return readOrder(flat, language, check.direction === 'ascending' ? '<' : '>')
    case 'factors':
      if (check.ask === 'primes') return readPrimes(flat, language)
      return check.ask === 'factors' ? readSet(flat, language) : readOne(check, flat, language, 'any')
    case 'clock':
      return only(readTime(flat))
    case 'duration':
      return only(readMinutes(flat))
    case 'date':
      return only(readDate(flat, language, computeCheck(check)?.[0]?.slice(0, 4) ?? ''))
    case 'weekday':
      return only(readWeekday(flat, language))
    case 'comparison':
      return readSign(flat, check.left, check.right)
    case 'conjugation':
    case 'plural':
    case 'word-form': {
      const written = plainWord(flat)
      return written === '' ? null : only(written)
    }
  }
}

/**
 * The values of a shown answer, in the form of `computeCheck`. Null if it can't be read surely, isn't in the asked form
 * (`simplest` demands lowest terms), or has a unit that can't be right.
 */
export const readAnswer = (check: ItemCheck, shown: RichText, language: Language): string[] | null =>
  readShown(check, shown, language)?.values ?? null
