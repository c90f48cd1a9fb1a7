import { guessNameOrder } from '../names/guess-name-order.ts'
import { nameProblem, type NameProblem } from '../names/name-problem.ts'
import { tidyName } from '../names/normalise-name.ts'
import { splitName, type NameOrder, type SplitName } from '../names/split-name.ts'
import { cellsOfLine, sexColumnOf } from './cells-of-line.ts'
import { isHeading, mappingUnder, readUnder, statedOrder } from './headings.ts'

interface PastedLine {
  /** Index of the line in the pasted text, from 0. */
  line: number
  /** The line as pasted. */
  text: string
}

export interface PastedName extends PastedLine, SplitName {
  /** Parts of the line that don't belong to the name: bullets, numbers and other columns. */
  leftOut: string[]
}

export interface RefusedLine extends PastedLine {
  reason: NameProblem | 'heading'
}

/** Every line is a name, refused or blank: `names`, `refused` and `blank` add up to `lines`. */
export interface PastedNames {
  lines: number
  blank: number
  names: PastedName[]
  refused: RefusedLine[]
  /** The order used for lines that don't imply one. */
  order: NameOrder
  /** False if nothing in the names implies the order and the usual one is assumed. */
  isCertain: boolean
}

/**
 * Reads pasted names, one per line: "Last First", "First Last", "LAST First", "Last, First" or spreadsheet cells, with or
 * without bullets, numbers and a heading. A heading states the order, or it is recognised from the whole text. An `order`
 * that differs from it reverses every name, even those with a comma, capitals or headings.
 */
export function readPastedNames(text: string, order?: NameOrder): PastedNames {
  const all = linesOf(text)
  const filled = all.filter((one) => tidyName(one.text) !== '')
  const [first, ...others] = filled
  const heading = first && isHeading(first.text) ? first : null
  const mapping = heading
    ? mappingUnder(
        heading.text,
        others.map((one) => one.text),
      )
    : null
  const rows = heading ? others : filled
  const sexColumn = sexColumnOf(rows.map((one) => one.text))
  const read = rows.map((one) => {
    const under = mapping && readUnder(mapping, one.text)
    const { cells, leftOut } = cellsOfLine(one.text, sexColumn)
    return { ...one, cells, leftOut: under?.leftOut ?? leftOut, name: under?.name }
  })
  const unordered = read.filter(({ name, cells }) => !name && !/[,،]/.test(cells.join(' ')))
  const stated = heading && statedOrder(heading.text)
  const guess = stated
    ? { order: stated.order, isCertain: true }
    : guessNameOrder(unordered.map(({ cells }) => cells.join(' ')).filter(Boolean))
  const isFirstBeforeComma = stated?.isBetweenCommas === true && stated.order === 'first-last'
  const used = order ?? guess.order

  const names: PastedName[] = []
  const refused: RefusedLine[] = heading ? [{ ...heading, reason: 'heading' }] : []
  for (const { name, cells, leftOut, ...line } of read) {
    const whole: SplitName = name ? { ...name, by: 'columns' } : fromCells(cells, used)
    const split = whole.by === 'comma' && isFirstBeforeComma ? turned(whole) : whole
    const reason = problemOf(line.text, split)
    if (reason) refused.push({ ...line, reason })
    else names.push({ ...line, ...(used === guess.order ? split : turned(split)), leftOut })
  }
  const saysItself = names.length > 0 && names.every(({ by }) => by !== 'order')
  return {
    ...{ lines: all.length, blank: all.length - filled.length, names, refused },
    ...{ order: used, isCertain: order !== undefined || guess.isCertain || saysItself },
  }
}

/** A final line break ends the last line and starts no new one. */
function linesOf(text: string): PastedLine[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line, index) => ({ line: index, text: line }))
}

/** Checks the whole line for a formula or a control character, and the name for every other problem. */
function problemOf(text: string, name: SplitName): NameProblem | null {
  const line = nameProblem({ firstName: tidyName(text), lastName: '' })
  if (line === 'control-character' || line === 'formula') return line
  return nameProblem(name)
}

/** Swaps the names of a line that implies its own order; a line split by assumption already follows the chosen order. */
const turned = (name: SplitName): SplitName =>
  name.by === 'order' ? name : { ...name, firstName: name.lastName, lastName: name.firstName }

function fromCells(cells: readonly string[], order: NameOrder): SplitName {
  const [front = '', back] = cells
  if (back === undefined) return splitName(front, order)
  return order === 'last-first'
    ? { lastName: front, firstName: back, by: 'order' }
    : { firstName: front, lastName: back, by: 'order' }
}
