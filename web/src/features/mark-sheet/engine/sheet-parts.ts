import type { CellRef } from '@classeur/contracts'
import type { KnownMarks } from './known-marks.ts'
import type { PendingWrites } from './pending-writes.ts'
import type { CellView, ReadOnly } from './sheet-engine.ts'
import type { SheetDependencies } from './sheet-ports.ts'
import type { UndoHistory } from './undo-history.ts'

/** What the parts of one engine have in common. */
export interface SheetParts {
  dependencies: SheetDependencies
  tabId: string
  marks: KnownMarks
  pending: PendingWrites
  history: UndoHistory
  unread: Map<string, NonNullable<CellView['unread']>>
  readOnly: () => ReadOnly
  epoch: () => number
  /** Tells of an undo or redo that somebody was faster than. */
  keptBack: (cells: readonly CellRef[]) => void
  /** These cells, and with them the state, are others now. */
  show: (keys: Iterable<string>) => void
}
