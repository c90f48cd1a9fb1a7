import { showMark } from '@classeur/domain/marks'
import { flushSync } from 'react-dom'
import { isEnterable, refAt } from '../../model/grid-model.ts'
import type { Edit } from '../model/grid-state.ts'
import { note, type Grid } from '../model/grid.ts'
import { gridText } from '../../model/sheet-text.ts'
import { takeText } from './take-text.ts'

/** Says why marks cannot be written here; false when they can. */
export function refuseEntry(grid: Grid, row: number): boolean {
  const { readOnly } = grid.engine.state()
  const student = grid.store.get().model.students[row]
  if (readOnly) note(grid, gridText(`readOnly.${readOnly}`))
  else if (student && !isEnterable(student))
    note(grid, gridText(student.takesPart ? 'studentOverLimit' : 'notTakingPart'))
  else return false
  return true
}

/** `isSelected`: open with the text selected, so that the next key replaces it. `isTouch`: opened by touch. */
type Opening = Partial<Pick<Edit, 'isSelected' | 'isTouch'>>

/**
 * Opens the editor in the active cell, in the page before this returns, so that the next key is not lost however soon
 * it comes. `typed`: the text replaces what is there; null edits what is there.
 */
export function startEdit(grid: Grid, typed: string | null, opening: Opening = {}): void {
  const { model, active, preview } = grid.store.get()
  const [ref, column] = [refAt(model, active), model.columns[active.col]]
  if (!ref || !column || preview || refuseEntry(grid, active.row)) return
  grid.reveal(active)
  const view = grid.engine.cell(ref)
  const text = typed ?? view.unread?.text ?? showMark(view.content, column.context)
  flushSync(() =>
    grid.store.update({
      edit: {
        ...{ ref, seen: grid.engine.seen(ref), text, typed: typed !== null },
        ...{ isSelected: false, isTouch: false, ...opening },
      },
      anchor: null,
      menu: null,
      note: null,
    }),
  )
}

/** Takes over what was typed and closes the editor; nothing when none is open. The focus stays where it is. */
export function commitEdit(grid: Grid): void {
  const { edit, model, active } = grid.store.get()
  if (!edit) return
  const text = grid.editor()?.value ?? edit.text
  const [ref, column] = [refAt(model, active), model.columns[active.col]]
  grid.store.update({ edit: null })
  // What was opened and left as it was is no change, whatever its form.
  if (!ref || !column || (!edit.typed && text === edit.text)) return
  takeText(grid, ref, column, text, edit.seen)
}

/** Closes the editor; the cell is as it was. */
export function cancelEdit(grid: Grid): void {
  flushSync(() => grid.store.update({ edit: null, note: null }))
  grid.show(grid.store.get().active)
}
