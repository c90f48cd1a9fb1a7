import { shownOf } from '@classeur/domain/marks'
import type { ResultScale } from '@classeur/domain/marks'
import type { Roster, SchoolClass, Student } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { studentMeansQuery } from './student-card-query.ts'
import { arrangeRoster, type Means, type RosterOrder } from './arrange-roster.ts'
import { useRosterOrder } from './use-roster-order.ts'

/** Order, search and group filter of a class list, and the resulting students. */
export interface RosterView {
  order: RosterOrder
  setOrder: (order: RosterOrder) => void
  search: string
  setSearch: (search: string) => void
  groupId: string | null
  setGroupId: (groupId: string | null) => void
  present: Student[]
  left: Student[]
  /** Null while the class has no exam; the list then has no column for means. */
  means: RosterMeans | null
}

/** The means of the students. The scale is null until they are loaded. */
export interface RosterMeans {
  of: Means
  scale: ResultScale | null
  /**
   * Whether the class has any mark, also one that no mean contains yet. True until the means are loaded: a needless
   * question about the first day is better than exams that wait for the marks of a late joiner.
   */
  hasMarks: boolean
  error: unknown
  readAgain: () => void
}

const noMeans: Means = new Map()
const withoutMeans: RosterOrder = { column: 'number', isDescending: false }

function useMeans({ id, counts }: Pick<SchoolClass, 'id' | 'counts'>): RosterMeans | null {
  const { data, error, refetch } = useQuery({ ...studentMeansQuery(id), enabled: counts.exams > 0 })
  if (counts.exams === 0) return null
  return {
    of: data ? new Map(data.means.map((one) => [one.studentId, one])) : noMeans,
    scale: data ? shownOf(data) : null,
    hasMarks: data?.hasMarks ?? true,
    error: data ? null : error,
    readAgain: () => void refetch(),
  }
}

/** The list as shown. The buttons of a student's card step through the same list. */
export function useRosterView(
  schoolClass: Pick<SchoolClass, 'id' | 'counts'>,
  { students, groups }: Pick<Roster, 'students' | 'groups'>,
): RosterView {
  const { i18n } = useTranslation()
  const [chosenOrder, setOrder] = useRosterOrder()
  const [search, setSearch] = useState('')
  const [chosenGroup, setGroupId] = useState<string | null>(null)
  const means = useMeans(schoolClass)
  const groupId = groups.some(({ id }) => id === chosenGroup) ? chosenGroup : null
  const order = means === null && chosenOrder.column === 'mean' ? withoutMeans : chosenOrder
  const arrangement = { order, search, groupId, means: means?.of ?? noMeans }
  const shown = arrangeRoster(students, arrangement, i18n.language)
  return { order, setOrder, search, setSearch, groupId, setGroupId, means, ...shown }
}
