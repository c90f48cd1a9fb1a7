/** The decimal mark of numbers in a file. */
export type DecimalMark = '.' | ','

/** Formats hundredths as a number in Latin digits, as spreadsheets read it, without trailing zeros: 2.5. */
export const decimalText = (hundredths: number, mark: DecimalMark): string =>
  String(Math.round(hundredths) / 100).replace('.', mark)

/** Parses a maximum in a header into hundredths; null if it isn't such a number. */
export function readDecimal(text: string): number | null {
  const match = /^(\d{1,4})(?:[.,٫](\d{1,2}))?$/.exec(text)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0') || 0) : null
}
