import { codeOf, type CellRef, type MarkOperation, type UndoCell } from '@classeur/contracts'
import { keyOf } from './cell-key.ts'
import type { CellQueue } from './queue-cells.ts'
import type { CellChange, CellView, SheetEngine, StepBack } from './sheet-engine.ts'
import type { SheetParts } from './sheet-parts.ts'
import type { QueuedCell } from './sheet-ports.ts'

type CellChanges = Pick<SheetEngine, 'write' | 'keepUnread' | 'undo' | 'redo'>

/** What a person types, and takes back: each step becomes one operation, shown at once and queued. */
export function createCellChanges(parts: SheetParts, cellQueue: CellQueue): CellChanges {
  const { dependencies, marks, pending, history, unread } = parts
  const { cellOf, isOver, queue, savedVersion, shownCode } = cellQueue
  /** What stood under a text that is no mark when it came: it hides what comes there meanwhile. */
  const underText = new Map<string, Required<Pick<CellChange, 'base' | 'epoch'>>>()

  function write(kind: MarkOperation['kind'], changes: readonly CellChange[]): string | null {
    const byCell = new Map(changes.map((change) => [keyOf(change), change]))
    const cells: QueuedCell[] = []
    for (const [key, change] of byCell) {
      const under = unread.delete(key) ? underText.get(key) : undefined
      const { content, epoch = under?.epoch, base = under?.base ?? savedVersion(key) } = change
      const hold = pending.last(key)?.hold
      const isRefused = hold && hold !== 'conflict'
      // Of an epoch that is over the same number means something else.
      if (codeOf(content) === shownCode(key) && !isRefused && !isOver(epoch)) continue
      cells.push(cellOf(change, codeOf(content), { base, epoch }))
    }
    const operationId = cells.length > 0 ? queue(kind, null, cells) : null
    parts.show(byCell.keys())
    return operationId
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
    return saved.version === version && saved.by === dependencies.userId ? version : null
  }

  function stepBack(which: 'undo' | 'redo', operationId?: string): StepBack | null {
    if (parts.readOnly()) return null
    const step = operationId === undefined ? history.top(which) : history.undoable(operationId)
    if (!step) return null
    const cells: QueuedCell[] = []
    const kept: CellRef[] = []
    for (const cell of step.cells) {
      const { latest, before, after } = cell
      if (latest.version === 0) continue
      const { studentId, leafId } = latest
      const base = baseOf(cell)
      if (base === null) kept.push({ studentId, leafId })
      else cells.push(cellOf(latest, which === 'undo' ? before : after, { base }))
    }
    if (cells.length > 0) queue(which, step.id, cells)
    // Named, it may be covered by later steps of one's own only: it has its turn when those are taken back.
    else if (operationId === undefined) history.giveUp(step)
    const changed = cells.map(({ studentId, leafId }) => ({ studentId, leafId }))
    for (const ref of changed) unread.delete(keyOf(ref))
    parts.show(changed.map(keyOf))
    void history.fill()
    return { changed, kept }
  }

  return {
    write,
    undo: (operationId) => stepBack('undo', operationId),
    redo: () => stepBack('redo'),

    keepUnread(ref: CellRef, text: NonNullable<CellView['unread']>): void {
      const key = keyOf(ref)
      if (!unread.has(key)) underText.set(key, { base: savedVersion(key), epoch: parts.epoch() })
      unread.set(key, text)
      parts.show([key])
    },
  }
}
