import { AppError, errorCatalogue, problemFor, type ErrorCode, type ErrorParams } from '@classeur/contracts'
import { isDatabaseUnavailable } from '@classeur/database'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

type Issues = { path: string; rule: string }[]

const codeByStatus: Record<number, ErrorCode> = {
  400: 'general/validation-failed',
  404: 'general/not-found',
  413: 'general/payload-too-large',
  415: 'general/unsupported-media-type',
  429: 'general/too-many-requests',
}

function sendProblem(reply: FastifyReply, code: ErrorCode, params: ErrorParams = {}, issues?: Issues) {
  const problem = problemFor(code, reply.request.id, params)
  return reply
    .code(errorCatalogue[code].status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(issues ? { ...problem, issues } : problem)
}

/** Paths start with the part of the request, e.g. `body.email`; issues never contain the values that were sent. */
const issuesOf = (error: FastifyError): Issues | undefined =>
  hasZodFastifySchemaValidationErrors(error)
    ? error.validation.slice(0, 20).map((issue) => ({
        path: [error.validationContext ?? 'request', ...issue.instancePath.split('/').filter(Boolean)]
          .join('.')
          .slice(0, 200),
        rule: issue.keyword,
      }))
    : undefined

const codeOf = (error: FastifyError): ErrorCode =>
  isDatabaseUnavailable(error)
    ? 'general/unavailable'
    : (codeByStatus[error.statusCode ?? 500] ?? 'general/internal')

/**
 * Answers every error as problem+json with a code of the catalogue. Unexpected errors are logged, and their
 * responses contain no details.
 */
export function answerErrorsAsProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof AppError) {
      const { retryAfterSeconds } = error.params
      if (typeof retryAfterSeconds === 'number') reply.header('retry-after', retryAfterSeconds)
      return sendProblem(reply, error.code, error.params)
    }
    const code = codeOf(error)
    if (errorCatalogue[code].status >= 500) request.log.error({ err: error, code }, 'request failed')
    if (code === 'general/unavailable') reply.header('retry-after', 2)
    return sendProblem(reply, code, {}, issuesOf(error))
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'general/not-found'))
}
