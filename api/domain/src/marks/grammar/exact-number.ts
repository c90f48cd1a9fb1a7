/** A number exactly as it is written: `numerator / denominator`, the denominator a power of ten. */
export interface ExactNumber {
  numerator: bigint
  denominator: bigint
}

const decimal = /^([0-9]*)(?:[.,،٫]([0-9]+))?$/

/** A number with a decimal point or comma in Latin digits, or null. `.5` is one, `5.` is not: something is missing. */
export function exactNumber(text: string): ExactNumber | null {
  const match = decimal.exec(text)
  if (!match || text === '') return null
  const [, whole = '', fraction = ''] = match
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

const grouped = /^[1-9][0-9]{0,2}(?:([.,،٬'’ _])[0-9]{3})(?:\1[0-9]{3})*(?:[.,،٫][0-9]+)?$/
const oneGroup = /^[1-9][0-9]{0,2}[.,،][0-9]{3}$/

/**
 * True for `1,000`, `1 000`, `1.000,5`, `1٬000`. One point or comma with three digits behind it could be a decimal one
 * when the last digit is 0 (`2.500`): that is read neither way. Otherwise (`2.125`) it is a decimal with too many digits.
 */
export const hasThousands = (text: string): boolean =>
  grouped.test(text) && !(oneGroup.test(text) && !text.endsWith('0'))

/** What could be meant by a number with thousands separators: with its groups joined, and with its separator as a decimal one. */
export function withoutThousands(text: string): ExactNumber[] {
  const separator = /[^0-9]/.exec(text)?.[0] ?? ''
  const joined = exactNumber(text.replaceAll(separator, ''))
  const asDecimal = exactNumber(text)
  return [asDecimal, joined].filter((number) => number !== null)
}
