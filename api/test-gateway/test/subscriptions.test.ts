import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type Gateway } from './kit/running-gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const day = 86_400
const failsLater = '4000000000000341'

const retrieve = (id: string) => gateway.stripe.subscriptions.retrieve(id)
const itemOf = ({ items }: Stripe.Subscription) => {
  const [item] = items.data
  if (!item) throw new Error('no item')
  return item
}
const invoicesOf = async (subscription: string) =>
  (await gateway.stripe.invoices.list({ subscription })).data.reverse()
const yearly = (product: string, amount = 9000) => ({
  currency: 'eur',
  unit_amount: amount,
  product,
  recurring: { interval: 'year' as const },
})
const monthly = (product: string, amount: number) => ({
  ...yearly(product, amount),
  recurring: { interval: 'month' as const },
})

describe('a renewal', () => {
  it('charges the stored card at the end of each period, at its own time', async () => {
    const { subscription: id } = await gateway.subscriber()
    const first = itemOf(await retrieve(id))
    await gateway.advanceTo(first.current_period_end + 40 * day)
    const after = await retrieve(id)
    expect(after.status).toBe('active')
    expect(itemOf(after).current_period_start).toBeGreaterThan(first.current_period_end)
    const invoices = await invoicesOf(id)
    expect(
      invoices.map(({ billing_reason: reason, status, amount_paid }) => [reason, status, amount_paid]),
    ).toEqual([
      ['subscription_create', 'paid', 900],
      ['subscription_cycle', 'paid', 900],
      ['subscription_cycle', 'paid', 900],
    ])
    expect(invoices[1]).toMatchObject({
      created: first.current_period_end,
      lines: { data: [{ amount: 900, period: { start: first.current_period_end } }] },
      period_start: first.current_period_start,
      period_end: first.current_period_end,
    })
    const created = await gateway.eventFor('invoice.created', invoices[1]?.id ?? '')
    expect(created.data.object).toMatchObject({ period_start: first.current_period_start, status: 'draft' })
    const paid = await gateway.eventFor('invoice.paid', invoices[1]?.id ?? '')
    expect(paid.created).toBe(first.current_period_end)
  })

  it('that fails is tried again on days 3 and 5, and the subscription ends after 7 days', async () => {
    const { subscription: id } = await gateway.subscriber(failsLater)
    const end = itemOf(await retrieve(id)).current_period_end
    await gateway.advanceTo(end)
    expect(await retrieve(id)).toMatchObject({ status: 'past_due' })
    const [, open] = await invoicesOf(id)
    expect(open).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: end + 3 * day })
    await gateway.advanceTo(end + 8 * day)
    expect(await retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: end + 7 * day,
      cancellation_details: { reason: 'payment_failed' },
    })
    const history = await gateway.history(['invoice.payment_failed', 'customer.subscription.deleted'])
    const own = history.filter(({ data }) => JSON.stringify(data).includes(id))
    expect(own.map(({ created, type }) => [type, (created - end) / day])).toEqual([
      ['invoice.payment_failed', 0],
      ['invoice.payment_failed', 3],
      ['invoice.payment_failed', 5],
      ['customer.subscription.deleted', 7],
    ])
  })

  it('that failed is paid with a new card, and the subscription is active again', async () => {
    const { customer, subscription: id } = await gateway.subscriber(failsLater)
    const end = itemOf(await retrieve(id)).current_period_end
    await gateway.advanceTo(end + day)
    const [, open] = await invoicesOf(id)
    const invoice = open?.id ?? ''
    await expect(gateway.stripe.invoices.pay(invoice)).rejects.toMatchObject({
      statusCode: 402,
      type: 'StripeCardError',
      code: 'card_declined',
    })
    const { id: pack } = await gateway.pack({ customer })
    await gateway.pay(pack)
    const { data: methods } = await gateway.stripe.paymentMethods.list({ customer })
    const good = methods.find(({ card }) => card?.last4 === '4242')?.id ?? ''
    const paid = await gateway.stripe.invoices.pay(invoice, { payment_method: good })
    expect(paid).toMatchObject({ status: 'paid', amount_remaining: 0, attempt_count: 3 })
    expect(await retrieve(id)).toMatchObject({ status: 'active' })
    await gateway.advanceTo(end + 9 * day)
    expect(await retrieve(id)).toMatchObject({ status: 'active' })
    await expect(gateway.stripe.invoices.pay(invoice)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('does not happen after a cancellation at the end of the period, which can be taken back until then', async () => {
    const { subscription: id } = await gateway.subscriber()
    const { current_period_end: end } = itemOf(await retrieve(id))
    const cancelled = await gateway.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    expect(cancelled).toMatchObject({ cancel_at_period_end: true, cancel_at: end, status: 'active' })
    const resumed = await gateway.stripe.subscriptions.update(id, { cancel_at_period_end: false })
    expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
    await gateway.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await gateway.advanceTo(end)
    expect(await retrieve(id)).toMatchObject({ status: 'canceled', ended_at: end })
    expect(await invoicesOf(id)).toHaveLength(1)
    await gateway.eventFor('customer.subscription.deleted', id)
  })
})

describe('a cancellation at once', () => {
  it('ends the subscription, which then only takes metadata', async () => {
    const { customer, subscription: id } = await gateway.subscriber()
    expect(await gateway.stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' })
    await gateway.stripe.subscriptions.update(id, { metadata: { note: 'x' } })
    await expect(
      gateway.stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    ).rejects.toMatchObject({
      statusCode: 400,
    })
    await expect(gateway.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' })
    const list = (status?: 'all') =>
      gateway.stripe.subscriptions.list({ customer, ...(status && { status }) })
    expect((await list()).data).toEqual([])
    expect((await list('all')).data).toMatchObject([{ id }])
  })
})

describe('another price', () => {
  it('is charged for the rest of the period at once when that is asked for', async () => {
    const { subscription: id } = await gateway.subscriber()
    const item = itemOf(await retrieve(id))
    await gateway.advanceTo(
      item.current_period_start + (item.current_period_end - item.current_period_start) / 2,
    )
    const updated = await gateway.stripe.subscriptions.update(id, {
      items: [{ id: item.id, price_data: monthly(item.price.product as string, 2900) }],
      payment_behavior: 'error_if_incomplete',
      proration_behavior: 'always_invoice',
    })
    expect(itemOf(updated)).toMatchObject({
      current_period_end: item.current_period_end,
      price: { unit_amount: 2900 },
    })
    const [, invoice] = await invoicesOf(id)
    expect(invoice).toMatchObject({ billing_reason: 'subscription_update', status: 'paid', total: 1000 })
    expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-450, 1450])
  })

  it('changes nothing when the card is declined and `error_if_incomplete` was asked for', async () => {
    const { subscription: id } = await gateway.subscriber(failsLater)
    const before = await retrieve(id)
    const item = itemOf(before)
    const attempt = gateway.stripe.subscriptions.update(id, {
      items: [{ id: item.id, price_data: monthly(item.price.product as string, 2900) }],
      payment_behavior: 'error_if_incomplete',
      proration_behavior: 'always_invoice',
    })
    await expect(attempt).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' })
    expect(await retrieve(id)).toEqual(before)
    expect(await invoicesOf(id)).toHaveLength(1)
  })

  it('with another interval begins a new period, reduced by the unused time', async () => {
    const { subscription: id } = await gateway.subscriber()
    const item = itemOf(await retrieve(id))
    const updated = await gateway.stripe.subscriptions.update(id, {
      items: [{ id: item.id, price_data: yearly(item.price.product as string) }],
      proration_behavior: 'always_invoice',
    })
    const { current_period_end: end, current_period_start: start } = itemOf(updated)
    expect(end - start).toBeGreaterThan(364 * day)
    const [, invoice] = await invoicesOf(id)
    expect(invoice?.total).toBeGreaterThanOrEqual(8100)
    expect(invoice?.total).toBeLessThanOrEqual(8101)
  })

  it('without proration applies from the next renewal', async () => {
    const { subscription: id } = await gateway.subscriber()
    const item = itemOf(await retrieve(id))
    await gateway.stripe.subscriptions.update(id, {
      items: [{ id: item.id, price_data: monthly(item.price.product as string, 500) }],
      proration_behavior: 'none',
    })
    await gateway.advanceTo(item.current_period_end)
    expect((await invoicesOf(id)).map(({ total }) => total)).toEqual([900, 500])
  })
})

describe('a schedule', () => {
  const switchToYearly = async (id: string) => {
    const item = itemOf(await retrieve(id))
    const schedule = await gateway.stripe.subscriptionSchedules.create({ from_subscription: id })
    const [current] = schedule.phases
    if (!current) throw new Error('no phase')
    return gateway.stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          start_date: current.start_date,
          end_date: current.end_date,
          items: [{ price: item.price.id, quantity: 1 }],
        },
        {
          items: [{ price_data: yearly(item.price.product as string), quantity: 1 }],
          proration_behavior: 'none',
        },
      ],
    })
  }

  it('switches from monthly to yearly at the renewal and charges nothing today', async () => {
    const { subscription: id } = await gateway.subscriber()
    const { current_period_end: end } = itemOf(await retrieve(id))
    const schedule = await switchToYearly(id)
    expect(schedule).toMatchObject({
      status: 'active',
      subscription: id,
      phases: [{ end_date: end }, { start_date: end }],
    })
    expect(await retrieve(id)).toMatchObject({
      schedule: schedule.id,
      items: { data: [{ price: { unit_amount: 900 } }] },
    })
    expect(await invoicesOf(id)).toHaveLength(1)
    await gateway.advanceTo(end)
    const item = itemOf(await retrieve(id))
    expect(item).toMatchObject({ current_period_start: end, price: { recurring: { interval: 'year' } } })
    expect((await invoicesOf(id)).map(({ total }) => total)).toEqual([900, 9000])
    await gateway.advanceTo(item.current_period_end)
    expect((await invoicesOf(id)).map(({ total }) => total)).toEqual([900, 9000, 9000])
    expect(await retrieve(id)).toMatchObject({ schedule: null, status: 'active' })
  })

  it('that is released changes nothing, and until then it forbids a cancellation', async () => {
    const { subscription: id } = await gateway.subscriber()
    const { current_period_end: end } = itemOf(await retrieve(id))
    const schedule = await switchToYearly(id)
    const cancel = () => gateway.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await expect(cancel()).rejects.toMatchObject({ statusCode: 400 })
    await gateway.stripe.subscriptionSchedules.release(schedule.id)
    expect(await gateway.stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
      released_subscription: id,
      status: 'released',
      subscription: null,
    })
    await gateway.advanceTo(end)
    expect((await invoicesOf(id)).map(({ total }) => total)).toEqual([900, 900])
    await cancel()
  })
})
