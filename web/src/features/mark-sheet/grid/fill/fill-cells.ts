import { emptyContent, sameContent, type MarkContent } from '@classeur/domain/marks'
import type { CellRef } from '@classeur/contracts'
import { announce, type Grid } from '../model/grid.ts'
import { isEnterable, refAt, type GridModel } from '../../model/grid-model.ts'
import { selectionOf } from '../model/grid-state.ts'
import { refuseEntry } from '../edit/edit-cell.ts'
import { gridText } from '../../model/sheet-text.ts'
import type { CellChange } from '../../engine/sheet-engine.ts'

/** The cells of a question, for all students whose marks can be entered. */
export const columnCells = (model: GridModel, col: number): CellRef[] =>
  model.students.flatMap((student, row) => (isEnterable(student) ? (refAt(model, { row, col }) ?? []) : []))

/** The cells of a student; none if marks can't be entered. */
export const rowCells = (model: GridModel, row: number): CellRef[] =>
  isEnterable(model.students[row]) ? model.columns.flatMap((_, col) => refAt(model, { row, col }) ?? []) : []

function write(grid: Grid, changes: CellChange[]): void {
  if (changes.length > 0) grid.engine.write('fill', changes)
  announce(grid, gridText('filled', { count: changes.length }))
}

/** "Empty → absent", "empty → 0": writes this into the empty cells as one step. Keeps unreadable texts. */
export function fillEmpty(grid: Grid, cells: readonly CellRef[], content: MarkContent): void {
  if (grid.engine.state().readOnly) return void refuseEntry(grid, -1)
  const empty = cells.filter((ref) => {
    const view = grid.engine.cell(ref)
    return view.state !== 'unread' && sameContent(view.content, emptyContent)
  })
  write(
    grid,
    empty.map((ref) => ({ ...ref, content })),
  )
}

/** Copies the top row of the selection down over the rest of it, or the cell above into a single cell, as one step. */
export function fillDown(grid: Grid): void {
  const state = grid.store.get()
  const { model } = state
  const { top, bottom, first, last } = selectionOf(state)
  const from = top === bottom ? top - 1 : top
  const below = model.students.slice(from + 1, bottom + 1)
  if (refuseEntry(grid, below.some(isEnterable) ? -1 : bottom)) return
  const changes: CellChange[] = []
  for (let col = first; col <= last; col += 1) {
    const source = refAt(model, { row: from, col })
    if (!source) continue
    const { content, state: kept } = grid.engine.cell(source)
    if (kept === 'unread' || sameContent(content, emptyContent)) continue
    for (let row = from + 1; row <= bottom; row += 1) {
      const ref = isEnterable(model.students[row]) ? refAt(model, { row, col }) : null
      // Between questions the maximum may differ, but a column has only one.
      if (ref && !sameContent(grid.engine.cell(ref).content, content)) changes.push({ ...ref, content })
    }
  }
  write(grid, changes)
}
