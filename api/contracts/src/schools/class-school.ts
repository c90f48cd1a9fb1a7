import { z } from 'zod'
import { GradingScale } from '../exams/grading-scale.ts'
import { LineOfText } from '../plain-text.ts'
import { ErrorType } from './error-type.ts'
import { Term } from './school.ts'

/**
 * A term of a class's school. `isFormer`: the school has removed it, or the class brought it from another school, but
 * exams or comments of the class belong to it. A former term can have the name and the days of a current one.
 */
export const ClassTerm = Term.extend({ isFormer: z.boolean() })
export type ClassTerm = z.infer<typeof ClassTerm>

/**
 * `GET /api/classes/{id}/school`: what a class has from its school, for everybody who may read the class. Its teachers
 * may belong to other schools. `GET /api/classes/{id}/skills` returns the school's skills as {@link SkillList}.
 */
export const ClassSchool = z.object({
  /** The school's current terms, then the former terms that this class still uses. */
  terms: z.array(ClassTerm),
  /** IANA name; null for a class without a school. */
  timeZone: LineOfText(60).nullable(),
  defaultScale: GradingScale,
  /** In basis points of the maximum. */
  passMarkBasisPoints: z.number().int(),
  /** The school's own error types, also retired ones. */
  errorTypes: z.array(ErrorType),
  /** Whether the requester may add skills to this school. */
  mayAddSkills: z.boolean(),
})
export type ClassSchool = z.infer<typeof ClassSchool>
