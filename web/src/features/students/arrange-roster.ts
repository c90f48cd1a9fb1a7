import { normaliseName, type Student } from '@classeur/contracts'
import { nameOf } from './student-name.ts'

export const rosterOrders = ['number', 'lastName', 'firstName'] as const
export type RosterOrder = (typeof rosterOrders)[number]

interface Arrangement {
  order: RosterOrder
  search: string
  /** Only those of this group; null for all. */
  groupId: string | null
}

/** Those whose names or number hold every word that was typed, in the chosen order; who has left comes apart. */
export function arrangeRoster(
  students: readonly Student[],
  { order, search, groupId }: Arrangement,
  language: string,
): { present: Student[]; left: Student[] } {
  const words = normaliseName(search).split(' ').filter(Boolean)
  const matches = (student: Student) => {
    const text = normaliseName(`${nameOf(student)} ${student.externalId}`)
    return words.every((word) => text.includes(word))
  }
  const shown = students
    .filter((student) => (groupId === null || student.groupIds.includes(groupId)) && matches(student))
    .toSorted(comparing(order, language))
  return {
    present: shown.filter(({ leftOn }) => leftOn === null),
    left: shown.filter(({ leftOn }) => leftOn !== null),
  }
}

function comparing(order: RosterOrder, language: string): (a: Student, b: Student) => number {
  if (order === 'number') return (a, b) => a.number - b.number
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
  const other = order === 'lastName' ? 'firstName' : 'lastName'
  return (a, b) => compare(a[order], b[order]) || compare(a[other], b[other]) || a.number - b.number
}
