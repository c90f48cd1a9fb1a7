import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { Mark, MarkRow, MarkStatus } from './mark.ts'

/** How often a maximum of this exam changed the meaning of what is typed. What was typed before the last time reads differently now. */
const Epoch = z.number().int().min(0)

/** `GET /api/exams/{id}/marks`: the rows of everybody for whom something was entered, retired questions included. */
export const MarkSheet = z.object({
  examVersion: z.number().int(),
  marksVersion: z.number().int(),
  epoch: Epoch,
  rows: z.array(MarkRow),
})
export type MarkSheet = z.infer<typeof MarkSheet>

/** A cell to write, in hundredths of a point. `version` is that of the cell it was based on; neither value nor status clears it. */
export const MarkInput = z
  .strictObject({
    studentId: ObjectIdString,
    leafId: ObjectIdString,
    version: z.number().int().min(0),
    valueHundredths: z.number().int().min(0).max(100_000).nullable(),
    status: MarkStatus.nullable(),
  })
  .refine(({ valueHundredths, status }) => valueHundredths === null || status === null, { error: 'one-of' })
export type MarkInput = z.infer<typeof MarkInput>

/** `PUT /api/exams/{id}/marks`. `epoch` is that of the sheet they were typed on. @throws `exams/read-only` */
export const WriteMarksRequest = z.strictObject({
  epoch: Epoch,
  writes: z.array(MarkInput).min(1).max(2000),
})
export type WriteMarksRequest = z.infer<typeof WriteMarksRequest>

/**
 * Why a cell was refused. `not-applicable`: the student does not belong to the class on the day of the exam.
 * `over-limit`: a student beyond what the owner's plan holds. `rescaled-meanwhile`: the maximum changed since the sheet was read, so the number would mean something else.
 */
export const MarkRefusal = z.enum([
  'unknown-student',
  'not-applicable',
  'over-limit',
  'unknown-question',
  'above-maximum',
  'off-step',
  'rescaled-meanwhile',
])
export type MarkRefusal = z.infer<typeof MarkRefusal>

/** What became of one cell. `conflict`: somebody wrote it meanwhile; `mark` is the cell as it is stored now. */
export const MarkOutcome = z.object({
  studentId: ObjectIdString,
  leafId: ObjectIdString,
  outcome: z.enum(['saved', 'conflict', 'refused']),
  reason: MarkRefusal.nullable(),
  mark: Mark.nullable(),
})
export type MarkOutcome = z.infer<typeof MarkOutcome>

/** Answer to `PUT /api/exams/{id}/marks`: one outcome for each write, in their order. */
export const WriteMarksAnswer = z.object({ epoch: Epoch, outcomes: z.array(MarkOutcome) })
export type WriteMarksAnswer = z.infer<typeof WriteMarksAnswer>
