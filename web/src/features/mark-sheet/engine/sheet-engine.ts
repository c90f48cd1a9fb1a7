import type {
  CellRef,
  ExamSheet,
  MarkOperation,
  MarkRefusal,
  SheetMark,
  SheetPresence,
} from '@classeur/contracts'
import type { MarkContent, MarkProblem } from '@classeur/domain/marks'

/**
 * How far a cell is. `queued`: kept on this device until the server can be reached. `unread`: what was typed is no mark
 * here, it is shown and not sent. `refused`: the server did not take it, with a reason.
 */
export type CellState = 'saved' | 'saving' | 'queued' | 'conflict' | 'refused' | 'unread'

/**
 * Why what was typed is not on the server and stays visible: the server's reason for this cell, or that the whole
 * request was not taken. `no-access`: the role or the exam is gone; `invalid`: the server could not read it.
 */
export type CellRefusal = MarkRefusal | 'read-only' | 'no-access' | 'invalid'

const passing: readonly CellRefusal[] = ['read-only', 'no-access', 'over-limit', 'not-applicable']

/** True for what may be over by now: the same mark can be sent again. */
export const isSentAgain = (refusal: CellRefusal): boolean => passing.includes(refusal)

/** One cell as the teacher sees it. The same object until something of it changes. */
export interface CellView {
  /** What was typed last, else what is saved. */
  content: MarkContent
  state: CellState
  /** What the server has; null when it was never written. */
  saved: SheetMark | null
  /** With `unread`: the text as it was typed. */
  unread: { text: string; problem: MarkProblem; nearest: readonly number[] } | null
  /** With `conflict`: what was typed here, and what somebody wrote meanwhile. */
  conflict: { mine: MarkContent; theirs: SheetMark } | null
  /** With `refused`. */
  refusal: CellRefusal | null
  comment: string | null
}

/** A cell and what it is to hold. */
export interface CellChange extends CellRef {
  content: MarkContent
  /**
   * The version of the cell that the person saw when the edit began (`saved?.version`; 0: never written). When somebody
   * wrote another mark since, what was typed waits as a conflict and is not sent. Left out: what is known now, or stood
   * there when an unread text came.
   */
  base?: number
  /** The epoch (`SheetState.epoch`) it was typed on. When that is over, it is refused as `rescaled-meanwhile`, not sent. */
  epoch?: number
}

/** What stood in a cell when somebody began to type there, so that what comes meanwhile isn't replaced unseen. */
export type Seen = Required<Pick<CellChange, 'base' | 'epoch'>>

/** Contents of one student's cells, by the id of the question. */
export type RowContents = Readonly<Record<string, MarkContent | undefined>>

/** Why marks cannot be written here and now; null when they can. */
export type ReadOnly = 'reviewed' | 'released' | 'archived' | 'over-limit' | 'role' | null

/** What the whole sheet shows beside its cells. A new object with each change. */
export interface SheetState {
  /** Everything but the marks; read again when a colleague changes exam, list or members. */
  sheet: Omit<ExamSheet, 'marks'>
  readOnly: ReadOnly
  /** How often a maximum has changed what typed numbers mean; what is kept elsewhere for later goes with it. */
  epoch: number
  /** Cells that were typed and are not on the server yet. */
  unsent: number
  /** The whole sheet: `offline` wins over `saving`. */
  save: 'saved' | 'saving' | 'offline' | 'signed-out'
  /** When the last cell was saved (milliseconds since 1970); null before the first in this window. */
  savedAt: number | null
  /** This device keeps nothing (private window, full disk): what is unsent is lost with the window. */
  notKept: boolean
  /** The cells of the last undo or redo that somebody had changed when it reached the server: they stay as they are. */
  keptBack: { cells: readonly CellRef[]; at: number } | null
  unread: readonly CellRef[]
  refused: readonly CellRef[]
  conflicts: readonly CellRef[]
  canUndo: boolean
  canRedo: boolean
  /** Others who have the sheet open, and where they are. One's other tabs are others. */
  present: readonly SheetPresence[]
}

/** What became of an undo or redo: where it happened, and cells that somebody has changed since, which stay. */
export interface StepBack {
  changed: readonly CellRef[]
  kept: readonly CellRef[]
}

/**
 * The marks of one sheet in this window: what is saved, what is on its way, and everything that can be done to them.
 * Owns no React; components subscribe to a cell, a row or the whole.
 */
export interface SheetEngine {
  state(): SheetState
  /** Returns the unsubscriber; so do all others. */
  subscribe(listener: () => void): () => void
  cell(ref: CellRef): CellView
  subscribeCell(ref: CellRef, listener: () => void): () => void
  /** Grows whenever a cell of the row may look different; {@link cell} says how it looks. */
  cellsVersion(studentId: string): number
  subscribeCells(studentId: string, listener: () => void): () => void
  /** The same object until a cell of the row changes. */
  row(studentId: string): RowContents
  subscribeRow(studentId: string, listener: () => void): () => void
  /** All rows; the same map until a cell changes. Subscribers are called at most once a frame, after it is painted. */
  rows(): ReadonlyMap<string, RowContents>
  subscribeRows(listener: () => void): () => void

  /**
   * One step of undo, shown at once and saved by itself. Cells that hold it already are left out. Returns the id of the
   * operation; null when nothing changed.
   */
  write(kind: MarkOperation['kind'], changes: readonly CellChange[]): string | null
  /** What an edit that begins now is based on. Under a text that isn't a mark: what stood there before the text. */
  seen(ref: CellRef): Seen
  /** Keeps a text that is no mark here; it is shown, and nothing is saved. `seen`: from when the edit began. */
  keepUnread(ref: CellRef, unread: NonNullable<CellView['unread']>, seen?: Seen): void
  /** Subscribers are called once, after `task`, however many cells it changes. */
  batch<T>(task: () => T): T
  /** Back to what the cell held: for a text that is no mark, and for what the server refused. */
  revert(ref: CellRef): void
  /** `mine` writes on top of what somebody wrote meanwhile; `theirs` keeps that. */
  resolve(ref: CellRef, keep: 'mine' | 'theirs'): void
  /** {@link resolve} of many cells as one step of undo. Returns the id of its operation; null when it wrote nothing. */
  resolveAll(refs: readonly CellRef[], keep: 'mine' | 'theirs'): string | null
  /**
   * Sends refused cells again as one step: those that were refused for what may be over now ({@link isSentAgain}); all
   * others stay as they are. What somebody wrote meanwhile makes a conflict of it, a maximum that changed meanwhile
   * another refusal. Returns the id of its operation; null when nothing is sent.
   */
  resend(refs: readonly CellRef[]): string | null
  /** The last step of one's own, or the very one that `write` named; null when there is none to take back (any more). */
  undo(operationId?: string): StepBack | null
  redo(): StepBack | null
  /**
   * Says that something is begun and not written yet, until it is said that it is not: an open editor, the fields of a
   * paper. While it is, closing the window asks first.
   */
  setBegun(what: 'editor' | 'paper', isBegun: boolean): void
  /** True when leaving the screen loses something: texts that are no marks, or what is begun. Unsent marks are kept. */
  wouldLose(): boolean
  /** Tells the others where one is. */
  focus(cell: CellRef | null): void
  /** Asks the server again, now: after a conflict elsewhere, or when somebody presses "try again". */
  refresh(): Promise<void>
  /** Stops timers and listeners. What is unsent stays on this device. */
  close(): void
}
