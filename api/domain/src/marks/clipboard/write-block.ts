/** Quotes only where they are needed, as spreadsheet programs do. A byte order mark in front would be taken for one of the text. */
const needsQuotes = /^["\ufeff]|[\t\n\r]/

const asCell = (text: string): string => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Rows as text for the clipboard, each with its line end. `readBlock` gives the same rows back; only a row without any
 * cell comes back with one empty cell. Names and labels go through `neutralise` before, marks do not: they stay numbers.
 */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(asCell).join('\t')}\r\n`).join('')
