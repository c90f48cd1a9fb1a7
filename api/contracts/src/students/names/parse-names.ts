import { guessNameOrder } from './guess-name-order.ts'
import { cleanText } from './normalise-name.ts'
import { splitName, type NameOrder, type SplitName } from './split-name.ts'

export interface ParsedName extends SplitName {
  /** The line of the pasted text, from 0. */
  line: number
}

export interface ParsedNames {
  names: ParsedName[]
  /** The order used for the lines that do not say it themselves. */
  order: NameOrder
  /** Something in the names said so (or the caller did); false: it is only the more usual order. */
  isCertain: boolean
}

const listMark = /^\s*(?:[(#]?\s*[0-9٠-٩]{1,4}\s*[.)\-–:/]+|[-–•*·]|[0-9٠-٩]{1,4}(?=\s))\s*/

/** The cells of a line: pasted from a table they stand apart by a tab or semicolon; numbers among them are dropped. */
const cellsOf = (line: string): string[] =>
  line
    .replace(listMark, '')
    .split(/[\t;]/)
    .map(cleanText)
    .filter((cell) => /\p{L}/u.test(cell))

/**
 * Pasted names, one per line: "Last First", "First Last", "LAST First", "Last, First", cells apart by tabs, with or
 * without numbers in front. The order is recognised over the whole block; `order` overrides what is recognised.
 */
export function parseNames(text: string, order?: NameOrder): ParsedNames {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, index) => ({ line: index, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.length > 0)
  const guess = order
    ? { order, isCertain: true }
    : guessNameOrder(lines.map(({ cells }) => cells.join(' ')).filter((name) => !/[,،]/.test(name)))
  const names = lines.map(({ line, cells }) => ({ line, ...fromCells(cells, guess.order) }))
  const saysItself = names.length > 0 && names.every(({ by }) => by !== 'order')
  return { names, order: guess.order, isCertain: guess.isCertain || saysItself }
}

function fromCells(cells: readonly string[], order: NameOrder): SplitName {
  const [front = '', ...others] = cells
  const back = others.join(' ')
  if (back === '') return splitName(front, order)
  return order === 'last-first'
    ? { lastName: front, firstName: back, by: 'order' }
    : { firstName: front, lastName: back, by: 'order' }
}
