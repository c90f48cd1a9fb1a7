import { addedSkillIds } from '@classeur/domain/exams'
import { AppError, type ExamStructure, type Term } from '@classeur/contracts'
import {
  allTermsOf,
  type ClassDocument,
  type SchoolRepository,
  type SkillLibraryRepository,
} from '@classeur/database'

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
  const added = addedSkillIds(structure, before)
  if (added.length === 0) return
  const library = schoolId ? (await skillLibraries.get(schoolId)).skills : []
  const allowed = new Set(library.map(({ id }) => id))
  if (!added.every((id) => allowed.has(id))) throw new AppError('exams/unknown-skill')
}

/**
 * Checks that the term is one of the school's, also a former one, and returns it; null for no term.
 * @throws AppError `general/validation-failed`
 */
export async function checkTerm(
  schools: Pick<SchoolRepository, 'findById'>,
  { schoolId }: ClassDocument,
  termId: string | null | undefined,
): Promise<Term | null> {
  if (!termId) return null
  const school = schoolId ? await schools.findById(schoolId) : null
  const term = allTermsOf(school).find(({ id }) => id === termId)
  if (!term) throw new AppError('general/validation-failed')
  return term
}
