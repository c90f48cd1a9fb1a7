import { GenerateLessonPlanRequest, GenerationAccepted } from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '@classeur/domain/access'
import { registerFunction } from './register-function.ts'

export interface GenerateLessonPlanOptions {
  requestPlan: (actor: Actor, request: GenerateLessonPlanRequest) => Promise<GenerationAccepted>
}

/** Callable `generateLessonPlan`: answers 202 once the request is stored; sections are sent as they are written. */
export const generateLessonPlanRoute = async (
  app: FastifyInstance,
  { requestPlan }: GenerateLessonPlanOptions,
) => {
  registerFunction(app, 'generateLessonPlan', {
    data: GenerateLessonPlanRequest,
    result: GenerationAccepted,
    status: 202,
    handler: (data, request) => requestPlan(request.actor, data),
  })
}
