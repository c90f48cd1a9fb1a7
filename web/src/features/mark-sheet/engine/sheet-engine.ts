import type {
  CellNote,
  CellRef,
  ExamSheet,
  MarkOperation,
  MarkRefusal,
  SheetMark,
  SheetPresence,
} from '@classeur/contracts'
import type { MarkContent, MarkProblem, NotedContent } from '@classeur/domain/marks'

/**
 * The progress of a cell. `queued`: stored on this device until the server can be reached. `unread`: the typed text
 * isn't a mark; it is shown but not sent. `refused`: the server refused the mark, with a reason.
 */
export type CellState = 'saved' | 'saving' | 'queued' | 'conflict' | 'refused' | 'unread'

/**
 * Why a typed mark isn't on the server and stays visible: the server's reason for this cell, or the reason for refusing
 * the whole request. `no-access`: the person's role or the exam is gone. `invalid`: the server couldn't read it.
 */
export type CellRefusal = MarkRefusal | 'read-only' | 'no-access' | 'invalid'

const passing: readonly CellRefusal[] = ['read-only', 'no-access', 'over-limit', 'not-applicable']

/** True for a reason that may have passed: the same mark can be sent again. */
export const isSentAgain = (refusal: CellRefusal): boolean => passing.includes(refusal)

/**
 * A typed text that isn't a saved mark, and why. `unfinished`: a mark whose edit the page could not finish, for example
 * because it was closed. `nearest`: marks (hundredths of a point) that the person may have meant.
 */
export interface UnreadText {
  text: string
  problem: MarkProblem | 'unfinished'
  nearest: readonly number[]
}

/** A text that a cell shows instead of a mark. */
export interface CellText {
  unread: UnreadText
  /** The version of the cell when the edit of the text began. */
  seen: Seen
  /** The id of the operation that the text was part of: undoing it removes the text. */
  of?: string
}

/** One cell as the teacher sees it. The same object until the cell changes. */
export interface CellView {
  /** The last typed mark, otherwise the saved one. */
  content: MarkContent
  state: CellState
  /** The mark on the server; null if the cell was never written. */
  saved: SheetMark | null
  /** Set for `unread`: the text as it was typed. */
  unread: UnreadText | null
  /**
   * Set for `conflict`: what the cell would hold with the mark or note typed here, and what someone else wrote meanwhile,
   * both with their notes.
   */
  conflict: { mine: NotedContent; theirs: SheetMark } | null
  /** Set for `refused`. */
  refusal: CellRefusal | null
  /** The ids of the error types of the last typed note, otherwise of the saved one. The same array until they change. */
  errorTypes: readonly string[]
  /** The comment of the same note; null if there is none. */
  comment: string | null
}

/** A cell and its new mark, its new note, or both. */
export interface CellChange extends CellRef {
  /** Absent if only the note changes. */
  content?: MarkContent | undefined
  /** Absent if the note stays as it is. At most {@link noteLimits}, because the server refuses anything longer. */
  note?: CellNote | undefined
  /**
   * The version of the cell that the person saw when the edit began (`saved?.version`; 0 if it was never written). If
   * someone has written another mark since, the typed mark waits as a conflict and isn't sent. The default is the
   * current version, or the version under an unread text.
   */
  base?: number
  /**
   * The epoch (`SheetState.epoch`) in which the mark was typed. If it is over, the mark is refused as
   * `rescaled-meanwhile` and not sent.
   */
  epoch?: number
}

/**
 * The version that a cell had when an edit began, so that a mark that arrives during the edit isn't replaced unseen.
 */
export type Seen = Required<Pick<CellChange, 'base' | 'epoch'>>

/** Marks of one student's cells, by question id. */
export type RowContents = Readonly<Record<string, MarkContent | undefined>>

/** Notes of one student's cells, by question id; without cells that have none. */
export type RowNotes = Readonly<Record<string, CellNote | undefined>>

/** Why marks can't be written now; null if they can. */
export type ReadOnly = 'reviewed' | 'released' | 'archived' | 'over-limit' | 'role' | null

/** The state of the whole sheet. A new object after each change. */
export interface SheetState {
  /** Everything but the marks. Read again when a colleague changes the exam, class list or members. */
  sheet: Omit<ExamSheet, 'marks'>
  readOnly: ReadOnly
  /**
   * How often a change of a maximum has changed the meaning of typed numbers. Store it with marks that are kept
   * elsewhere.
   */
  epoch: number
  /** Number of typed cells that aren't on the server yet. */
  unsent: number
  /** For the whole sheet: `offline` overrides `saving`. */
  save: 'saved' | 'saving' | 'offline' | 'signed-out'
  /** When the last cell was saved (milliseconds since 1970); null before this tab saves its first. */
  savedAt: number | null
  /** True if this device can't store marks (private window, full disk): closing the tab then loses the unsent ones. */
  notKept: boolean
  /** Cells that the last undo or redo didn't change, because someone had changed them before it reached the server. */
  keptBack: { cells: readonly CellRef[]; at: number } | null
  unread: readonly CellRef[]
  refused: readonly CellRef[]
  conflicts: readonly CellRef[]
  canUndo: boolean
  canRedo: boolean
  /** Other people who have the sheet open, with their current cells. This includes one's own other tabs. */
  present: readonly SheetPresence[]
}

/** The result of an undo or redo: the changed cells, and the cells kept because someone has changed them since. */
export interface StepBack {
  changed: readonly CellRef[]
  kept: readonly CellRef[]
}

/**
 * The marks of one sheet in this tab, saved and unsaved, and every action on them. It doesn't use React; components
 * subscribe to a cell, a row or the whole sheet.
 */
export interface SheetEngine {
  state(): SheetState
  /**
   * Subscribers run at most once per frame, after it is painted. Like all subscriptions, returns the unsubscriber.
   */
  subscribe(listener: () => void): () => void
  cell(ref: CellRef): CellView
  subscribeCell(ref: CellRef, listener: () => void): () => void
  /** Increases whenever a cell of the row may look different. {@link cell} returns the new look. */
  cellsVersion(studentId: string): number
  subscribeCells(studentId: string, listener: () => void): () => void
  /** The same object until a cell of the row changes. */
  row(studentId: string): RowContents
  subscribeRow(studentId: string, listener: () => void): () => void
  /** All rows; the same map until a cell changes. Subscribers run once the page is idle: figures never delay a key. */
  rows(): ReadonlyMap<string, RowContents>
  subscribeRows(listener: () => void): () => void
  /** The notes that the cells show, by student id; the same map until one changes. Students without notes are missing. */
  notes(): ReadonlyMap<string, RowNotes>
  subscribeNotes(listener: () => void): () => void

  /**
   * Writes cells as one undo step, which is shown at once and saved in the background. Skips cells that already hold
   * the mark and the note. A new mark, also the one that the cell holds, takes the place of a text that isn't a mark.
   * `texts` are the texts of the same step that aren't marks: undoing the step removes them and brings back those that it
   * replaced. Returns the operation's id; null if nothing was written.
   */
  write(
    kind: MarkOperation['kind'],
    changes: readonly CellChange[],
    texts?: readonly (CellRef & CellText)[],
  ): string | null
  /** The base of an edit that begins now. For a text that isn't a mark, the base is the version under the text. */
  seen(ref: CellRef): Seen
  /**
   * Shows a text that isn't a mark, without saving it. It is kept on this device. `seen` is from the start of the edit.
   */
  keepUnread(ref: CellRef, unread: UnreadText, seen?: Seen): void
  /**
   * Keeps the text of an open edit on this device, in case the page never finishes the edit; null when the edit goes on
   * or ends.
   */
  keepEdit(edit: (CellRef & CellText) | null): void
  /** Calls subscribers once, after `task`, however many cells it changes. */
  batch<T>(task: () => T): T
  /** Restores the saved mark in place of a text that isn't a mark, or of a refused mark. */
  revert(ref: CellRef): void
  /**
   * Resolves a conflict: `mine` replaces the other person's mark or note by the one typed here (both if both were
   * typed), `theirs` keeps them.
   */
  resolve(ref: CellRef, keep: 'mine' | 'theirs'): void
  /** {@link resolve} for many cells as one undo step. Returns the operation's id; null if it wrote nothing. */
  resolveAll(refs: readonly CellRef[], keep: 'mine' | 'theirs'): string | null
  /**
   * Sends refused cells again as one step if their reason may have passed ({@link isSentAgain}). A mark that someone
   * wrote meanwhile makes a conflict; a changed maximum refuses the cell again. Returns the operation's id; null if
   * nothing is sent.
   */
  resend(refs: readonly CellRef[]): string | null
  /** Undoes the person's last step, or the step with this id; null if there is nothing to undo. */
  undo(operationId?: string): StepBack | null
  redo(): StepBack | null
  /**
   * Says whether there is input that isn't written yet: an open editor, or marks of one paper. While there is, closing
   * the tab asks first.
   */
  setBegun(what: 'editor' | 'paper', isBegun: boolean): void
  /**
   * True if leaving the sheet should ask first: it has texts that aren't marks, or unfinished input.
   */
  wouldLose(): boolean
  /** Tells the others this person's current cell. */
  focus(cell: CellRef | null): void
  /** Reads the sheet from the server now: after a conflict elsewhere, or when the person presses "Try again". */
  refresh(): Promise<void>
  /** Stops timers and listeners. Unsent marks stay on this device. */
  close(): void
}
