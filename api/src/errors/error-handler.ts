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

/** Adds how long to wait before a retry, if the problem or its status says so. */
const addRetryAfter = (reply: FastifyReply, problem: Problem): void => {
  const retryAfter = retryAfterOf(problem)
  if (retryAfter !== null && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
}

const sendProblem = (reply: FastifyReply, problem: Problem) => {
  addRetryAfter(reply, problem)
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem)
}

/** Logs an error with the request id and returns what a client may read about it, with a code of the catalogue. */
function reportError(error: unknown, request: FastifyRequest): Problem {
  const code = errorCodeFor(error)
  const problem = problemFor(code, request.id, error instanceof AppError ? error.params : {})
  const issues = validationIssues(error)
  if (problem.status >= 500) request.log.error({ err: error, code }, 'request failed')
  else request.log.info({ code, issues }, 'request refused')
  return issues ? { ...problem, issues } : problem
}

/** Answers every error as problem+json. The error itself is only logged. */
export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(reply, reportError(error, request))

/** Answers an error with a page that `write` makes of its problem. */
export function answerWithPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  write: (problem: Problem) => string,
) {
  const problem = reportError(error, request)
  addRetryAfter(reply, problem)
  return reply
    .code(problem.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(write(problem))
}

/** Answers unknown paths with the same problem as a missing resource. */
export const handleNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(reply, problemFor('general/not-found', request.id))
