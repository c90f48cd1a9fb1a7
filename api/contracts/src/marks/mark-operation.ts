import { markOperationKinds } from '@classeur/domain/marks'
import { z } from 'zod'
import { CellNote } from './cell-note.ts'
import { Cursor, ObjectIdString, Timestamp, UserId } from '../identifiers.ts'
import { MarkCode } from './mark-code.ts'

export const MarkOperationKind = z.enum(markOperationKinds)
export type MarkOperationKind = z.infer<typeof MarkOperationKind>

/** An id created by the client, which identifies repeated requests. */
const MarkOperationId = ObjectIdString

export const MarkOperation = z
  .strictObject({
    id: MarkOperationId,
    kind: MarkOperationKind.exclude(['rescale', 'sample']),
    /** The operation that this one undoes or redoes. */
    of: MarkOperationId.nullable(),
  })
  .refine(({ kind, of }) => (of !== null) === (kind === 'undo' || kind === 'redo'), { error: 'of' })
export type MarkOperation = z.infer<typeof MarkOperation>

/**
 * One logged change of one cell. Numbers are as typed at the time, even if the maximum has changed since. `version`
 * is the version of the cell after the change. The notes are present only if the change was one of the note.
 */
export const MarkChange = z.object({
  studentId: ObjectIdString,
  leafId: ObjectIdString,
  version: z.number().int().positive(),
  from: MarkCode,
  to: MarkCode,
  fromNote: CellNote.optional(),
  toNote: CellNote.optional(),
  by: UserId,
  at: Timestamp,
  operationId: MarkOperationId,
  kind: MarkOperationKind,
  /** True if the exam was released before this change. The history then marks it as a change after release. */
  afterRelease: z.boolean(),
})
export type MarkChange = z.infer<typeof MarkChange>

/** A person who entered marks. */
export const MarkAuthor = z.object({ id: UserId, name: z.string() })
export type MarkAuthor = z.infer<typeof MarkAuthor>

/**
 * `GET /api/exams/{id}/marks/history`: changes, newest first. The given ids select a cell, a row, a column or the
 * whole sheet. Requires `mark:read`.
 */
export const MarkHistoryQuery = z.strictObject({
  studentId: ObjectIdString.optional(),
  leafId: ObjectIdString.optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export type MarkHistoryQuery = z.infer<typeof MarkHistoryQuery>

export const MarkHistory = z.object({
  changes: z.array(MarkChange),
  people: z.array(MarkAuthor),
  nextCursor: Cursor.nullable(),
})
export type MarkHistory = z.infer<typeof MarkHistory>

/** `GET /api/exams/{id}/marks/at`: the contents of the cells (of a row, a column, or one) at a time. */
export const MarksAtQuery = z.strictObject({
  at: Timestamp,
  studentId: ObjectIdString.optional(),
  leafId: ObjectIdString.optional(),
})
export type MarksAtQuery = z.infer<typeof MarksAtQuery>

/**
 * Contains all cells that were ever written, with null for cells that were empty at that time, and without `note` for
 * cells that had none. Numbers are converted by all later rescales, so that clients can write them back unchanged.
 */
export const MarksAt = z.object({
  at: Timestamp,
  cells: z.array(
    z.object({
      studentId: ObjectIdString,
      leafId: ObjectIdString,
      code: MarkCode,
      note: CellNote.optional(),
    }),
  ),
})
export type MarksAt = z.infer<typeof MarksAt>

/**
 * One of the requester's operations with its effects, which undo and redo need after a reload. Numbers are
 * converted by all later rescales, so that clients can write them back unchanged. The notes are present only if the
 * operation changed the note.
 */
export const LoggedOperation = z.object({
  id: MarkOperationId,
  kind: MarkOperationKind,
  of: MarkOperationId.nullable(),
  at: Timestamp,
  cells: z.array(
    z.object({
      studentId: ObjectIdString,
      leafId: ObjectIdString,
      version: z.number().int().positive(),
      from: MarkCode,
      to: MarkCode,
      fromNote: CellNote.optional(),
      toNote: CellNote.optional(),
    }),
  ),
})
export type LoggedOperation = z.infer<typeof LoggedOperation>

/** `GET /api/exams/{id}/marks/operations`: the requester's operations, newest first, without `rescale` and `sample`. */
export const OperationsQuery = z.strictObject({ cursor: Cursor.optional() })
export const OperationsPage = z.object({
  operations: z.array(LoggedOperation),
  nextCursor: Cursor.nullable(),
})
export type OperationsPage = z.infer<typeof OperationsPage>
