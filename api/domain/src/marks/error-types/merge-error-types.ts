import { isLetterTaken, proposeLetter } from './error-type-letters.ts'
import { inUse, isNameTaken } from './error-type-names.ts'
import { mostErrorTypes, mostStoredErrorTypes, type StoredErrorType } from './stored-error-type.ts'

/**
 * Adds the error types of another school, for marks that come from there. Types of a name that is already in use, and
 * types beyond the limit, are added as retired; a taken letter is replaced. Returns the same list if nothing is added.
 */
export function mergeErrorTypes(
  into: readonly StoredErrorType[],
  added: readonly StoredErrorType[],
  at: Date,
): readonly StoredErrorType[] {
  const ids = new Set(into.map(({ id }) => id))
  const missing = added.filter(({ id }) => !ids.has(id))
  const retired = missing.filter(({ retiredAt }) => retiredAt !== null)
  const merged = [...into]
  for (const type of [...inUse(missing), ...retired]) {
    if (merged.length >= mostStoredErrorTypes) break
    const present = inUse(merged)
    const isKept = present.length < mostErrorTypes && !isNameTaken(present, type.name)
    merged.push({
      ...type,
      letter: isLetterTaken(merged, type.letter) ? proposeLetter(merged, type.name) : type.letter,
      retiredAt: type.retiredAt ?? (isKept ? null : at),
    })
  }
  return merged.length === into.length ? into : merged
}
