import { teachingModels } from '@classeur/domain/lesson-plans'
import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { LineOfText } from '../plain-text.ts'
import { Language } from '../locale.ts'

export const TeachingModel = z.enum(teachingModels)
export type TeachingModel = z.infer<typeof TeachingModel>

/** A teacher's request, from the form at `/lesson-plan-generator`. The duration is in minutes. */
export const LessonRequest = z.strictObject({
  subject: LineOfText(80).min(1),
  level: LineOfText(80).min(1),
  topic: LineOfText(200).min(3),
  durationMin: z.number().int().min(10).max(240),
  priorKnowledge: z.string().trim().max(1000).default(''),
  materials: z.string().trim().max(1000).default(''),
  teachingModel: TeachingModel,
  language: Language,
  /** Free text, displayed as "teacher supplied". */
  standards: z.string().trim().max(1000).default(''),
  /** Anything else that the teacher wants, in their own words. */
  wishes: z.string().trim().max(1000).default(''),
  /** The class that the lesson is for; null for none. */
  classId: ObjectIdString.nullable().default(null),
  /** The exam whose results the lesson answers; null for all exams of the class, or without a class. */
  examId: ObjectIdString.nullable().default(null),
  /** False if the results of the class must not be used; absent means true. */
  usesResults: z.boolean().optional(),
  /** Ids of skills of the school's library. */
  skillIds: z.array(ObjectIdString).max(20).default([]),
  /** The lesson plan that this one continues; null for none. */
  continues: ObjectIdString.nullable().default(null),
})
export type LessonRequest = z.infer<typeof LessonRequest>
