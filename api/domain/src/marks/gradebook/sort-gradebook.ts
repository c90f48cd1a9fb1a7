import { compareShares } from '../shares/exact-share.ts'
import type { GradebookRow } from './gradebook.ts'
import { compareTrends } from './result-trend.ts'

/** The columns beside the exams. */
export const gradebookSortKeys = ['number', 'name', 'by-maximum', 'by-scale', 'trend'] as const

/** What to sort by: one of {@link gradebookSortKeys} or the id of an exam. */
export interface GradebookSort {
  by: string
  isDescending: boolean
}

interface SortableGradebook<Row extends GradebookRow> {
  exams: readonly { id: string }[]
  students: readonly Row[]
}

const byValue =
  <Value>(
    valueOf: (row: GradebookRow) => Value | null | undefined,
    compare: (a: Value, b: Value) => number,
  ) =>
  (sign: number) =>
  (a: GradebookRow, b: GradebookRow): number => {
    const [first, second] = [valueOf(a) ?? null, valueOf(b) ?? null]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * compare(first, second)
  }

const difference = (a: number, b: number) => a - b

function comparatorOf({ exams }: SortableGradebook<GradebookRow>, by: string, language: string) {
  const names = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
  switch (by) {
    case 'name':
      return byValue(({ lastName, firstName }) => `${lastName} ${firstName}`.trim(), names.compare)
    case 'by-maximum':
      return byValue(({ byMaximum }) => byMaximum, compareShares)
    case 'by-scale':
      return byValue(({ byScale }) => byScale, compareShares)
    case 'trend':
      return byValue(({ trend }) => trend, compareTrends)
    default: {
      const exam = exams.findIndex(({ id }) => id === by)
      // An exam that isn't shown any more can't sort the rows.
      return exam === -1
        ? byValue(({ number }) => number, difference)
        : byValue(({ cells }) => cells[exam]?.share, compareShares)
    }
  }
}

/**
 * The students in another order. Rows without a value come last in both directions; ties keep the order of the class
 * list.
 */
export function sortGradebook<Row extends GradebookRow>(
  gradebook: SortableGradebook<Row>,
  { by, isDescending }: GradebookSort,
  language: string,
): Row[] {
  const compare = comparatorOf(gradebook, by, language)(isDescending ? -1 : 1)
  return gradebook.students.toSorted((a, b) => compare(a, b) || a.number - b.number)
}
