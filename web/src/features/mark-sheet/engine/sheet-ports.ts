import type { CellEffect } from '@classeur/domain/marks'
import type {
  ExamSheet,
  MarkOperation,
  MarkSheet,
  OperationsPage,
  WriteMarksAnswer,
  WriteMarksRequest,
} from '@classeur/contracts'
import type { CellRefusal } from './sheet-engine.ts'
import type { SheetLive } from './sheet-live.ts'

/** The calls of one exam. All reject with `ProblemError`. */
export interface SheetTransport {
  readSheet(): Promise<ExamSheet>
  /** Null: nothing changed since the answer with this tag. */
  readMarks(etag: string | null): Promise<{ etag: string | null; marks: MarkSheet } | null>
  write(request: WriteMarksRequest): Promise<WriteMarksAnswer>
  readOperations(cursor: string | null): Promise<OperationsPage>
}

/** A cell of an operation until the server has it. `version` 0: nothing came of it. */
export interface QueuedCell extends CellEffect {
  /** The version it was typed on; null: that which the write before it (of the same cell, in this queue) gets. */
  base: number | null
  /** It waits for a person: nothing is sent, what was typed is shown. */
  hold: 'conflict' | CellRefusal | null
}

/** One operation that is not wholly on the server, as it is kept on this device. Named by the id of its operation. */
export interface QueueEntry {
  userId: string
  examId: string
  /** The window that sends it. */
  tabId: string
  /** Grows from entry to entry (milliseconds since 1970, or one more than the last). */
  order: number
  epoch: number
  operation: MarkOperation
  cells: QueuedCell[]
}

/** Cells of one sheet that are on this device and not on the server, by what they wait for. */
export interface UnsentCells {
  /** Sent by themselves as soon as the sheet is open and the server is reached. */
  waiting: number
  /** A colleague wrote another mark: somebody has to say which one stands. */
  conflicts: number
  /** The server did not take them. */
  refused: number
}

/** Where unsent marks outlive the window. Every call may reject: a private window or a full disk keeps nothing. */
export interface QueueStore {
  /** In their order. */
  load(userId: string, examId: string): Promise<QueueEntry[]>
  /** All of it or nothing; resolves when it is kept. */
  change(put: readonly QueueEntry[], removedIds: readonly string[]): Promise<void>
  /** Cells of this person on this device that are not on the server, by exam. */
  countUnsent(userId: string): Promise<ReadonlyMap<string, UnsentCells>>
}

/** Tells windows of one browser apart. */
export interface TabLocks {
  /** Holds a name until it is let go or the window is gone. */
  hold(name: string): () => void
  isHeld(name: string): Promise<boolean>
  /** One window at a time. */
  exclusive<T>(name: string, task: () => Promise<T>): Promise<T>
}

export interface Timers {
  /** Milliseconds since 1970. */
  now(): number
  /** Returns the way to call it off. */
  after(delayMs: number, task: () => void): () => void
  /** Once the next frame is painted. */
  afterPaint(task: () => void): void
  /** From 0 up to 1. */
  random(): number
}

export interface PageEvents {
  isVisible(): boolean
  /** `mayLeave`: false asks the person before the window closes. Returns the way to stop. */
  follow(handlers: { onOnline: () => void; onVisible: () => void; mayLeave: () => boolean }): () => void
}

/** Who is signed in in this window. */
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
  locks: TabLocks
  timers: Timers
  page: PageEvents
  session: SheetSession
  /** 24 hexadecimal digits. */
  newId(): string
}
