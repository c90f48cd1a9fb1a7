import { AppError } from '@classeur/contracts'
import { retryOnConflict, type ErrorTypeLibraryRepository } from '@classeur/database'
import type { StoredErrorType } from '@classeur/domain/marks'

/** Colleagues may change the same list concurrently; more consecutive conflicts indicate a bug. */
const maxAttempts = 10

/**
 * Changes the error types of a school with a function, and runs it again on conflict. Writes nothing if the function
 * returns the same list.
 * @throws AppError `general/unavailable`, and the errors of the function
 */
export async function updateErrorTypes(
  errorTypeLibraries: Pick<ErrorTypeLibraryRepository, 'get' | 'replace'>,
  schoolId: string,
  change: (types: readonly StoredErrorType[]) => readonly StoredErrorType[],
): Promise<readonly StoredErrorType[]> {
  return retryOnConflict(
    async () => {
      const library = await errorTypeLibraries.get(schoolId)
      const types = change(library.types)
      if (types === library.types) return types
      const replaced = await errorTypeLibraries.replace({ ...library, types: [...types] })
      return replaced ? replaced.types : 'conflict'
    },
    { mostTries: maxAttempts, otherwise: () => new AppError('general/unavailable') },
  )
}
