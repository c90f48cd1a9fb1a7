import { guessNameOrder } from '../names/guess-name-order.ts'
import { cleanText } from '../names/normalise-name.ts'
import { westernDigits } from '../../text/digits.ts'
import type { ImportField, ImportMapping, ImportTable } from './import-table.ts'
import { maxImportColumns } from './import-table.ts'
import { headerMeaning, type HeaderMeaning } from './column-headers.ts'

/** The header is among the first rows, below titles and merged cells. */
const rowsWithHeaders = 15
/** The number of rows examined to recognise a column without a header. */
const sampleRows = 200

type Meanings = (HeaderMeaning | null)[]
const countMeanings = (meanings: Meanings) => meanings.filter((meaning) => meaning !== null).length

/**
 * Guesses how to read a table; the teacher can change everything. The header is the row with the most known headers;
 * if a column is empty in it, the header is taken from the row above, because headers may be merged.
 */
export function guessMapping({ rows }: ImportTable): ImportMapping {
  const width = Math.min(maxImportColumns, Math.max(0, ...rows.map(({ length }) => length)))
  const columns = Array.from({ length: width }, (_, column) => column)
  const meaningsOf = (row: number): Meanings =>
    columns.map((column) => headerMeaning(rows[row]?.[column] ?? ''))
  let header = -1
  let meanings: Meanings = columns.map(() => null)
  for (let row = 0; row < Math.min(rowsWithHeaders, rows.length); row += 1) {
    const ofRow = meaningsOf(row)
    if (countMeanings(ofRow) > countMeanings(meanings)) [header, meanings] = [row, ofRow]
  }
  const above = header > 0 ? meaningsOf(header - 1) : meanings
  const isSplitHeader = header >= 0 && isAllHeaders(rows[header + 1] ?? [])
  const below = isSplitHeader ? meaningsOf(header + 1) : []
  meanings = meanings.map((meaning, column) => below[column] ?? meaning ?? above[column] ?? null)
  const firstDataRow = isSplitHeader ? header + 2 : header + 1
  const sample = rows.slice(firstDataRow, firstDataRow + sampleRows)
  const valuesOf = (column: number) => sample.map((row) => cleanText(row[column] ?? '')).filter(Boolean)
  const guess = header >= 0 ? fromHeaders(meanings, valuesOf) : fromValues(columns, valuesOf)
  return { columns: onceEach(guess.columns), firstDataRow, nameOrder: orderOf(guess, valuesOf) }
}

const isAllHeaders = (row: readonly string[]) => {
  const cells = row.filter((cell) => cleanText(cell) !== '')
  return cells.length > 0 && cells.every((cell) => headerMeaning(cell) !== null)
}

interface Guess {
  columns: ImportField[]
  order?: ImportMapping['nameOrder'] | undefined
}
type ValuesOf = (column: number) => string[]

const hasSeveralWords = (values: readonly string[]) =>
  values.filter((value) => value.includes(' ') || /[,،]/.test(value)).length > values.length / 2

/**
 * Whether the values are small ascending whole numbers: list positions, not school numbers. A register keeps the position
 * of a student who has left, so positions have gaps; at most half of them may be missing.
 */
function areListPositions(values: readonly string[]): boolean {
  const numbers = values.map((value) => Number(/^(\d{1,4})[.)]?$/.exec(westernDigits(value))?.[1] ?? 0))
  const isAscending = numbers.every((one, index) => one > (numbers[index - 1] ?? 0))
  return numbers.length > 0 && isAscending && (numbers.at(-1) ?? 0) <= 2 * numbers.length
}

function fromHeaders(meanings: Meanings, valuesOf: ValuesOf): Guess {
  const has = (field: ImportField) => meanings.some((meaning) => meaning?.field === field)
  const isSingleName = has('firstName') !== has('lastName') && !has('fullName')
  const columns = meanings.map((meaning, column): ImportField => {
    if (!meaning) return 'ignore'
    const { field, isLoose } = meaning
    if (field === 'externalId' && isLoose && areListPositions(valuesOf(column))) return 'ignore'
    const isName = field === 'firstName' || field === 'lastName'
    if (isName && isLoose && has('fullName')) return 'ignore'
    if (isName && isLoose && isSingleName && hasSeveralWords(valuesOf(column))) return 'fullName'
    return field
  })
  return { columns, order: meanings.find((meaning) => meaning?.field === 'fullName')?.order }
}

/** Without headers: columns of words are names, and a column of long, distinct numbers contains the school numbers. */
function fromValues(columns: readonly number[], valuesOf: ValuesOf): Guess {
  const kinds = columns.map((column): ImportField => {
    const values = valuesOf(column)
    if (values.length === 0) return 'ignore'
    const words = values.filter((value) => /^[\p{L}\p{M}\s.,،'’-]+$/u.test(value))
    if (words.length > values.length * 0.8) return 'fullName'
    const numbers = values.filter((value) => /^[\p{L}]{0,3}[0-9٠-٩][0-9٠-٩/-]+$/u.test(value))
    const areIds = numbers.length > values.length * 0.8 && new Set(values).size === values.length
    return areIds && !areListPositions(values) ? 'externalId' : 'ignore'
  })
  const names = kinds.flatMap((kind, column) => (kind === 'fullName' ? [column] : []))
  const [front, back] = names
  if (front === undefined || back === undefined || hasSeveralWords(valuesOf(front))) return { columns: kinds }
  const [fronts, backs] = [valuesOf(front), valuesOf(back)]
  const { order } = guessNameOrder(fronts.map((value, index) => `${value} ${backs[index] ?? ''}`))
  const halves: ImportField[] = order === 'last-first' ? ['lastName', 'firstName'] : ['firstName', 'lastName']
  return {
    order,
    columns: kinds.map((kind, column) => {
      if (kind !== 'fullName') return kind
      return column === front || column === back ? (halves[names.indexOf(column)] ?? 'ignore') : 'ignore'
    }),
  }
}

/** Each field is read from the first column that has it; groups and notes can have several columns. */
const onceEach = (columns: readonly ImportField[]): ImportField[] =>
  columns.map((field, column) =>
    field === 'group' || field === 'note' || columns.indexOf(field) === column ? field : 'ignore',
  )

function orderOf({ columns, order }: Guess, valuesOf: ValuesOf): ImportMapping['nameOrder'] {
  if (order) return order
  const whole = columns.indexOf('fullName')
  return whole === -1 ? 'last-first' : guessNameOrder(valuesOf(whole)).order
}
