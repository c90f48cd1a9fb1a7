import { createIndexedQueueStore } from './browser/indexed-queue-store.ts'
import { totalOf } from './count-unsent.ts'
import { afterLeaving } from './leaving-sheets.ts'
import type { UnsentCells } from './sheet-ports.ts'

/** What this browser keeps of the people who type marks in it. */
export const ownStore = createIndexedQueueStore()

/**
 * Cells of this person that are on this device alone, by the id of the exam. A sheet that was just left is on its way:
 * its answer is waited for.
 */
export async function listUnsent(userId: string): Promise<ReadonlyMap<string, UnsentCells>> {
  await afterLeaving()
  return ownStore.countUnsent(userId)
}

/** How many they are in all: what a deliberate sign-out leaves behind here. */
export async function countUnsent(userId: string): Promise<number> {
  const counts = await listUnsent(userId)
  return [...counts.values()].reduce((sum, cells) => sum + totalOf(cells), 0)
}
