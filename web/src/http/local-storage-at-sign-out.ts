/** Prefix of the storage keys of all drafts. */
export const draftKeyPrefix = 'classeur:draft:'

/** Prefix of the storage keys of unsent marks that a page kept while it was being left. */
export const leftMarksKeyPrefix = 'classeur:left-marks:'

/**
 * Clears local storage, except for unsent marks. Signing out also deletes the drafts. An expired session keeps them: the
 * same person finds them after signing in again, and no other account can read them.
 */
export function clearLocalStorage(keeps: 'nothing' | 'drafts'): void {
  const kept = keeps === 'drafts' ? [draftKeyPrefix, leftMarksKeyPrefix] : [leftMarksKeyPrefix]
  for (const key of Object.keys(localStorage))
    if (!kept.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key)
}
