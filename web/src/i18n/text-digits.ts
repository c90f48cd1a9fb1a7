import { arabicDigits } from '@classeur/domain/text'
import { readDigits } from './format.ts'

/**
 * The digits of a text that stay as they are: those in placeholders, tags, formulas between dollars, codes such as A4,
 * and everything between U+2066 and U+2069. The other alternative is a number.
 */
const keptOrNumber = /(\{\{.*?\}\}|<[^>]*>|\$[^$]+\$|\u2066[^\u2069]*\u2069|[A-Za-z][\w.-]*)|\d+(?:\.\d+)*%?/g

/** A number in the signs that `Intl` uses for it: ٢٫٥, ٢٧٪. */
const inArabicDigits = (number: string): string => arabicDigits(number).replaceAll('.', '٫').replace('%', '٪')

/** A text of the interface, before its values are put in, with the numbers written in it in the person's digits. */
export const withChosenDigits = (text: string, language: string): string =>
  language === 'ar' && readDigits() === 'arabic'
    ? text.replace(keptOrNumber, (match, kept?: string) => kept ?? inArabicDigits(match))
    : text
