import type { MarkCode } from './mark-content.ts'
import type { LoggedOperation } from './operation.ts'

/** What one operation did to one cell. `version`: null until the server has answered, 0 when nothing came of it. */
export interface CellEffect {
  studentId: string
  leafId: string
  version: number | null
  from: MarkCode
  to: MarkCode
}

/** An operation as the log has it, or one that is still on its way. */
export interface UndoableOperation extends Pick<LoggedOperation, 'id' | 'kind' | 'of'> {
  cells: readonly CellEffect[]
}

/** A cell of a step: what it held before and after, and the effect (of the operation, its undo or redo) that is its latest. */
export interface UndoCell {
  before: MarkCode
  after: MarkCode
  latest: CellEffect
}

/** One operation that can be undone or redone; `id` is that of the operation, not of its undo. */
export interface UndoStep {
  id: string
  cells: UndoCell[]
}

/** The last of each is the next to be undone or redone. */
export interface UndoStacks {
  undo: UndoStep[]
  redo: UndoStep[]
}

/** Takes a step off a stack, wherever it stands: two windows of one person undo in an order of their own. */
function take(stack: UndoStep[], id: string | null): void {
  const place = stack.findLastIndex((step) => step.id === id)
  if (place >= 0) stack.splice(place, 1)
}

/**
 * Adds an operation, the newest of all, to the stacks. Cells that an undo left alone (somebody had changed them) are
 * part of its step no more. An undo whose operation is not known here still makes its step: it says what was there.
 */
export function addToStacks(stacks: UndoStacks, { id, kind, of, cells }: UndoableOperation): void {
  if (kind === 'rescale' || kind === 'sample') return
  const isUndo = kind === 'undo'
  const step = {
    id: of ?? id,
    cells: cells.map((latest) =>
      isUndo
        ? { before: latest.to, after: latest.from, latest }
        : { before: latest.from, after: latest.to, latest },
    ),
  }
  take(stacks.undo, of)
  take(stacks.redo, of)
  if (isUndo) stacks.redo.push(step)
  else stacks.undo.push(step)
  if (!isUndo && kind !== 'redo') stacks.redo.length = 0
}

/** What can be undone and redone after these operations of one person, given oldest first. */
export function undoStacks(operations: readonly UndoableOperation[]): UndoStacks {
  const stacks: UndoStacks = { undo: [], redo: [] }
  for (const operation of operations) addToStacks(stacks, operation)
  return stacks
}
