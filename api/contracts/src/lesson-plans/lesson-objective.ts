import { bloomLevels } from '@classeur/domain/exams'
import { countSpacedWords } from '@classeur/domain/text'
import { z } from 'zod'

/** Bloom's revised taxonomy, from simplest to most demanding. */
export const BloomLevel = z.enum(bloomLevels)
export type BloomLevel = z.infer<typeof BloomLevel>

export const maxObjectiveWords = 30

/** One lesson objective: at most 30 words, starting with one observable verb of its level. */
export const LessonObjective = z.strictObject({
  text: z
    .string()
    .trim()
    .min(3)
    .max(300)
    .refine((text) => countSpacedWords(text) <= maxObjectiveWords, { error: 'too-many-words' }),
  bloomLevel: BloomLevel,
  /** The evidence that the teacher sees or hears when students reach the objective. */
  evidence: z.string().trim().min(1).max(300),
})
export type LessonObjective = z.infer<typeof LessonObjective>

/** A generator proposes 3 to 6 objectives. */
export const LessonObjectiveList = z.array(LessonObjective).min(3).max(6)
/** A teacher may confirm fewer or more objectives than were proposed. */
export const ConfirmedObjectives = z.array(LessonObjective).min(1).max(8)
