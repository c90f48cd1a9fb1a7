import { z } from 'zod'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { MarkCode } from './mark-code.ts'
import { MarkOperation } from './mark-operation.ts'
import { Mark } from './mark.ts'

/** How often a maximum of this exam changed the meaning of what is typed. What was typed before the last time reads differently now. */
export const Epoch = z.number().int().min(0)

export const mostWrites = 2000
const Index = z.number().int().min(0).max(mostWrites)

/**
 * A cell to write: the places of student, question and operation in the lists of the request, the version of the cell
 * it was based on (0: never written), and what it is to hold.
 */
export const CellWrite = z.tuple([Index, Index, Index, z.number().int().min(0), MarkCode])

/**
 * `PUT /api/exams/{id}/marks`. Ids stand once, so that 1,200 cells take less than 25 KB. A cell occurs once. `epoch` is
 * that of the sheet they were typed on. Asks for `mark:write`.
 * @throws `exams/read-only` when nothing of it was saved before the exam was reviewed
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
      // What is recognised by its operation must not be of two kinds.
      new Set(operations.map(({ id }) => id)).size === operations.length,
    { error: 'cells' },
  )
export type WriteMarksRequest = z.infer<typeof WriteMarksRequest>

/** One cell to write, as everybody but the wire has it. */
export interface MarkInput {
  studentId: string
  leafId: string
  version: number
  code: MarkCode
  operation: MarkOperation
}

/**
 * Why a cell was refused. `not-applicable`: the student does not belong to the class on the day of the exam.
 * `over-limit`: a student beyond what the owner's plan holds. `rescaled-meanwhile`: the maximum changed since the sheet was read, so the number would mean something else.
 * `read-only`: the exam was reviewed, but other cells of this request had been saved before it was.
 */
export const MarkRefusal = z.enum([
  'unknown-student',
  'not-applicable',
  'over-limit',
  'unknown-question',
  'above-maximum',
  'off-step',
  'rescaled-meanwhile',
  'read-only',
])
export type MarkRefusal = z.infer<typeof MarkRefusal>

/**
 * What became of one cell. `saved`: the cell got what was written; `version` is the one this write gave it, or the
 * cell's own when it held just that already. `mark`: the cell as it is stored now, when `version` is not the last one
 * (somebody wrote on top of it since), or was made by another write than this one, which then made none
 * (`mark.version` is `version`). A bare number is made by this write, or is the version it was based on.
 * `conflict`: somebody wrote it meanwhile, nothing changed; `mark` is the cell as it is stored now.
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

/** Answer to `PUT /api/exams/{id}/marks`: one outcome for each write, in their order; a bare number is "saved as this version". */
export const WriteMarksAnswer = z.object({
  epoch: Epoch,
  marksVersion: z.number().int(),
  /** When it was saved. */
  at: Timestamp,
  outcomes: z.array(z.union([z.number().int().positive(), MarkOutcome])),
})
export type WriteMarksAnswer = z.infer<typeof WriteMarksAnswer>
