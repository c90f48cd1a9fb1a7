type Count = (userId: string) => Promise<number>

let count: Count = () => Promise.resolve(0)

/** Registers the function that counts the unsent marks a person would lose by signing out. */
export const setLeftBehind = (next: Count): void => {
  count = next
}

/** Number of this person's cells that are stored only on this device. */
export const countLeftBehind: Count = (userId) =>
  // If storage can't be read, it holds nothing to lose, so don't block the sign-out.
  count(userId).catch(() => 0)
