import { leftMarksKeyPrefix } from '../../../../http/session/local-storage-at-sign-out.ts'
import type { QueueEntry } from '../sheet-ports.ts'

const keyOf = (operationId: string) => leftMarksKeyPrefix + operationId

/**
 * Stores entries of a page that is being left before it returns. IndexedDB cancels a transaction that isn't finished when
 * its page ends.
 */
export function keepLeftMarks(entries: readonly QueueEntry[]): void {
  try {
    for (const entry of entries) localStorage.setItem(keyOf(entry.operation.id), JSON.stringify(entry))
  } catch {
    // The browser stores nothing or is full. The sheet has said so, and the browser has asked before leaving.
  }
}

/** Removes entries that IndexedDB has stored or removed since. */
export function dropLeftMarks(operationIds: readonly string[]): void {
  for (const id of operationIds) localStorage.removeItem(keyOf(id))
}

/**
 * Passes the entries that pages have left on this device to `store`, and removes them here once they are stored there.
 */
export async function moveLeftMarks(store: (entries: QueueEntry[]) => Promise<void>): Promise<void> {
  const left = Object.keys(localStorage)
    .filter((key) => key.startsWith(leftMarksKeyPrefix))
    .flatMap((key) => ({ key, text: localStorage.getItem(key) ?? '' }))
    .filter(({ text }) => text !== '')
  if (left.length === 0) return
  await store(left.map(({ text }) => JSON.parse(text) as QueueEntry))
  // Another tab may have been left again meanwhile.
  for (const { key, text } of left) if (localStorage.getItem(key) === text) localStorage.removeItem(key)
}
