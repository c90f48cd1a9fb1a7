import type { Texts } from '../../texts.ts'
import { groupedDigits } from '../../../text/digits.ts'
import type { Language } from '../../../text/language.ts'

/** A number in digits, as `-3`, `2.50`, `4/10`, `1 3/4` or `25%`; a sign between two numbers; or several of them. */
export type Result = string | readonly string[]

const fraction = /^(-?)(?:(\d+) )?(\d+)\/(\d+)$/u
const decimal = /^(-?)(\d+)(\.\d+)?(%?)$/u

/** The gap between groups of digits as it is typed inside a formula. */
const grouped = (digits: string) => groupedDigits(digits).replaceAll('\u202f', '\\,')

/** A number as it is typed inside a formula. Unlike a computed number it stays as it is: `4/10`, `2.50`. */
function typedNumber(number: string, language: Language): string {
  const parts = fraction.exec(number)
  if (parts) {
    const [, sign = '', whole = '', above = '', below = ''] = parts
    return `${sign}${whole}\\frac{${grouped(above)}}{${grouped(below)}}`
  }
  const digits = decimal.exec(number)
  if (!digits) return number
  const [, sign = '', whole = '', decimals = '', percent = ''] = digits
  const point = language === 'fr' ? decimals.replace('.', '{,}') : decimals
  const space = language === 'fr' ? '\\ ' : ''
  return `${sign}${grouped(whole)}${point}${percent ? `${space}\\%` : ''}`
}

/** What a family writes its texts with, in one language. */
export interface Pen {
  language: Language
  /** The text of the language. */
  say: (texts: Texts) => string
  /** A number inside a formula. */
  n: (number: string | number) => string
  /** A number or several of them, as formulas; with a sign between them as one formula. */
  shown: (result: Result, sign?: string) => string
}

const between: Texts = { en: ', ', fr: '\u00a0; ', ar: '، ' }

export function penOf(language: Language): Pen {
  const n = (number: string | number) => typedNumber(String(number), language)
  return {
    language,
    say: (texts) => texts[language],
    n,
    shown(result, sign) {
      const numbers = typeof result === 'string' ? [result] : result
      return sign === undefined
        ? numbers.map((number) => `$${n(number)}$`).join(between[language])
        : `$${numbers.map(n).join(sign)}$`
    },
  }
}

/** A box for a number, and for a fraction. */
export const box = '\\square'
export const fractionBox = `\\frac{${box}}{${box}}`
