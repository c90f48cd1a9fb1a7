import type { SampleSkill } from './sample-marks.ts'

/** What the sample class is made of, in one language: twenty-four students, one exam of ten questions. */
export interface SampleTexts {
  className: string
  level: string
  subject: string
  examTitle: string
  students: { firstName: string; lastName: string }[]
  questions: string[]
  skills: Record<SampleSkill, string>
}
