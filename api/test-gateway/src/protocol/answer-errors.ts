import type { FastifyError, FastifyInstance } from 'fastify'
import { StripeError, type StripeErrorBody } from '../objects/stripe-error.ts'

const internal: StripeErrorBody = {
  type: 'api_error',
  message: 'The test gateway failed. Its log has the reason.',
}

/** Answers every error of the protocol in Stripe's format; unexpected ones are logged and not described. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | StripeError, request, reply) => {
    if (error instanceof StripeError) return reply.code(error.status).send({ error: error.body })
    const status = error.statusCode ?? 500
    if (status < 500)
      return reply.code(status).send({ error: { type: 'invalid_request_error', message: error.message } })
    request.log.error({ err: error }, 'request failed')
    return reply.code(500).send({ error: internal })
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url.split('?', 1)[0] ?? ''}). The test gateway supports a part of Stripe's API.`,
      },
    }),
  )
}
