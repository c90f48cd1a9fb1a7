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
import { placeOn, rangeOf, type Position, type Range } from '../../model/position.ts'

/** A cell that is being edited: the text it began with, and whether typing began it (then arrows leave it). */
export interface Edit {
  ref: CellRef
  seen: Seen
  text: string
  typed: boolean
  /** The text is selected, to be replaced by what is typed next. */
  isSelected: boolean
  /** Opened by touch: one field stays open and moves from cell to cell, so that a phone keeps its keyboard open. */
  isTouch: boolean
}

/** One cell of a block that was pasted and is not applied yet. */
export interface PastedCell {
  ref: CellRef
  text: string
  /** Null when the text is no mark here. */
  content: MarkContent | null
  problem: MarkProblem | 'not-taking-part' | null
  nearest: readonly number[]
  seen: Seen
  isSame: boolean
}

/** A pasted block over the sheet, until it is applied or given up. */
export interface PastePreview {
  range: Range
  cells: ReadonlyMap<string, PastedCell>
  valid: number
  bad: number
  /** Cells of students for whom nothing is entered. */
  notTakingPart: number
  /** Of the valid ones: those that empty a cell. */
  emptied: number
  /** Cells of the block that lie beyond the sheet. */
  outside: number
  /** The block began with names, which were left out; `otherNames` of them are not those of their rows. */
  hasNames: boolean
  otherNames: number
}

/** What a menu is of, and where it opens: the inline start and block end of its cell, in pixels of the window. */
export interface OpenMenu {
  of: 'column' | 'row' | 'cells'
  at: { x: number; y: number }
}

export interface GridState {
  model: GridModel
  keyboard: KeyboardPreferences
  active: Position
  /** The other corner of the selection; null when it is one cell. */
  anchor: Position | null
  edit: Edit | null
  preview: PastePreview | null
  menu: OpenMenu | null
  /** A status for a whole paper that would replace marks, until the person confirms or cancels. */
  asked: { student: SheetStudent; status: MarkStatus } | null
  isSearching: boolean
  /** Something that has to be seen as well as heard, such as why nothing can be typed. */
  note: string | null
  /** What is announced; a new object each time, so that the same words are heard again. */
  said: { text: string }
  /** Others, by the key of the cell they are in. */
  present: ReadonlyMap<string, SheetPresence>
}

export interface GridStore extends Store<GridState> {
  update: (fields: Partial<GridState>) => void
}

/** What the grid shows beside the marks; cells subscribe to what is theirs. */
export function createGridStore(model: GridModel, keyboard: KeyboardPreferences): GridStore {
  const store = createStore<GridState>({
    ...{
      model,
      keyboard,
      active: placeOn(model, { row: 0, col: 0 }),
      anchor: null,
      edit: null,
      preview: null,
      menu: null,
      asked: null,
    },
    ...{ isSearching: false, note: null, said: { text: '' }, present: new Map() },
  })
  return { ...store, update: (fields) => store.set({ ...store.get(), ...fields }) }
}

export const selectionOf = ({ active, anchor }: Pick<GridState, 'active' | 'anchor'>): Range =>
  rangeOf(anchor ?? active, active)
