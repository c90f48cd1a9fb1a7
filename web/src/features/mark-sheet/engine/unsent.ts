import { createIndexedQueueStore } from './browser/indexed-queue-store.ts'

/** What this browser keeps of the people who type marks in it. */
export const ownStore = createIndexedQueueStore()

/** Cells of this person that are on this device alone, by the id of the exam. */
export const listUnsent = (userId: string): Promise<ReadonlyMap<string, number>> =>
  ownStore.countUnsent(userId)

/** How many they are in all: what a deliberate sign-out leaves behind here. */
export async function countUnsent(userId: string): Promise<number> {
  const counts = await listUnsent(userId)
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
