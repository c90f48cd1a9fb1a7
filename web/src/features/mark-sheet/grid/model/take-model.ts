import type { KeyboardPreferences } from '@classeur/contracts'
import { gridText } from '../../model/sheet-text.ts'
import { hasSamePositions, positionOf, samePosition, type GridModel } from '../../model/grid-model.ts'
import { note, type Grid } from './grid.ts'

/**
 * Switches to a new list of students or questions. The active cell and the open editor follow their student and
 * question. The store changes in one update, so that no render shows an intermediate state.
 */
export function takeModel(grid: Grid, model: GridModel, keyboard: KeyboardPreferences): void {
  const before = grid.store.get()
  if (before.model === model && before.keyboard === keyboard) return
  if (hasSamePositions(before.model, model)) return grid.store.update({ model, keyboard })
  const isGone = before.edit !== null && positionOf(model, before.edit.ref) === null
  grid.store.update({
    ...{ model, keyboard, active: samePosition(before.model, model, before.active) },
    ...{ anchor: null, preview: null, menu: null, asked: null, edit: isGone ? null : before.edit },
  })
  if (isGone) note(grid, gridText('goneWhileTyping'))
}
