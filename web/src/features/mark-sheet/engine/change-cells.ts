import { codeOf, type CellRef, type MarkCode, type MarkOperation, type UndoCell } from '@classeur/contracts'
import { keyOf } from './cell-key.ts'
import type { CellChange, CellView, SheetEngine, StepBack } from './sheet-engine.ts'
import type { SheetParts } from './sheet-parts.ts'
import type { QueuedCell } from './sheet-ports.ts'

type CellChanges = Pick<SheetEngine, 'write' | 'keepUnread' | 'revert' | 'resolve' | 'undo' | 'redo'>

/** Everything that a person does to cells: each step becomes one operation, shown at once and queued. */
export function createCellChanges(parts: SheetParts): CellChanges {
  const { dependencies, marks, pending, history, unread } = parts
  const { newId, timers, userId, examId } = dependencies
  let lastOrder = 0

  const heldCode = (key: string): MarkCode => {
    const last = pending.last(key)
    if (last) return last.to
    const saved = marks.get(key)
    return saved ? codeOf(saved) : null
  }

  function queue(kind: MarkOperation['kind'], of: string | null, cells: QueuedCell[]): void {
    const operation = { id: newId(), kind, of }
    lastOrder = Math.max(lastOrder + 1, timers.now())
    history.add({ ...operation, cells })
    pending.add({
      ...{ userId, examId, tabId: parts.tabId, order: lastOrder, epoch: parts.epoch() },
      ...{ operation, cells },
    })
  }

  /** A write on top of what is shown. `base` only when nothing of the cell is on its way. */
  function cellOf(ref: CellRef, to: MarkCode, base: number): QueuedCell {
    const key = keyOf(ref)
    const { studentId, leafId } = ref
    // What was refused is replaced by what is typed now; a conflict stays one until it is decided.
    const before = pending.last(key)?.hold
    if (before && before !== 'conflict') pending.dropHeld(key)
    const hold = parts.readOnly() ? 'read-only' : before === 'conflict' ? before : null
    const isFirst = pending.chain(key).length === 0
    return {
      ...{ studentId, leafId, from: heldCode(key), to, hold },
      version: hold ? 0 : null,
      base: isFirst ? base : null,
    }
  }

  function write(kind: MarkOperation['kind'], changes: readonly CellChange[]): void {
    const byCell = new Map(changes.map((change) => [keyOf(change), change]))
    const cells: QueuedCell[] = []
    for (const [key, change] of byCell) {
      unread.delete(key)
      const hold = pending.last(key)?.hold
      const isRefused = hold && hold !== 'conflict'
      if (codeOf(change.content) === heldCode(key) && !isRefused) continue
      cells.push(cellOf(change, codeOf(change.content), marks.get(key)?.version ?? 0))
    }
    if (cells.length > 0) queue(kind, null, cells)
    parts.show(byCell.keys())
  }

  /** The version to undo or redo on; null when the cell holds something else by now. */
  function baseOf(cell: UndoCell): number | null {
    const stands = history.standsOn(cell)
    if (!stands) return null
    const key = keyOf(stands)
    const last = pending.last(key)
    // Not answered yet: the order of the queue sees to the version.
    if (last) return last === stands ? 0 : null
    const saved = marks.get(key)
    const { version } = stands
    if (!saved || version === null || saved.version < version) return version
    return saved.version === version && saved.by === userId ? version : null
  }

  function stepBack(which: 'undo' | 'redo'): StepBack | null {
    const step = parts.readOnly() ? null : history.top(which)
    if (!step) return null
    const cells: QueuedCell[] = []
    const kept: CellRef[] = []
    for (const cell of step.cells) {
      const { latest, before, after } = cell
      if (latest.version === 0) continue
      const { studentId, leafId } = latest
      const base = baseOf(cell)
      if (base === null) kept.push({ studentId, leafId })
      else cells.push(cellOf(latest, which === 'undo' ? before : after, base))
    }
    if (cells.length > 0) queue(which, step.id, cells)
    else history.giveUp(step)
    const changed = cells.map(({ studentId, leafId }) => ({ studentId, leafId }))
    for (const ref of changed) unread.delete(keyOf(ref))
    parts.show(changed.map(keyOf))
    void history.fill()
    return { changed, kept }
  }

  return {
    write,
    undo: () => stepBack('undo'),
    redo: () => stepBack('redo'),

    keepUnread(ref: CellRef, text: NonNullable<CellView['unread']>): void {
      unread.set(keyOf(ref), text)
      parts.show([keyOf(ref)])
    },

    revert(ref: CellRef): void {
      const key = keyOf(ref)
      unread.delete(key)
      const hold = pending.last(key)?.hold
      if (hold && hold !== 'conflict') pending.dropHeld(key)
      parts.show([key])
    },

    resolve(ref: CellRef, keep: 'mine' | 'theirs'): void {
      const key = keyOf(ref)
      const last = pending.last(key)
      if (last?.hold !== 'conflict') return
      pending.dropHeld(key)
      const theirs = heldCode(key)
      if (keep === 'mine' && last.to !== theirs)
        queue('resolve', null, [cellOf(ref, last.to, marks.get(key)?.version ?? 0)])
      parts.show([key])
    },
  }
}
