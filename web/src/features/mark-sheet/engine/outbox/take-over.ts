import { codeOf } from '@classeur/domain/marks'
import { keyOf } from '../cell-key.ts'
import type { SavedMarks } from '../server/saved-marks.ts'
import type { QueueEntry, SheetDependencies, TabLocks } from '../sheet-ports.ts'
import type { UndoHistory } from '../undo-history.ts'
import type { PendingWrites } from './pending-writes.ts'
import { withinTime } from './within-time.ts'

const tabLock = (tabId: string) => `classeur:tab:${tabId}`

/** Tells the other tabs that this tab sends its own queue, until the returned function is called. */
export const holdTab = (locks: TabLocks, tabId: string) => locks.hold(tabLock(tabId))

interface TakeOverParts extends Pick<SheetDependencies, 'userId' | 'examId' | 'store' | 'locks' | 'timers'> {
  tabId: string
  pending: PendingWrites
  marks: SavedMarks
  history: Pick<UndoHistory, 'add'>
}

/**
 * Takes over the unsent writes of closed tabs, in their order. A lock lets only one tab do this at a time, so no write
 * is sent twice. If a cell still has unsettled writes here, it skips that tab's writes for now: two tabs count as two
 * writers. `isAll` is false if it skipped any; `keys` are the cells that it took. Rejects if this device can't store
 * marks.
 */
export async function takeOver(
  { userId, examId, tabId, store, locks, timers, pending, marks, history }: TakeOverParts,
  adopt: (id: string) => void,
): Promise<{ isAll: boolean; keys: ReadonlySet<string> }> {
  return locks.exclusive(`classeur:sheet:${userId}:${examId}`, async () => {
    const entries = await withinTime(timers, store.load(userId, examId))
    const left: QueueEntry[] = []
    const taken = new Set<string>()
    let isAll = true
    for (const other of new Set(entries.map((entry) => entry.tabId))) {
      if (other === tabId || (await locks.isHeld(tabLock(other)))) continue
      const ofTab = entries.filter((entry) => entry.tabId === other && !pending.has(entry.operation.id))
      const keys = new Set(ofTab.flatMap(({ cells }) => cells.map(keyOf)))
      const isFree = [...keys].every((key) => pending.last(key) === null && !taken.has(key))
      if (!isFree) isAll = false
      else {
        left.push(...ofTab)
        for (const key of keys) taken.add(key)
      }
    }
    const keys = new Set<string>()
    if (left.length === 0) return { isAll, keys }
    left.sort((a, b) => a.order - b.order)
    for (const entry of left) entry.tabId = tabId
    await withinTime(timers, store.change(left, []))
    for (const entry of left) {
      const { operation, cells } = entry
      for (const cell of cells) {
        const key = keyOf(cell)
        keys.add(key)
        if (cell.base !== null || cell.hold !== null || cell.version !== null) continue
        if (pending.last(key)) continue
        // The tab closed before this write learnt the version of the write before it. Continue from the saved mark if
        // it is the person's own; otherwise ask the person.
        const saved = marks.get(key)
        if (saved?.by !== userId) Object.assign(cell, { version: 0, hold: 'conflict' })
        else if (cell.keepsCode)
          Object.assign(cell, { base: saved.version, from: codeOf(saved), to: codeOf(saved) })
        else cell.base = saved.version
      }
      adopt(operation.id)
      history.add({ ...operation, cells })
      pending.add(entry)
    }
    return { isAll, keys }
  })
}
