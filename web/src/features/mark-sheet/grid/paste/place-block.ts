import { nameKeys, normaliseName } from '@classeur/domain/roster'
import { deneutralise } from '@classeur/domain/text'
import { readText } from '../edit/take-text.ts'
import { studentName } from '../../model/sheet-text.ts'
import type { GridModel } from '../../model/grid-model.ts'
import { isOneCell, type Range } from '../../model/position.ts'

export type Block = readonly (readonly string[])[]

/** The marks of a pasted block, and the row and column of the grid for each; null for none. */
export interface PlacedBlock {
  texts: Block
  rows: readonly (number | null)[]
  columns: readonly (number | null)[]
  /** True if the first row holds headings, which aren't marks. */
  hasHeadings: boolean
  /** True if each row begins with a name, so that its marks go to this student, wherever the block was pasted. */
  hasNames: boolean
  /** Names that no shown student has, or that the block repeats. Their rows are left out. */
  unknownNames: readonly string[]
}

/** Equal for a name in any order of its words. */
const keyOfName = (name: string): string => nameKeys({ firstName: name, lastName: '' })[0] ?? ''

/** Computed once for each list of students: a person pastes more than once. */
const remembered = new WeakMap<GridModel['students'], ReadonlyMap<string, readonly number[]>>()

/** The rows of the grid by the key of the student's name. */
function rowsByName({ students }: GridModel): ReadonlyMap<string, readonly number[]> {
  const known = remembered.get(students)
  if (known) return known
  const rows = new Map<string, number[]>()
  students.forEach((student, row) => {
    const key = keyOfName(studentName(student))
    rows.set(key, [...(rows.get(key) ?? []), row])
  })
  remembered.set(students, rows)
  return rows
}

const nameIn = (row: readonly string[], nameColumns: number): string =>
  row.slice(0, nameColumns).map(deneutralise).join(' ').trim()

/** The number of columns at the start that hold names: one, two for first and last names, or none. */
function nameColumnsOf(model: GridModel, block: Block): number {
  const known = rowsByName(model)
  const width = block[0]?.length ?? 0
  const found = [1, 2].find((count) => {
    if (width <= count) return false
    const [first, ...rest] = block.map((row) => known.has(keyOfName(nameIn(row, count))))
    // A first row without a student's name may hold headings.
    const rows = first ? [first, ...rest] : rest
    return rows.filter(Boolean).length * 2 > rows.length
  })
  return found ?? 0
}

/** The columns of the grid that the headings name; null if they name none. */
function columnsNamed({ columns }: GridModel, headings: readonly string[]): (number | null)[] | null {
  const labels = columns.map(({ label }) => normaliseName(label))
  const named = headings.map((heading) => {
    const label = normaliseName(deneutralise(heading))
    const column = label === '' ? -1 : labels.indexOf(label)
    return column === -1 || labels.lastIndexOf(label) !== column ? null : column
  })
  return named.some((column) => column !== null) ? named : null
}

/** True if no text of the row can be a mark, and there is one. */
function hasNoMarks({ columns }: GridModel, texts: readonly string[], first: number): boolean {
  const filled = texts.map((text, along) => ({ text, column: columns[first + along] ?? columns[0] }))
  return (
    texts.some((text) => text.trim() !== '') &&
    filled.every(({ text, column }) => text.trim() === '' || !column || !readText(text, column).ok)
  )
}

/** The texts from the corner of the selection on. A single text fills the selection. */
function fillSelection(block: Block, selection: Range): Block {
  const only = block.length === 1 && block[0]?.length === 1 ? (block[0][0] ?? '') : null
  if (only === null || isOneCell(selection)) return block
  const { top, bottom, first, last } = selection
  const row = Array.from({ length: last - first + 1 }, () => only)
  return Array.from({ length: bottom - top + 1 }, () => row)
}

/**
 * Finds out where the marks of a pasted block belong. Without names and headings, they begin at the corner of the
 * selection.
 */
export function placeBlock(model: GridModel, block: Block, selection: Range): PlacedBlock {
  const nameColumns = nameColumnsOf(model, block)
  const known = rowsByName(model)
  const isStudent = (row: readonly string[]) => known.has(keyOfName(nameIn(row, nameColumns)))
  const [firstRow = []] = block
  const headings = firstRow.slice(nameColumns)
  const named = columnsNamed(model, headings)
  const hasHeadings =
    block.length > 1 &&
    hasNoMarks(model, headings, selection.first) &&
    (nameColumns > 0 ? !isStudent(firstRow) : named !== null)
  const body = hasHeadings ? block.slice(1) : block
  const marks = body.map((row) => row.slice(nameColumns))
  const texts = body === block && nameColumns === 0 ? fillSelection(marks, selection) : marks
  const width = Math.max(0, ...texts.map((row) => row.length))
  const columnAt = (along: number) => {
    const column = selection.first + along
    return column < model.columns.length ? column : null
  }
  const rowAt = (down: number) => {
    const row = selection.top + down
    return row < model.students.length ? row : null
  }
  const placed = {
    texts,
    columns: (hasHeadings ? named : null) ?? Array.from({ length: width }, (_, along) => columnAt(along)),
    hasHeadings,
  }
  if (nameColumns === 0)
    return { ...placed, rows: texts.map((_, down) => rowAt(down)), hasNames: false, unknownNames: [] }
  const left = new Map([...known].map(([key, rows]) => [key, [...rows]]))
  const rows = body.map((row) => left.get(keyOfName(nameIn(row, nameColumns)))?.shift() ?? null)
  const unknownNames = body.map((row) => nameIn(row, nameColumns)).filter((_, down) => rows[down] === null)
  return { ...placed, rows, hasNames: true, unknownNames }
}
