import { z } from 'zod'
import { ReadOnlyReason } from '../classes/school-class.ts'
import { ClassRole } from '../classes/roles.ts'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { DayString } from '../students/student.ts'
import { ExamStructure } from './exam-structure.ts'
import { GradingScale, Rounding } from './grading-scale.ts'

export const ExamType = z.enum(['test', 'quiz', 'homework', 'oral', 'project'])
export type ExamType = z.infer<typeof ExamType>

/** Reviewed and released exams are read-only until an owner opens them again. */
export const ExamStatus = z.enum(['draft', 'marking', 'reviewed', 'released'])
export type ExamStatus = z.infer<typeof ExamStatus>

const fields = {
  title: z.string().trim().min(1).max(120),
  type: ExamType,
  date: DayString.nullable(),
  /** A term of the school; null when none is chosen. */
  termId: ObjectIdString.nullable(),
  subject: z.string().trim().max(60),
  /** Weight in the term's average, in hundredths: 0 to 99. */
  coefficientHundredths: z.number().int().min(0).max(9900),
  /** Null: that of the class. */
  scale: GradingScale.nullable(),
  /** Share of the maximum, in hundredths of a percent; null: that of the school. */
  passMarkBasisPoints: z.number().int().min(0).max(10_000).nullable(),
  /** Null: that of the school. Only what is shown is rounded. */
  rounding: Rounding.nullable(),
}

/** `POST /api/classes/{id}/exams`. */
export const CreateExamRequest = z.strictObject({
  ...fields,
  type: fields.type.default('test'),
  date: fields.date.default(null),
  termId: fields.termId.default(null),
  subject: fields.subject.default(''),
  coefficientHundredths: fields.coefficientHundredths.default(100),
  scale: fields.scale.default(null),
  passMarkBasisPoints: fields.passMarkBasisPoints.default(null),
  rounding: fields.rounding.default(null),
  structure: ExamStructure,
})
export type CreateExamRequest = z.infer<typeof CreateExamRequest>

/** `PATCH /api/exams/{id}`: only what is sent changes. */
export const ChangeExamRequest = z.strictObject(fields).partial()
export type ChangeExamRequest = z.infer<typeof ChangeExamRequest>

/** `POST /api/exams/{id}/status`. Opening a reviewed or released one again is the owner's. */
export const ChangeExamStatusRequest = z.strictObject({ status: ExamStatus })
/** `POST /api/exams/{id}/duplicate`: the same exam, without marks, in each of these classes. */
export const DuplicateExamRequest = z.strictObject({ classIds: z.array(ObjectIdString).min(1).max(20) })
export type DuplicateExamRequest = z.infer<typeof DuplicateExamRequest>

/** How far the marking is: cells entered of those to enter (students who take part × questions). */
export const MarkingProgress = z.object({ entered: z.number().int(), total: z.number().int() })

const summary = {
  id: ObjectIdString,
  classId: ObjectIdString,
  /** The mark sheet of the exam: `/marksheet/{markId}`. */
  markId: ObjectIdString,
  ...fields,
  status: ExamStatus,
  /** Hundredths of a point. */
  maximumHundredths: z.number().int(),
  progress: MarkingProgress,
  /** Mean of the students who have a result (`resultOf`), as a share of their maximum, in hundredths of a percent. */
  meanBasisPoints: z.number().int().nullable(),
  /** The scale in use. */
  effectiveScale: GradingScale,
  effectiveRounding: Rounding,
  effectivePassMarkBasisPoints: z.number().int(),
  deletedAt: Timestamp.nullable(),
}

/** One exam in a list. */
export const ExamCard = z.object(summary)
export type ExamCard = z.infer<typeof ExamCard>

/** `GET /api/exams/{id}`. `version` grows with every change of the exam or its structure. */
export const Exam = z.object({
  ...summary,
  className: z.string(),
  structure: ExamStructure,
  version: z.number().int(),
  /** Something was entered: changes of the structure are previewed. */
  isStarted: z.boolean(),
  role: ClassRole.nullable(),
  readOnly: ReadOnlyReason.nullable(),
  createdAt: Timestamp,
})
export type Exam = z.infer<typeof Exam>

/** `GET /api/classes/{id}/exams`: newest first (by date, then by creation). */
export const ExamQuery = z.strictObject({
  termId: ObjectIdString.optional(),
  type: ExamType.optional(),
  state: z.enum(['active', 'deleted']).default('active'),
})
export const ExamList = z.object({ exams: z.array(ExamCard) })
export type ExamList = z.infer<typeof ExamList>

/** `GET /api/marking`: exams of one's classes that are being marked and have cells to enter, latest first. */
export const MarkingList = z.object({
  sheets: z.array(
    z.object({
      examId: ObjectIdString,
      markId: ObjectIdString,
      classId: ObjectIdString,
      className: z.string(),
      title: z.string(),
      progress: MarkingProgress,
    }),
  ),
})
export type MarkingList = z.infer<typeof MarkingList>
