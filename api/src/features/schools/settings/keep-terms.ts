import { allTermsOf, type ClassesOf, type SchoolRepository, type UsedInExams } from '@classeur/database'

export interface KeepTermsDependencies {
  schools: Pick<SchoolRepository, 'findById' | 'keepTerms'>
  usedInExams: Pick<UsedInExams, 'listTermIds'>
}

/**
 * Keeps the terms of the exams and comments of classes that move to another school: adds the used ones to that school as
 * former terms, because it has terms of its own. Safe to repeat.
 */
export const createKeepTerms =
  ({ schools, usedInExams }: KeepTermsDependencies) =>
  async (of: ClassesOf, fromSchoolId: string, intoSchoolId: string): Promise<void> => {
    const terms = allTermsOf(await schools.findById(fromSchoolId))
    if (terms.length === 0) return
    const used = new Set(await usedInExams.listTermIds(of))
    await schools.keepTerms(
      intoSchoolId,
      terms.filter(({ id }) => used.has(id)),
    )
  }
