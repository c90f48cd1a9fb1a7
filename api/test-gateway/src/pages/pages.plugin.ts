import type { FastifyInstance } from 'fastify'
import type { Timeline } from '../clock/timeline.ts'
import type { GraceRules } from '../objects/billing.ts'
import { StripeError } from '../objects/stripe-error.ts'
import type { Store } from '../store/store.ts'
import { assetsRoutes } from './assets.ts'
import { bankPage } from './bank.page.ts'
import { cardsPage } from './cards.page.ts'
import { clockPage } from './clock.page.ts'
import { sendMessage } from './page.ts'
import { payPage } from './pay.page.ts'
import { portalPage } from './portal.page.ts'
import { requireOwnHost, requireOwnOrigin } from './require-own-site.ts'
import { wordingOf } from './wording-of.ts'

export interface PageParts {
  store: Store
  timeline: Timeline
  rules: GraceRules
  publicUrl: string
}

/** The pages under /test-payments, which people open in the browser. */
export async function pagesPlugin(app: FastifyInstance, parts: PageParts): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const wording = wordingOf(request)
    if (error instanceof StripeError && error.status === 404)
      return sendMessage(reply, wording, 404, wording.words.missing)
    request.log.error({ err: error }, 'page failed')
    return sendMessage(reply, wording, 503, wording.words.failed)
  })
  app.setNotFoundHandler((request, reply) => {
    const wording = wordingOf(request)
    return sendMessage(reply, wording, 404, wording.words.missing)
  })
  app.addHook('onRequest', requireOwnHost(parts.publicUrl))
  app.addHook('onRequest', requireOwnOrigin(parts.publicUrl))
  assetsRoutes(app)
  payPage(app, parts.store)
  bankPage(app, parts.store)
  portalPage(app, parts)
  clockPage(app, parts)
  cardsPage(app)
}
