import { gradebookSortKeys, gradebookStates, type GradebookCell as Cell } from '@classeur/domain/marks'
import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { Digits, Language } from '../locale.ts'
import { MarkStatus } from '../marks/mark.ts'
import { ClassMean } from './class-mean.ts'
import { ExactShare } from './exact-share.ts'
import { ExamStatus, ExamType } from './exam.ts'
import { GradingScale, Rounding } from './grading-scale.ts'
import { Aggregation } from './term-overview.ts'

const filters = {
  /** Only the exams of this term; without it, all exams of the class. */
  term: ObjectIdString.optional(),
  /** Only the students of this group. It changes no mean and no rank. */
  group: ObjectIdString.optional(),
  /** Only the exams of this type. */
  type: ExamType.optional(),
}

/** `GET /api/classes/{id}/gradebook`. Averages, trends and ranks cover the exams that the filters select. */
export const GradebookQuery = z.strictObject(filters)
export type GradebookQuery = z.infer<typeof GradebookQuery>

/** A column to sort by: one beside the exams, or the id of an exam. */
export const GradebookSortKey = z.union([z.enum(gradebookSortKeys), ObjectIdString])
export type GradebookSortKey = z.infer<typeof GradebookSortKey>

/**
 * `GET /api/classes/{id}/gradebook/export`: returns the file, with the same students and exams in the same order as on
 * screen. @throws `general/too-many-requests`
 */
export const GradebookExportQuery = z.strictObject({
  ...filters,
  sort: GradebookSortKey.default('number'),
  direction: z.enum(['ascending', 'descending']).default('ascending'),
  format: z.enum(['xlsx', 'csv', 'pdf']),
  delimiter: z.enum(['comma', 'semicolon']).default('comma'),
  language: Language.default('en'),
  digits: Digits.default('latin'),
})
export type GradebookExportQuery = z.infer<typeof GradebookExportQuery>

/** One student's result in one exam. Points are in hundredths. */
export const GradebookCell = z.object({
  /**
   * `result`: the paper counts. `not-complete`, `absent`, `no-result`: why it doesn't. `not-applicable`: the student
   * wasn't in the class on the day of the exam.
   */
  state: z.enum(gradebookStates),
  /** Null unless the state is `result`. */
  share: ExactShare.nullable(),
  pointsHundredths: z.number().int().nullable(),
  /** The maximum of the questions that count for this student. */
  maximumHundredths: z.number().int().nullable(),
  /** The status that explains the cell: of an absent or exempt student, or of a paper that counts as zero throughout. */
  status: MarkStatus.nullable(),
  toEnter: z.number().int(),
}) satisfies z.ZodType<Cell>
export type GradebookCell = z.infer<typeof GradebookCell>

/** One column. */
export const GradebookExam = z.object({
  id: ObjectIdString,
  /** Id of the exam's mark sheet, for `/marksheet/{markId}`. */
  markId: ObjectIdString,
  title: z.string(),
  type: ExamType,
  date: z.string().nullable(),
  status: ExamStatus,
  /** 0 excludes the exam from averages and trends. */
  coefficientHundredths: z.number().int(),
  maximumHundredths: z.number().int(),
  /** The mean of the whole class. */
  mean: ClassMean,
  effectiveScale: GradingScale,
  effectiveRounding: Rounding,
})
export type GradebookExam = z.infer<typeof GradebookExam>

/** Null without a result. */
const Average = ExactShare.nullable()

/** One row. */
export const GradebookStudent = z.object({
  studentId: ObjectIdString,
  number: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  groupIds: z.array(ObjectIdString),
  /** In the order of the exams. */
  cells: z.array(GradebookCell),
  byMaximum: Average,
  byScale: Average,
  /** The latest result and the mean of the earlier ones, of the exams that count; null for fewer than two results. */
  trend: z.object({ last: ExactShare, earlierMean: ExactShare }).nullable(),
  /** Among the whole class; ties share a rank. Null without an average, and if the school hides ranks. */
  rank: z.number().int().nullable(),
})
export type GradebookStudent = z.infer<typeof GradebookStudent>

/** The results of a class in the exams of a term or of the school year. */
export const Gradebook = z.object({
  /** The average that the class chose for this term; null without a choice, and for the school year. */
  chosen: Aggregation.nullable(),
  /** The average that decides the ranks; null if the school hides ranks. */
  rankedBy: Aggregation.nullable(),
  /** All groups of the class. */
  groups: z.array(z.object({ id: ObjectIdString, name: z.string() })),
  /** Oldest first. */
  exams: z.array(GradebookExam),
  /** The students who take part in at least one of the exams, by list number. */
  students: z.array(GradebookStudent),
  /** Mean of the students of the whole class who have an average, and their number. */
  classMean: z.object({ students: z.number().int(), byMaximum: Average, byScale: Average }),
  /** The scale (the class's) and rounding (the school's) with which to show averages. */
  effectiveScale: GradingScale,
  effectiveRounding: Rounding,
})
export type Gradebook = z.infer<typeof Gradebook>
