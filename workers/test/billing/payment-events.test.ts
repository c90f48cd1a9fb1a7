import { startTcpProxy, until } from '@classeur/local/testing'
import { PaymentProviderError, type PaymentProvider } from '@classeur/payments'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { order, pack, proMonth } from '../../../api/payments/test/kit/open-shop.ts'
import { createBillingKit } from './kit/billing-kit.ts'

let kit: Awaited<ReturnType<typeof createBillingKit>>
beforeAll(async () => {
  kit = await createBillingKit()
})
afterEach(() => kit.stopWorkers())
afterAll(() => kit.close())

const stateOf = async (eventId: string) => (await kit.events.findById(eventId))?.state
const processed = (eventId: string) =>
  until(`${eventId} is processed`, async () => (await stateOf(eventId)) === 'processed')
const statusOf = async (id: unknown) => (await kit.shop.repositories.orders.findById(String(id)))?.status

/** A person who has paid for a pack at the provider. */
async function buyer() {
  const person = kit.newPerson()
  const made = await order(kit.shop, person.provider, { userId: person.userId, item: pack })
  person.bank.pay(made.checkout.id)
  return { ...person, order: made }
}

describe('a stored payment event', () => {
  it('is settled and marked processed', async () => {
    const person = await buyer()
    await kit.startWorker(person.settlement.settle)
    const id = await person.receive(-1)
    await kit.queue.add(id)
    await processed(id)
    expect(await statusOf(person.order._id)).toBe('paid')
    expect((await kit.shop.ledger().balanceOf(person.userId)).purchased).toBe(100)
  })

  it('without a subject is processed at once', async () => {
    const id = 'evt_without_subject'
    const raw = JSON.stringify({
      id,
      type: 'customer.created',
      created: 1,
      data: { object: { id: 'cus_1' } },
    })
    const stored = {
      _id: id,
      type: 'customer.created',
      raw,
      createdAt: kit.newPerson().bank.now,
      source: 'webhook' as const,
    }
    await kit.events.store(stored, new Date())
    await kit.startWorker(() => Promise.reject(new Error('nothing is to be settled')))
    await kit.queue.add(id)
    await processed(id)
  })

  it('is tried again after a failure, which is noted meanwhile', async () => {
    const person = await buyer()
    const states: unknown[] = []
    await kit.startWorker(async (subject) => {
      states.push((await kit.events.findById(id))?.lastError)
      if (states.length === 1) throw new Error('the provider is away')
      await person.settlement.settle(subject)
    })
    const id = await person.receive(-1)
    await kit.queue.add(id)
    await processed(id)
    expect(states).toEqual([null, 'the provider is away'])
    expect(await kit.events.findById(id)).toMatchObject({ attempts: 2, lastError: null })
  })

  it('waits as long as the provider asks to', async () => {
    const person = await buyer()
    const times: number[] = []
    await kit.startWorker(async (subject) => {
      times.push(performance.now())
      if (times.length === 1) throw new PaymentProviderError('temporary', 'slow', { retryAfterMs: 2000 })
      await person.settlement.settle(subject)
    })
    const id = await person.receive(-1)
    await kit.queue.add(id)
    await processed(id)
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1900)
  })

  it('of a worker that died while it settled is processed by the next worker', async () => {
    const person = await buyer()
    const proxy = await startTcpProxy(kit.redisUrl)
    let taken = 0
    await kit.startWorker(async () => {
      taken += 1
      await new Promise<never>(() => undefined)
    }, proxy.through(kit.redisUrl))
    const id = await person.receive(-1)
    await kit.queue.add(id)
    await until('the first worker has the event', () => taken === 1)
    await proxy.cut()
    await kit.startWorker(person.settlement.settle)
    await processed(id)
    expect(await statusOf(person.order._id)).toBe('paid')
  })
})

describe('a round of the reconciler', () => {
  it('adds the lost job of a stored event', async () => {
    const person = await buyer()
    const id = await person.receive(-1)
    await kit.startWorker(person.settlement.settle)
    await person.round()()
    await processed(id)
    expect(await kit.events.findById(id)).toMatchObject({ source: 'webhook' })
  })

  it('finds an event that never arrived', async () => {
    const person = await buyer()
    await kit.startWorker(person.settlement.settle)
    // Without the two other ways to notice the payment.
    await person.round({ settlement: { settle: () => Promise.resolve() } })()
    const id = person.bank.events.at(-1)?.id ?? ''
    await processed(id)
    expect(await kit.events.findById(id)).toMatchObject({ source: 'reconciler' })
    expect(await statusOf(person.order._id)).toBe('paid')
  })

  it('asks for undecided payment pages, and leaves pages that are open', async () => {
    const person = await buyer()
    const open = await order(kit.shop, person.provider, { userId: person.userId, item: pack })
    const provider: PaymentProvider = { ...person.provider, async *eventsSince() {} }
    await person.round({ provider })()
    expect(await statusOf(person.order._id)).toBe('paid')
    expect(await statusOf(open._id)).toBe('pending')
  })

  it('ends a subscription whose days of grace are over', async () => {
    const person = kit.newPerson()
    const made = await order(kit.shop, person.provider, { userId: person.userId, item: proMonth })
    person.bank.pay(made.checkout.id)
    const [subscription] = person.bank.subscriptions.values()
    const subject = { kind: 'subscription', id: subscription?.id ?? '' } as const
    person.bank.renew(subject.id, 900, false)
    await person.settlement.settle(subject)
    person.bank.advance(8)
    const provider: PaymentProvider = { ...person.provider, async *eventsSince() {} }
    await person.round({ provider })()
    expect(subscription?.status).toBe('ended')
    expect(await kit.shop.repositories.subscriptions.findByUser(person.userId)).toBeNull()
  })

  it('does its other steps when the provider lists no events', async () => {
    const person = await buyer()
    const provider: PaymentProvider = {
      ...person.provider,
      async *eventsSince() {
        throw new PaymentProviderError('temporary', 'the list is away')
      },
    }
    await expect(person.round({ provider })()).rejects.toThrow(AggregateError)
    expect(await statusOf(person.order._id)).toBe('paid')
  })
})
