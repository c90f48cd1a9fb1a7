import { GenerateLessonPlanRequest, GenerationAccepted } from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import type { LessonPlansService } from '../lesson-plans/lesson-plans.service.ts'
import { registerFunction } from './register-function.ts'

/** Callable `generateLessonPlan`: accepted (202) once it is durable; sections arrive as they are written. */
export const generateLessonPlanRoute = async (
  app: FastifyInstance,
  { lessonPlans }: { lessonPlans: Pick<LessonPlansService, 'requestPlan'> },
) => {
  registerFunction(app, 'generateLessonPlan', {
    data: GenerateLessonPlanRequest,
    result: GenerationAccepted,
    status: 202,
    handler: (data, request) => lessonPlans.requestPlan(request.actor, data),
  })
}
