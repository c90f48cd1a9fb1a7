import { isEntered } from '@classeur/domain/marks'
import type { MarkStatus, SheetStudent } from '@classeur/contracts'
import type { CellChange } from '../../engine/sheet-engine.ts'
import { refuseEntry } from '../edit/edit-cell.ts'
import { gridText } from '../../model/sheet-text.ts'
import { refAt, type GridModel } from '../../model/grid-model.ts'
import { announce, type Grid } from '../model/grid.ts'
import { textOf } from '../cells/cell-looks.ts'

/** Lists the marks that this status would replace, as "Q1: 3". */
export function replacedTexts(
  grid: Grid,
  model: GridModel,
  student: SheetStudent,
  status: MarkStatus,
): string[] {
  return model.columns.flatMap((column) => {
    const view = grid.engine.cell({ studentId: student.id, leafId: column.leaf.id })
    const isReplaced = view.unread !== null || (isEntered(view.content) && view.content.status !== status)
    return isReplaced ? [`${column.label}: ${textOf(view, column)}`] : []
  })
}

/** Enters this status in every question of a student, as one undo step. */
export function giveWholePaper(grid: Grid, student: SheetStudent, status: MarkStatus): void {
  const { model } = grid.store.get()
  const row = model.students.indexOf(student)
  const cells = model.columns.flatMap((_, col) => refAt(model, { row, col }) ?? [])
  const changes: CellChange[] = []
  for (const ref of cells) {
    const view = grid.engine.cell(ref)
    if (view.unread || view.content.status !== status)
      changes.push({ ...ref, content: { valueHundredths: null, status } })
  }
  grid.store.update({ asked: null })
  if (changes.length > 0) grid.engine.write('fill', changes)
  announce(grid, gridText('filled', { count: changes.length }))
}

/** Enters this status for the whole paper in the active row. Asks first when that replaces marks. */
export function askForWholePaper(grid: Grid, status: MarkStatus): void {
  const { model, active } = grid.store.get()
  const student = model.students[active.row]
  if (!student || refuseEntry(grid, active.row)) return
  if (replacedTexts(grid, model, student, status).length === 0) return giveWholePaper(grid, student, status)
  grid.store.update({ asked: { student, status }, note: null })
}
