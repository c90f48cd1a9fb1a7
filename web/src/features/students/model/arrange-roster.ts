import { compareShares } from '@classeur/domain/marks'
import { nameSearch, normaliseName } from '@classeur/domain/roster'
import type { ExactShare, Student } from '@classeur/contracts'
import { isInClassToday } from '../../../components/people/is-in-class-today.ts'
import { nameOf } from './student-name.ts'

export const rosterColumns = ['number', 'lastName', 'firstName', 'mean'] as const
type RosterColumn = (typeof rosterColumns)[number]

/** The sorted column, and whether the greatest value comes first. */
export interface RosterOrder {
  column: RosterColumn
  isDescending: boolean
}

/** Names start with A, means with the highest. */
const beginsDescending = (column: RosterColumn) => column === 'mean'

/** The order after a click on the heading of a column. A second click on the sorted column reverses it. */
export const orderAfterPress = (order: RosterOrder, column: RosterColumn): RosterOrder => ({
  column,
  isDescending: order.column === column ? !order.isDescending : beginsDescending(column),
})

/** The mean of each student who has one. */
export type Means = ReadonlyMap<string, { mean: ExactShare; exams: number }>

interface Arrangement {
  order: RosterOrder
  search: string
  /** Shows only the students of this group; null shows all. */
  groupId: string | null
  means: Means
}

/**
 * Students whose name or school number contains every typed word, or whose name sounds like the text in the other
 * script, in the chosen order. Students who have left the class are in a separate list.
 */
export function arrangeRoster(
  students: readonly Student[],
  { order, search, groupId, means }: Arrangement,
  language: string,
): { present: Student[]; left: Student[] } {
  const searchedWords = normaliseName(search).split(' ').filter(Boolean)
  const isMeant = nameSearch(search)
  const matches = (student: Student) => {
    const name = nameOf(student)
    const text = normaliseName(`${name} ${student.externalId}`)
    return searchedWords.every((word) => text.includes(word)) || isMeant(name)
  }
  const shown = students
    .filter((student) => (groupId === null || student.groupIds.includes(groupId)) && matches(student))
    .toSorted(comparing(order, means, language))
  return {
    present: shown.filter(isInClassToday),
    left: shown.filter((student) => !isInClassToday(student)),
  }
}

type Compare = (a: Student, b: Student) => number

function comparing({ column, isDescending }: RosterOrder, means: Means, language: string): Compare {
  const direction = isDescending ? -1 : 1
  const byNumber: Compare = (a, b) => a.number - b.number
  if (column === 'number') return (a, b) => direction * byNumber(a, b)
  if (column === 'mean') {
    return (a, b) => {
      const [first, second] = [means.get(a.id)?.mean, means.get(b.id)?.mean]
      // A student without a mean is neither the best nor the weakest, so comes last in both directions.
      if (first === undefined || second === undefined)
        return Number(first === undefined) - Number(second === undefined) || byNumber(a, b)
      return direction * compareShares(first, second) || byNumber(a, b)
    }
  }
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
  const other = column === 'lastName' ? 'firstName' : 'lastName'
  return (a, b) =>
    direction * (compare(a[column], b[column]) || compare(a[other], b[other])) || byNumber(a, b)
}
