import { markRefusals, type MarkInput as Input } from '@classeur/domain/marks'
import { z } from 'zod'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { NewCellNote } from './cell-note.ts'
import { MarkCode } from './mark-code.ts'
import { MarkOperation } from './mark-operation.ts'
import { Mark } from './mark.ts'

/** The number of rescales of the exam so far. Numbers typed in an earlier epoch refer to earlier maximums. */
export const Epoch = z.number().int().min(0)

export const mostWrites = 2000
/** Clients send at most this many notes in a request, because longer requests exceed the limit of its size. */
export const mostNotes = 150
const Index = z.number().int().min(0).max(mostWrites)

/**
 * A cell to write: the indexes of student, question and operation in the lists of the request, the version of the
 * cell that the write is based on (0: never written), the new content, and the new note; without a note, the cell keeps
 * its own.
 */
const CellWrite = z.tuple([Index, Index, Index, z.number().int().min(0), MarkCode, NewCellNote.optional()])

/**
 * `PUT /api/exams/{id}/marks`. The request lists each id once, so that 1,200 cells take less than 25 KB, and
 * each cell at most once. `epoch` is the epoch of the sheet in which the cells were typed. Requires
 * `mark:write`.
 * @throws `exams/read-only` if the exam was reviewed before any of the cells were saved
 */
export const WriteMarksRequest = z
  .strictObject({
    epoch: Epoch,
    operations: z.array(MarkOperation).min(1).max(mostWrites),
    studentIds: z.array(ObjectIdString).min(1).max(mostWrites),
    leafIds: z.array(ObjectIdString).min(1).max(mostWrites),
    writes: z.array(CellWrite).min(1).max(mostWrites),
  })
  .refine(
    ({ operations, studentIds, leafIds, writes }) =>
      writes.every(([s, l, o]) => s < studentIds.length && l < leafIds.length && o < operations.length) &&
      new Set(writes.map(([s, l]) => `${s}:${l}`)).size === writes.length &&
      new Set(studentIds).size === studentIds.length &&
      new Set(leafIds).size === leafIds.length &&
      // An operation id must not be used for two operations.
      new Set(operations.map(({ id }) => id)).size === operations.length,
    { error: 'cells' },
  )
export type WriteMarksRequest = z.infer<typeof WriteMarksRequest>

/** One cell to write, in unpacked form. */
export interface MarkInput extends Input {
  operation: MarkOperation
}

/**
 * The reasons for refusing a cell. `not-applicable`: the student is not in the class on the day of the exam.
 * `over-limit`: older versions refused marks of students beyond the plan; browsers that still hold such marks can send
 * them again. `rescaled-meanwhile`: the maximum was changed after the browser had read the sheet, so the number would
 * mean another mark. `read-only`: the exam was reviewed after other cells of this request had been saved.
 * `unknown-error-type`: the class's school doesn't have the error type.
 */
export const MarkRefusal = z.enum(markRefusals)
export type MarkRefusal = z.infer<typeof MarkRefusal>

/**
 * The result of one write. `saved`: the cell has the new content; `version` is the version that this write created,
 * or the existing version if the cell had this content already. `mark`: the current cell if `version` isn't its
 * latest one (someone has changed it since), or if another write created `version` (then this write created none, and
 * `mark.version` is `version`). A bare number means that this write created that version or was based on it.
 * `conflict`: someone has changed the cell, and nothing was written; `mark` is the current cell.
 */
export const MarkOutcome = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('saved'),
    version: z.number().int().positive(),
    mark: Mark.nullable(),
  }),
  z.object({ outcome: z.literal('conflict'), mark: Mark }),
  z.object({ outcome: z.literal('refused'), reason: MarkRefusal }),
])
export type MarkOutcome = z.infer<typeof MarkOutcome>

/**
 * Response to `PUT /api/exams/{id}/marks`: one outcome per write, in order; a bare number means "saved as this
 * version".
 */
export const WriteMarksAnswer = z.object({
  epoch: Epoch,
  marksVersion: z.number().int(),
  /**
   * Whether this request has increased `marksVersion`. If by 1, nobody else has changed a mark in between. An api of the
   * version before doesn't send it.
   */
  isNewVersion: z.boolean().default(false),
  /** The time of the write. */
  at: Timestamp,
  outcomes: z.array(z.union([z.number().int().positive(), MarkOutcome])),
})
export type WriteMarksAnswer = z.infer<typeof WriteMarksAnswer>
