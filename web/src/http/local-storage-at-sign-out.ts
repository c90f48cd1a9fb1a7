/** Prefix of the storage keys of all drafts. */
export const draftKeyPrefix = 'classeur:draft:'

/**
 * Clears local storage. Signing out also deletes the drafts. A session that expires keeps them: the person gets them
 * back after signing in again, and no other account reads them.
 */
export function clearLocalStorage(keeps: 'nothing' | 'drafts'): void {
  if (keeps === 'nothing') return localStorage.clear()
  for (const key of Object.keys(localStorage))
    if (!key.startsWith(draftKeyPrefix)) localStorage.removeItem(key)
}
