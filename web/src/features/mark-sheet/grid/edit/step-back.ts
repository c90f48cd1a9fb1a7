import { takenStep, takeStep } from '../../model/take-step.ts'
import { announce, type Grid } from '../model/grid.ts'
import { refuseEntry } from './edit-cell.ts'
import { goToCell } from './go-to.ts'
import { gridText } from '../../model/sheet-text.ts'

/** Undoes or redoes one step and goes where it happened; what became of it is said beside the buttons of the same. */
export function stepBack(grid: Grid, direction: 'undo' | 'redo'): void {
  if (grid.engine.state().readOnly && refuseEntry(grid, grid.store.get().active.row)) return
  takeStep(grid.engine, direction, (ref) => goToCell(grid, ref))
  if (takenStep.get() === null) announce(grid, gridText(`${direction}.nothing`))
}
