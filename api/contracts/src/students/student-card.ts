import { z } from 'zod'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { GradingScale, Rounding } from '../exams/grading-scale.ts'
import { ClassMean } from '../exams/class-mean.ts'
import { ExactShare } from '../exams/exact-share.ts'
import { StudentErrors } from '../exams/term-errors.ts'
import { ResourceKind } from '../resources/item.ts'
import { Student, StudentGroup } from './student.ts'

/** `GET /api/classes/{id}/students/{studentId}/card`. Points are in hundredths. */
export const StudentCard = z.object({
  student: Student,
  groups: z.array(StudentGroup),
  className: z.string(),
  effectiveScale: GradingScale,
  /** Oldest first. */
  results: z.array(
    z.object({
      examId: ObjectIdString,
      markId: ObjectIdString,
      title: z.string(),
      date: z.string().nullable(),
      effectiveScale: GradingScale,
      effectiveRounding: Rounding,
      /** Null while the paper is incomplete, and if no mark counts. */
      pointsHundredths: z.number().int().nullable(),
      /** Maximum of the questions that count for this student; of the whole exam if there are no points. */
      maximumHundredths: z.number().int(),
      share: ExactShare.nullable(),
      /** Number of this student's cells that are not entered yet. */
      toEnter: z.number().int(),
      /** The class's mean in the same exam. */
      classMean: ClassMean,
    }),
  ),
  skills: z.array(
    z.object({
      skillId: ObjectIdString,
      name: z.string(),
      share: ExactShare,
      questions: z.number().int(),
      /** Mean of the students who have a share in this skill; null if none has. */
      classMean: ExactShare.nullable(),
    }),
  ),
  /** The student's errors over the exams, and which of them recur. */
  recurring: StudentErrors,
  errors: z.array(z.object({ type: z.string(), count: z.number().int() })),
  /** Finished sheets for the student, newest first. */
  resources: z.array(
    z.object({
      id: ObjectIdString,
      /** Of the exam that it was made from. */
      markId: ObjectIdString,
      kind: ResourceKind,
      title: z.string(),
      examTitle: z.string(),
      at: Timestamp,
      /** Whether the student has recovered in the re-test; null without a result that says it. */
      recovered: z.boolean().nullable(),
    }),
  ),
  comments: z.array(
    z.object({ examTitle: z.string(), label: z.string(), comment: z.string(), at: Timestamp }),
  ),
})
export type StudentCard = z.infer<typeof StudentCard>
