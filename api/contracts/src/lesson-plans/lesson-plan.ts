import { z } from 'zod'
import { GenerationSnapshot } from '../generations/generation.ts'
import { Cursor, ObjectIdString, RequestKey, Timestamp } from '../identifiers.ts'
import { ConfirmedObjectives } from './lesson-objective.ts'
import { LessonRequest } from './lesson-request.ts'
import { LessonSection } from './lesson-sections.ts'

/** Data of the callable `generateLessonObjectives`. */
export const GenerateLessonObjectivesRequest = z.strictObject({
  requestKey: RequestKey,
  request: LessonRequest,
})
export type GenerateLessonObjectivesRequest = z.infer<typeof GenerateLessonObjectivesRequest>

/** Data of the callable `generateLessonPlan`: the request and the objectives as the teacher confirmed them. */
export const GenerateLessonPlanRequest = z.strictObject({
  requestKey: RequestKey,
  request: LessonRequest,
  objectives: ConfirmedObjectives,
})
export type GenerateLessonPlanRequest = z.infer<typeof GenerateLessonPlanRequest>

/** `GET /api/lesson-plans/{id}`: finished sections in order, and the generation that writes (or wrote) them. */
export const LessonPlan = z.object({
  id: ObjectIdString,
  title: z.string(),
  request: LessonRequest,
  objectives: ConfirmedObjectives,
  sections: z.array(LessonSection),
  generation: GenerationSnapshot,
  createdAt: Timestamp,
})
export type LessonPlan = z.infer<typeof LessonPlan>

/** One row of `GET /api/lesson-plans?q=&cursor=`, newest first. */
export const LessonPlanSummary = z.object({
  id: ObjectIdString,
  title: z.string(),
  subject: z.string(),
  level: z.string(),
  durationMin: z.number().int(),
  state: GenerationSnapshot.shape.state,
  createdAt: Timestamp,
})
export type LessonPlanSummary = z.infer<typeof LessonPlanSummary>
export const LessonPlanPage = z.object({
  lessonPlans: z.array(LessonPlanSummary),
  nextCursor: Cursor.nullable(),
})
export const LessonPlanQuery = z.strictObject({
  q: z.string().trim().max(200).optional(),
  cursor: Cursor.optional(),
})
