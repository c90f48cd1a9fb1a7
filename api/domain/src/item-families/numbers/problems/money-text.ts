import { arabicCounted } from '../../arabic-counted.ts'
import type { Pen, Result } from '../recipe/pen.ts'

const dirhams = {
  one: 'درهم واحد',
  twoAsSubject: 'درهمان',
  two: 'درهمين',
  few: 'دراهم',
  many: 'درهمًا',
  hundred: 'درهم',
}

/** An amount with two decimals, or none if it is whole. */
export const inCents = (amount: string): string => {
  const [whole = '', decimals] = amount.split('.')
  return decimals === undefined ? whole : `${whole}.${decimals.padEnd(2, '0')}`
}

/** An amount with its currency, as a formula and words. Arabic counts whole dirhams; after decimals it has one form. */
export function amountOfMoney(amount: number | string, { language, n }: Pen): string {
  const written = inCents(String(amount))
  const formula = `$${n(written)}$`
  if (language === 'en') return `£${formula}`
  if (language === 'fr') return `${formula}\u00a0€`
  // After 1 and 2 Arabic would leave out the digits, but a result needs them.
  if (written.includes('.') || Number(written) <= 2) return `${formula}\u00a0${dirhams.hundred}`
  const count = Number(written)
  return arabicCounted(count, dirhams).replace(`${count} `, `${formula}\u00a0`)
}

/** Shows a result as an amount of money. */
export const shownMoney =
  (pen: Pen) =>
  (result: Result): string =>
    typeof result === 'string'
      ? amountOfMoney(result, pen)
      : result.map((one) => amountOfMoney(one, pen)).join(', ')
