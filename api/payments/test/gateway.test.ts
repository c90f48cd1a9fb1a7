import { freePlanId } from '@classeur/domain/billing'
import { newDatabaseUrl } from '@classeur/local/testing'
import { startGatewayForTests, type GatewayForTests } from '@classeur/test-gateway/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentProvider } from '../src/index.ts'
import { createStripeProvider } from '../src/stripe/create-stripe-provider.ts'
import {
  dependenciesOf,
  monthPrice,
  newUserId,
  openShop,
  order,
  pack,
  packPrice,
  proMonth,
  type Shop,
} from './kit/open-shop.ts'

const cards = {
  declined: '4000000000000002',
  late: '4000000000000077',
  lateDeclined: '4000000000003220',
  failsLater: '4000000000000341',
}
const daySeconds = 86_400

let shop: Shop
let gateway: GatewayForTests
let provider: PaymentProvider
let settle: ReturnType<typeof dependenciesOf>['settlement']['settle']
let userId: string

beforeAll(async () => {
  shop = await openShop()
  gateway = await startGatewayForTests({ mongoUrl: newDatabaseUrl(), webhookUrl: 'http://127.0.0.1:1/' })
  const { secretKey, webhookSecret, url: apiUrl } = gateway
  provider = createStripeProvider({ name: 'test', secretKey, webhookSecret, apiUrl })
  settle = dependenciesOf(shop, provider).settlement.settle
})
afterAll(async () => {
  await gateway.stop()
  await shop.close()
})
beforeEach(() => {
  userId = newUserId()
})

/** Settles everything that happened at the gateway since a moment, in its order. */
async function settleSince(since: Date) {
  for await (const { subject } of provider.eventsSince(since)) if (subject) await settle(subject)
}
const stored = (id: unknown) => shop.repositories.orders.findById(String(id))
const plan = async () => (await shop.repositories.subscriptions.findEffectivePlan(userId)).plan.id
const orders = () => shop.connection.collection('orders').find({ userId }).sort({ createdAt: 1 }).toArray()

async function subscribe(card?: string) {
  const since = await provider.now()
  const made = await order(shop, provider, { userId, item: proMonth })
  await gateway.pay(made.checkout.id, card)
  await settleSince(since)
  const [subscription] = await shop.repositories.providerSubscriptions.listOfUser(userId)
  if (!subscription) throw new Error('no subscription')
  return { since, made, subscription }
}

describe('the test gateway', () => {
  it('sells a pack, and takes it back', async () => {
    const since = await provider.now()
    const { _id, checkout } = await order(shop, provider, { userId, item: pack })
    expect(await provider.findCheckout(checkout.id)).toMatchObject({
      state: 'open',
      url: checkout.url,
      userId,
    })
    await gateway.pay(checkout.id, cards.declined)
    await settleSince(since)
    expect((await stored(_id))?.status).toBe('pending')
    await gateway.pay(checkout.id)
    await settleSince(since)
    const paid = await stored(_id)
    expect(paid).toMatchObject({ status: 'paid', paidOtherMinor: null, currency: 'EUR' })
    expect((await shop.ledger().balanceOf(userId)).purchased).toBe(100)

    const request = { paymentIntentId: paid?.paymentIntentId ?? '', reason: 'Asked by the buyer' }
    const half = { ...request, amountMinor: packPrice / 2, idempotencyKey: newUserId() }
    const first = await provider.refund(half)
    expect(await provider.refund(half)).toEqual(first)
    await expect(
      provider.refund({ ...request, amountMinor: packPrice, idempotencyKey: newUserId() }),
    ).rejects.toMatchObject({ kind: 'refused' })
    await settleSince(since)
    expect(await stored(_id)).toMatchObject({ status: 'paid', refundedMinor: packPrice / 2 })
    expect((await shop.ledger().balanceOf(userId)).purchased).toBe(50)
  })

  it.each([
    [cards.late, 'paid', null],
    [cards.lateDeclined, 'failed', 'declined'],
  ] as const)('answers late for card %s: %s', async (card, status, failure) => {
    const since = await provider.now()
    const { _id, checkout } = await order(shop, provider, { userId, item: pack })
    await gateway.pay(checkout.id, card)
    await settle({ kind: 'checkout', id: checkout.id })
    expect(await stored(_id)).toMatchObject({ status: 'pending', waitsForBank: true })
    await gateway.advance(60)
    await settleSince(since)
    expect(await stored(_id)).toMatchObject({ status, failure, waitsForBank: false })
  })

  it('answers late for a plan', async () => {
    const since = await provider.now()
    const { _id, checkout } = await order(shop, provider, { userId, item: proMonth })
    await gateway.pay(checkout.id, cards.lateDeclined)
    await settleSince(since)
    expect(await stored(_id)).toMatchObject({ status: 'pending', waitsForBank: true })
    await gateway.advance(60)
    await settleSince(since)
    expect(await stored(_id)).toMatchObject({ status: 'failed' })
    expect(await plan()).toBe(freePlanId)
  })

  it('closes a page, and leaves a paid one', async () => {
    const { _id, checkout } = await order(shop, provider, { userId, item: pack })
    await provider.expireCheckout(checkout.id)
    await provider.expireCheckout(checkout.id)
    await settle({ kind: 'checkout', id: checkout.id })
    expect(await stored(_id)).toMatchObject({ status: 'cancelled', failure: 'left' })
    const paid = await order(shop, provider, { userId, item: pack })
    await gateway.pay(paid.checkout.id)
    await provider.expireCheckout(paid.checkout.id)
    expect((await provider.findCheckout(paid.checkout.id))?.state).toBe('paid')
    expect(await provider.findCheckout('cs_test_none')).toBeNull()
  })

  it('renews a subscription, cancels it and resumes it', async () => {
    const { since, made, subscription } = await subscribe()
    expect(await plan()).toBe('pro')
    expect(subscription).toMatchObject({
      status: 'active',
      interval: 'monthly',
      nextInterval: 'monthly',
      card: { brand: 'visa', last4: '4242' },
      openInvoice: null,
    })
    expect(subscription.paidPeriod).toEqual(subscription.period)
    expect(await stored(made._id)).toMatchObject({ status: 'paid', item: { to: subscription.period.endsAt } })

    await provider.cancelAtPeriodEnd(subscription.id)
    expect((await provider.findSubscription(subscription.id))?.cancelAtPeriodEnd).toBe(true)
    await provider.resume(subscription.id)
    await gateway.advance(32 * daySeconds)
    await settleSince(since)
    const all = await orders()
    expect(all.map(({ status, totalMinor }) => [status, totalMinor])).toEqual([
      ['paid', monthPrice],
      ['paid', monthPrice],
    ])
    const renewed = await shop.repositories.providerSubscriptions.findById(subscription.id)
    expect(renewed?.paidPeriod?.startsAt).toEqual(subscription.period.endsAt)

    await provider.cancelAtPeriodEnd(subscription.id)
    await gateway.advance(31 * daySeconds)
    await settleSince(since)
    expect(await plan()).toBe(freePlanId)
  })

  it('changes the interval from the next period on, and withdraws the change', async () => {
    const { since, subscription } = await subscribe()
    const yearly = { interval: 'yearly', priceMinor: 9000, currency: 'EUR', name: 'Pro' } as const
    const next = async () => (await provider.findSubscription(subscription.id))?.nextInterval
    await provider.changeInterval(subscription.id, yearly)
    expect(await next()).toBe('yearly')
    await provider.changeInterval(subscription.id, { ...yearly, interval: 'monthly', priceMinor: monthPrice })
    expect(await next()).toBe('monthly')
    await provider.changeInterval(subscription.id, yearly)
    await gateway.advance(32 * daySeconds)
    await settleSince(since)
    expect(await provider.findSubscription(subscription.id)).toMatchObject({ interval: 'yearly' })
    expect(
      (await orders()).map(({ totalMinor, item }) => [totalMinor, (item as { interval: string }).interval]),
    ).toEqual([
      [monthPrice, 'monthly'],
      [9000, 'yearly'],
    ])
  })

  it('keeps a subscription in the days of grace, and takes the next payment or ends it', async () => {
    const { since, subscription } = await subscribe(cards.failsLater)
    await gateway.advanceTo(subscription.period.endsAt.getTime() / 1000 + daySeconds)
    await settleSince(since)
    expect(await plan()).toBe('pro')
    const failed = await shop.repositories.providerSubscriptions.findById(subscription.id)
    const order = (await orders())[1]
    expect(order).toMatchObject({ status: 'failed', failure: 'declined' })
    expect(failed).toMatchObject({ status: 'past-due', openInvoice: { orderId: String(order?._id) } })
    await expect(provider.payInvoice(failed?.openInvoice?.id ?? '')).rejects.toMatchObject({
      kind: 'declined',
    })
    await gateway.advance(7 * daySeconds)
    await settleSince(since)
    expect(await plan()).toBe(freePlanId)
    expect((await orders()).map(({ status }) => status)).toEqual(['paid', 'cancelled'])
  })

  it('makes no further tries to pay a bill, and the days of grace still end', async () => {
    const { since, subscription } = await subscribe(cards.failsLater)
    await gateway.advanceTo(subscription.period.endsAt.getTime() / 1000 + daySeconds)
    await settleSince(since)
    const known = await shop.repositories.providerSubscriptions.findById(subscription.id)
    const bill = known?.openInvoice?.id ?? ''
    expect((await provider.findInvoice(bill))?.nextTryAt).not.toBeNull()
    await provider.stopRetries(bill)
    await gateway.advance(5 * daySeconds)
    expect(await provider.findInvoice(bill)).toMatchObject({ nextTryAt: null, attempts: 1, status: 'open' })
    await gateway.advance(daySeconds)
    await settleSince(since)
    expect(await plan()).toBe(freePlanId)
  })

  it('ends a subscription at once, also one that has ended', async () => {
    const { since, subscription } = await subscribe()
    await provider.cancelNow(subscription.id)
    await provider.cancelNow(subscription.id)
    await settleSince(since)
    expect(await plan()).toBe(freePlanId)
    expect(await provider.listSubscriptions(subscription.customerId)).toMatchObject([{ status: 'ended' }])
  })

  it('opens the page for the card', async () => {
    const { subscription } = await subscribe()
    const portal = await provider.openPortal(subscription.customerId, {
      returnUrl: 'https://app.example.org/settings/billing',
      language: 'fr',
    })
    expect(portal.url).toContain(gateway.url)
  })
})
