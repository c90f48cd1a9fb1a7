import { arabicCounted, type CountedForms } from './arabic-counted.ts'
import { hundredths } from './exact-numbers.ts'
import type { ItemWriter } from './item-writer.ts'
import { typedDecimal } from './typed-numbers.ts'

export const dirhams: CountedForms = {
  one: 'درهم',
  twoAsSubject: 'درهمان',
  two: 'درهمين',
  few: 'دراهم',
  many: 'درهمًا',
  hundred: 'درهم',
}

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
  if (writer.language === 'fr') return `${amount}\u00a0€`
  // After 1 and 2 Arabic would leave out the digits, but a result needs them.
  return amount <= 2 ? `${amount}\u00a0${dirhams.hundred}` : arabicCounted(amount, dirhams)
}

export const checkAmount = (cents: number): string => `${Number(hundredths(cents))}`
