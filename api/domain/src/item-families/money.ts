import { hundredths } from './exact-numbers.ts'
import type { ItemWriter } from './item-writer.ts'
import { typedDecimal } from './typed-numbers.ts'

const twoPlaces = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** An amount without its currency, as it stands inside a formula. */
export const amountInFormula = (writer: ItemWriter, cents: number): string =>
  typedDecimal(twoPlaces(cents), writer.language)

/** An amount with its currency, among words. */
export function price(writer: ItemWriter, cents: number): string {
  const amount = writer.language === 'fr' ? twoPlaces(cents).replace('.', ',') : twoPlaces(cents)
  if (writer.language === 'en') return `£${amount}`
  return `${amount}\u00a0${writer.language === 'fr' ? '€' : 'درهم'}`
}

/** A whole amount with its currency, among words. */
export function wholePrice(writer: ItemWriter, amount: number): string {
  if (writer.language === 'en') return `£${amount}`
  return `${amount}\u00a0${writer.language === 'fr' ? '€' : 'درهم'}`
}

export const checkAmount = (cents: number): string => `${Number(hundredths(cents))}`
