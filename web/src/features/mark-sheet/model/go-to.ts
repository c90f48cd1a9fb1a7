import type { CellRef } from '@classeur/contracts'

/** Scrolls to a cell and focuses it. With `edit`, also opens its editor with the current text. */
export type GoTo = (ref: CellRef, how?: 'edit') => void
