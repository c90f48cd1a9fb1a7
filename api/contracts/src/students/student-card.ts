import { z } from 'zod'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { GradingScale } from '../exams/grading-scale.ts'
import { Student, StudentGroup } from './student.ts'

const Share = z.number().int().nullable()

/** `GET /api/classes/{id}/students/{studentId}/card`. Shares in hundredths of a percent, points in hundredths. */
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
      pointsHundredths: z.number().int().nullable(),
      maximumHundredths: z.number().int(),
      share: Share,
      classMeanShare: Share,
    }),
  ),
  skills: z.array(
    z.object({
      skillId: ObjectIdString,
      name: z.string(),
      share: z.number().int(),
      questions: z.number().int(),
      classMeanShare: Share,
    }),
  ),
  errors: z.array(z.object({ type: z.string(), count: z.number().int() })),
  comments: z.array(
    z.object({ examTitle: z.string(), label: z.string(), comment: z.string(), at: Timestamp }),
  ),
})
export type StudentCard = z.infer<typeof StudentCard>
