import type { CellRef } from '@classeur/contracts'

/** Brings a cell into view and the focus to it; `edit` opens it with the text that stands in it. */
export type GoTo = (ref: CellRef, how?: 'edit') => void
