import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { countCells } from '../count-unsent.ts'
import type { QueueEntry, QueueStore } from '../sheet-ports.ts'
import { paintedOrLeaving } from './after-paint.ts'
import { dropLeftMarks, keepLeftMarks, moveLeftMarks } from './left-marks.ts'

interface UnsentMarks extends DBSchema {
  entries: { key: string; value: QueueEntry; indexes: { sheet: [string, string]; user: string } }
}

/**
 * Unsent marks in this browser's IndexedDB. Signing out keeps them, so that the person finds them after signing in
 * again. The server's answer removes an entry, so sent marks leave nothing behind.
 */
export function createIndexedQueueStore(): QueueStore {
  let opening: Promise<IDBPDatabase<UnsentMarks>> | null = null

  function open(): Promise<IDBPDatabase<UnsentMarks>> {
    const forget = () => (opening = null)
    opening ??= openDB<UnsentMarks>('classeur:unsent-marks', 1, {
      upgrade(database) {
        const entries = database.createObjectStore('entries', { keyPath: 'operation.id' })
        entries.createIndex('sheet', ['userId', 'examId'])
        entries.createIndex('user', 'userId')
      },
      blocking(_current, _next, event) {
        forget()
        ;(event.target as IDBDatabase).close()
      },
      terminated: forget,
    })
    opening.catch(forget)
    return opening
  }

  async function write(put: readonly QueueEntry[], removedIds: readonly string[]): Promise<void> {
    // Strict durability: the marks are on disk before the sheet says that they are kept.
    const transaction = (await open()).transaction('entries', 'readwrite', { durability: 'strict' })
    const steps = [
      ...put.map((entry) => transaction.store.put(entry)),
      ...removedIds.map((id) => transaction.store.delete(id)),
    ]
    // Without this, the transaction would wait for this page once more, which may be closing.
    transaction.commit()
    await Promise.all([...steps, transaction.done])
  }

  const takeLeft = () => moveLeftMarks((entries) => write(entries, []))

  return {
    async load(userId, examId) {
      await takeLeft()
      const stored = await (await open()).getAllFromIndex('entries', 'sheet', [userId, examId])
      return stored.sort((a, b) => a.order - b.order)
    },

    async change(put, removedIds) {
      await paintedOrLeaving()
      await write(put, removedIds)
      dropLeftMarks([...put.map(({ operation }) => operation.id), ...removedIds])
    },

    keepAtOnce: keepLeftMarks,

    async countUnsent(userId) {
      await takeLeft()
      return countCells(await (await open()).getAllFromIndex('entries', 'user', userId))
    },
  }
}
