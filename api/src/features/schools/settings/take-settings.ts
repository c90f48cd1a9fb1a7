import type { SchoolDocument, SchoolRepository } from '@classeur/database'

/** The settings that a person goes on with on their own. Name, address, tax number and logo stay with the school. */
const settingsOf = (school: SchoolDocument) => ({
  country: school.country,
  language: school.language,
  timeZone: school.timeZone,
  schoolYear: school.schoolYear,
  terms: school.terms,
  weekStartsOn: school.weekStartsOn,
  defaultScale: school.defaultScale,
  passMarkBasisPoints: school.passMarkBasisPoints,
  showRanks: school.showRanks,
  rounding: school.rounding,
  subjects: school.subjects,
  levels: school.levels,
})

/**
 * Gives the new school of a person who left another one the settings of that school, because the results of their
 * classes depend on them. Changes nothing once anybody has changed the new school or joined it, so it is safe to repeat.
 */
export const createTakeSettings =
  ({ schools }: { schools: Pick<SchoolRepository, 'change'> }) =>
  async (own: SchoolDocument, left: SchoolDocument): Promise<SchoolDocument> => {
    const isNew = own.version === 1 && own.members.length === 1
    if (!isNew) return own
    return (await schools.change(String(own._id), settingsOf(left), own.version)) ?? own
  }

export type TakeSettings = ReturnType<typeof createTakeSettings>
