/** Prefix of the storage keys of all drafts. */
export const draftKeyPrefix = 'classeur:draft:'

/** Prefix of the storage keys of unsent marks that a page kept while it was being left. */
export const leftMarksKeyPrefix = 'classeur:left-marks:'

/** Prefix of the storage keys of request keys whose answers are awaited. */
export const requestKeyPrefix = 'classeur:request-key:'

/**
 * Clears local storage, except for unsent marks. Signing out also deletes the drafts. An expired session keeps them: the
 * same person finds them after signing in again, and no other account can read them. It also keeps request keys, so that
 * sending a restored draft doesn't repeat a request whose answer was lost.
 */
export function clearLocalStorage(keeps: 'nothing' | 'drafts'): void {
  const kept =
    keeps === 'drafts' ? [draftKeyPrefix, leftMarksKeyPrefix, requestKeyPrefix] : [leftMarksKeyPrefix]
  for (const key of Object.keys(localStorage))
    if (!kept.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key)
}
