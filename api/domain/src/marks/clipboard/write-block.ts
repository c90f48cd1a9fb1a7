/**
 * Quotes only where necessary, as spreadsheet programs do. An unquoted leading byte order mark would be read as that
 * of the text.
 */
const needsQuotes = /^["\ufeff]|[\t\n\r]/

const asCell = (text: string): string => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Formats rows for the clipboard, each with a line end. `readBlock` restores the same rows, except that a row without
 * cells becomes a row with one empty cell. Apply `neutralise` to names and labels before, but not to marks, which
 * must stay numbers.
 */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(asCell).join('\t')}\r\n`).join('')
