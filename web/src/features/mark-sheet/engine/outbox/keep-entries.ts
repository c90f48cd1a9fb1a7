import type { QueueEntry, QueueStore, Timers } from '../sheet-ports.ts'
import { withinTime } from './within-time.ts'

/**
 * Stores the queue on this device. Entries touched together are stored in one transaction: otherwise a write could be
 * sent before the write that follows it is stored with the right version. If storing fails, the entries are stored with
 * the next change, and sent anyway.
 */
export function createEntryKeeper(store: QueueStore, timers: Timers) {
  /** Entries to store, by operation; null removes the entry. */
  let dirty = new Map<string, QueueEntry | null>()
  /** What is being stored now. */
  let storing = new Map<string, QueueEntry | null>()
  const failed = new Map<string, QueueEntry | null>()
  const kept = new Set<string>()
  let flushing: Promise<void> | null = null
  const listeners: (() => void)[] = []

  async function flush(): Promise<void> {
    // Collect all entries that the current task touches.
    await Promise.resolve()
    while (dirty.size > 0) {
      const changes = new Map([...failed, ...dirty])
      storing = changes
      dirty = new Map()
      failed.clear()
      const put = [...changes.values()].filter((entry) => entry !== null)
      const removed = [...changes].flatMap(([id, entry]) => (entry === null ? [id] : []))
      try {
        await withinTime(timers, store.change(put, removed))
        for (const { operation } of put) kept.add(operation.id)
        for (const id of removed) kept.delete(id)
      } catch {
        // `notKept` reports the failure. The entries stay in memory and are stored with the next change.
        for (const [id, entry] of changes) failed.set(id, entry)
      }
      storing = new Map()
      for (const listener of listeners) listener()
    }
    flushing = null
  }

  return {
    touch(entry: QueueEntry, isOver: boolean): void {
      dirty.set(entry.operation.id, isOver ? null : entry)
      flushing ??= flush()
    },
    /** The listener runs each time changes have been stored or storing has failed. */
    onFlushed: (listener: () => void) => void listeners.push(listener),
    /** Marks an operation as stored: the tab that created it has stored it. */
    adopt: (operationId: string) => void kept.add(operationId),
    /** True after the entry was stored, or after storing it failed. */
    maySend: ({ operation: { id } }: QueueEntry): boolean => kept.has(id) || failed.has(id),
    /** True while an unfinished entry isn't stored. */
    hasFailed: (): boolean => [...failed].some(([id, entry]) => entry !== null && dirty.get(id) !== null),
    /** Stores entries that aren't stored yet before it returns: the page may end. */
    keepAtOnce(): void {
      const unstored = new Map([...failed, ...storing, ...dirty])
      store.keepAtOnce([...unstored.values()].filter((entry) => entry !== null))
    },
    idle: (): Promise<void> => flushing ?? Promise.resolve(),
  }
}
