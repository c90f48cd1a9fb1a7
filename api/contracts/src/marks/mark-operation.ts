import { markOperationKinds } from '@classeur/domain/marks'
import { z } from 'zod'
import { Cursor, ObjectIdString, Timestamp, UserId } from '../identifiers.ts'
import { MarkCode } from './mark-code.ts'

export const MarkOperationKind = z.enum(markOperationKinds)
export type MarkOperationKind = z.infer<typeof MarkOperationKind>

/** An id that the client makes: a repeated request is recognised by it. */
export const MarkOperationId = ObjectIdString

export const MarkOperation = z
  .strictObject({
    id: MarkOperationId,
    kind: MarkOperationKind.exclude(['rescale', 'sample']),
    /** The operation that is undone or redone. */
    of: MarkOperationId.nullable(),
  })
  .refine(({ kind, of }) => (of !== null) === (kind === 'undo' || kind === 'redo'), { error: 'of' })
export type MarkOperation = z.infer<typeof MarkOperation>

/**
 * One change of one cell, as the log has it: numbers as they were typed then, whatever the maximum is now. `version` is
 * the one it gave the cell.
 */
export const MarkChange = z.object({
  studentId: ObjectIdString,
  leafId: ObjectIdString,
  version: z.number().int().positive(),
  from: MarkCode,
  to: MarkCode,
  by: UserId,
  at: Timestamp,
  operationId: MarkOperationId,
  kind: MarkOperationKind,
  /** The exam had been released before: shown as a change after release. */
  afterRelease: z.boolean(),
})
export type MarkChange = z.infer<typeof MarkChange>

/** Somebody who wrote marks. */
export const MarkAuthor = z.object({ id: UserId, name: z.string() })
export type MarkAuthor = z.infer<typeof MarkAuthor>

/**
 * `GET /api/exams/{id}/marks/history`: changes, newest first; of a cell, a row, a column or the whole sheet by which of
 * the ids are given. Asks for `mark:read`.
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

/** `GET /api/exams/{id}/marks/at`: what the cells (of a row, a column, or one) held at a moment. */
export const MarksAtQuery = z.strictObject({
  at: Timestamp,
  studentId: ObjectIdString.optional(),
  leafId: ObjectIdString.optional(),
})
export type MarksAtQuery = z.infer<typeof MarksAtQuery>

/**
 * Every cell that was ever written; those that were empty at the moment hold null. Numbers are brought through the
 * rescales since, so that they can be written as they are.
 */
export const MarksAt = z.object({
  at: Timestamp,
  cells: z.array(z.object({ studentId: ObjectIdString, leafId: ObjectIdString, code: MarkCode })),
})
export type MarksAt = z.infer<typeof MarksAt>

/**
 * An operation of one's own with what it did, for undo and redo after a reload. Numbers are brought through the rescales
 * since, so that they can be written as they are.
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
    }),
  ),
})
export type LoggedOperation = z.infer<typeof LoggedOperation>

/** `GET /api/exams/{id}/marks/operations`: one's own, newest first, without `rescale` and `sample`. */
export const OperationsQuery = z.strictObject({ cursor: Cursor.optional() })
export const OperationsPage = z.object({
  operations: z.array(LoggedOperation),
  nextCursor: Cursor.nullable(),
})
export type OperationsPage = z.infer<typeof OperationsPage>
