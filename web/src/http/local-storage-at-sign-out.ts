/** Prefix of the storage keys of all drafts. */
export const draftKeyPrefix = 'classeur:draft:'

/**
 * Clears local storage. Signing out also deletes the drafts. An expired session keeps them: the same person finds them
 * after signing in again, and no other account can read them.
 */
export function clearLocalStorage(keeps: 'nothing' | 'drafts'): void {
  if (keeps === 'nothing') return localStorage.clear()
  for (const key of Object.keys(localStorage))
    if (!key.startsWith(draftKeyPrefix)) localStorage.removeItem(key)
}
