import { AppError, problemFor, type Problem } from '@classeur/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorCodeFor } from './error-code.ts'
import { validationIssues } from './validation-issues.ts'

/** Long enough for a server that restarts to be back. */
const unavailableRetryAfterSeconds = 2

const sendProblem = (reply: FastifyReply, problem: Problem) => {
  if (problem.status === 503 && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', unavailableRetryAfterSeconds)
  }
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem)
}

/**
 * Answers every error as problem+json with a code of the catalogue. What was thrown goes to the log, with the
 * request id that the answer carries, and never into the answer.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const code = errorCodeFor(error)
  const problem = problemFor(code, request.id, error instanceof AppError ? error.params : {})
  const issues = validationIssues(error)
  if (problem.status >= 500) request.log.error({ err: error, code }, 'request failed')
  else request.log.info({ code, issues }, 'request refused')
  return sendProblem(reply, issues ? { ...problem, issues } : problem)
}

/** Unknown paths, in the same words as a resource that does not exist. */
export const handleNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(reply, problemFor('general/not-found', request.id))
