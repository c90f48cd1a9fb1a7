import { createStore } from '../../../config/create-store.ts'
import type { SheetEngine, StepBack } from '../engine/sheet-engine.ts'
import type { GoTo } from './go-to.ts'

/** What the last undo or redo did, for the words beside its buttons. */
export interface TakenStep extends StepBack {
  engine: SheetEngine
  direction: 'undo' | 'redo'
}

export const takenStep = createStore<TakenStep | null>(null)

/**
 * Undoes or redoes a step, has the row of buttons say what became of it, and goes where it happened; never to a cell that
 * stayed as it is: what is typed next would replace a colleague's mark.
 */
export function takeStep(engine: SheetEngine, direction: 'undo' | 'redo', onGoTo?: GoTo): void {
  const step = engine[direction]()
  takenStep.set(step && { ...step, engine, direction })
  const [first] = step?.changed ?? []
  if (first) onGoTo?.(first)
}

/**
 * Takes back the very operation that a notice is about, whatever was done since; the row of buttons says what became of
 * it. Returns how many cells changed: none when it was undone already, or others have changed all of it.
 */
export function takeBack(engine: SheetEngine, operationId: string): number {
  const step = engine.undo(operationId)
  takenStep.set(step && { ...step, engine, direction: 'undo' })
  return step?.changed.length ?? 0
}
