import { maximumAnswers, type StructurePreview as Preview } from '@classeur/domain/exams'
import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { ExamStructure } from './exam-structure.ts'
import { Exam } from './exam.ts'
import { ExactShare } from './exact-share.ts'

/** How existing marks change when the maximum of their question changes. */
export const MaximumAnswer = z.enum(maximumAnswers)
export type MaximumAnswer = z.infer<typeof MaximumAnswer>

/**
 * `POST /api/exams/{id}/structure/preview` and `PUT /api/exams/{id}/structure`. `version` is the version of the exam on
 * which the change is based. `answers` has an entry for each question with marks whose maximum changes.
 * A question removed from a started exam is retired; if it is added again, it gets its marks back.
 * @throws `exams/changed-meanwhile`, `exams/answer-missing`
 */
export const ChangeStructureRequest = z.strictObject({
  version: z.number().int(),
  structure: ExamStructure,
  answers: z.record(ObjectIdString, MaximumAnswer).default({}),
})
export type ChangeStructureRequest = z.infer<typeof ChangeStructureRequest>

/** A preview of a change. Points are in hundredths. */
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
      /** With `keep-points`: marks above the new maximum, which stay unchanged and are shown as invalid. */
      above: z.number().int(),
      /** With `rescale`: examples, old and new points. */
      examples: z.array(z.object({ old: z.number().int(), new: z.number().int() })),
    }),
  ),
  oldMaximumHundredths: z.number().int(),
  newMaximumHundredths: z.number().int(),
  /** The exam's mean before the change (`oldMean`), and after it for each answer (`newMean`). */
  oldMean: ExactShare.nullable(),
  newMean: z.object({ keep: ExactShare.nullable(), rescale: ExactShare.nullable() }),
}) satisfies z.ZodType<Preview>
export type StructurePreview = z.infer<typeof StructurePreview>

/** Response of `PUT /api/exams/{id}/structure`; `changeId` undoes the change. */
export const StructureChanged = z.object({ exam: Exam, changeId: ObjectIdString.nullable() })
export type StructureChanged = z.infer<typeof StructureChanged>

/**
 * `POST /api/exams/{id}/structure/undo`: restores structure and marks from before the latest change; responds
 * with `StructureChanged`. @throws `exams/changed-meanwhile` if the exam or its marks have changed since
 */
export const UndoStructureRequest = z.strictObject({ changeId: ObjectIdString })
export type UndoStructureRequest = z.infer<typeof UndoStructureRequest>
