import type { CellRef } from '@classeur/contracts'
import type { Store } from '../../../../config/create-store.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import type { GridStore } from './grid-state.ts'
import type { Position } from '../../model/position.ts'
import type { SheetView } from '../../model/sheet-view.ts'

/** Whose history is asked for: a cell, a row, or a column. */
export type HistoryOf = Partial<CellRef>

/** What the actions of the grid work with. Made once for a mounted grid. */
export interface Grid {
  engine: SheetEngine
  store: GridStore
  /** Sorting and filter of the students. */
  view: Store<SheetView>
  /** Shows a place: scrolls no further than needed, and puts the focus there. */
  show: (place: Position) => void
  /** Only scrolls. */
  reveal: (place: Position) => void
  /** The open field. */
  editor: () => HTMLInputElement | null
  /** The mounted element of a place. */
  elementAt: (place: Position) => HTMLElement | null
  /** How many rows are seen at once. */
  pageRows: () => number
  isRtl: () => boolean
  onHistory: (of: HistoryOf) => void
  onKeys: () => void
  /** Opens the card of a student. */
  onCard: (studentId: string) => void
}

export const announce = (grid: Grid, text: string): void => grid.store.update({ said: { text } })

/** Announces something that is also to be seen. */
export const note = (grid: Grid, text: string): void => grid.store.update({ said: { text }, note: text })
