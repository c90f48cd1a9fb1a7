import type { CellRef } from '@classeur/contracts'
import type { UndoCell } from '@classeur/domain/marks'
import { keyOf, refOf } from '../cell-key.ts'
import type { Changes } from '../changes.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { SavedMarks } from '../server/saved-marks.ts'
import type { Server } from '../server/server.ts'
import type { SheetEngine, StepBack } from '../sheet-engine.ts'
import type { QueuedCell } from '../sheet-ports.ts'
import type { UndoHistory } from '../undo-history.ts'
import type { UnreadTexts } from '../unread-texts.ts'
import type { CellQueuing } from './cell-queuing.ts'

interface StepParts {
  userId: string
  marks: Pick<SavedMarks, 'get'>
  texts: Pick<UnreadTexts, 'drop' | 'undo' | 'redo'>
  history: UndoHistory
  outbox: Pick<Outbox, 'last' | 'enqueue'>
  server: Pick<Server, 'readOnly' | 'epoch'>
  changes: Pick<Changes, 'touch'>
  queuing: CellQueuing
}

/** Undo and redo, each an operation of its own. Cells that someone has changed since keep their marks. */
export function createSteps(parts: StepParts): Pick<SheetEngine, 'undo' | 'redo'> {
  const { userId, marks, texts, history, outbox, server, changes, queuing } = parts

  /** The version on which to undo or redo; null if the cell has changed since. */
  function baseOf(cell: UndoCell): number | null {
    const stands = history.standsOn(cell)
    if (!stands) return null
    const key = keyOf(stands)
    const last = outbox.last(key)
    // This write has no answer yet, so its version is still unknown. The queue sets the base when the answer arrives.
    if (last) return last === stands ? 0 : null
    const saved = marks.get(key)
    const { version } = stands
    if (!saved || version === null || saved.version < version) return version
    return saved.version === version && saved.by === userId ? version : null
  }

  function stepBack(which: 'undo' | 'redo', operationId?: string): StepBack | null {
    if (server.readOnly()) return null
    const step = operationId === undefined ? history.top(which) : history.undoable(operationId)
    if (!step) {
      // The log is still loading, as after a reload. Undo when it has loaded.
      if (operationId === undefined && history.isReading()) void history.fill().then(() => stepBack(which))
      return null
    }
    const cells: QueuedCell[] = []
    const kept: CellRef[] = []
    for (const cell of step.cells) {
      const { latest, before, after } = cell
      if (latest.version === 0) continue
      const { studentId, leafId } = latest
      const base = baseOf(cell)
      if (base === null) kept.push({ studentId, leafId })
      else {
        const [code, note] = which === 'undo' ? [before, cell.beforeNote] : [after, cell.afterNote]
        const isNoteOnly = note !== undefined && before === after
        cells.push(queuing.cellOf(latest, isNoteOnly ? undefined : code, { base }, note))
      }
    }
    if (cells.length > 0) outbox.enqueue({ kind: which, of: step.id }, cells, server.epoch())
    // Give up this step. But a step requested by its id may only be covered by the person's own later steps, and can be
    // undone after those.
    else if (operationId === undefined) history.giveUp(step)
    const keys = new Set(cells.map(keyOf))
    for (const key of keys) texts.drop(key)
    // A step that changes no mark is given up, and its texts stay.
    if (cells.length > 0) for (const key of texts[which](step.id)) keys.add(key)
    changes.touch(keys)
    void history.fill()
    return { changed: [...keys].map(refOf), kept }
  }

  return {
    undo: (operationId) => stepBack('undo', operationId),
    redo: () => stepBack('redo'),
  }
}
