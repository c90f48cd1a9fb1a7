import { reportParts, type Gradebook, type ReportOptions, type ReportPart } from '@classeur/contracts'
import { chosenStudents, type PackChoices } from '../../../components/packs/pack-choices.ts'
import { readDigits } from '../../../i18n/format.ts'

/** The parts that this school has: ranks only if it shows them. */
export const offeredParts = ({ rankedBy }: Pick<Gradebook, 'rankedBy'>): ReportPart[] =>
  reportParts.filter((part) => part !== 'rank' || rankedBy !== null)

/** The students of the gradebook with their groups. */
export const reportedStudents = ({ students }: Pick<Gradebook, 'students'>) =>
  students.map(({ studentId, groupIds }) => ({ id: studentId, groupIds }))

/** What the server is asked for. Digits are those of the screen. */
export const reportOptionsOf = (
  gradebook: Pick<Gradebook, 'students' | 'rankedBy'>,
  { for: who, parts, language }: PackChoices<ReportPart>,
): ReportOptions => ({
  studentIds: chosenStudents(who, reportedStudents(gradebook)),
  parts: offeredParts(gradebook).filter((part) => parts.includes(part)),
  language,
  digits: readDigits(),
})
