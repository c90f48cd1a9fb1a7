import { AppError } from '@classeur/contracts'
import { retryOnConflict, type SkillDocument, type SkillLibraryRepository } from '@classeur/database'

/** Colleagues change the same tree at the same moment now and then; more often something else is wrong. */
const maxAttempts = 10

/**
 * Changes the skills of a school by a function of what they are; runs it again when somebody was faster. Nothing is
 * written when it gives back the same array.
 * @throws AppError `general/unavailable`, and what the function throws
 */
export async function updateSkills(
  skillLibraries: Pick<SkillLibraryRepository, 'get' | 'replace'>,
  schoolId: string,
  change: (skills: readonly SkillDocument[]) => readonly SkillDocument[],
): Promise<readonly SkillDocument[]> {
  return retryOnConflict(
    async () => {
      const library = await skillLibraries.get(schoolId)
      const skills = change(library.skills)
      if (skills === library.skills) return skills
      const replaced = await skillLibraries.replace({ ...library, skills: [...skills] })
      return replaced ? replaced.skills : 'conflict'
    },
    { mostTries: maxAttempts, otherwise: () => new AppError('general/unavailable') },
  )
}
