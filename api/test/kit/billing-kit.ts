import { BillingOverview, Checkout, Order, OrderPage } from '@classeur/contracts'
import { readStoredEvent } from '@classeur/payments'
import { freePort } from '@classeur/local'
import { newDatabaseUrl } from '@classeur/local/testing'
import { startGatewayForTests } from '@classeur/test-gateway/testing'
import { composeBilling } from '../../src/compose/billing.ts'
import { composeFoundations } from '../../src/compose/foundations.ts'
import { createRepositories } from '../../src/compose/repositories.ts'
import { defaultRateLimits } from '../../src/plugins/rate-limits.ts'
import { createTestApp, testPublicUrl, type SignedIn, type TestAppOptions } from './create-test-app.ts'
import { createHmac, randomUUID } from 'node:crypto'

export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  late: '4000000000000077',
  failsLater: '4000000000000341',
}
export const pack100 = { kind: 'pack', packId: 'pack-100' } as const
export const proMonthly = { kind: 'plan', planId: 'pro', interval: 'monthly' } as const
const daySeconds = 86_400
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)

/** The signature header of an event, as the provider writes it. */
export function signEvent(body: string, secret: string, atSeconds = nowSeconds()): string {
  const digest = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')
  return `t=${atSeconds},v1=${digest}`
}

/** An event about an object; without one, about a payment page that no order has. */
export const testEvent = (
  type = 'checkout.session.completed',
  object: object = { id: 'cs_of_nobody', object: 'checkout.session' },
): string =>
  JSON.stringify({
    ...{ id: `evt_${randomUUID()}`, object: 'event', type, created: nowSeconds() },
    data: { object },
  })

/** Starts the api with the test gateway as its payment provider. The gateway reaches its webhooks only after `listen`. */
export async function createBillingKit(options: TestAppOptions = {}) {
  const port = await freePort()
  const gateway = await startGatewayForTests({
    mongoUrl: newDatabaseUrl(),
    webhookUrl: `http://127.0.0.1:${port}/api/webhooks/payments`,
    environment: { PUBLIC_URL: testPublicUrl },
  })
  const test = await createTestApp({
    ...options,
    environment: {
      PAYMENTS_API_URL: gateway.url,
      PAYMENTS_SECRET_KEY: gateway.secretKey,
      PAYMENTS_WEBHOOK_SECRET: gateway.webhookSecret,
      TRUSTED_PROXY: '127.0.0.1',
      ...options.environment,
    },
  })
  const { app, config, storage } = test
  const repositories = createRepositories(test.servers.connection)
  const { payments } = composeBilling({
    ...{ repositories, billingQueue: test.billingQueue, paymentProvider: test.paymentProvider },
    ...{ config, logger: app.log },
    foundations: composeFoundations({ repositories, io: app.io, storage, config, logger: app.log }),
    limits: defaultRateLimits,
  }).routes
  if (!payments) throw new Error('no payments')

  async function create(person: SignedIn, item: object, requestKey: string = randomUUID()) {
    const answer = await test.call(person, 'POST', '/billing/orders', {
      item,
      requestKey,
      returnTo: '/settings/order',
    })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return Checkout.parse(answer.json())
  }

  async function check(person: SignedIn, id: string): Promise<Order> {
    const answer = await test.call(person, 'POST', `/billing/orders/${id}/check`)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return Order.parse(answer.json())
  }

  /** The id of the payment page of an order. */
  async function pageOf(orderId: string): Promise<string> {
    const id = (await repositories.orders.findById(orderId))?.checkout?.id
    if (id === undefined) throw new Error('the order has no payment page')
    return id
  }

  const startedAt = await payments.provider.now()
  const kit = {
    ...test,
    test,
    gateway,
    repositories,
    ...payments,
    create,
    check,
    pageOf,

    /** Where a payment page returns. */
    async returnAddressOf(pageId: string): Promise<string> {
      const answer = await fetch(`${gateway.url}/v1/checkout/sessions/${pageId}`, {
        headers: { authorization: `Bearer ${gateway.secretKey}` },
      })
      return ((await answer.json()) as { success_url: string }).success_url
    },

    /** The gateway sends its events here from now on. */
    listenForWebhooks: () => app.listen({ port, host: '127.0.0.1' }),

    overview: async (person: SignedIn) =>
      BillingOverview.parse((await test.call(person, 'GET', '/billing')).json()),
    orders: async (person: SignedIn, query = '') =>
      OrderPage.parse((await test.call(person, 'GET', `/billing/orders${query}`)).json()),

    /** Pays an order on its page and returns it as it is afterwards. */
    async pay(person: SignedIn, orderId: string, card?: string): Promise<Order> {
      await gateway.pay(await pageOf(orderId), card)
      return check(person, orderId)
    },

    /** Orders an item and pays it. */
    async buy(person: SignedIn, item: object, card?: string): Promise<Order> {
      const { order } = await create(person, item)
      return kit.pay(person, order.id, card)
    },

    /** Moves the clock of the gateway; renewals and endings that are due have happened afterwards. */
    advanceDays: (days: number) => gateway.advance(days * daySeconds),

    /** Settles everything that happened at the gateway, as the workers do. */
    async settleAll(): Promise<void> {
      for await (const { subject } of payments.provider.eventsSince(startedAt))
        if (subject) await payments.settlement.settle(subject)
    },

    /** Processes the stored events as the workers do. */
    async processEvents(): Promise<void> {
      const { paymentEvents } = repositories
      for (const id of await paymentEvents.listUnprocessed(new Date(Date.now() + 60_000), 10_000)) {
        const event = await paymentEvents.findById(id)
        const subject = event && readStoredEvent(event.raw).subject
        if (subject) await payments.settlement.settle(subject)
        await paymentEvents.markProcessed(id, new Date())
      }
    },

    async close(): Promise<void> {
      await gateway.stop()
      await test.close()
    },
  }
  return kit
}

export type BillingKit = Awaited<ReturnType<typeof createBillingKit>>
