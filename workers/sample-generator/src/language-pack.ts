import type { SampleLessonId } from '@classeur/domain/lesson-plans'
import type { TopicPack } from './topic-pack.ts'

/** All texts of the sample generator in one language. */
export interface LanguagePack {
  /** BCP 47 tag for numbers in the texts. */
  locale: string
  standard: (text: string) => string
  /** What the marks say about a misconception. Numbers are formatted; `questions` are labels such as Q2. */
  evidence: {
    error: (counts: { students: string; of: string; isOne: boolean }, questions: readonly string[]) => string
    skill: (counts: { students: string; of: string; isOne: boolean }, skill: string) => string
  }
  /** Isolates ids of tasks and labels of questions from text of the other direction. */
  isolate: (label: string) => string
  lessons: Partial<Record<SampleLessonId, TopicPack>>
}
