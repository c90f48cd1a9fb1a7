import type { CellRef } from '@classeur/contracts'
import type { Store } from '../../../../config/create-store.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import type { GridStore } from './grid-state.ts'
import type { Position } from '../../model/position.ts'
import type { SheetView } from '../../model/sheet-view.ts'
import { afterPaint } from '../../engine/browser/after-paint.ts'

/** The subject of a history: a cell, a row or a column. */
export type HistoryOf = Partial<CellRef>

/** The dependencies of the grid's actions. Created once for a mounted grid. */
export interface Grid {
  engine: SheetEngine
  store: GridStore
  /** Sort order and filter of the students. */
  view: Store<SheetView>
  /** Focuses a position and scrolls no further than needed. */
  show: (position: Position) => void
  /** Scrolls to a position without moving the focus. */
  reveal: (position: Position) => void
  /** The input of the open editor. */
  editor: () => HTMLInputElement | null
  /** The mounted element of a position. */
  elementAt: (position: Position) => HTMLElement | null
  /** Number of rows visible at once. */
  pageRows: () => number
  isRtl: () => boolean
  onHistory: (of: HistoryOf) => void
  onKeys: () => void
  /** Opens the card of a student. */
  onCard: (studentId: string) => void
}

export const announce = (grid: Grid, text: string): void => grid.store.update({ said: { text } })

/** Announces a text after the changed cells are painted, which wait neither for it nor for its translation. */
export const announceAfterPaint = (grid: Grid, text: () => string): void =>
  void afterPaint(() => announce(grid, text()))

/** Announces and shows a message. */
export const note = (grid: Grid, text: string): void => grid.store.update({ said: { text }, note: text })
