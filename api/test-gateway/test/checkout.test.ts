import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type Gateway } from './kit/running-gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

describe('a payment page', () => {
  it('is open with its amount, and puts its id into the addresses', async () => {
    const session = await gateway.pack({ client_reference_id: 'order-1', metadata: { order: 'o1' } })
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_total: 400,
      client_reference_id: 'order-1',
      currency: 'eur',
      metadata: { order: 'o1' },
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: `http://localhost:3000/settings/orders?session=${session.id}`,
      url: `${gateway.url}/test-payments/pay/${session.id}`,
    })
    const retrieved = await gateway.stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] })
    expect(retrieved.line_items?.data).toMatchObject([
      { amount_total: 400, description: '100 credits', quantity: 1 },
    ])
  })

  it('with a card that succeeds completes, paid, with a payment that carries the metadata', async () => {
    const { id } = await gateway.pack({ payment_intent_data: { metadata: { order: 'o2' } } })
    expect(await gateway.pay(id)).toEqual({ is: 'complete' })
    const session = await gateway.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge', 'payment_intent.payment_method'],
    })
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: {
        amount_received: 400,
        latest_charge: { amount: 400, paid: true, status: 'succeeded' },
        metadata: { order: 'o2' },
        payment_method: { card: { brand: 'visa', last4: '4242' } },
        status: 'succeeded',
      },
    })
    const event = await gateway.eventFor('checkout.session.completed', id)
    expect(event.data.object).toMatchObject({ id, payment_status: 'paid' })
    const { id: intent } = session.payment_intent as { id: string }
    await gateway.eventFor('payment_intent.succeeded', intent)
  })

  it('stays open after a declined card, announces it, and takes another card with the same payment', async () => {
    const { id } = await gateway.pack()
    expect(await gateway.pay(id, '4000000000000002')).toMatchObject({ is: 'declined' })
    expect(await gateway.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
    })
    const [failed] = await gateway.history(['payment_intent.payment_failed'])
    const intent = failed?.data.object as { id: string }
    expect(failed?.data.object).toMatchObject({
      last_payment_error: { code: 'card_declined', decline_code: 'generic_decline', type: 'card_error' },
      status: 'requires_payment_method',
    })
    expect(await gateway.pay(id)).toEqual({ is: 'complete' })
    expect(await gateway.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_intent: intent.id })
  })

  it('asks the bank for a confirmation, and charges nothing when the person refuses', async () => {
    const refused = await gateway.pack()
    expect(await gateway.pay(refused.id, '4000 0025 0000 3155', false)).toMatchObject({
      is: 'declined',
      error: { code: 'payment_intent_authentication_failure' },
    })
    expect(await gateway.stripe.checkout.sessions.retrieve(refused.id)).toMatchObject({ status: 'open' })
    const confirmed = await gateway.pack()
    expect(await gateway.pay(confirmed.id, '4000 0025 0000 3155', true)).toEqual({ is: 'complete' })
    expect(await gateway.stripe.checkout.sessions.retrieve(confirmed.id)).toMatchObject({
      payment_status: 'paid',
    })
  })

  it('completes unpaid when the bank answers late, and is paid 20 s later', async () => {
    const { id } = await gateway.pack()
    expect(await gateway.pay(id, '4000000000000077')).toEqual({ is: 'complete' })
    const unpaid = await gateway.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    expect(unpaid).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing' },
    })
    await gateway.advance(20)
    expect(await gateway.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' })
    const completed = await gateway.eventFor('checkout.session.completed', id)
    const succeeded = await gateway.eventFor('checkout.session.async_payment_succeeded', id)
    expect(completed.data.object).toMatchObject({ payment_status: 'unpaid' })
    expect(succeeded.created - completed.created).toBe(20)
  })

  it('stays unpaid when the late answer is a refusal', async () => {
    const { id } = await gateway.pack()
    await gateway.pay(id, '4000000000003220')
    await gateway.advance(20)
    expect(await gateway.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'unpaid' })
    await gateway.eventFor('checkout.session.async_payment_failed', id)
  })

  it('expires at its time or on request, and then takes no card', async () => {
    const now = gateway.now()
    const timed = await gateway.pack({ expires_at: now + 3600 })
    const asked = await gateway.pack()
    await gateway.stripe.checkout.sessions.expire(asked.id)
    await gateway.advanceTo(now + 3601)
    for (const { id } of [timed, asked]) {
      expect(await gateway.pay(id)).toEqual({ is: 'expired' })
      await gateway.eventFor('checkout.session.expired', id)
    }
    const event = await gateway.eventFor('checkout.session.expired', timed.id)
    expect(event.created).toBe(now + 3600)
    await expect(gateway.stripe.checkout.sessions.expire(timed.id)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('refuses a life shorter than 30 minutes, an unknown customer and a price of the other mode', async () => {
    const refused = { statusCode: 400, type: 'StripeInvalidRequestError' }
    await expect(gateway.pack({ expires_at: gateway.now() + 600 })).rejects.toMatchObject({
      ...refused,
      param: 'expires_at',
    })
    await expect(gateway.pack({ customer: 'cus_nobody' })).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
    await expect(gateway.pack({ mode: 'subscription' })).rejects.toMatchObject(refused)
  })

  it('is paid once when several forms arrive together', async () => {
    const { id } = await gateway.pack()
    const results = await Promise.all(Array.from({ length: 10 }, () => gateway.pay(id)))
    expect(results).toEqual(Array.from({ length: 10 }, () => ({ is: 'complete' })))
    const session = await gateway.stripe.checkout.sessions.retrieve(id)
    const charges = await gateway.stripe.charges.list({ payment_intent: session.payment_intent as string })
    expect(charges.data).toHaveLength(1)
  })
})

describe('a payment page for a plan', () => {
  it('begins a subscription with a paid first invoice', async () => {
    const { customer, session: id, subscription } = await gateway.subscriber()
    const session = await gateway.stripe.checkout.sessions.retrieve(id, {
      expand: ['subscription.default_payment_method', 'invoice.payments.data.payment.payment_intent'],
    })
    expect(session).toMatchObject({
      payment_status: 'paid',
      payment_intent: null,
      subscription: {
        id: subscription,
        customer,
        cancel_at_period_end: false,
        default_payment_method: { card: { last4: '4242' } },
        metadata: { person: 'p1' },
        status: 'active',
      },
      invoice: {
        amount_paid: 900,
        billing_reason: 'subscription_create',
        parent: { subscription_details: { subscription } },
        payments: { data: [{ payment: { payment_intent: { amount_received: 900, status: 'succeeded' } } }] },
        status: 'paid',
      },
    })
    const { items } = session.subscription as unknown as { items: { data: Record<string, number>[] } }
    const [item] = items.data
    expect(item?.['current_period_end']).toBeGreaterThan((item?.['current_period_start'] ?? 0) + 27 * 86_400)
    const types = (await gateway.history()).filter(({ data }) => JSON.stringify(data).includes(subscription))
    expect(types.map(({ type }) => type)).toEqual([
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'customer.subscription.updated',
      'checkout.session.completed',
    ])
  })

  it('leaves the subscription incomplete until a late bank has answered', async () => {
    const { subscription } = await gateway.subscriber('4000000000000077')
    expect(await gateway.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'incomplete' })
    await gateway.advance(20)
    expect(await gateway.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' })
  })

  it('stays cancelled when the shop has cancelled it before a late bank pays', async () => {
    const { subscription } = await gateway.subscriber('4000000000000077')
    await gateway.stripe.subscriptions.cancel(subscription)
    await gateway.advance(20)
    expect(await gateway.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'canceled' })
    const [invoice] = (await gateway.stripe.invoices.list({ subscription })).data
    expect(invoice).toMatchObject({ status: 'paid' })
  })
})
