import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startGateway, type Gateway } from './kit/running-gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.endpoint.state.refuses = false
})

const countOf = (id: string, type: string) =>
  gateway.endpoint.received.filter(
    (event) => event.type === type && (event.data.object as { id: string }).id === id,
  ).length
const completed = 'checkout.session.completed'

describe('events', () => {
  it('are sent signed, as the events that the API lists, and then count as delivered', async () => {
    const { id } = await gateway.pack()
    await gateway.pay(id)
    // The endpoint of these tests accepts only what the official library accepts.
    const sent = await gateway.eventFor(completed, id)
    await expect.poll(async () => (await gateway.stripe.events.retrieve(sent.id)).pending_webhooks).toBe(0)
    const listed = await gateway.stripe.events.retrieve(sent.id)
    expect({ ...listed, pending_webhooks: 1 }).toEqual(sent)
  })

  it('show an object as it was when the event happened, and what an update has changed', async () => {
    const { subscription } = await gateway.subscriber()
    await gateway.stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
    const created = await gateway.eventFor('customer.subscription.created', subscription)
    expect(created.data.object).toMatchObject({ status: 'incomplete', cancel_at_period_end: false })
    const updates = (await gateway.history(['customer.subscription.updated'])).filter(
      ({ data }) => (data.object as { id: string }).id === subscription,
    )
    expect(updates.map(({ data }) => data.previous_attributes)).toMatchObject([
      { status: 'incomplete' },
      { cancel_at_period_end: false },
    ])
  })

  it('are listed by type and time, in pages', async () => {
    const since = gateway.now()
    for (let n = 0; n < 3; n += 1) await gateway.pay((await gateway.pack()).id)
    const types = [completed, 'payment_intent.succeeded']
    const first = await gateway.stripe.events.list({ types, created: { gte: since }, limit: 4 })
    expect(first.has_more).toBe(true)
    const last = first.data.at(-1)?.id ?? ''
    const rest = await gateway.stripe.events.list({ types, created: { gte: since }, starting_after: last })
    expect(new Set([...first.data, ...rest.data].map(({ type }) => type))).toEqual(new Set(types))
    const newer = await gateway.stripe.events.list({ types, ending_before: last, limit: 100 })
    expect(newer.data.map(({ id }) => id)).toEqual(first.data.slice(0, -1).map(({ id }) => id))
  })

  it('that the endpoint refuses are sent again until it accepts them', async () => {
    gateway.endpoint.state.refuses = true
    const { id } = await gateway.pack()
    await gateway.pay(id)
    expect(countOf(id, completed)).toBe(0)
    gateway.endpoint.state.refuses = false
    await gateway.eventFor(completed, id)
  })

  it('that were not accepted before a restart are sent after it', async () => {
    gateway.endpoint.state.refuses = true
    const { id } = await gateway.pack()
    await gateway.pay(id)
    await gateway.restart(async () => {
      gateway.endpoint.state.refuses = false
    })
    await gateway.eventFor(completed, id)
  })

  it('of a late answer that came due while the gateway was stopped happen after its start', async () => {
    const { id } = await gateway.pack()
    await gateway.pay(id, '4000000000000077')
    await gateway.restart()
    await gateway.advance(20)
    await gateway.eventFor('checkout.session.async_payment_succeeded', id)
  })
})

describe('a test', () => {
  it('can hold events back and send them in another order', async () => {
    gateway.deliveries.hold()
    const { id } = await gateway.pack()
    await gateway.pay(id)
    await expect.poll(() => gateway.deliveries.held().length).toBe(2)
    expect(countOf(id, completed)).toBe(0)
    const { length } = gateway.endpoint.received
    await gateway.deliveries.release((events) =>
      events.toReversed().toSorted((a, b) => a.type.localeCompare(b.type)),
    )
    expect(gateway.endpoint.received.slice(length).map(({ type }) => type)).toEqual([
      completed,
      'payment_intent.succeeded',
    ])
  })

  it('can lose attempts and send copies', async () => {
    gateway.deliveries.drop(3)
    const lost = await gateway.pack()
    await gateway.pay(lost.id)
    await gateway.eventFor(completed, lost.id)
    gateway.deliveries.duplicate(5)
    const copied = await gateway.pack()
    await gateway.pay(copied.id)
    await expect.poll(() => countOf(copied.id, completed)).toBe(5)
    gateway.deliveries.duplicate(1)
  })
})
