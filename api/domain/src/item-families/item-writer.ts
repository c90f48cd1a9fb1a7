import type { Texts } from './texts.ts'
import { plainMathematics } from '../content/writing/plain-mathematics.ts'
import { exact, type ExactInput } from './exact-numbers.ts'
import { exactNodes } from '../resources/exact.ts'
import type { RichText } from '../resources/item.ts'
import { richText } from '../resources/rich-text.ts'
import type { Language } from '../text/language.ts'
import { typedNumber } from './typed-numbers.ts'
import { unitAfterOne, unitSymbols, type Unit } from './unit-symbols.ts'

/** French has a no-break space before high punctuation and inside quotation marks. */
const withFrenchSpaces = (text: string): string =>
  text.replace(/ (?=[:;?!»])/gu, '\u00a0').replace(/(?<=«) /gu, '\u00a0')

/** Writes the texts of an item in one language. */
export interface ItemWriter {
  language: Language
  /** The text of the writer's language; formulas stand between dollar signs. */
  say: (texts: Texts) => RichText
  /** A number inside a formula. */
  n: (value: ExactInput) => string
  /** A number inside a formula, in brackets if it is negative. */
  factor: (value: ExactInput) => string
  /** A number among words. */
  plain: (value: ExactInput) => string
  /** A number with its unit, among words. */
  quantity: (value: ExactInput, unit: Unit) => string
  unit: (unit: Unit) => string
}

export function writerOf(language: Language): ItemWriter {
  const n = (value: ExactInput) => typedNumber(exact(value), 'decimal', language)
  const plain = (value: ExactInput) => plainMathematics(exactNodes(exact(value), 'decimal', language))
  const unit = (name: Unit) => unitSymbols[language][name]
  return {
    language,
    say: (texts) => richText(language === 'fr' ? withFrenchSpaces(texts.fr) : texts[language]),
    n,
    factor: (value) => (exact(value).s < 0n ? `(${n(value)})` : n(value)),
    plain,
    quantity: (value, name) => {
      const one = exact(value).equals(1) ? unitAfterOne[language]?.[name] : undefined
      return `${plain(value)}\u00a0${one ?? unit(name)}`
    },
    unit,
  }
}
