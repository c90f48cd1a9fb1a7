import type { QueueEntry, QueueStore, Timers } from '../sheet-ports.ts'
import { withinTime } from './within-time.ts'

/**
 * Keeps the queue on this device in step with the queue in memory. What is touched in one go is kept in one go: a
 * write never leaves before the one that follows it knows its version. What could not be kept is tried again with the
 * next change, and is sent all the same.
 */
export function createEntryKeeper(store: QueueStore, timers: Timers) {
  /** By operation; null: remove. */
  let dirty = new Map<string, QueueEntry | null>()
  const failed = new Map<string, QueueEntry | null>()
  const kept = new Set<string>()
  let flushing: Promise<void> | null = null
  const listeners: (() => void)[] = []

  async function flush(): Promise<void> {
    // Everything that is touched at once belongs together.
    await Promise.resolve()
    while (dirty.size > 0) {
      const changes = new Map([...failed, ...dirty])
      dirty = new Map()
      failed.clear()
      const put = [...changes.values()].filter((entry) => entry !== null)
      const removed = [...changes].flatMap(([id, entry]) => (entry === null ? [id] : []))
      try {
        await withinTime(timers, store.change(put, removed))
        for (const { operation } of put) kept.add(operation.id)
        for (const id of removed) kept.delete(id)
      } catch {
        // Told by `notKept`; the entries stay in memory and are tried again.
        for (const [id, entry] of changes) failed.set(id, entry)
      }
      for (const listener of listeners) listener()
    }
    flushing = null
  }

  return {
    touch(entry: QueueEntry, isOver: boolean): void {
      dirty.set(entry.operation.id, isOver ? null : entry)
      flushing ??= flush()
    },
    /** Listeners run whenever changes have been kept, or couldn't be. */
    onFlushed: (listener: () => void) => void listeners.push(listener),
    /** Already kept by the window that has made it. */
    adopt: (operationId: string) => void kept.add(operationId),
    /** Kept, or tried in vain. */
    maySend: ({ operation: { id } }: QueueEntry): boolean => kept.has(id) || failed.has(id),
    /** True while an entry isn't kept; one that is over needn't be. */
    hasFailed: (): boolean => [...failed].some(([id, entry]) => entry !== null && dirty.get(id) !== null),
    idle: (): Promise<void> => flushing ?? Promise.resolve(),
  }
}
