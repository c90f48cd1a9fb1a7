import { GenerateResourceRequest, MissedBelowQuery, ResourceAccepted } from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '@classeur/domain/access'
import { registerFunction } from './register-function.ts'

export interface GenerateResourceOptions {
  requestResource: (
    actor: Actor,
    request: GenerateResourceRequest,
    query: MissedBelowQuery,
  ) => Promise<ResourceAccepted>
}

/** Callable `generateResource`: answers 202 once the request is stored; each sheet finishes separately. */
export const generateResourceRoute = async (
  app: FastifyInstance,
  { requestResource }: GenerateResourceOptions,
) => {
  registerFunction(app, 'generateResource', {
    data: GenerateResourceRequest,
    result: ResourceAccepted,
    querystring: MissedBelowQuery,
    status: 202,
    handler: (data, request) => requestResource(request.actor, data, request.query as MissedBelowQuery),
  })
}
