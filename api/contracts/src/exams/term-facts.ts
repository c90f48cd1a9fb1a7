import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { ExactShare } from './exact-share.ts'

/** `GET /api/classes/{id}/term-facts`. Without a term: the facts of the school year. */
export const TermFactsQuery = z.strictObject({ term: ObjectIdString.optional() })
export type TermFactsQuery = z.infer<typeof TermFactsQuery>

/** What a report says about one student beside the row of the gradebook. */
export const StudentFacts = z.object({
  studentId: ObjectIdString,
  /** Number of exams that the student missed. */
  absences: z.number().int().nonnegative(),
  /** In the order in which questions first test them; only skills that still have a name. */
  skills: z.array(
    z.object({
      skillId: ObjectIdString,
      name: z.string(),
      share: ExactShare,
      /** Number of questions that count. */
      questions: z.number().int(),
      classMean: ExactShare.nullable(),
    }),
  ),
  /** The comments on the student's marks, in the order of the exams. */
  comments: z.array(z.object({ examId: ObjectIdString, question: z.string(), text: z.string() })),
})
export type StudentFacts = z.infer<typeof StudentFacts>

/** The students of the gradebook, by list number. */
export const TermFacts = z.object({ students: z.array(StudentFacts) })
export type TermFacts = z.infer<typeof TermFacts>
