/** An exact number: `numerator / denominator`, where the denominator is a power of ten. */
export interface ExactNumber {
  numerator: bigint
  denominator: bigint
}

const decimal = /^([0-9]*)(?:[.,،٫]([0-9]+))?$/

/**
 * Parses a number with a decimal point or comma in Latin digits. Accepts `.5`; returns null for `5.`, which is
 * incomplete, and for any other text.
 */
export function exactNumber(text: string): ExactNumber | null {
  const match = decimal.exec(text)
  if (!match || text === '') return null
  const [, whole = '', fraction = ''] = match
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

const grouped = /^[1-9][0-9]{0,2}(?:([.,،٬'’ _])[0-9]{3})(?:\1[0-9]{3})*(?:[.,،٫][0-9]+)?$/
const oneGroup = /^[1-9][0-9]{0,2}[.,،][0-9]{3}$/

/**
 * True for `1,000`, `1 000`, `1.000,5`, `1٬000`. A single point or comma followed by three digits is ambiguous if the
 * last digit is 0 (`2.500`) and is refused too; otherwise (`2.125`) it is a decimal number with too many digits.
 */
export const hasThousands = (text: string): boolean =>
  grouped.test(text) && !(oneGroup.test(text) && !text.endsWith('0'))

/**
 * The possible values of a number with thousands separators: with the separator as a decimal sign, and with the
 * groups joined.
 */
export function withoutThousands(text: string): ExactNumber[] {
  const separator = /[^0-9]/.exec(text)?.[0] ?? ''
  const joined = exactNumber(text.replaceAll(separator, ''))
  const asDecimal = exactNumber(text)
  return [asDecimal, joined].filter((number) => number !== null)
}
