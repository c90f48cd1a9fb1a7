import type { Cell, CellValue } from 'exceljs'

/** Excel counts days from this one; a time without a date is on it. */
const dayOfTimes = '1899-12-30'

const ofDate = (date: Date): string => {
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = date.toISOString().split('T')
  return day === dayOfTimes ? time.slice(0, 5) : day
}

/** Characters that a number format shows or skips literally: in quotes, or after a backslash, `_` or `*`. */
const literals = /"[^"]*"|[\\_*]./gs
const isPercentage = (format: string): boolean => format.replace(literals, '').includes('%')

/**
 * Removes the errors of binary fractions. Keeps leading zeros, such as `00042` with a format of five digits, and the
 * percent sign: a cell that shows 100 % contains the number 1, which would be one point.
 */
function ofNumber(value: number, format: string | undefined): string {
  if (format && isPercentage(format)) return `${String(Number((value * 100).toPrecision(15)))}%`
  const text = Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toPrecision(15)))
  return format && /^0+$/.test(format) && /^\d+$/.test(text) ? text.padStart(format.length, '0') : text
}

/** The text that a cell shows: dates in ISO 8601, the last result of a formula, nothing for a formula error. */
export function cellText({ value, numFmt }: Pick<Cell, 'value' | 'numFmt'>): string {
  return textOf(value, numFmt)
}

function textOf(value: CellValue, format: string | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return ofNumber(value, format)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return ofDate(value)
  if ('richText' in value) return value.richText.map(({ text }) => text).join('')
  if ('text' in value) return textOf(value.text, format)
  if ('result' in value) return textOf(value.result ?? null, format)
  return ''
}
