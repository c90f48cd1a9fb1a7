import type { Grid } from '../model/grid.ts'

/** Opens the menu of the active position: of a question, a student, or the selected cells. */
export function openMenu(grid: Grid, at?: { x: number; y: number }): void {
  const { active, model } = grid.store.get()
  // The corner and the headings of the totals have no menu.
  if (active.row === -1 && !model.columns[active.col]) return
  const box = grid.elementAt(active)?.getBoundingClientRect()
  const of = active.row === -1 ? 'column' : active.col === -1 ? 'row' : 'cells'
  const under = box ? { x: grid.isRtl() ? box.right : box.left, y: box.bottom } : { x: 0, y: 0 }
  grid.store.update({ menu: { of, at: at ?? under } })
}
