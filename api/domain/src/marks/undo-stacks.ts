import type { MarkCode } from './mark-content.ts'
import type { CellNote, NoteChange } from './notes/cell-note.ts'
import type { LoggedOperation } from './operation.ts'

/**
 * The effect of one operation on one cell. `version`: null until the server has replied, 0 if the operation had no
 * effect.
 */
export interface CellEffect extends NoteChange {
  studentId: string
  leafId: string
  version: number | null
  from: MarkCode
  to: MarkCode
}

/** A logged operation, or one that is still being sent. */
export interface UndoableOperation extends Pick<LoggedOperation, 'id' | 'kind' | 'of'> {
  cells: readonly CellEffect[]
}

/**
 * A cell of a step: its content before and after, and the latest effect (of the operation, its undo or its redo). Without
 * notes if the step left the note as it was.
 */
export interface UndoCell {
  before: MarkCode
  after: MarkCode
  beforeNote?: CellNote | undefined
  afterNote?: CellNote | undefined
  latest: CellEffect
}

/** An operation that can be undone or redone; `id` is the id of the operation, not of its undo. */
export interface UndoStep {
  id: string
  cells: UndoCell[]
}

/** The last step of each stack is undone or redone next. */
export interface UndoStacks {
  undo: UndoStep[]
  redo: UndoStep[]
}

/** Removes a step from any position of a stack: two windows of one person undo in different orders. */
function take(stack: UndoStep[], id: string | null): void {
  const index = stack.findLastIndex((step) => step.id === id)
  if (index >= 0) stack.splice(index, 1)
}

function undoCell(latest: CellEffect, isUndo: boolean): UndoCell {
  const { from, to, fromNote, toNote } = latest
  const codes = isUndo ? { before: to, after: from, latest } : { before: from, after: to, latest }
  if (!fromNote || !toNote) return codes
  return isUndo
    ? { ...codes, beforeNote: toNote, afterNote: fromNote }
    : { ...codes, beforeNote: fromNote, afterNote: toNote }
}

/**
 * Adds an operation, which must be the newest, to the stacks. Cells that an undo skipped (because someone had changed
 * them) are removed from its step. An undo whose operation is unknown here still creates its step, because it
 * contains the previous content.
 */
export function addToStacks(stacks: UndoStacks, { id, kind, of, cells }: UndoableOperation): void {
  if (kind === 'rescale' || kind === 'sample') return
  const isUndo = kind === 'undo'
  const step = {
    id: of ?? id,
    cells: cells.map((latest) => undoCell(latest, isUndo)),
  }
  take(stacks.undo, of)
  take(stacks.redo, of)
  if (isUndo) stacks.redo.push(step)
  else stacks.undo.push(step)
  if (!isUndo && kind !== 'redo') stacks.redo.length = 0
}

/** The steps that can be undone and redone after these operations of one person, oldest first. */
export function undoStacks(operations: readonly UndoableOperation[]): UndoStacks {
  const stacks: UndoStacks = { undo: [], redo: [] }
  for (const operation of operations) addToStacks(stacks, operation)
  return stacks
}
