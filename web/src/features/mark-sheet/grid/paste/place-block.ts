import { deneutralise } from '@classeur/domain/text'
import { readText } from '../edit/take-text.ts'
import type { GridModel } from '../../model/grid-model.ts'
import { isOneCell, type Range } from '../../model/position.ts'
import { isStudentName, matchNames, nameText, type NameParts } from './match-names.ts'
import { readHeadings, type BlockHeadings } from './read-headings.ts'

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
  /** Names that several students may have. Their rows are left out. */
  sharedNames: readonly string[]
}

const nameIn = (row: readonly string[], nameColumns: readonly number[]): NameParts =>
  nameColumns.map((along) => deneutralise(row[along] ?? '').trim())

const withoutNames = (row: readonly string[], nameColumns: readonly number[]): string[] =>
  row.filter((_, along) => !nameColumns.includes(along))

/** True if most rows have a name of a student in these columns. */
function mostAreStudents(model: GridModel, block: Block, nameColumns: readonly number[]): boolean {
  const [first, ...rest] = block.map((row) => isStudentName(model, nameIn(row, nameColumns)))
  // A first row without a student's name may hold headings.
  const rows = first ? [first, ...rest] : rest
  return rows.filter(Boolean).length * 2 > rows.length
}

/**
 * The columns that hold names: those that headings state, or the first one, or the first two for first and last names;
 * empty for none.
 */
function nameColumnsOf(model: GridModel, block: Block, headings: BlockHeadings): readonly number[] {
  const { names, nameQuestions } = headings
  const [, ...body] = block
  // Beside headings of questions there is no doubt, so even a block without a single known name isn't read by position.
  const areCertain = nameQuestions && body.some((row) => nameText(nameIn(row, names)) !== '')
  if (names.length > 0 && (areCertain || mostAreStudents(model, block, names))) return names
  const width = block[0]?.length ?? 0
  const atStart = [[0], [0, 1]].filter(({ length }) => length < width)
  return atStart.find((columns) => mostAreStudents(model, block, columns)) ?? []
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

/** Neighbouring columns of the grid; null beyond its end. */
const columnsFrom = (model: GridModel, first: number, width: number): (number | null)[] =>
  Array.from({ length: width }, (_, along) => (first + along < model.columns.length ? first + along : null))

/** The columns of the grid for the marks below headings. If no heading names a question, the order decides. */
function columnsBelow(
  model: GridModel,
  { cells, nameQuestions }: BlockHeadings,
  nameColumns: readonly number[],
  first: number,
  width: number,
): (number | null)[] {
  const ofMarks = cells.filter((_, along) => !nameColumns.includes(along))
  if (nameQuestions) return ofMarks.map(({ column }) => column)
  const inOrder = columnsFrom(model, first, width)
  return Array.from({ length: width }, (_, along) =>
    ofMarks[along]?.isField ? null : (inOrder.shift() ?? null),
  )
}

/**
 * Finds out where the marks of a pasted block belong. Without names and headings, they begin at the corner of the
 * selection.
 */
export function placeBlock(model: GridModel, block: Block, selection: Range): PlacedBlock {
  const [firstRow = []] = block
  const headings = readHeadings(model, firstRow)
  const nameColumns = nameColumnsOf(model, block, headings)
  const hasNames = nameColumns.length > 0
  const hasHeadings =
    block.length > 1 &&
    hasNoMarks(model, withoutNames(firstRow, nameColumns), selection.first) &&
    (hasNames ? !isStudentName(model, nameIn(firstRow, nameColumns)) : headings.nameQuestions)
  const body = hasHeadings ? block.slice(1) : block
  const marks = body.map((row) => withoutNames(row, nameColumns))
  const texts = body === block && !hasNames ? fillSelection(marks, selection) : marks
  const width = Math.max(0, ...texts.map((row) => row.length))
  const rowAt = (down: number) => {
    const row = selection.top + down
    return row < model.students.length ? row : null
  }
  const columns = hasHeadings
    ? columnsBelow(model, headings, nameColumns, selection.first, width)
    : columnsFrom(model, selection.first, width)
  const placed = { texts, columns, hasHeadings, hasNames }
  if (!hasNames)
    return { ...placed, rows: texts.map((_, down) => rowAt(down)), unknownNames: [], sharedNames: [] }
  const names = body.map((row) => nameIn(row, nameColumns))
  const { rows, areShared } = matchNames(model, names)
  const leftOut = (isShared: boolean) =>
    names.filter((_, down) => rows[down] === null && areShared[down] === isShared).map(nameText)
  return { ...placed, rows, unknownNames: leftOut(false), sharedNames: leftOut(true) }
}
