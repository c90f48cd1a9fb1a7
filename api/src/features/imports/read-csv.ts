import { maxImportRows, type ImportFileContent } from '@classeur/contracts'
import Papa from 'papaparse'
import { decodeText } from './decode-text.ts'
import { hasMoreLinesThan } from './count-lines.ts'
import { fitTable, tooMany } from './fit-table.ts'

/** Enough text to detect the delimiter. */
const sampleCharacters = 64 * 1024

/** Some programs name the delimiter in the first line: `sep=;`. */
const namedDelimiter = /^sep=(.)\r?\n/i

/** Returns null for a single column. Ignores empty lines, which would make the table look like a single column. */
function guessDelimiter(text: string): string | null {
  const { meta, errors } = Papa.parse(text.slice(0, sampleCharacters), {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
    preview: 50,
  })
  return errors.some(({ code }) => code === 'UndetectableDelimiter') ? null : meta.delimiter
}

/**
 * Reads a text with delimiters.
 * @throws AppError `imports/unreadable`, `imports/too-many-rows`
 */
export function readCsv(bytes: Uint8Array, mostColumns?: number): ImportFileContent {
  if (hasMoreLinesThan(maxImportRows, bytes)) throw tooMany(mostColumns)
  const { text, encoding } = decodeText(bytes)
  const named = namedDelimiter.exec(text)
  const content = named ? text.slice(named[0].length) : text
  const delimiter = named?.[1] ?? guessDelimiter(content)
  const { data } = Papa.parse<string[]>(content, { delimiter: delimiter ?? ',' })
  return { format: 'csv', encoding, delimiter, sheets: [{ name: '', rows: fitTable(data, mostColumns) }] }
}
