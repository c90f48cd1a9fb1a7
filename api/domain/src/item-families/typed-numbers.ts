import { decimalSign, readExact, showExact, type Exact, type NumberForm } from '../resources/exact.ts'
import { typedText } from '../resources/rich-text.ts'
import type { Language } from '../text/language.ts'

/** A fraction as it is typed in a formula, as it is: not in lowest terms. */
export const typedFraction = (numerator: number | string, denominator: number | string): string =>
  `\\frac{${numerator}}{${denominator}}`

/** A number as it is typed inside a formula for `richText`, in the sign of the language. */
export const typedNumber = (value: Exact, form: NumberForm, language: Language): string =>
  typedText(showExact(value, form, language)).slice(1, -1)

/** A decimal such as `2.50` with its zeros, as it is typed inside a formula. */
export const typedDecimal = (decimal: string, language: Language): string => {
  if (!readExact(decimal)) throw new Error(`${decimal} is no decimal`)
  return decimal.replace('.', decimalSign(language) === ',' ? '{,}' : '.')
}
