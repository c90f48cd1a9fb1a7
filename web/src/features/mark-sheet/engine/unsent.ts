import { createIndexedQueueStore } from './browser/indexed-queue-store.ts'
import { totalOf } from './count-unsent.ts'
import { afterLeaving } from './leaving-sheets.ts'
import type { UnsentCells } from './sheet-ports.ts'

/** This browser's storage of unsent marks. */
export const ownStore = createIndexedQueueStore()

/**
 * Number of this person's cells that are only on this device, by exam id. Waits for a recently closed sheet, which may
 * still be sending.
 */
export async function listUnsent(userId: string): Promise<ReadonlyMap<string, UnsentCells>> {
  await afterLeaving()
  return ownStore.countUnsent(userId)
}

/** The total number of these cells: a sign-out would leave them unsent on this device. */
export async function countUnsent(userId: string): Promise<number> {
  const counts = await listUnsent(userId)
  return [...counts.values()].reduce((sum, cells) => sum + totalOf(cells), 0)
}
