import { announce, type Grid } from '../model/grid.ts'
import { positionOf } from '../model/grid-model.ts'
import { refuseEntry } from './edit-cell.ts'
import { goTo } from './go-to.ts'
import { words } from './place-words.ts'

/** Undoes or redoes one step, goes where it happened, and says so. */
export function stepBack(grid: Grid, direction: 'undo' | 'redo'): void {
  const { model, active } = grid.store.get()
  if (grid.engine.state().readOnly && refuseEntry(grid, active.row)) return
  const step = grid.engine[direction]()
  if (!step) return announce(grid, words(`${direction}.nothing`))
  const first = step.changed[0]
  const place = first ? positionOf(model, first) : null
  if (place) goTo(grid, place)
  const kept = step.kept.length > 0 ? ` ${words('keptCells', { count: step.kept.length })}` : ''
  announce(grid, words(`${direction}.done`, { count: step.changed.length }) + kept)
}
