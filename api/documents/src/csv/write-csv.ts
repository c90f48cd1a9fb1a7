import Papa from 'papaparse'

const byteOrderMark = '\ufeff'

/**
 * Writes a table as CSV (RFC 4180), with the byte order mark by which spreadsheet programs recognise UTF-8.
 * @param rows apply `fileText` to texts before, so that no program runs one as a formula; not to numbers
 */
export const writeCsv = (
  rows: readonly (readonly string[])[],
  { delimiter }: { delimiter: 'comma' | 'semicolon' },
): string =>
  `${byteOrderMark}${Papa.unparse(rows as string[][], { delimiter: delimiter === 'semicolon' ? ';' : ',', newline: '\r\n' })}\r\n`
