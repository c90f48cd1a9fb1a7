import Papa from 'papaparse'

const byteOrderMark = '\ufeff'

/**
 * Writes a table as CSV by RFC 4180, with the mark by which spreadsheet programs recognise UTF-8.
 * @param rows texts go through `fileText` before, so that no program runs one; numbers don't
 */
export const writeCsv = (
  rows: readonly (readonly string[])[],
  { delimiter }: { delimiter: 'comma' | 'semicolon' },
): string =>
  `${byteOrderMark}${Papa.unparse(rows as string[][], { delimiter: delimiter === 'semicolon' ? ';' : ',', newline: '\r\n' })}\r\n`
