import { GenerateLessonObjectivesRequest, GenerationAccepted } from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import type { LessonPlansService } from '../lesson-plans/lesson-plans.service.ts'
import { registerFunction } from './register-function.ts'

/** Callable `generateLessonObjectives`: accepted (202) once it is durable; the result arrives with the generation. */
export const generateLessonObjectivesRoute = async (
  app: FastifyInstance,
  { lessonPlans }: { lessonPlans: Pick<LessonPlansService, 'requestObjectives'> },
) => {
  registerFunction(app, 'generateLessonObjectives', {
    data: GenerateLessonObjectivesRequest,
    result: GenerationAccepted,
    status: 202,
    handler: (data, request) => lessonPlans.requestObjectives(request.actor, data),
  })
}
