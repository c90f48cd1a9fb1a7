import { AppError, problemFor, type Problem } from '@classeur/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorCodeFor } from './error-code.ts'
import { validationIssues } from './validation-issues.ts'

/** Long enough for a server to restart. */
const unavailableRetryAfterSeconds = 2

/** Seconds to wait before a retry: from the error, or the time a server needs to restart. */
const retryAfterOf = ({ status, params }: Problem): number | null => {
  if (typeof params.retryAfterSeconds === 'number') return params.retryAfterSeconds
  return status === 503 ? unavailableRetryAfterSeconds : null
}

const sendProblem = (reply: FastifyReply, problem: Problem) => {
  const retryAfter = retryAfterOf(problem)
  if (retryAfter !== null && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem)
}

/**
 * Answers every error as problem+json with a code of the catalogue. The error itself is only logged, with the
 * same request id as the response.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const code = errorCodeFor(error)
  const problem = problemFor(code, request.id, error instanceof AppError ? error.params : {})
  const issues = validationIssues(error)
  if (problem.status >= 500) request.log.error({ err: error, code }, 'request failed')
  else request.log.info({ code, issues }, 'request refused')
  return sendProblem(reply, issues ? { ...problem, issues } : problem)
}

/** Answers unknown paths with the same problem as a missing resource. */
export const handleNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(reply, problemFor('general/not-found', request.id))
