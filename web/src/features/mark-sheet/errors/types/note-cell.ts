import type { CellRef } from '@classeur/contracts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'

/**
 * Gives the cell an error type, or takes it away if the cell has it. One type is usual, but a cell may have several:
 * with `adds`, the others stay.
 */
export function toggleErrorType(engine: SheetEngine, ref: CellRef, id: string, adds: boolean): void {
  const { errorTypes, comment } = engine.cell(ref)
  const others = errorTypes.filter((one) => one !== id)
  const isGiven = others.length < errorTypes.length
  const next = isGiven ? others : [...(adds ? others : []), id]
  engine.write('note', [{ ...ref, note: { errorTypes: next, comment: comment ?? '' } }])
}

export function clearErrorTypes(engine: SheetEngine, ref: CellRef): void {
  engine.write('note', [{ ...ref, note: { errorTypes: [], comment: engine.cell(ref).comment ?? '' } }])
}

export function writeComment(engine: SheetEngine, ref: CellRef, comment: string): void {
  engine.write('note', [{ ...ref, note: { errorTypes: engine.cell(ref).errorTypes, comment } }])
}
