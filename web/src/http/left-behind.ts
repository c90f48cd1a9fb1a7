type Count = (userId: string) => Promise<number>

let count: Count = () => Promise.resolve(0)

/** Says how to count what a person would leave on this device, unsent, by signing out. */
export const setLeftBehind = (next: Count): void => {
  count = next
}

/** Cells of this person that are on this device alone. */
export const countLeftBehind: Count = (userId) =>
  // A device that cannot look keeps nothing either, and nobody is kept signed in by it.
  count(userId).catch(() => 0)
