import { GenerateLessonObjectivesRequest, GenerationAccepted } from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '@classeur/domain/access'
import { registerFunction } from './register-function.ts'

export interface GenerateLessonObjectivesOptions {
  requestObjectives: (actor: Actor, request: GenerateLessonObjectivesRequest) => Promise<GenerationAccepted>
}

/**
 * Callable `generateLessonObjectives`: answers 202 once the request is stored; the generation contains the
 * result later.
 */
export const generateLessonObjectivesRoute = async (
  app: FastifyInstance,
  { requestObjectives }: GenerateLessonObjectivesOptions,
) => {
  registerFunction(app, 'generateLessonObjectives', {
    data: GenerateLessonObjectivesRequest,
    result: GenerationAccepted,
    status: 202,
    handler: (data, request) => requestObjectives(request.actor, data),
  })
}
