import type { FastifyInstance } from 'fastify'
import type { Timeline } from '../clock/timeline.ts'
import type { GraceRules } from '../objects/billing.ts'
import type { Store } from '../store/store.ts'
import { answerErrors } from './answer-errors.ts'
import { apiVersion } from './api-version.ts'
import { createAuthenticate } from './authenticate.ts'
import { createProtocol } from './protocol.ts'
import { checkoutSessionsRoutes } from './routes/checkout-sessions.routes.ts'
import { customersRoutes } from './routes/customers.routes.ts'
import { eventsRoutes } from './routes/events.routes.ts'
import { invoicesRoutes } from './routes/invoices.routes.ts'
import { paymentsRoutes } from './routes/payments.routes.ts'
import { portalSessionsRoutes } from './routes/portal-sessions.routes.ts'
import { pricesRoutes } from './routes/prices.routes.ts'
import { refundsRoutes } from './routes/refunds.routes.ts'
import { subscriptionSchedulesRoutes } from './routes/subscription-schedules.routes.ts'
import { subscriptionsRoutes } from './routes/subscriptions.routes.ts'
import { testClockRoutes } from './routes/test-clock.routes.ts'

export interface ProtocolParts {
  store: Store
  timeline: Timeline
  rules: GraceRules
  secretKey: string
  /** The address under which browsers open the pages, without a trailing slash. */
  pagesUrl: string
}

/** The part of Stripe's API that the product uses, below /v1. */
export async function protocolPlugin(app: FastifyInstance, parts: ProtocolParts): Promise<void> {
  answerErrors(app)
  app.addHook('onRequest', async (request, reply) => {
    const key = request.headers['idempotency-key']
    reply.headers({ 'request-id': request.id, 'stripe-version': apiVersion, 'cache-control': 'no-store' })
    if (key !== undefined) reply.header('idempotency-key', key)
  })
  app.addHook('onRequest', createAuthenticate(parts.secretKey))
  const protocol = createProtocol(app, parts.store)
  customersRoutes(protocol)
  pricesRoutes(protocol)
  checkoutSessionsRoutes(protocol, parts.pagesUrl)
  subscriptionsRoutes(protocol, parts.rules)
  subscriptionSchedulesRoutes(protocol)
  invoicesRoutes(protocol, parts.rules)
  paymentsRoutes(protocol)
  refundsRoutes(protocol)
  portalSessionsRoutes(protocol, parts.pagesUrl)
  eventsRoutes(protocol)
  testClockRoutes(app, parts.store.clock, parts.timeline)
}
