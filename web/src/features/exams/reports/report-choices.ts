import { reportParts, type Gradebook, type ReportOptions, type ReportPart } from '@classeur/contracts'
import { readDigits } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'

export interface ReportChoices {
  /** For whom: the whole class, or a group or a student by id. */
  who: string
  parts: readonly ReportPart[]
  language: ReportOptions['language']
}

export const wholeClass = 'class'

export const firstChoices = (): ReportChoices => ({
  who: wholeClass,
  parts: reportParts,
  language: currentLanguage(),
})

/** The parts that this school has: ranks only if it shows them. */
export const offeredParts = ({ rankedBy }: Pick<Gradebook, 'rankedBy'>): ReportPart[] =>
  reportParts.filter((part) => part !== 'rank' || rankedBy !== null)

const membersOf = ({ students }: Pick<Gradebook, 'students'>, groupId: string) =>
  students.filter(({ groupIds }) => groupIds.includes(groupId))

/** The groups with at least one student of the gradebook, and how many they have. */
export const reportGroups = (gradebook: Pick<Gradebook, 'students' | 'groups'>) =>
  gradebook.groups
    .map(({ id, name }) => ({ id, name, count: membersOf(gradebook, id).length }))
    .filter(({ count }) => count > 0)

/** What the server is asked for. Digits are those of the screen. */
export function reportOptionsOf(
  gradebook: Pick<Gradebook, 'students' | 'rankedBy'>,
  { who, parts, language }: ReportChoices,
): ReportOptions {
  const members = membersOf(gradebook, who).map(({ studentId }) => studentId)
  const offered = offeredParts(gradebook)
  return {
    studentIds: who === wholeClass ? null : members.length > 0 ? members : [who],
    parts: offered.filter((part) => parts.includes(part)),
    language,
    digits: readDigits(),
  }
}
