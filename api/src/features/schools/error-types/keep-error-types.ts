import type { ClassesOf, ErrorTypeLibraryRepository, ListUsedErrorTypes } from '@classeur/database'
import { mergeErrorTypes } from '@classeur/domain/marks'
import { updateErrorTypes } from './update-error-types.ts'

export interface KeepErrorTypesDependencies {
  errorTypeLibraries: Pick<ErrorTypeLibraryRepository, 'get' | 'replace'>
  listUsedErrorTypes: ListUsedErrorTypes
}

/**
 * Keeps the names of the error types on the marks of classes that move to another school: adds the used ones to that
 * school, as retired or `asTheyAre`. Safe to repeat.
 */
export const createKeepErrorTypes =
  ({ errorTypeLibraries, listUsedErrorTypes }: KeepErrorTypesDependencies) =>
  async (of: ClassesOf, fromSchoolId: string, intoSchoolId: string, asTheyAre: boolean): Promise<void> => {
    const { types } = await errorTypeLibraries.get(fromSchoolId)
    if (types.length === 0) return
    const used = new Set(await listUsedErrorTypes(of))
    const at = new Date()
    const kept = types
      .filter(({ id }) => used.has(id))
      .map((type) => ({ ...type, retiredAt: type.retiredAt ?? (asTheyAre ? null : at) }))
    await updateErrorTypes(errorTypeLibraries, intoSchoolId, (into) => mergeErrorTypes(into, kept, at))
  }
