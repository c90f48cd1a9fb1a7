import { AppError } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorCodeFor } from '../../../errors/error-code.ts'
import { handleError } from '../../../errors/error-handler.ts'
import type { ReceivePaymentEvent } from './receive-payment-event.ts'

const bodyLimitBytes = 1024 * 1024
const Headers = z.looseObject({ 'stripe-signature': z.string().max(2000).optional() })

/**
 * `POST /webhooks/payments`: an event of the payment provider. The signature covers the bytes of the body, so register
 * it outside the scope that parses JSON. It has no rate limit, because a refused event would arrive late.
 */
export const paymentsWebhookRoute: FastifyPluginAsyncZod<{ receive: ReceivePaymentEvent }> = async (
  app,
  { receive },
) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, request, reply) => {
    const isUnreadable = ['general/validation-failed', 'general/unsupported-media-type'].includes(
      errorCodeFor(error),
    )
    return handleError(isUnreadable ? new AppError('billing/event-refused') : error, request, reply)
  })
  app.post(
    '/webhooks/payments',
    {
      bodyLimit: bodyLimitBytes,
      config: { access: 'public', anyOrigin: true, rateLimit: false },
      schema: { headers: Headers, response: { 200: z.void() } },
    },
    async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = await receive(body, request.headers['stripe-signature'])
      request.log.info({ eventId: event.id, eventType: event.type }, 'payment event stored')
      return reply.header('cache-control', 'no-store').code(200).send()
    },
  )
}
