import { AppError, errorCatalogue, problemFor, type ErrorCode, type ErrorParams } from '@classeur/contracts'
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

const issuesOf = (error: unknown): Issues | undefined =>
  hasZodFastifySchemaValidationErrors(error)
    ? error.validation.map((issue) => ({
        path: issue.instancePath.slice(1).replaceAll('/', '.'),
        rule: issue.keyword,
      }))
    : undefined

/** Answers every error as problem+json with a code of the catalogue; what is unexpected is logged and says nothing. */
export function answerErrorsAsProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof AppError) {
      const { retryAfterSeconds } = error.params
      if (typeof retryAfterSeconds === 'number') reply.header('retry-after', retryAfterSeconds)
      return sendProblem(reply, error.code, error.params)
    }
    const code = codeByStatus[error.statusCode ?? 500]
    if (code) return sendProblem(reply, code, {}, issuesOf(error))
    request.log.error({ err: error }, 'request failed')
    return sendProblem(reply, 'general/internal')
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'general/not-found'))
}
