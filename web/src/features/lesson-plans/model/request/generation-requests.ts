import {
  GenerationAccepted,
  LessonFrameCreated,
  type CreateLessonFrameRequest,
  type GenerateLessonObjectivesRequest,
  type GenerateLessonPlanRequest,
} from '@classeur/contracts'
import { callFunction, http } from '../../../../http/client.ts'

/**
 * Step 1: requests a proposal of objectives. Rejects with `credits/insufficient`, `profile_incomplete`,
 * `generations/*`.
 */
export const generateLessonObjectives = (
  data: GenerateLessonObjectivesRequest,
): Promise<GenerationAccepted> => callFunction('generateLessonObjectives', data, GenerationAccepted)

/** Step 2: requests the lesson plan for confirmed objectives. Rejects like step 1. */
export const generateLessonPlan = (data: GenerateLessonPlanRequest): Promise<GenerationAccepted> =>
  callFunction('generateLessonPlan', data, GenerationAccepted)

/** Replaces both steps: creates an empty frame around the teacher's own objectives, at once and free of charge. */
export const createLessonFrame = (data: CreateLessonFrameRequest): Promise<LessonFrameCreated> =>
  http.post('/api/lesson-plans/frames', data, LessonFrameCreated)
