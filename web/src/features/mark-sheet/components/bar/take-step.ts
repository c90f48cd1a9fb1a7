import { createStore } from '../../../../config/create-store.ts'
import type { SheetEngine, StepBack } from '../../engine/sheet-engine.ts'
import type { GoTo } from '../panels/go-to.ts'

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
