import { allLeaves } from '@classeur/domain/exams'
import { AppError, type ExamStructure } from '@classeur/contracts'
import type { ClassDocument, SchoolRepository, SkillLibraryRepository } from '@classeur/database'

const skillIdsOf = (structure: ExamStructure): Set<string> =>
  new Set(
    [structure.totalLeaf, ...allLeaves({ ...structure, mode: 'detailed' })].flatMap(({ skills }) =>
      skills.map(({ skillId }) => skillId),
    ),
  )

/**
 * Checks that the skills of a structure are in the school's library. Skills that the exam already has stay allowed,
 * because a skill can be archived and a class can move to another school.
 * @throws AppError `exams/unknown-skill`
 */
export async function checkSkills(
  skillLibraries: Pick<SkillLibraryRepository, 'get'>,
  { schoolId }: ClassDocument,
  structure: ExamStructure,
  before: ExamStructure | null,
): Promise<void> {
  const had = before ? skillIdsOf(before) : new Set<string>()
  const fresh = [...skillIdsOf(structure)].filter((id) => !had.has(id))
  if (fresh.length === 0) return
  const library = schoolId ? (await skillLibraries.get(schoolId)).skills : []
  const allowed = new Set(library.map(({ id }) => id))
  if (!fresh.every((id) => allowed.has(id))) throw new AppError('exams/unknown-skill')
}

/** Checks that the term is one of the school's. @throws AppError `general/validation-failed` */
export async function checkTerm(
  schools: Pick<SchoolRepository, 'findById'>,
  { schoolId }: ClassDocument,
  termId: string | null | undefined,
): Promise<void> {
  if (!termId) return
  const school = schoolId ? await schools.findById(schoolId) : null
  if (!school?.terms.some(({ id }) => id === termId)) throw new AppError('general/validation-failed')
}
