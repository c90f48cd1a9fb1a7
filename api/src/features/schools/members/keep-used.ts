import type { ClassesOf } from '@classeur/database'
import { createKeepErrorTypes, type KeepErrorTypesDependencies } from '../error-types/keep-error-types.ts'
import { createKeepResults, type KeepResultsDependencies } from '../settings/keep-results.ts'
import { createKeepTerms, type KeepTermsDependencies } from '../settings/keep-terms.ts'
import { createKeepSkills, type KeepSkillsDependencies } from '../skills/keep-skills.ts'

export type KeepUsedDependencies = KeepErrorTypesDependencies &
  KeepSkillsDependencies &
  KeepTermsDependencies &
  KeepResultsDependencies

/**
 * Keeps what classes that move to another school use of the school they leave: error types, skills and terms, to which
 * exams, marks and comments refer by id, and the settings that their results depend on. Error types and skills are added
 * as retired, because the teachers of the other school haven't chosen them, or `asTheyAre`. Safe to repeat.
 */
export function createKeepUsed(dependencies: KeepUsedDependencies) {
  const keeps = [createKeepErrorTypes, createKeepSkills, createKeepTerms, createKeepResults].map((create) =>
    create(dependencies),
  )
  return async (
    of: ClassesOf,
    fromSchoolId: string,
    intoSchoolId: string,
    asTheyAre = false,
  ): Promise<void> => {
    if (fromSchoolId === intoSchoolId) return
    for (const keep of keeps) await keep(of, fromSchoolId, intoSchoolId, asTheyAre)
  }
}

export type KeepUsed = ReturnType<typeof createKeepUsed>
