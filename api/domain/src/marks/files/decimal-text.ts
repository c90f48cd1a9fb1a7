/** What stands between points and hundredths in a file. */
export type DecimalMark = '.' | ','

/** Hundredths of a point as a number in Latin digits, as spreadsheets read it, without a needless end: 2.5. */
export const decimalText = (hundredths: number, mark: DecimalMark): string =>
  String(Math.round(hundredths) / 100).replace('.', mark)

/** Hundredths of a point that a header names as a maximum; null for no such number. */
export function readDecimal(text: string): number | null {
  const found = /^(\d{1,4})(?:[.,٫](\d{1,2}))?$/.exec(text)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0') || 0) : null
}
