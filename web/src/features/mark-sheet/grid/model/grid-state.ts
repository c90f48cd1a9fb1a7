import type {
  CellRef,
  KeyboardPreferences,
  MarkStatus,
  SheetPresence,
  SheetStudent,
} from '@classeur/contracts'
import type { MarkContent, MarkProblem } from '@classeur/domain/marks'
import { createStore, type Store } from '../../../../config/create-store.ts'
import type { Seen } from '../../engine/sheet-engine.ts'
import type { GridModel } from '../../model/grid-model.ts'
import { nearestPosition, rangeOf, type Position, type Range } from '../../model/position.ts'

/** A cell that is being edited: its initial text, and whether typing opened it (then arrow keys leave it). */
export interface Edit {
  ref: CellRef
  seen: Seen
  text: string
  typed: boolean
  /** True if the text is selected, so that the next key replaces it. */
  isSelected: boolean
  /** Opened by touch: one field stays open and moves from cell to cell, so that a phone keeps its keyboard open. */
  isTouch: boolean
}

/** One cell of a pasted block that isn't applied yet. */
export interface PastedCell {
  ref: CellRef
  text: string
  /** Null if the text isn't a mark here. */
  content: MarkContent | null
  problem: MarkProblem | 'not-taking-part' | null
  nearest: readonly number[]
  seen: Seen
  isSame: boolean
}

/** A pasted block over the sheet, until it is applied or discarded. */
export interface PastePreview {
  range: Range
  /** By student and question, so that a paste draws only the rows of the block. */
  rows: ReadonlyMap<string, ReadonlyMap<string, PastedCell>>
  valid: number
  bad: number
  /** Number of cells of students whose marks can't be entered. */
  notTakingPart: number
  /** Number of valid cells that empty a mark. */
  emptied: number
  /** Number of cells outside the sheet. */
  outside: number
  /** See `PlacedBlock`. */
  hasHeadings: boolean
  hasNames: boolean
  unknownNames: readonly string[]
  sharedNames: readonly string[]
}

/** The subject of a menu, and its position: the inline start and block end of its cell, in window pixels. */
export interface OpenMenu {
  of: 'column' | 'row' | 'cells'
  at: { x: number; y: number }
}

export interface GridState {
  model: GridModel
  keyboard: KeyboardPreferences
  active: Position
  /** The opposite corner of the selection; null for a single cell. */
  anchor: Position | null
  edit: Edit | null
  preview: PastePreview | null
  menu: OpenMenu | null
  /** A status for a whole paper that would replace marks, until the person confirms or cancels. */
  asked: { student: SheetStudent; status: MarkStatus } | null
  isSearching: boolean
  /** A message to show as well as announce, such as why nothing can be typed. */
  note: string | null
  /** The announcement. A new object each time, so that the same text is announced again. */
  said: { text: string }
  /** Other people, by the student and the question of their current cell. */
  present: ReadonlyMap<string, ReadonlyMap<string, SheetPresence>>
  /** True once saving has taken long enough to show it in the cells. */
  isSavingShown: boolean
}

export interface GridStore extends Store<GridState> {
  update: (fields: Partial<GridState>) => void
}

/** The state of the grid without the marks. Each cell subscribes to its own part. */
export function createGridStore(model: GridModel, keyboard: KeyboardPreferences): GridStore {
  const store = createStore<GridState>({
    ...{
      model,
      keyboard,
      active: nearestPosition(model, { row: 0, col: 0 }),
      anchor: null,
      edit: null,
      preview: null,
      menu: null,
      asked: null,
    },
    ...{ isSearching: false, note: null, said: { text: '' }, present: new Map(), isSavingShown: false },
  })
  return {
    ...store,
    update(fields) {
      const state = store.get()
      const names = Object.keys(fields) as (keyof GridState)[]
      // Subscribers run for real changes only: each run checks every visible row.
      if (names.some((name) => !Object.is(fields[name], state[name]))) store.set({ ...state, ...fields })
    },
  }
}

export const selectionOf = ({ active, anchor }: Pick<GridState, 'active' | 'anchor'>): Range =>
  rangeOf(anchor ?? active, active)
