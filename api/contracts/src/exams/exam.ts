import { examStatuses } from '@classeur/domain/exams'
import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'
import { ClassColour, ReadOnlyReason } from '../classes/school-class.ts'
import { ClassRole } from '../classes/roles.ts'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { DayString } from '../students/student.ts'
import { ExamStructure } from './exam-structure.ts'
import { GradingScale, Rounding } from './grading-scale.ts'
import { ClassMean } from './class-mean.ts'
import { ExamNeedGroups } from './need-groups.ts'

export const ExamType = z.enum(['test', 'quiz', 'homework', 'oral', 'project'])
export type ExamType = z.infer<typeof ExamType>

/** Reviewed and released exams are read-only until a person with the right to do so reopens them. */
export const ExamStatus = z.enum(examStatuses)
export type ExamStatus = z.infer<typeof ExamStatus>

const fields = {
  title: LineOfText(120).min(1),
  type: ExamType,
  date: DayString.nullable(),
  /** A term of the school; null if none is chosen. */
  termId: ObjectIdString.nullable(),
  subject: LineOfText(60),
  /** Weight in the term's average, in hundredths: 0 to 99. */
  coefficientHundredths: z.number().int().min(0).max(9900),
  /** Null: the class's scale. */
  scale: GradingScale.nullable(),
  /** The pass mark as a share of the maximum, in basis points; null: the school's. */
  passMarkBasisPoints: z.number().int().min(0).max(10_000).nullable(),
  /** Null: the school's rounding. It affects displayed values only. */
  rounding: Rounding.nullable(),
}

/**
 * `POST /api/classes/{id}/exams`. Sent twice with the same key ({@link RequestKeyQuery}), the same content makes one exam.
 */
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

/** `PATCH /api/exams/{id}`: changes only the fields sent. */
export const ChangeExamRequest = z.strictObject(fields).partial()
export type ChangeExamRequest = z.infer<typeof ChangeExamRequest>

/** `POST /api/exams/{id}/status`. Reopening a reviewed or released exam requires `exam:reopen`. */
export const ChangeExamStatusRequest = z.strictObject({ status: ExamStatus })
/**
 * `POST /api/exams/{id}/duplicate`: copies the exam without marks into each of these classes. A class that has a copy
 * under the same key gets no second one, unless the exam was changed since: {@link RequestKeyQuery}.
 */
export const DuplicateExamRequest = z.strictObject({
  classIds: z.array(ObjectIdString).min(1).max(20),
})
export type DuplicateExamRequest = z.infer<typeof DuplicateExamRequest>

/** Marking progress: entered cells, and all cells (students who take part × questions). */
const MarkingProgress = z.object({ entered: z.number().int(), total: z.number().int() })

const summary = {
  id: ObjectIdString,
  classId: ObjectIdString,
  /** Id of the exam's mark sheet, for `/marksheet/{markId}`. */
  markId: ObjectIdString,
  ...fields,
  status: ExamStatus,
  /** In hundredths of a point. */
  maximumHundredths: z.number().int(),
  progress: MarkingProgress,
  mean: ClassMean,
  /** The scale in use. */
  effectiveScale: GradingScale,
  effectiveRounding: Rounding,
  effectivePassMarkBasisPoints: z.number().int(),
  deletedAt: Timestamp.nullable(),
}

/** One exam in a list. */
export const ExamCard = z.object(summary)
export type ExamCard = z.infer<typeof ExamCard>

/** `GET /api/exams/{id}`. `version` increases with every change of the exam or its structure. */
export const Exam = z.object({
  ...summary,
  className: z.string(),
  structure: ExamStructure,
  version: z.number().int(),
  /** Whether any mark was entered; changes of the structure are then previewed. */
  isStarted: z.boolean(),
  role: ClassRole.nullable(),
  /** Whether the requester may release and reopen the exam: `exam:release`, `exam:reopen`. */
  mayRelease: z.boolean(),
  readOnly: ReadOnlyReason.nullable(),
  /** False if the school hides ranks: no screen and no file of the exam shows a rank or a percentile rank. */
  showsRanks: z.boolean(),
  /** Whether the requester may change the settings of the class's school. */
  mayChangeSchool: z.boolean(),
  /** The resource whose items it tests again; absent for other exams. */
  retestOf: ObjectIdString.optional(),
  /** Absent until a teacher adjusts the groups by need. */
  needGroups: ExamNeedGroups.optional(),
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

/** `GET /api/marking`: exams in marking with cells to enter, in the requester's classes, latest first. */
export const MarkingList = z.object({
  sheets: z.array(
    z.object({
      examId: ObjectIdString,
      markId: ObjectIdString,
      classId: ObjectIdString,
      className: z.string(),
      classColour: ClassColour,
      title: z.string(),
      type: ExamType,
      date: DayString.nullable(),
      progress: MarkingProgress,
    }),
  ),
})
export type MarkingList = z.infer<typeof MarkingList>
