import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify'
import { type ErrorCode, problemFor } from '@classeur/contracts'

/** Answers with the error format that every part of the product uses. */
export function sendProblem(
  request: Pick<FastifyRequest, 'id'>,
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  code: ErrorCode,
  status?: number,
) {
  const problem = problemFor(code, request.id)
  return reply
    .code(status ?? problem.status)
    .type('application/problem+json')
    .send(JSON.stringify({ ...problem, status: status ?? problem.status }))
}
