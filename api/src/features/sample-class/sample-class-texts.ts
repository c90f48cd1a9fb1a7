import type { SampleComment, SampleSkill } from './sample-marks.ts'

/** The texts of the sample class in one language: twenty-four students and one exam with ten questions. */
export interface SampleTexts {
  className: string
  level: string
  subject: string
  examTitle: string
  students: { firstName: string; lastName: string }[]
  questions: string[]
  skills: Record<SampleSkill, string>
  comments: Record<SampleComment, string>
}
