import type { CellRef } from '@classeur/contracts'
import type { KeyboardEvent } from 'react'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import type { GoTo } from '../../model/go-to.ts'
import { takeStep } from '../../model/take-step.ts'
import { clearErrorTypes, toggleErrorType } from '../types/note-cell.ts'
import type { ErrorTypes } from '../types/use-error-types.ts'

interface ActiveCellKeys {
  engine: SheetEngine
  types: ErrorTypes
  /** The active cell: null if it stands for more than one question; see `useActiveCell` for the others. */
  cell: { ref: CellRef | null; why: string | null; isWritable: boolean }
  goTo: GoTo
  onComment: () => void
  onEdit: () => void
}

/** Ctrl+Z undoes; Ctrl+Shift+Z and Ctrl+Y redo. */
function stepOfKey({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!ctrlKey && !metaKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' ? 'redo' : null
}

/** The digit of a key, also while Shift is pressed, which turns it into a sign on most keyboards; null for other keys. */
const digitOf = ({ key, code }: KeyboardEvent): string | null =>
  /^\d$/.test(key) ? key : (/^Digit(\d)$/.exec(code)?.[1] ?? null)

/** Handles a key on the active cell; returns true if it did. */
export function onMatrixKey(event: KeyboardEvent, keys: ActiveCellKeys): boolean {
  const { engine, types, cell, goTo, onComment, onEdit } = keys
  const step = stepOfKey(event)
  if (step) {
    takeStep(engine, step, goTo)
    return true
  }
  if (event.ctrlKey || event.metaKey || event.altKey || !cell.ref) return false
  if (event.key === 'Enter' || event.key === 'F2') {
    onEdit()
    return true
  }
  if (event.key.toLowerCase() === 'c' && cell.isWritable) {
    onComment()
    return true
  }
  if (cell.why !== null) return false
  const digit = digitOf(event)
  const type = types.offered.find(({ key }) => String(key) === digit)
  if (type) toggleErrorType(engine, cell.ref, type.id, event.shiftKey)
  else if (digit === '0') clearErrorTypes(engine, cell.ref)
  return type !== undefined || digit === '0'
}
