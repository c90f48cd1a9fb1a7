import { keyOf } from './cell-key.ts'
import type { SheetParts } from './sheet-parts.ts'

const tabLock = (tabId: string) => `classeur:tab:${tabId}`

/** Says to the other windows, until it is let go, that what this one has queued is sent by it. */
export const holdTab = ({ dependencies, tabId }: Pick<SheetParts, 'dependencies' | 'tabId'>) =>
  dependencies.locks.hold(tabLock(tabId))

/**
 * Takes what windows that are gone have left unsent: in its order, behind what is queued here. One window at a time, so
 * that none of it is sent by two. Rejects when this device keeps nothing.
 */
export async function takeOver(parts: SheetParts, adopt: (id: string) => void): Promise<void> {
  const { dependencies, pending, marks, history, tabId } = parts
  const { userId, examId, store, locks } = dependencies
  await locks.exclusive(`classeur:sheet:${userId}:${examId}`, async () => {
    const entries = await store.load(userId, examId)
    const tabIds = new Set(entries.map((entry) => entry.tabId).filter((other) => other !== tabId))
    const alive = new Set<string>()
    for (const other of tabIds) if (await locks.isHeld(tabLock(other))) alive.add(other)
    const left = entries.filter(
      (entry) => entry.tabId !== tabId && !alive.has(entry.tabId) && !pending.has(entry.operation.id),
    )
    if (left.length === 0) return
    for (const entry of left) entry.tabId = tabId
    await store.change(left, [])
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
  })
}
