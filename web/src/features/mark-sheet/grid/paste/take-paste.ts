import { readBlock } from '@classeur/domain/marks'
import type { ClipboardEvent } from 'react'
import type { Grid } from '../model/grid.ts'
import { pasteBlock } from './paste-block.ts'

/** Handles a paste in the grid. A text field handles a single text itself, but would join the cells of a block. */
export function takePaste(grid: Grid, event: ClipboardEvent): void {
  const isEditing = event.target instanceof HTMLInputElement
  const block = readBlock(event.clipboardData.getData('text/plain'))
  if (isEditing && block.length <= 1 && (block[0]?.length ?? 0) <= 1) return
  event.preventDefault()
  if (isEditing) grid.store.update({ edit: null })
  pasteBlock(grid, block)
}
