import { errorTrends, type SkillErrorsCell as Cell } from '@classeur/domain/marks'
import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { ExactShare } from './exact-share.ts'
import { ExamStatus } from './exam.ts'

/** `GET /api/classes/{id}/errors`. */
export const TermErrorsQuery = z.strictObject({
  /** Only the exams of this term; without it, all exams of the class. */
  term: ObjectIdString.optional(),
  /** Only the students of this group. */
  group: ObjectIdString.optional(),
})
export type TermErrorsQuery = z.infer<typeof TermErrorsQuery>

/** What became of an error; `too-few`: fewer than two exams say anything about it. */
export const ErrorTrend = z.enum(errorTrends)
export type ErrorTrend = z.infer<typeof ErrorTrend>

/** One skill in one exam. */
export const SkillErrorsCell = z.object({
  /** Number of questions of the exam that test the skill. */
  questions: z.number().int(),
  /** Students below half of the points, of those with a number. */
  missed: z.number().int(),
  of: z.number().int(),
  /** Points lost as a share of the maximum. */
  lostShare: ExactShare,
  /** False with fewer than 3 questions: such a cell decides no trend. */
  isReliable: z.boolean(),
  /** More than a quarter (one student: half) of the points was lost, in at least 3 questions. */
  isError: z.boolean(),
}) satisfies z.ZodType<Cell>
export type SkillErrorsCell = z.infer<typeof SkillErrorsCell>

const termErrors = {
  /** The exams with marks, oldest first. */
  exams: z.array(
    z.object({
      id: ObjectIdString,
      /** Id of the exam's mark sheet, for `/marksheet/{markId}`. */
      markId: ObjectIdString,
      title: z.string(),
      date: z.string().nullable(),
      status: ExamStatus,
    }),
  ),
  /** Recurring ones first. The cells are in the order of the exams; null where no mark tests the skill. */
  skills: z.array(
    z.object({
      skillId: ObjectIdString,
      name: z.string(),
      trend: ErrorTrend,
      cells: z.array(SkillErrorsCell.nullable()),
    }),
  ),
  /** Recurring ones first. `counts`: in the order of the exams; null where nobody noted an error type. */
  types: z.array(
    z.object({
      type: z.string(),
      trend: ErrorTrend,
      counts: z.array(z.number().int().nullable()),
      total: z.number().int(),
    }),
  ),
}

/** The errors of one student over the exams that they took part in. */
export const StudentErrors = z.object(termErrors)
export type StudentErrors = z.infer<typeof StudentErrors>

/** The errors of a class or group over the exams of a term or of the school year, and which of them recur. */
export const TermErrors = z.object({
  ...termErrors,
  /** All groups of the class. */
  groups: z.array(z.object({ id: ObjectIdString, name: z.string() })),
  /** The students who count: of the class, or of the group. */
  students: z.number().int(),
})
export type TermErrors = z.infer<typeof TermErrors>
