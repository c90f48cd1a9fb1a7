/** A text longer than this is no block of a class: 2,000 students with 120 questions take less. */
export const longestBlock = 4_000_000

const endsCell = (sign: string | undefined): boolean =>
  sign === undefined || sign === '\t' || sign === '\n' || sign === '\r'

/** Where the quotes that open at `start` close, when a cell ends right behind them; else -1: the quotes are literal. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at >= 0 && endsCell(text[at + 1]) ? at : -1
}

const plainCell = /[^\t\n\r]*/y

/**
 * The cells of a block that a spreadsheet program put on the clipboard: tabs between cells, CR LF, LF or CR between
 * rows, the one at the end is no further row. A cell in quotes may hold tabs, line ends and doubled quotes; quotes
 * anywhere else are part of the text. Rows stay as long as they are, and empty ones stay. No row at all for an empty
 * text, and for one longer than {@link longestBlock}.
 */
export function readBlock(text: string): string[][] {
  if (text.length > longestBlock) return []
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
