import { z } from 'zod'
import { Language } from '../locale.ts'

export const TeachingModel = z.enum(['direct', 'inquiry', 'five-e', 'cooperative', 'flipped', 'project'])
export type TeachingModel = z.infer<typeof TeachingModel>

/** What a teacher asks for; the form of `/lesson-plan-generator`. Duration in minutes. */
export const LessonRequest = z.strictObject({
  subject: z.string().trim().min(1).max(80),
  level: z.string().trim().min(1).max(80),
  topic: z.string().trim().min(3).max(200),
  durationMin: z.number().int().min(10).max(240),
  priorKnowledge: z.string().trim().max(1000).default(''),
  materials: z.string().trim().max(1000).default(''),
  teachingModel: TeachingModel,
  language: Language,
  /** Free text, shown as "teacher supplied". */
  standards: z.string().trim().max(1000).default(''),
})
export type LessonRequest = z.infer<typeof LessonRequest>
