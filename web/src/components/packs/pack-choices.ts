import type { Language } from '@classeur/contracts'
import { currentLanguage } from '../../i18n/i18n.ts'

export interface PackChoices<Part extends string> {
  /** The whole class, or a group or a student by id. */
  for: string
  parts: readonly Part[]
  language: Language
}

export const wholeClass = 'class'

export const firstPackChoices = <Part extends string>(parts: readonly Part[]): PackChoices<Part> => ({
  ...{ for: wholeClass, parts, language: currentLanguage() },
})

interface Grouped {
  id: string
  groupIds: readonly string[]
}

const membersOf = (students: readonly Grouped[], groupId: string): string[] =>
  students.filter(({ groupIds }) => groupIds.includes(groupId)).map(({ id }) => id)

/** The groups with at least one of these students, and how many they have. */
export const groupsWith = (
  groups: readonly { id: string; name: string }[],
  students: readonly Grouped[],
): { id: string; name: string; count: number }[] =>
  groups
    .map(({ id, name }) => ({ id, name, count: membersOf(students, id).length }))
    .filter(({ count }) => count > 0)

/** The ids of the chosen students; null for everybody. */
export function chosenStudents(who: string, students: readonly Grouped[]): string[] | null {
  if (who === wholeClass) return null
  const members = membersOf(students, who)
  return members.length > 0 ? members : [who]
}
