import { CreditLinePage, Wallet } from '@classeur/contracts'
import type { BillingInterval } from '@classeur/domain/billing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { createBillingKit, pack100, proMonthly, testCards, type BillingKit } from '../kit/billing-kit.ts'
import { createTestApp, type SignedIn } from '../kit/create-test-app.ts'

let kit: BillingKit
let teacher: SignedIn
beforeAll(async () => {
  kit = await createBillingKit()
})
afterAll(() => kit?.close())
beforeEach(async () => {
  teacher = await kit.newTeacher()
})

const post = (path: string, payload?: object) => kit.call(teacher, 'POST', `/billing${path}`, payload)
const wallet = async () => Wallet.parse((await kit.call(teacher, 'GET', '/wallet')).json())

/** Runs with other prices of Pro, and puts its own back. */
async function withPrices(priceMinor: Record<BillingInterval, number>, run: () => Promise<void>) {
  const setPrices = (prices: object) =>
    kit.servers.connection
      .collection('plans')
      .updateOne({ _id: 'pro' as never }, { $set: { priceMinor: prices } })
  const pro = await kit.repositories.plans.findById('pro')
  if (!pro) throw new Error('no plan')
  await setPrices(priceMinor)
  try {
    await run()
  } finally {
    await setPrices(pro.priceMinor)
  }
}

describe('the overview', () => {
  it('of the free plan has no subscription and shows what is used', async () => {
    const overview = await kit.overview(teacher)
    expect(overview).toMatchObject({
      ...{ provider: 'test', plan: { id: 'free' }, freePlan: { id: 'free' }, subscription: null },
      ...{ latestOrders: [], taxRateBasisPoints: 2000 },
      usage: { classes: 0, largestClass: null, storageMiB: 0, pictures: 0, runningGenerations: 0 },
    })
    expect(overview.testCardsUrl).toMatch(/\/test-payments\/cards$/)
  })

  it('of a subscriber shows the period, the card and the next payment with its tax', async () => {
    const order = await kit.buy(teacher, proMonthly)
    expect(order).toMatchObject({ status: 'paid', totalMinor: 900, netMinor: 750, taxMinor: 150 })
    const { plan, subscription, latestOrders } = await kit.overview(teacher)
    expect(plan.id).toBe('pro')
    expect(latestOrders.map(({ id }) => id)).toEqual([order.id])
    expect(subscription).toMatchObject({
      ...{ planId: 'pro', interval: 'monthly', nextInterval: 'monthly', status: 'active', endsAt: null },
      ...{ failedPayment: null, card: { last4: '4242' } },
      nextPayment: { interval: 'monthly', netMinor: 750, taxMinor: 150, totalMinor: 900, currency: 'EUR' },
    })
    expect(subscription?.nextPayment?.from).toBe(subscription?.period.endsAt)
  })

  it('charges nothing for a change to yearly, which begins with the next period', async () => {
    await kit.buy(teacher, proMonthly)
    const changed = await post('/subscription/interval', { interval: 'yearly' })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({
      subscription: {
        ...{ interval: 'monthly', nextInterval: 'yearly', status: 'active' },
        nextPayment: { interval: 'yearly', totalMinor: 9000 },
      },
    })
    expect((await kit.orders(teacher)).totals.orders).toBe(1)
    const back = await post('/subscription/interval', { interval: 'monthly' })
    expect(back.json()).toMatchObject({ subscription: { nextInterval: 'monthly' } })
  })

  it('refuses a change to an interval for which the plan isn’t sold, and lets a person keep the present one', async () => {
    await kit.buy(teacher, proMonthly)
    await withPrices({ monthly: 900, yearly: 0 }, async () => {
      const refused = await post('/subscription/interval', { interval: 'yearly' })
      expect(refused.json()).toMatchObject({ status: 422, code: 'billing/not-for-sale' })
      expect((await kit.overview(teacher)).subscription).toMatchObject({
        ...{ interval: 'monthly', nextInterval: 'monthly', nextPayment: { totalMinor: 900 } },
      })
    })
    await post('/subscription/interval', { interval: 'yearly' })
    await withPrices({ monthly: 0, yearly: 9000 }, async () => {
      const kept = await post('/subscription/interval', { interval: 'monthly' })
      expect(kept.statusCode, kept.body).toBe(200)
      expect(kept.json()).toMatchObject({ subscription: { nextInterval: 'monthly' } })
    })
  })

  it('shows the prices that the provider charges a subscriber, even after the prices of the plan changed', async () => {
    await kit.buy(teacher, proMonthly)
    await withPrices({ monthly: 1200, yearly: 12_000 }, async () => {
      expect((await kit.overview(teacher)).subscription).toMatchObject({
        ...{ priceMinor: 900, nextPriceMinor: 900, currency: 'EUR' },
        nextPayment: { netMinor: 750, taxMinor: 150, totalMinor: 900 },
      })
      await post('/subscription/interval', { interval: 'yearly' })
    })
    const planned = { priceMinor: 900, nextPriceMinor: 12_000, nextPayment: { totalMinor: 12_000 } }
    expect((await kit.overview(teacher)).subscription).toMatchObject(planned)
    // An older version stored no price. The workers read the subscription again, and until then the plan's price counts.
    await kit.servers.connection
      .collection('provider_subscriptions')
      .updateOne({ userId: teacher.userId }, { $unset: { priceMinor: 1, nextPriceMinor: 1 } })
    expect((await kit.overview(teacher)).subscription).toMatchObject({ nextPayment: { totalMinor: 9000 } })
    for (const id of await kit.repositories.providerSubscriptions.listOverdue(new Date(0), 10))
      await kit.settlement.settle({ kind: 'subscription', id })
    expect((await kit.overview(teacher)).subscription).toMatchObject(planned)
  })

  it('of a cancelled subscription shows its end, and resuming restores the next payment', async () => {
    await kit.buy(teacher, proMonthly)
    const cancelled = await post('/subscription/cancel')
    expect(cancelled.json()).toMatchObject({ subscription: { status: 'cancelled', nextPayment: null } })
    const { subscription } = await kit.overview(teacher)
    expect(subscription?.endsAt).toBe(subscription?.period.endsAt)
    expect((await post('/subscription/interval', { interval: 'yearly' })).json()).toMatchObject({
      code: 'billing/no-subscription',
    })
    const resumed = await post('/subscription/resume')
    expect(resumed.json()).toMatchObject({
      subscription: { status: 'active', endsAt: null, nextPayment: { totalMinor: 900 } },
    })
  })
})

describe('credits of a subscriber', () => {
  it('begin and end with the paid period', async () => {
    expect(await wallet()).toMatchObject({ available: 20, period: { grant: 20, left: 20, spent: 0 } })
    await kit.buy(teacher, proMonthly)
    await kit.buy(teacher, pack100)
    const { subscription } = await kit.overview(teacher)
    expect(await wallet()).toMatchObject({
      ...{ available: 400, balance: { granted: 300, purchased: 100, reserved: 0 } },
      period: { grant: 300, left: 300, spent: 0, reserved: 0, ...subscription?.period },
    })
  })
})

describe('buying a plan', () => {
  it('ends the monthly credits that the wallet showed as left, and keeps bought ones', async () => {
    await kit.buy(teacher, pack100)
    const { balance } = await wallet()
    expect(balance).toMatchObject({ granted: 20, purchased: 100 })
    await kit.buy(teacher, proMonthly)
    const { lines } = CreditLinePage.parse(
      (await kit.call(teacher, 'GET', '/wallet/entries?filter=monthly')).json(),
    )
    expect(lines.map(({ kind, change }) => [kind, change])).toEqual([
      ['grant', 300],
      ['expire', -balance.granted],
      ['grant', 20],
    ])
    expect((await wallet()).balance.purchased).toBe(100)
  })
})

describe('a failed renewal', () => {
  itInDeep(
    'shows the order to pay again and refuses other changes; cancelled, it ends with the days of grace',
    async () => {
      await kit.buy(teacher, proMonthly, testCards.failsLater)
      await kit.advanceDays(32)
      await kit.settleAll()
      const { subscription, plan } = await kit.overview(teacher)
      expect(plan.id).toBe('pro')
      expect(subscription).toMatchObject({
        ...{ status: 'past-due', nextPayment: { totalMinor: 900 } },
        failedPayment: { orderId: expect.stringMatching(/^[0-9a-f]{24}$/) },
      })
      expect(subscription?.endsAt).toBe(subscription?.failedPayment?.graceEndsAt)
      const orderId = subscription?.failedPayment?.orderId ?? ''
      const declined = await post(`/orders/${orderId}/pay`, { returnTo: '/settings/billing' })
      expect(declined.json()).toMatchObject({ status: 402, code: 'billing/payment-declined' })
      const interval = await post('/subscription/interval', { interval: 'yearly' })
      expect(interval.json()).toMatchObject({ status: 409, code: 'billing/payment-open' })
      expect(subscription?.failedPayment?.nextTryAt).not.toBeNull()
      const cancelled = await post('/subscription/cancel')
      expect(cancelled.json()).toMatchObject({
        plan: { id: 'pro' },
        subscription: { status: 'past-due', failedPayment: { nextTryAt: null } },
      })
      await kit.advanceDays(7)
      await kit.settleAll()
      expect(await kit.overview(teacher)).toMatchObject({ plan: { id: 'free' }, subscription: null })
      const late = await post(`/orders/${orderId}/pay`, { returnTo: '/settings/billing' })
      expect(late.json()).toMatchObject({ status: 409, code: 'billing/order-closed' })
      expect((await kit.call(teacher, 'GET', `/billing/orders/${orderId}`)).json()).toMatchObject({
        ...{ status: 'cancelled', failure: 'declined', actions: ['order-again'] },
      })
    },
  )
})

describe('without a payment provider', () => {
  it('everything can be read and nothing can be bought', async () => {
    const app = await createTestApp()
    const person = await app.signInAs()
    const answer = (method: 'GET' | 'POST', path: string, payload?: object) =>
      app.app.inject({ method, url: `/api${path}`, headers: person.headers, ...(payload && { payload }) })
    expect((await answer('GET', '/billing')).json()).toMatchObject({ provider: null, testCardsUrl: null })
    expect((await answer('GET', '/billing/orders')).json()).toMatchObject({ orders: [] })
    const order = { item: pack100, requestKey: 'a-key-of-sixteen-', returnTo: '/' }
    for (const [path, payload] of [
      ['/billing/orders', order],
      ['/billing/subscription/payment-method', { returnTo: '/' }],
    ] as const) {
      expect((await answer('POST', path, payload)).json(), path).toMatchObject({
        ...{ status: 503, code: 'billing/unavailable' },
      })
    }
    await app.close()
  })
})
