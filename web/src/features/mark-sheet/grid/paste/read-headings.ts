import {
  fieldOfHeading,
  headerCell,
  identityOf,
  labelKey,
  withoutScale,
  type HeaderCell,
} from '@classeur/domain/marks'
import { headerMeaning, normaliseName } from '@classeur/domain/roster'
import type { GridModel } from '../../model/grid-model.ts'

interface BlockHeading {
  /** The column of the grid that the heading names; null for none. */
  column: number | null
  /** True for a heading of a question, even if no marks can be read below it. */
  isQuestion: boolean
  /** True for a column about the student or the result, such as a number, a group or a total. */
  isField: boolean
}

/** The first row of a pasted block, read as headings. */
export interface BlockHeadings {
  cells: readonly BlockHeading[]
  /** True if at least one of them is a heading of a question. */
  nameQuestions: boolean
  /** The columns of the block with names of students, last names first. */
  names: readonly number[]
}

/** The questions with the label of a heading. Spelling counts only if it distinguishes questions. */
function questionsLabelled({ columns }: GridModel, label: string): number[] {
  const withKey = (keyOf: (text: string) => string) =>
    columns.flatMap((column, index) =>
      keyOf(label) !== '' && keyOf(column.label) === keyOf(label) ? [index] : [],
    )
  const exact = withKey(labelKey)
  return exact.length > 0 ? exact : withKey(normaliseName)
}

/** "Note" isn't one of the fields: in French it may stand above marks. */
function isFieldHeading({ header, label }: HeaderCell): boolean {
  const other = headerMeaning(header)
  const own = fieldOfHeading(withoutScale(header)) ?? fieldOfHeading(label)
  return own !== null || (other !== null && other.field !== 'note')
}

/** Reads a heading as the import of files does, so that the same columns of an exported file are read by both. */
function readHeading(model: GridModel, cell: HeaderCell): BlockHeading {
  const labelled = questionsLabelled(model, cell.label)
  const isField = isFieldHeading(cell)
  if (cell.maximum === null) {
    // In an exam with a single mark, "Total" is the name of its question.
    const isQuestion = labelled.length > 0 && (!isField || model.structure.mode === 'total')
    const [only, ...others] = isQuestion ? labelled : []
    return { column: others.length === 0 ? (only ?? null) : null, isQuestion, isField }
  }
  // Below another maximum, the numbers would be different marks.
  const [only, ...others] = labelled.filter(
    (index) => model.columns[index]?.leaf.maxHundredths === cell.maximum,
  )
  return { column: others.length === 0 ? (only ?? null) : null, isQuestion: labelled.length > 0, isField }
}

/** The columns with names: full names, or last and first names. */
function nameColumnsIn(cells: readonly HeaderCell[], headings: readonly BlockHeading[]): number[] {
  const identities = cells.map(({ header }, along) =>
    headings[along]?.isQuestion ? null : identityOf(header),
  )
  return (['fullName', 'lastName', 'firstName'] as const)
    .map((field) => identities.indexOf(field))
    .filter((along) => along !== -1)
}

export function readHeadings(model: GridModel, texts: readonly string[]): BlockHeadings {
  const cells = texts.map(headerCell)
  const headings = cells.map((cell) => readHeading(model, cell))
  const counts = new Map<number | null, number>()
  for (const { column } of headings) counts.set(column, (counts.get(column) ?? 0) + 1)
  return {
    // Of two columns for one question, none is more likely to have its marks.
    cells: headings.map((heading) =>
      (counts.get(heading.column) ?? 0) > 1 ? { ...heading, column: null } : heading,
    ),
    nameQuestions: headings.some(({ isQuestion }) => isQuestion),
    names: nameColumnsIn(cells, headings),
  }
}
