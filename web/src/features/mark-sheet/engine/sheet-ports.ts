import type { CellEffect } from '@classeur/domain/marks'
import type {
  ExamSheet,
  MarkOperation,
  MarkSheet,
  marksTag,
  OperationsPage,
  WriteMarksAnswer,
  WriteMarksRequest,
} from '@classeur/contracts'
import type { CellRefusal, CellText } from './sheet-engine.ts'
import type { SheetLive } from './sheet-live.ts'

/** Which marks a sheet has. */
export type MarksState = Parameters<typeof marksTag>[0]

/** The requests for one exam. All reject with `ProblemError`. */
export interface SheetTransport {
  readSheet(): Promise<ExamSheet>
  /** Resolves to null if the marks are still in the state that the caller has seen. */
  readMarks(seen: MarksState): Promise<MarkSheet | null>
  write(request: WriteMarksRequest): Promise<WriteMarksAnswer>
  readOperations(cursor: string | null): Promise<OperationsPage>
}

/**
 * A cell of an operation that isn't on the server yet. `version` 0 means that the write had no effect. Without notes, the
 * write leaves the note of the cell as it is; entries of earlier versions of this program have none.
 */
export interface QueuedCell extends CellEffect {
  /** Set if only the note was typed: `to` is then the mark that the cell has anyway. */
  keepsCode?: true
  /**
   * The version on which the mark was typed; null until the previous write of the same cell in this queue has its
   * version.
   */
  base: number | null
  /** Set while the cell waits for the person's decision: the typed mark is shown but not sent. */
  hold: 'conflict' | CellRefusal | null
}

/** A stored operation that isn't completely on the server. Its key is the operation's id. */
export interface QueueEntry {
  userId: string
  examId: string
  /** The tab that sends it. */
  tabId: string
  /** Increases from entry to entry (milliseconds since 1970, or one more than the previous order). */
  order: number
  epoch: number
  operation: MarkOperation
  cells: QueuedCell[]
}

/** Number of cells of one sheet that are only on this device, by what they wait for. */
export interface UnsentCells {
  /** Sent without further action as soon as the sheet is open and the server can be reached. */
  waiting: number
  /** A colleague wrote another mark: the person must choose between the two. */
  conflicts: number
  /** The server refused them. */
  refused: number
}

/**
 * Storage in which unsent marks survive a closed tab. Every call may reject: a private window or a full disk stores
 * nothing.
 */
export interface QueueStore {
  /** Returns the entries in their order. */
  load(userId: string, examId: string): Promise<QueueEntry[]>
  /** Stores all changes or none. Resolves when they are stored. */
  change(put: readonly QueueEntry[], removedIds: readonly string[]): Promise<void>
  /**
   * Stores entries before it returns, for a page that is being left: `change` may not finish then. Later calls of `load`
   * and `countUnsent` include them.
   */
  keepAtOnce(entries: readonly QueueEntry[]): void
  /** Number of this person's unsent cells on this device, by exam. */
  countUnsent(userId: string): Promise<ReadonlyMap<string, UnsentCells>>
}

/** Storage in which texts that aren't marks survive a closed tab, by the key of their cell. All tabs share it. */
export interface TextStore {
  /** The same list until it changes; null once the person has signed out. */
  read(): readonly (readonly [string, CellText])[] | null
  /**
   * Stores texts, and removes those that are null. Stores before it returns, so that closing the tab right afterwards
   * loses nothing.
   */
  change(texts: ReadonlyMap<string, CellText | null>): void
  /** Runs after each change, here or in another tab. Returns the unsubscriber. */
  subscribe(listener: () => void): () => void
}

/** Tells the tabs of one browser apart. */
export interface TabLocks {
  /** Holds a name until the returned function is called or the tab closes. */
  hold(name: string): () => void
  isHeld(name: string): Promise<boolean>
  /** Runs the task in only one tab at a time. */
  exclusive<T>(name: string, task: () => Promise<T>): Promise<T>
}

export interface Timers {
  /** Milliseconds since 1970. */
  now(): number
  /** Returns a function that cancels the task. */
  after(delayMs: number, task: () => void): () => void
  /** Runs after the next frame is painted. */
  afterPaint(task: () => void): void
  /** Runs when the page has nothing more urgent to do, such as handling the next key. */
  whenIdle(task: () => void): void
  /** From 0 to below 1. */
  random(): number
}

export interface PageEvents {
  isVisible(): boolean
  /**
   * `onHidden` runs when the page is hidden or left, which may be its last event. If `mayLeave` returns false, the browser
   * asks before it closes the tab. Returns the unsubscriber.
   */
  follow(
    handlers: Record<'onOnline' | 'onVisible' | 'onHidden', () => void> & { mayLeave: () => boolean },
  ): () => void
}

/** The person who is signed in in this tab. */
export interface SheetSession {
  userId(): string | null
  onChange(listener: () => void): () => void
}

export interface SheetDependencies {
  examId: string
  userId: string
  transport: SheetTransport
  live: SheetLive
  store: QueueStore
  texts: TextStore
  locks: TabLocks
  timers: Timers
  page: PageEvents
  session: SheetSession
  /** 24 hexadecimal digits. */
  newId(): string
}
