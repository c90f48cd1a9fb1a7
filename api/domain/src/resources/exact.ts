import Fraction from 'fraction.js'
import type { MathNode } from '../content/mathematics.ts'
import { groupedDigits } from '../text/digits.ts'
import type { Language } from '../text/language.ts'
import type { RichText } from './item.ts'

/** A rational number without rounding. */
export type Exact = Fraction

/** The ways of writing a number. `mixed`: a whole number with a fraction below 1. */
export type NumberForm = 'fraction' | 'mixed' | 'decimal' | 'percent'

const written = /^[-−]?(?:\d+(?:\.\d+)?|\d+ \d+\/\d+|\d+\/\d+)%?$/u

/** Reads `-3`, `2.5`, `5/6`, `1 3/4` and `25%`; null for anything else and for a denominator of 0. */
export function readExact(text: string): Exact | null {
  if (!written.test(text) || /\/0+%?$/u.test(text)) return null
  const number = new Fraction(text.replace('−', '-').replace('%', ''))
  return text.endsWith('%') ? number.div(100) : number
}

/** `n/d` in lowest terms, or a whole number: the form in which values are compared. */
export const canonicalNumber = (value: Exact): string => value.toFraction()

const onlyTwosAndFives = (denominator: bigint): boolean => {
  let rest = denominator
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime
  return rest === 1n
}

/** Whether the number has an end when it is written as a decimal. */
export const isDecimal = (value: Exact): boolean => onlyTwosAndFives(value.d)

/** The sign before the decimals, next to western digits, as marks have it too. */
export const decimalSign = (language: Language): ',' | '.' => (language === 'fr' ? ',' : '.')

/** A whole number or decimal without its sign, as it is shown; null if it has no end. */
function decimalDigits(value: Exact, language: Language): string | null {
  if (!isDecimal(value)) return null
  const places = value.d.toString(2).length + value.d.toString().length
  const [whole = '', decimals] = value.abs().toString(places).split('.')
  return `${groupedDigits(whole)}${decimals === undefined ? '' : `${decimalSign(language)}${decimals}`}`
}

const text = (content: string): MathNode => ({ kind: 'text', text: content })
const fractionNode = (numerator: bigint, denominator: bigint): MathNode => ({
  kind: 'fraction',
  numerator: [text(groupedDigits(String(numerator)))],
  denominator: [text(groupedDigits(String(denominator)))],
})

/** The number without its sign. A number that can't be written in the form is written as a fraction. */
function unsignedNodes(value: Exact, form: NumberForm, language: Language): MathNode[] {
  const { n, d } = value
  if (form === 'percent') {
    const hundredths = decimalDigits(value.mul(100), language)
    if (hundredths !== null) return [text(hundredths), ...(language === 'fr' ? [text(' ')] : []), text('%')]
  }
  if (form === 'decimal' || d === 1n) {
    const digits = decimalDigits(value, language)
    if (digits !== null) return [text(digits)]
  }
  if (form === 'mixed' && n > d) return [text(groupedDigits(String(n / d))), fractionNode(n % d, d)]
  return [fractionNode(n, d)]
}

/** The nodes of a number in a formula. */
export const exactNodes = (value: Exact, form: NumberForm, language: Language): MathNode[] => [
  ...(value.s < 0n ? [text('−')] : []),
  ...unsignedNodes(value, form, language),
]

/** A number as it is shown in a language. */
export const showExact = (value: Exact, form: NumberForm, language: Language): RichText => [
  { kind: 'mathematics', nodes: exactNodes(value, form, language) },
]
