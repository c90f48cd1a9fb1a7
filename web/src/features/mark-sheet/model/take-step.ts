import { createStore } from '../../../config/create-store.ts'
import { notifyDone, notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import type { SheetEngine, StepBack } from '../engine/sheet-engine.ts'
import type { GoTo } from './go-to.ts'
import { gridText } from './sheet-text.ts'

/** The result of the last undo or redo, shown beside its buttons. */
export interface TakenStep extends StepBack {
  engine: SheetEngine
  direction: 'undo' | 'redo'
}

export const takenStep = createStore<TakenStep | null>(null)

/**
 * Undoes or redoes a step, shows the result beside the buttons, and goes to the first changed cell. It never goes to a
 * cell that was kept, because the next typed mark would replace a colleague's.
 */
export function takeStep(engine: SheetEngine, direction: 'undo' | 'redo', onGoTo?: GoTo): void {
  const step = engine[direction]()
  takenStep.set(step && { ...step, engine, direction })
  const [first] = step?.changed ?? []
  if (first) onGoTo?.(first)
}

/**
 * Undoes exactly the operation of a notice, whatever was done since, and shows the result beside the buttons. Returns
 * the number of changed cells: 0 if it was already undone or others have changed all its cells.
 */
export function takeBack(engine: SheetEngine, operationId: string): number {
  const step = engine.undo(operationId)
  takenStep.set(step && { ...step, engine, direction: 'undo' })
  return step?.changed.length ?? 0
}

/** Shows what an operation has done to many cells, with a button that undoes it. */
export function notifyStep(engine: SheetEngine, operationId: string, message: string): void {
  notifyUndoable(message, {
    label: gridText('undo.action'),
    run: () => {
      if (takeBack(engine, operationId) === 0) notifyDone(gridText('undo.gone'))
    },
  })
}
