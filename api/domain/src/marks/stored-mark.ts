import type { MarkCode, MarkContent } from './mark-content.ts'
import type { NoteChange } from './notes/cell-note.ts'
import type { MarkOperationKind } from './operation.ts'

/** A cell that was written at least once. */
export interface StoredMark extends MarkContent {
  version: number
  by: string
  at: Date
  errorTypes?: readonly string[]
  comment?: string
}

/**
 * One change of one cell, which gave it `version`. Each version of each cell has exactly one entry. It has notes only if
 * the change was one of the note.
 */
export interface MarkLogEntry extends NoteChange {
  leafId: string
  version: number
  from: MarkCode
  to: MarkCode
  by: string
  /** Never earlier than the time of the previous version. */
  at: Date
  /** An id from the client; for a rescale, the id of the change of the structure. */
  operationId: string
  kind: MarkOperationKind
  /** The operation that was undone or redone. */
  of: string | null
  /** Position of the operation within its request, which is the order of execution. */
  operationIndex: number
  /** Whether the exam had been released before this change. */
  afterRelease: boolean
  /**
   * The epoch of `to`: how many rescales of the exam its value includes. An entry of a rescale counts that rescale,
   * so its `from` is in the epoch before.
   */
  epoch: number
}
