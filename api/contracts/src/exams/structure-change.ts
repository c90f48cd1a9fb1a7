import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { ExamStructure } from './exam-structure.ts'
import { Exam } from './exam.ts'

/** What happens to marks when the maximum of a question changes. */
export const MaximumAnswer = z.enum(['keep-points', 'rescale'])
export type MaximumAnswer = z.infer<typeof MaximumAnswer>

/**
 * `POST /api/exams/{id}/structure/preview` and `PUT /api/exams/{id}/structure`. `version` is that of the exam the
 * change was made on. `answers` has one for each question whose maximum changes and that has marks.
 * A question that is left out of a started exam is retired, not removed; one that comes back has its marks again.
 * @throws `exams/changed-meanwhile`, `exams/answer-missing`
 */
export const ChangeStructureRequest = z.strictObject({
  version: z.number().int(),
  structure: ExamStructure,
  answers: z.record(ObjectIdString, MaximumAnswer).default({}),
})
export type ChangeStructureRequest = z.infer<typeof ChangeStructureRequest>

/** What would change, before anything does. Points in hundredths. */
export const StructurePreview = z.object({
  /** Questions that have marks and would be retired. */
  retired: z.array(z.object({ leafId: ObjectIdString, label: z.string(), marks: z.number().int() })),
  restored: z.array(z.object({ leafId: ObjectIdString, label: z.string(), marks: z.number().int() })),
  /** Questions whose maximum changes and that have marks. */
  maxima: z.array(
    z.object({
      leafId: ObjectIdString,
      label: z.string(),
      oldMaxHundredths: z.number().int(),
      newMaxHundredths: z.number().int(),
      marks: z.number().int(),
      /** With `keep-points`: marks above the new maximum, which then are shown as wrong and stay as they are. */
      above: z.number().int(),
      /** With `rescale`: examples, old and new points. */
      examples: z.array(z.object({ old: z.number().int(), new: z.number().int() })),
    }),
  ),
  oldMaximumHundredths: z.number().int(),
  newMaximumHundredths: z.number().int(),
  /** Mean of the exam before and after, in hundredths of a percent; with `rescale` and with `keep-points`. */
  oldMeanBasisPoints: z.number().int().nullable(),
  newMeanBasisPoints: z.object({
    keep: z.number().int().nullable(),
    rescale: z.number().int().nullable(),
  }),
})
export type StructurePreview = z.infer<typeof StructurePreview>

/** Answer to `PUT /api/exams/{id}/structure`; `changeId` takes it back. */
export const StructureChanged = z.object({ exam: Exam, changeId: ObjectIdString.nullable() })
export type StructureChanged = z.infer<typeof StructureChanged>

/**
 * `POST /api/exams/{id}/structure/undo`: the structure and the marks as they were before the latest change; answers
 * with `StructureChanged`. @throws `exams/changed-meanwhile` when anything of the exam or its marks changed since
 */
export const UndoStructureRequest = z.strictObject({ changeId: ObjectIdString })
export type UndoStructureRequest = z.infer<typeof UndoStructureRequest>
