/** Longer texts are refused: 2,000 students with 120 questions need less. */
export const longestBlock = 4_000_000

const endsCell = (sign: string | undefined): boolean =>
  sign === undefined || sign === '\t' || sign === '\n' || sign === '\r'

/**
 * The index of the quote that closes the one at `start`, if a cell ends right after it; otherwise -1, which means
 * that the quotes are literal.
 */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at >= 0 && endsCell(text[at + 1]) ? at : -1
}

const plainCell = /[^\t\n\r]*/y

/** The rows of a text without quotes, as most copied marks are: nothing to look at sign by sign. */
function readUnquoted(text: string): string[][] {
  const lines = text.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line) => line.split('\t'))
}

/**
 * Parses the cells of a block that a spreadsheet program copied: tabs between cells; CR LF, LF or CR between rows; a
 * final line end starts no further row. A quoted cell can contain tabs, line ends and doubled quotes; quotes anywhere
 * else are part of the text. Keeps empty rows and the length of each row. Returns no rows for an empty text or one
 * longer than {@link longestBlock}.
 */
export function readBlock(text: string): string[][] {
  if (text.length > longestBlock) return []
  if (!text.includes('"')) return readUnquoted(text.startsWith('\ufeff') ? text.slice(1) : text)
  const rows: string[][] = []
  let row: string[] = []
  let at = text.startsWith('\ufeff') ? 1 : 0
  let isOpen = false
  while (at < text.length || isOpen) {
    const close = text[at] === '"' ? closingQuote(text, at) : -1
    if (close >= 0) {
      row.push(text.slice(at + 1, close).replaceAll('""', '"'))
      at = close + 1
    } else {
      plainCell.lastIndex = at
      const cell = plainCell.exec(text)?.[0] ?? ''
      row.push(cell)
      at += cell.length
    }
    isOpen = text[at] === '\t'
    if (!isOpen) {
      rows.push(row)
      row = []
      if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    }
    at += 1
  }
  return rows
}
