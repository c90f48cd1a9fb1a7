import { z } from 'zod'
import { LessonObjective } from './lesson-objective.ts'

const text = (max: number) => z.string().trim().min(1).max(max)
const lines = (min: number, max: number) => z.array(text(600)).min(min).max(max)

export const LessonPhase = z.strictObject({
  title: text(120),
  minutes: z.number().int().min(1).max(240),
  teacher: text(1200),
  students: text(1200),
  checkQuestion: text(400),
  feedback: text(600),
})
export type LessonPhase = z.infer<typeof LessonPhase>

/** The sections of a lesson plan, in the order of writing and display. */
export const lessonSections = {
  overview: z.strictObject({ summary: text(1200), bigIdea: text(400) }),
  objectives: z.strictObject({ items: z.array(LessonObjective).min(1).max(8) }),
  priorKnowledge: z.strictObject({ items: lines(1, 8), checkQuestion: text(400) }),
  materials: z.strictObject({ items: lines(1, 15) }),
  vocabulary: z.strictObject({
    items: z
      .array(z.strictObject({ term: text(80), meaning: text(400) }))
      .min(1)
      .max(15),
  }),
  misconceptions: z.strictObject({
    items: z
      .array(z.strictObject({ misconception: text(400), correction: text(600) }))
      .min(1)
      .max(8),
  }),
  phases: z.strictObject({
    items: z.array(LessonPhase).min(2).max(12),
    /** Total minutes of the phases before they were adjusted to the lesson's duration; null if no adjustment was needed. */
    fittedFromMin: z.number().int().nullable(),
  }),
  differentiation: z.strictObject({ support: lines(1, 6), core: lines(1, 6), challenge: lines(1, 6) }),
  assessment: z.strictObject({
    method: text(800),
    criteria: lines(1, 8),
    exitQuiz: z
      .array(z.strictObject({ question: text(500), answer: text(500) }))
      .min(1)
      .max(8),
  }),
  homework: z.strictObject({ task: text(1200), minutes: z.number().int().min(0).max(240) }),
  extension: z.strictObject({ items: lines(1, 6) }),
  reflection: z.strictObject({ questions: lines(1, 8) }),
} as const

export type LessonSectionKey = keyof typeof lessonSections
export type LessonSections = { [K in LessonSectionKey]: z.infer<(typeof lessonSections)[K]> }

export const lessonSectionKeys = Object.keys(lessonSections) as [LessonSectionKey, ...LessonSectionKey[]]
export const LessonSectionKey = z.enum(lessonSectionKeys)

/** One finished section; `seconds` is the time it took to write it. */
export type LessonSection = {
  [K in LessonSectionKey]: { key: K; value: LessonSections[K]; seconds: number }
}[LessonSectionKey]

/** The wire form of {@link LessonSection}. */
export const LessonSection = z.custom<LessonSection>((candidate) => {
  const parsed = z
    .object({ key: LessonSectionKey, value: z.unknown(), seconds: z.number() })
    .safeParse(candidate)
  return parsed.success && lessonSections[parsed.data.key].safeParse(parsed.data.value).success
})
