import { showMark } from '@classeur/domain/marks'
import { flushSync } from 'react-dom'
import { isEnterable, refAt } from '../../model/grid-model.ts'
import type { Edit, GridState } from '../model/grid-state.ts'
import { note, type Grid } from '../model/grid.ts'
import { gridText } from '../../model/sheet-text.ts'
import { takeText } from './take-text.ts'

/** Announces why marks can't be written here; returns false if they can. */
export function refuseEntry(grid: Grid, row: number): boolean {
  const { readOnly } = grid.engine.state()
  const student = grid.store.get().model.students[row]
  if (readOnly) note(grid, gridText(`readOnly.${readOnly}`))
  else if (student && !isEnterable(student)) note(grid, gridText('notTakingPart'))
  else return false
  return true
}

/**
 * `isSelected` opens with the text selected, so that the next key replaces it. `isTouch` marks a field opened by touch.
 */
type Opening = Partial<Pick<Edit, 'isSelected' | 'isTouch'>>

/**
 * Opens the editor in the active cell. It renders before this returns, so that no key press is lost. `typed` replaces
 * the current text; null edits it.
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

/**
 * Saves the typed text and closes the editor, if one is open. The focus doesn't move. `then` changes in the same update
 * of the state.
 */
export function commitEdit(grid: Grid, then: Partial<GridState> = {}): void {
  const { edit, model, active } = grid.store.get()
  if (!edit) return grid.store.update(then)
  const text = grid.editor()?.value ?? edit.text
  const [ref, column] = [refAt(model, active), model.columns[active.col]]
  grid.store.update({ ...then, edit: null })
  // Text that was opened and left as it was is no change, even if it isn't a mark.
  if (!ref || !column || (!edit.typed && text === edit.text)) return
  takeText(grid, ref, column, text, edit.seen)
}

/** Enter saves an unfinished mark also if its text was opened and left as it was. Other ways out of the editor don't. */
export function finishEdit(grid: Grid): void {
  const { edit, model, active } = grid.store.get()
  const [ref, column] = [refAt(model, active), model.columns[active.col]]
  if (!edit || !ref || !column || grid.engine.cell(ref).unread?.problem !== 'unfinished') return
  const text = grid.editor()?.value ?? edit.text
  grid.store.update({ edit: null })
  takeText(grid, ref, column, text, edit.seen)
}

/** Closes the editor without changing the cell. */
export function cancelEdit(grid: Grid): void {
  flushSync(() => grid.store.update({ edit: null, note: null }))
  grid.show(grid.store.get().active)
}
