import { ObjectIdString, OrderStatus } from '@classeur/contracts'
import type { Html } from '@classeur/domain/text'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Actor } from '@classeur/domain/access'
import type { CountPublications } from '../operators-only.ts'
import { billingPage, nothingSoldPage } from './billing.page.ts'
import { billingPath, billingTabs, providerIdPattern } from './billing-paths.ts'
import { eventsSection, retryNote } from './events.section.ts'
import { mismatchesSection } from './mismatches.section.ts'
import { ordersSection } from './orders.section.ts'
import { askOutcomes, retryOutcomes } from './payment-actions.service.ts'
import type { PaymentLists } from './payment-lists.service.ts'
import { askNote, subscriptionsSection } from './subscriptions.section.ts'
import { emptyIsAbsent } from '../form-body.ts'

export interface ListBillingOptions {
  /** Null: this installation sells nothing. */
  provider: { name: 'test' | 'stripe' } | null
  paymentLists: PaymentLists
  countPublications: CountPublications
}

const providerId = z.string().regex(providerIdPattern).optional()
const ListQuery = z.object({
  show: z.enum(billingTabs).default('events'),
  state: z.enum(['all', 'waiting', 'failed']).default('all'),
  number: z.preprocess(emptyIsAbsent, z.string().trim().toUpperCase().max(40).optional()),
  email: z.preprocess(emptyIsAbsent, z.string().trim().max(254).optional()),
  status: z.preprocess(emptyIsAbsent, OrderStatus.optional()),
  after: ObjectIdString.optional(),
  afterSubscription: providerId,
  /** The outcome of the form before, so that reloading the page doesn't send the form again. */
  event: providerId,
  retry: z.enum(retryOutcomes).optional(),
  subscription: providerId,
  answer: z.enum(askOutcomes).optional(),
})
type ListQuery = z.infer<typeof ListQuery>

function outcomeOf({ event, retry, subscription, answer }: ListQuery): Html | null {
  if (event !== undefined && retry !== undefined) return retryNote(event, retry)
  return subscription !== undefined && answer !== undefined ? askNote(subscription, answer) : null
}

async function sectionOf(lists: PaymentLists, actor: Actor, query: ListQuery, now: Date): Promise<Html> {
  const { show, state, number, email, status, after, afterSubscription } = query
  if (show === 'events') return eventsSection(await lists.events(actor, state), state, now)
  if (show === 'subscriptions') {
    return subscriptionsSection(await lists.subscriptions(actor, afterSubscription), afterSubscription, now)
  }
  if (show === 'mismatches') return mismatchesSection(await lists.mismatches(actor), now)
  const search = { number, email, status, after }
  return ordersSection(await lists.orders(actor, search), search, now)
}

/** `GET /ops/billing`: events, subscriptions, orders and mismatches, by `?show=`. */
export const listBillingRoute: FastifyPluginAsyncZod<ListBillingOptions> = async (app, options) => {
  const { provider, paymentLists, countPublications } = options
  app.get(billingPath, { schema: { hide: true, querystring: ListQuery } }, async (request, reply) => {
    reply.type('text/html; charset=utf-8')
    if (!provider) return reply.send(nothingSoldPage(await countPublications()))
    const { actor, query } = request
    const [waiting, counts, section] = await Promise.all([
      countPublications(),
      paymentLists.counts(actor),
      sectionOf(paymentLists, actor, query, new Date()),
    ])
    const view = { provider: provider.name, tab: query.show, counts, outcome: outcomeOf(query) }
    return reply.send(billingPage({ ...view, section, waiting }))
  })
}
