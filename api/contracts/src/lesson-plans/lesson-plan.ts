import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'
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

/** Data of the callable `generateLessonPlan`: the request and the confirmed objectives. */
export const GenerateLessonPlanRequest = z.strictObject({
  requestKey: RequestKey,
  request: LessonRequest,
  objectives: ConfirmedObjectives,
})
export type GenerateLessonPlanRequest = z.infer<typeof GenerateLessonPlanRequest>

/** `POST /api/lesson-plans/frames`: an empty frame for the teacher's own objectives. Free, because it generates nothing. */
export const CreateLessonFrameRequest = GenerateLessonPlanRequest
export type CreateLessonFrameRequest = GenerateLessonPlanRequest

export const LessonFrameCreated = z.object({ lessonPlanId: ObjectIdString })

/** A generated lesson plan, an empty frame that the teacher fills in, or proposed objectives without a plan. */
export const LessonPlanOrigin = z.enum(['generated', 'frame', 'objectives'])
export type LessonPlanOrigin = z.infer<typeof LessonPlanOrigin>

/** `GET /api/lesson-plans/{id}`: finished sections in order, and the generation that writes or wrote them (null: a frame). */
export const LessonPlan = z.object({
  id: ObjectIdString,
  title: z.string(),
  request: LessonRequest,
  objectives: ConfirmedObjectives,
  sections: z.array(LessonSection),
  origin: LessonPlanOrigin.default('generated'),
  generation: GenerationSnapshot.nullable(),
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
  origin: LessonPlanOrigin.default('generated'),
  /** The state of its generation; a frame is `completed` from the start. */
  state: GenerationSnapshot.shape.state,
  createdAt: Timestamp,
})
export type LessonPlanSummary = z.infer<typeof LessonPlanSummary>
export const LessonPlanPage = z.object({
  lessonPlans: z.array(LessonPlanSummary),
  nextCursor: Cursor.nullable(),
})
export const LessonPlanQuery = z.strictObject({
  q: LineOfText(200).optional(),
  cursor: Cursor.optional(),
})
