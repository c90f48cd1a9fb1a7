import { AppError } from '@classeur/contracts'
import { retryOnConflict, type SkillDocument, type SkillLibraryRepository } from '@classeur/database'

/** Colleagues may change the same tree concurrently; more consecutive conflicts indicate a bug. */
const maxAttempts = 10

/**
 * Changes the skills of a school with a function, and runs it again on conflict. Writes nothing if the function returns
 * the same array.
 * @throws AppError `general/unavailable`, and the errors of the function
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
