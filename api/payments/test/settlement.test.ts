import { createPaymentOverview } from '@classeur/database'
import { freePlanId } from '@classeur/domain/billing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentProvider } from '../src/index.ts'
import { MemoryBank } from './kit/memory-bank.ts'
import { createMemoryProvider } from './kit/memory-provider.ts'
import {
  dependenciesOf,
  monthPrice,
  newUserId,
  openPage,
  openShop,
  order,
  pack,
  packPrice,
  proMonth,
  type Shop,
} from './kit/open-shop.ts'

let shop: Shop
let bank: MemoryBank
let provider: PaymentProvider
let process: ReturnType<typeof dependenciesOf>
let userId: string

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  userId = newUserId()
  bank = new MemoryBank(userId)
  provider = createMemoryProvider(bank)
  process = dependenciesOf(shop, provider)
})

const settleAll = async () => {
  for (const { subject } of bank.events) if (subject) await process.settlement.settle(subject)
}
const stored = async (id: unknown) => {
  const found = await shop.repositories.orders.findById(String(id))
  if (!found) throw new Error('no such order')
  return found
}
const ordersOf = () => shop.connection.collection('orders').find({ userId }).sort({ serial: 1 }).toArray()
const balance = () => shop.ledger().balanceOf(userId)
const plan = async () => (await shop.repositories.subscriptions.findEffectivePlan(userId)).plan.id

/** A person with a paid subscription. */
async function subscribed() {
  const made = await order(shop, provider, { userId, item: proMonth })
  bank.pay(made.checkout.id)
  await settleAll()
  const [subscription] = bank.subscriptions.values()
  if (!subscription) throw new Error('no subscription')
  return { order: made, subscription }
}

describe('a pack', () => {
  it('is paid once and gives its credits once, however often it is settled', async () => {
    const { _id, checkout } = await order(shop, provider, { userId, item: pack })
    bank.pay(checkout.id)
    const { settlement, announced } = process
    await Promise.all([1, 2, 3].map(() => settlement.settle({ kind: 'checkout', id: checkout.id })))
    await settlement.settle({ kind: 'checkout', id: checkout.id })

    expect(await stored(_id)).toMatchObject({
      status: 'paid',
      paidOtherMinor: null,
      buyer: { schoolName: 'École' },
    })
    expect(await balance()).toEqual({ granted: 0, purchased: 100, reserved: 0 })
    expect(announced.some(({ creditsChanged }) => creditsChanged)).toBe(true)
    expect(announced.length).toBeLessThanOrEqual(2)
  })

  it('waits for the bank, and fails if the bank refuses', async () => {
    const { _id, checkout } = await order(shop, provider, { userId, item: pack })
    bank.payLater(checkout.id)
    await settleAll()
    expect(await stored(_id)).toMatchObject({ status: 'pending', waitsForBank: true })
    bank.answer(checkout.id, false)
    await settleAll()
    expect(await stored(_id)).toMatchObject({ status: 'failed', failure: 'declined', waitsForBank: false })
  })

  it('stays pending while its page is open, and is cancelled when the page expires', async () => {
    const { _id, checkout } = await order(shop, provider, { userId, item: pack })
    bank.decline(checkout.id)
    await process.settlement.settle({ kind: 'checkout', id: checkout.id })
    expect((await stored(_id)).status).toBe('pending')
    expect(process.announced).toEqual([])
    bank.expire(checkout.id)
    await settleAll()
    expect(await stored(_id)).toMatchObject({ status: 'cancelled', failure: 'left' })
  })

  it('is not cancelled by an older page than its latest', async () => {
    const made = await order(shop, provider, { userId, item: pack })
    await openPage(shop, provider, made)
    bank.expire(made.checkout.id)
    await settleAll()
    expect((await stored(made._id)).status).toBe('pending')
  })

  it('paid on two pages gives two paid orders', async () => {
    const made = await order(shop, provider, { userId, item: pack })
    const second = await openPage(shop, provider, made)
    bank.pay(made.checkout.id)
    bank.pay(second.id)
    await settleAll()
    await settleAll()
    const all = await ordersOf()
    expect(all.map(({ status }) => status)).toEqual(['paid', 'paid'])
    expect(new Set(all.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(2)
    expect((await balance()).purchased).toBe(200)
  })

  it('closes its other page when it is paid on an older one', async () => {
    const made = await order(shop, provider, { userId, item: pack })
    const second = await openPage(shop, provider, made)
    bank.pay(made.checkout.id)
    await settleAll()
    expect(bank.pages.get(second.id)?.state.state).toBe('expired')
    await settleAll()
    expect((await stored(made._id)).status).toBe('paid')
  })

  it('of another installation changes nothing', async () => {
    const { checkout } = await order(shop, provider, { userId, item: pack })
    const page = bank.pages.get(checkout.id)
    if (page) page.state.orderId = newUserId()
    bank.pay(checkout.id)
    await settleAll()
    expect((await ordersOf()).map(({ status }) => status)).toEqual(['pending'])
  })
})

describe('a refund', () => {
  async function paidPack() {
    const made = await order(shop, provider, { userId, item: pack })
    bank.pay(made.checkout.id)
    await settleAll()
    const { paymentIntentId } = await stored(made._id)
    return { id: String(made._id), paymentIntentId: paymentIntentId ?? '' }
  }

  it('in parts gives notes that add up to the order exactly, and takes all credits back', async () => {
    const { id, paymentIntentId } = await paidPack()
    for (const amount of [133, 134, 133]) {
      bank.refund(paymentIntentId, amount)
      await Promise.all([settleAll(), settleAll()])
    }
    const notes = await shop.repositories.creditNotes.listOf([id])
    const sum = (part: 'netMinor' | 'taxMinor' | 'credits') =>
      notes.reduce((total, note) => total + note[part], 0)
    expect(notes).toHaveLength(3)
    const { netMinor, taxMinor, status, refundedMinor } = await stored(id)
    expect([sum('netMinor'), sum('taxMinor'), sum('credits')]).toEqual([netMinor, taxMinor, 100])
    expect([status, refundedMinor]).toEqual(['refunded', packPrice])
    expect((await balance()).purchased).toBe(0)
  })

  it('notes the credits that were spent already', async () => {
    const { id, paymentIntentId } = await paidPack()
    await shop.ledger().reserve(userId, newUserId(), 70)
    bank.refund(paymentIntentId, packPrice)
    await settleAll()
    await settleAll()
    expect(await stored(id)).toMatchObject({ status: 'refunded', spentRefundedCredits: 70 })
    expect(await balance()).toEqual({ granted: 0, purchased: 0, reserved: 70 })
  })

  it.each(['failed', 'cancelled'] as const)(
    'that %s after it had succeeded is a mismatch, also of an order whose mismatch was settled',
    async (status) => {
      const overview = createPaymentOverview(shop.connection)
      const { orders } = shop.repositories
      const mismatch = async () =>
        (await overview.listMismatchedOrders(50)).find((one) => one.userId === userId)?.failedRefundMinor
      const { id, paymentIntentId } = await paidPack()
      for (const [amount, failedMinor] of [
        [133, 133],
        [267, packPrice],
      ] as const) {
        const refund = bank.refund(paymentIntentId, amount)
        await settleAll()
        expect(await mismatch()).toBeUndefined()
        Object.assign(refund ?? {}, { status })
        await settleAll()
        expect(await mismatch()).toBe(failedMinor)
        await orders.settleMismatch(id, { reason: 'Sent by transfer', byId: userId, at: bank.now })
        await settleAll()
        expect(await mismatch()).toBeUndefined()
      }
    },
  )

  it('that fails before it succeeded isn’t a mismatch and can be made again', async () => {
    const { id, paymentIntentId } = await paidPack()
    Object.assign(bank.refund(paymentIntentId, packPrice) ?? {}, { status: 'failed' })
    await settleAll()
    expect(await stored(id)).toMatchObject({ status: 'paid', refundedMinor: 0, failedRefundMinor: 0 })
  })

  /** A paid pack for which 80 more than its price arrived. */
  async function overpaidPack() {
    const { _id, checkout } = await order(shop, provider, { userId, item: pack })
    const page = bank.pages.get(checkout.id)
    if (page) page.state.totalMinor = packPrice + 80
    bank.pay(checkout.id)
    await settleAll()
    return { _id, paymentIntentId: (await stored(_id)).paymentIntentId ?? '' }
  }

  it('returns what was paid above the total before anything of the order', async () => {
    const { _id, paymentIntentId } = await overpaidPack()
    const state = async () => {
      await settleAll()
      bank.advance(1)
      const { status, refundedMinor, returnedSurplusMinor } = await stored(_id)
      const notes = await shop.repositories.creditNotes.listOf([String(_id)])
      const amounts = notes.map(({ amountMinor }) => amountMinor)
      return [status, refundedMinor, returnedSurplusMinor, amounts, (await balance()).purchased]
    }
    bank.refund(paymentIntentId, 50)
    expect(await state()).toEqual(['paid', 0, 50, [], 100])
    bank.refund(paymentIntentId, 30 + 200)
    expect(await state()).toEqual(['paid', 200, 80, [200], 50])
    bank.refund(paymentIntentId, 200)
    expect(await state()).toEqual(['refunded', packPrice, 80, [200, 200], 0])
  })

  it('of a surplus that fails later is a mismatch', async () => {
    const { _id, paymentIntentId } = await overpaidPack()
    const refund = bank.refund(paymentIntentId, 80)
    await settleAll()
    Object.assign(refund ?? {}, { status: 'failed' })
    await settleAll()
    expect(await stored(_id)).toMatchObject({ status: 'paid', refundedMinor: 0, failedRefundMinor: 80 })
  })

  it('of a surplus that fails is a mismatch, also after a part of the order went back', async () => {
    const { _id, paymentIntentId } = await overpaidPack()
    const surplus = bank.refund(paymentIntentId, 80)
    await settleAll()
    bank.advance(1)
    bank.refund(paymentIntentId, 200)
    await settleAll()
    expect(await stored(_id)).toMatchObject({ refundedMinor: 200, failedRefundMinor: 0 })
    Object.assign(surplus ?? {}, { status: 'failed' })
    await settleAll()
    expect(await stored(_id)).toMatchObject({ status: 'paid', refundedMinor: 200, failedRefundMinor: 80 })
  })

  it('of a surplus that an older version noted in full counts once', async () => {
    const { _id, paymentIntentId } = await overpaidPack()
    const orders = shop.connection.collection('orders')
    await orders.updateOne({ _id }, { $set: { paidOtherMinor: null } })
    bank.refund(paymentIntentId, 200)
    await settleAll()
    await orders.updateOne({ _id }, { $set: { paidOtherMinor: packPrice + 80 } })
    await settleAll()
    expect(await stored(_id)).toMatchObject({ refundedMinor: 200, returnedSurplusMinor: 0 })
  })

  it('that arrives before its payment is settled with the payment', async () => {
    const { _id, checkout } = await order(shop, provider, { userId, item: pack })
    bank.pay(checkout.id)
    const paymentIntentId = bank.pages.get(checkout.id)?.state.paymentIntentId ?? ''
    bank.refund(paymentIntentId, 200)
    await process.settlement.settle({ kind: 'payment', id: paymentIntentId })
    await process.settlement.settle({ kind: 'checkout', id: checkout.id })
    expect(await stored(_id)).toMatchObject({ status: 'paid', refundedMinor: 200 })
    expect((await balance()).purchased).toBe(50)
  })
})

describe('a subscription', () => {
  it('gives its plan, its credits and the dates of its order', async () => {
    const { order: made, subscription } = await subscribed()
    expect(await plan()).toBe('pro')
    expect((await balance()).granted).toBe(300)
    expect(await stored(made._id)).toMatchObject({
      status: 'paid',
      totalMinor: monthPrice,
      item: { from: subscription.period.startsAt, to: subscription.period.endsAt },
      subscriptionId: subscription.id,
    })
    const { announced } = process
    const before = announced.length
    await settleAll()
    expect(announced).toHaveLength(before)
  })

  it('has one effect when fifty copies of its events arrive in parallel', async () => {
    const made = await order(shop, provider, { userId, item: proMonth })
    bank.pay(made.checkout.id)
    const subjects = bank.events.flatMap(({ subject }) => subject ?? [])
    const copies = Array.from({ length: Math.ceil(50 / subjects.length) }, () => subjects).flat()
    await Promise.all(copies.map((subject) => dependenciesOf(shop, provider).settlement.settle(subject)))
    expect((await ordersOf()).map(({ status }) => status)).toEqual(['paid'])
    expect(await balance()).toEqual({ granted: 300, purchased: 0, reserved: 0 })
    expect(await plan()).toBe('pro')
  })

  it('follows the state of the provider, not the order of the events', async () => {
    const made = await order(shop, provider, { userId, item: proMonth })
    bank.pay(made.checkout.id)
    const [subscription] = bank.subscriptions.values()
    bank.end(subscription?.id ?? '')
    bank.events.reverse()
    await settleAll()
    expect(await plan()).toBe(freePlanId)
    expect((await stored(made._id)).status).toBe('paid')
  })

  it('renewed has an order for each bill, and the grant of the new period', async () => {
    const { subscription } = await subscribed()
    bank.renew(subscription.id, monthPrice, true)
    await settleAll()
    const all = await ordersOf()
    expect(all.map(({ status, requestKey }) => [status, requestKey === null])).toEqual([
      ['paid', false],
      ['paid', true],
    ])
    const grants = await shop.connection
      .collection('credit_entries')
      .find({ userId, kind: 'grant' })
      .toArray()
    expect(grants).toHaveLength(2)
    expect((await balance()).granted).toBe(300)
  })

  it('goes on in the days of grace after a failed renewal, and recovers with the next payment', async () => {
    const { subscription } = await subscribed()
    bank.renew(subscription.id, monthPrice, false)
    await settleAll()
    const [failed] = (await ordersOf()).slice(1)
    expect(failed).toMatchObject({ status: 'failed', failure: 'declined' })
    expect(await plan()).toBe('pro')
    const known = await shop.repositories.providerSubscriptions.findById(subscription.id)
    expect(known?.openInvoice).toMatchObject({ orderId: String(failed?._id) })
    bank.tryAgain(subscription.latestInvoiceId ?? '', true)
    await settleAll()
    expect((await ordersOf()).map(({ status }) => status)).toEqual(['paid', 'paid'])
    expect((await shop.repositories.providerSubscriptions.findById(subscription.id))?.openInvoice).toBeNull()
  })

  it('ends when the days of grace are over, also if the provider does not end it', async () => {
    const { subscription } = await subscribed()
    bank.renew(subscription.id, monthPrice, false)
    bank.advance(6.9)
    await settleAll()
    expect(await plan()).toBe('pro')
    bank.advance(0.2)
    const { settle } = process.settlement
    await settle({ kind: 'subscription', id: subscription.id })
    expect(subscription.status).toBe('ended')
    expect(await plan()).toBe(freePlanId)
    expect((await balance()).granted).toBe(0)
  })

  it('that was renewed and ended unnoticed leaves no granted credits', async () => {
    const { subscription } = await subscribed()
    bank.renew(subscription.id, monthPrice, true)
    bank.end(subscription.id)
    await settleAll()
    expect(await plan()).toBe(freePlanId)
    expect((await balance()).granted).toBe(0)
  })

  it('paid in two tabs at the same moment leaves one subscription and two paid orders', async () => {
    const first = await order(shop, provider, { userId, item: proMonth })
    const second = await order(shop, provider, { userId, item: proMonth })
    bank.pay(first.checkout.id)
    bank.pay(second.checkout.id)
    await settleAll()
    await settleAll()
    expect([...bank.subscriptions.values()].map(({ status }) => status).sort()).toEqual(['active', 'ended'])
    expect((await ordersOf()).map(({ status }) => status)).toEqual(['paid', 'paid'])
    expect(await plan()).toBe('pro')
    expect((await balance()).granted).toBe(300)
  })

  it('closes the other payment pages for a plan when it is paid', async () => {
    const first = await order(shop, provider, { userId, item: proMonth })
    const second = await order(shop, provider, { userId, item: proMonth })
    bank.pay(first.checkout.id)
    await settleAll()
    await settleAll()
    expect(await stored(second._id)).toMatchObject({ status: 'cancelled', failure: 'replaced' })
  })

  it('whose late payment fails was never given', async () => {
    const { _id, checkout } = await order(shop, provider, { userId, item: proMonth })
    bank.payLater(checkout.id)
    await settleAll()
    expect(await stored(_id)).toMatchObject({ status: 'pending', waitsForBank: true })
    bank.answer(checkout.id, false)
    await settleAll()
    expect((await stored(_id)).status).toBe('failed')
    expect(await plan()).toBe(freePlanId)
  })

  it('does not lose its grant to a process that read the free plan before the payment', async () => {
    await subscribed()
    await shop.ledger().ensureGrant(userId, '2026-11', 20)
    expect((await balance()).granted).toBe(300)
  })
})
