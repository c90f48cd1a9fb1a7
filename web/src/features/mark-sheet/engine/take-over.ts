import { keyOf } from './cell-key.ts'
import type { QueueEntry } from './sheet-ports.ts'
import type { SheetParts } from './sheet-parts.ts'
import { withinTime } from './within-time.ts'

const tabLock = (tabId: string) => `classeur:tab:${tabId}`

/** Says to the other windows, until it is let go, that what this one has queued is sent by it. */
export const holdTab = ({ dependencies, tabId }: Pick<SheetParts, 'dependencies' | 'tabId'>) =>
  dependencies.locks.hold(tabLock(tabId))

/**
 * Takes what windows that are gone have left unsent, in its order. One window at a time, so that none of it is sent by
 * two. Two windows are two writers: what one of them left for a cell that still waits here is left for later.
 * Returns false when something was. Rejects when this device keeps nothing.
 */
export async function takeOver(parts: SheetParts, adopt: (id: string) => void): Promise<boolean> {
  const { dependencies, pending, marks, history, tabId } = parts
  const { userId, examId, store, locks, timers } = dependencies
  return locks.exclusive(`classeur:sheet:${userId}:${examId}`, async () => {
    const entries = await withinTime(timers, store.load(userId, examId))
    const left: QueueEntry[] = []
    const taken = new Set<string>()
    let isAll = true
    for (const other of new Set(entries.map((entry) => entry.tabId))) {
      if (other === tabId || (await locks.isHeld(tabLock(other)))) continue
      const ofTab = entries.filter((entry) => entry.tabId === other && !pending.has(entry.operation.id))
      const keys = new Set(ofTab.flatMap(({ cells }) => cells.map(keyOf)))
      const isFree = [...keys].every((key) => pending.chain(key).length === 0 && !taken.has(key))
      if (!isFree) isAll = false
      else {
        left.push(...ofTab)
        for (const key of keys) taken.add(key)
      }
    }
    if (left.length === 0) return isAll
    left.sort((a, b) => a.order - b.order)
    for (const entry of left) entry.tabId = tabId
    await withinTime(timers, store.change(left, []))
    const keys = new Set<string>()
    for (const entry of left) {
      const { operation, cells } = entry
      for (const cell of cells) {
        const key = keyOf(cell)
        keys.add(key)
        if (cell.base !== null || cell.hold !== null || cell.version !== null) continue
        if (pending.chain(key).length > 0) continue
        // The write before it was answered and forgotten, this one not told: it was based on one's own mark, if that stands.
        const saved = marks.get(key)
        Object.assign(cell, saved?.by === userId ? { base: saved.version } : { version: 0, hold: 'conflict' })
      }
      adopt(operation.id)
      history.add({ ...operation, cells })
      pending.add(entry)
    }
    parts.show(keys)
    return isAll
  })
}
