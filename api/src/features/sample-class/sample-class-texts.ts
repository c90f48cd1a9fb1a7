import type { SampleComment, SampleExam, SampleSkill } from './sample-tables.ts'

/** The texts of the sample class in one language: twenty-four students and two exams with ten questions each. */
export interface SampleTexts {
  className: string
  level: string
  subject: string
  examTitles: Record<SampleExam['name'], string>
  students: { firstName: string; lastName: string }[]
  questions: string[]
  skills: Record<SampleSkill, string>
  comments: Record<SampleComment, string>
}
