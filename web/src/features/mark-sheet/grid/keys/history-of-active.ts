import { refAt } from '../../model/grid-model.ts'
import type { Grid, HistoryOf } from '../model/grid.ts'

/** Selects the history of the active cell, row or column. */
export function historyOfActive(grid: Grid): HistoryOf {
  const { model, active } = grid.store.get()
  const ref = refAt(model, active)
  if (ref) return ref
  const [student, column] = [model.students[active.row], model.columns[active.col]]
  if (student) return { studentId: student.id }
  return column ? { leafId: column.leaf.id } : {}
}
