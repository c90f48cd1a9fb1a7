import { takenStep, takeStep } from '../../model/take-step.ts'
import { announce, type Grid } from '../model/grid.ts'
import { refuseEntry } from './edit-cell.ts'
import { goToCell } from './move-active-cell.ts'
import { gridText } from '../../model/sheet-text.ts'

/** Undoes or redoes one step and goes to its first changed cell. The result appears beside the buttons. */
export function stepBack(grid: Grid, direction: 'undo' | 'redo'): void {
  if (grid.engine.state().readOnly && refuseEntry(grid, grid.store.get().active.row)) return
  takeStep(grid.engine, direction, (ref) => goToCell(grid, ref))
  if (takenStep.get() === null) announce(grid, gridText(`${direction}.nothing`))
}
