import { sheetTable, tableText } from '@classeur/domain/marks'
import type { ExportQuery } from '@classeur/contracts'
import Papa from 'papaparse'
import type { FileContent } from './file-content.ts'

const byteOrderMark = '\ufeff'

/**
 * A text file by RFC 4180, with the mark by which spreadsheet programs know UTF-8. Where a semicolon separates, a comma
 * stands before the decimals: that is what programs expect where lists are written so.
 */
export function renderCsv({ sheet, language }: FileContent, delimiter: ExportQuery['delimiter']): Buffer {
  const mark = delimiter === 'semicolon' ? ',' : '.'
  const rows = tableText(sheetTable(sheet, language, mark), mark)
  const text = Papa.unparse(rows, { delimiter: delimiter === 'semicolon' ? ';' : ',', newline: '\r\n' })
  return Buffer.from(`${byteOrderMark}${text}\r\n`)
}
