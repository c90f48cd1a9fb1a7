import { greatestDivisor } from '../../marks/results/greatest-divisor.ts'
import { readExact, type Exact } from '../exact.ts'
import type { Language } from '../../text/language.ts'

/** A number as it stands in a text. */
export interface ReadNumber {
  value: Exact
  notation: 'whole' | 'fraction' | 'mixed' | 'decimal' | 'percent' | 'power'
  /** Whether its fraction is in lowest terms and, in a mixed number, below 1. */
  reduced: boolean
  /** What stands beside the number: a unit, a currency, a word. */
  beside: string
}

const gap = String.raw`[ \u00a0\u202f]`
const digits = String.raw`\d{1,3}(?:${gap}\d{3})+|\d+`
const decimal = String.raw`(?:${digits})(?:[.,]\d+)*`
const fraction = String.raw`⟨(${digits})\/(${digits})⟩|(\d+)\/(\d+)`
const number = new RegExp(
  String.raw`^(?<before>[$£€]|)\s*(?<sign>[-+]?)\s*(?:(?<whole>\d+)${gap}*(?=⟨|\d+\/))?(?:(?:${fraction})|(?<decimal>${decimal}))(?:\^(?<exponent>-?\d{1,2}|\(-\d{1,2}\)))?\s*(?<percent>%?)\s*(?<after>.*)$`,
  'u',
)

/** Words after a number that change its value or begin another one. */
const multiplies =
  /^(?:hundred|thousand|million|billion|dozen|mille|million|milliard|douzaine|cents? mille|مئة|مائة|ألف|آلاف|مليون|مليار)/iu
const unit = /^[\p{L}\p{M}°€$£%'./ \u00a0-]+(?:\^[23])?\.?$/u

const withoutGaps = (text: string) => text.replace(/[ \u00a0\u202f]/gu, '')

/**
 * A whole number or decimal in western notation; null if a sign may mean thousands as well as decimals: English writes
 * 1,250 for a thousand, French writes it for one and a quarter.
 */
function decimalText(written: string, language: Language): string | null {
  const text = withoutGaps(written)
  if (/^\d+(?:\.\d+)?$/u.test(text))
    return language === 'fr' && /^[1-9]\d{0,2}\.\d{3}$/u.test(text) ? null : text
  if (language === 'en' && /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/u.test(text)) return text.replaceAll(',', '')
  if (!/^\d+,\d+$/u.test(text)) return null
  return language === 'ar' && /^[1-9]\d{0,2},\d{3}$/u.test(text) ? null : text.replace(',', '.')
}

function fractionOf(
  whole: string | undefined,
  above: string,
  below: string,
): Omit<ReadNumber, 'beside'> | null {
  const [numerator, denominator] = [withoutGaps(above), withoutGaps(below)]
  const value = readExact(`${numerator}/${denominator}`)
  if (!value) return null
  const [n, d] = [BigInt(numerator), BigInt(denominator)]
  const lowest = greatestDivisor(n, d) === 1n && d > 1n
  if (whole === undefined) return { value, notation: 'fraction', reduced: lowest }
  return n < d ? { value: value.add(whole), notation: 'mixed', reduced: lowest && n > 0n } : null
}

function magnitudeOf(
  groups: Readonly<Record<string, string | undefined>>,
  parts: readonly (string | undefined)[],
  language: Language,
) {
  const above = parts[0] ?? parts[2]
  const below = parts[1] ?? parts[3]
  if (above !== undefined && below !== undefined) return fractionOf(groups.whole, above, below)
  const text = groups.whole === undefined ? decimalText(groups.decimal ?? '', language) : null
  const value = text === null ? null : readExact(text)
  return (
    value && { value, notation: value.d === 1n ? ('whole' as const) : ('decimal' as const), reduced: true }
  )
}

/** The one number of a flat text, with its unit; null if there is none, or more than one. */
export function readNumber(flat: string, language: Language): ReadNumber | null {
  const match = number.exec(flat.trim().replace(/[.]$/u, ''))
  if (!match?.groups) return null
  const { before = '', sign, exponent, percent, after = '' } = match.groups
  if (after !== '' && (!unit.test(after) || multiplies.test(after))) return null
  const read = magnitudeOf(match.groups, match.slice(4, 8), language)
  if (!read) return null
  const beside = `${before}${after}`.trim()
  const signed = sign === '-' ? read.value.neg() : read.value
  if (exponent !== undefined) {
    const value =
      read.notation === 'whole' && sign !== '-' && !percent
        ? read.value.pow(Number(exponent.replace(/[()]/gu, '')))
        : null
    return value && { value, notation: 'power', reduced: true, beside }
  }
  if (percent) return { value: signed.div(100), notation: 'percent', reduced: true, beside }
  return { ...read, value: signed, beside }
}
