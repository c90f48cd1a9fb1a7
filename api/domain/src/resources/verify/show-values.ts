import { blankBox } from '../../content/mathematics.ts'
import type { Language } from '../../text/language.ts'
import { readExact, showExact, type NumberForm } from '../exact.ts'
import type { ItemCheck } from '../item-check.ts'
import type { RichPiece, RichText } from '../item.ts'
import { richText } from '../rich-text.ts'
import { monthNames, weekdayNames } from '../../calendar/calendar-names.ts'

const separators: Readonly<Record<Language, string>> = { en: ', ', fr: '\u00a0; ', ar: '، ' }

const formOf = (check: ItemCheck, value: string): NumberForm => {
  if (check.kind !== 'arithmetic')
    return check.kind === 'order' || check.kind === 'extreme' ? givenForm(check.values, value) : 'decimal'
  if (check.form === 'percent' || check.form === 'decimal' || check.form === 'mixed') return check.form
  return check.form === 'any' && /\./u.test(check.expression) ? 'decimal' : 'fraction'
}

/** Numbers that were given as decimals are shown as decimals. */
const givenForm = (given: readonly string[], value: string): NumberForm => {
  const same = given.find((text) => readExact(text)?.equals(value))
  return same?.includes('/') ? 'fraction' : same?.endsWith('%') ? 'percent' : 'decimal'
}

function shownDate(date: string, language: Language): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const first = language === 'fr' && Number(day) === 1 ? '1er' : String(Number(day))
  return `${first} ${monthNames[language][Number(month) - 1]} ${year}`
}

function shownTime(time: string, language: Language): string {
  const [hour = '', minute = ''] = time.split(':')
  return language === 'fr' ? `${Number(hour)}\u00a0h\u00a0${minute}` : time
}

const text = (content: string): RichText => [{ kind: 'text', text: content }]

function shownValue(check: ItemCheck, value: string, language: Language): RichText {
  switch (check.kind) {
    case 'clock':
      return text(shownTime(value, language))
    case 'date':
      return text(shownDate(value, language))
    case 'weekday':
      return text(weekdayNames[language][Number(value)] ?? blankBox)
    case 'comparison':
      return richText(`$${value}$`)
    case 'conjugation':
    case 'plural':
    case 'word-form':
      return text(value)
    default: {
      const number = readExact(value)
      return number ? showExact(number, formOf(check, value), language) : text(value)
    }
  }
}

/** The values of a check as an answer in a language, with what stood beside the other answer, such as its unit. */
export function showValues(
  check: ItemCheck,
  values: readonly string[],
  language: Language,
  beside: string,
): RichText {
  const unit =
    beside === '' ? (check.kind === 'duration' ? 'min' : '') : beside.replace('^2', '²').replace('^3', '³')
  const isBefore = /^[$£€]$/u.test(unit) && language === 'en'
  const after = unit === '' || isBefore ? [] : text(`\u00a0${unit}`)
  return values.flatMap((value, index): RichPiece[] => [
    ...(index > 0 ? text(separators[language]) : []),
    ...(isBefore ? text(unit) : []),
    ...shownValue(check, value, language),
    ...after,
  ])
}
