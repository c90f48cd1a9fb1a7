import type { ImportFileContent } from '@classeur/contracts'
import { unreadable } from './fit-table.ts'
import { readCsv } from './read-csv.ts'

const beginsWith = (bytes: Uint8Array, signs: number[]) => signs.every((sign, index) => bytes[index] === sign)
const archive = [0x50, 0x4b]
/** Workbooks with a password, and workbooks of Excel versions before 2007. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * Reads a file by the type of its content, independent of its name.
 * @param mostColumns the maximum number of columns for this kind of table
 * @throws AppError `imports/unreadable`, `imports/too-many-rows`
 */
export async function readImportFile(bytes: Uint8Array, mostColumns?: number): Promise<ImportFileContent> {
  if (beginsWith(bytes, compoundFile)) throw unreadable()
  if (!beginsWith(bytes, archive)) return readCsv(bytes, mostColumns)
  // Loaded with the first workbook, because the module is large and most files are text.
  const { readXlsx } = await import('./read-xlsx.ts')
  return readXlsx(bytes, mostColumns)
}
