import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiVersion } from '../src/protocol/api-version.ts'
import { startGateway, type Gateway } from './kit/running-gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, {
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${gateway.secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  })

it('speaks the version of the API that the official library uses', () => {
  expect(apiVersion).toBe(Stripe.API_VERSION)
})

it('the gateway answers only to its key', async () => {
  for (const authorization of ['', 'Bearer sk_test_another', gateway.secretKey]) {
    const response = await post('/v1/customers', '', { authorization })
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { error: { type: 'invalid_request_error' } },
    ])
  }
})

describe('customers', () => {
  it('are created, changed, found by email and retrieved', async () => {
    const { stripe } = gateway
    const email = 'amina@school.test'
    const created = await stripe.customers.create({
      email,
      name: 'Amina',
      metadata: { person: 'p1', school: 's1' },
      preferred_locales: ['fr'],
    })
    expect(created).toMatchObject({ object: 'customer', email, livemode: false, preferred_locales: ['fr'] })
    const changed = await stripe.customers.update(created.id, { name: 'Amina K.', metadata: { school: '' } })
    expect(changed).toMatchObject({ email, name: 'Amina K.', metadata: { person: 'p1' } })
    expect(changed.metadata).not.toHaveProperty('school')
    expect((await stripe.customers.list({ email })).data).toEqual([changed])
    expect(await stripe.customers.retrieve(created.id)).toMatchObject({ id: created.id })
  })
})

describe('errors have the form of Stripe’s', () => {
  it('for unknown objects, unknown and missing parameters, wrong values and unknown addresses', async () => {
    const { stripe } = gateway
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    })
    const wrong = { colour: 'green' } as Stripe.CustomerCreateParams
    await expect(stripe.customers.create(wrong)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    })
    await expect(
      stripe.billingPortal.sessions.create({ customer: undefined as never }),
    ).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'customer',
    })
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'limit',
    })
    await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 })
    await expect(stripe.customers.list({ expand: ['data.nothing'], limit: 1 })).rejects.toMatchObject({
      param: 'expand',
    })
  })

  it('for bodies that are too large or of another type, without a reason from inside', async () => {
    expect((await post('/v1/customers', `name=${'x'.repeat(300_000)}`)).status).toBe(413)
    expect((await post('/v1/customers', '{}', { 'content-type': 'application/json' })).status).toBe(415)
    const polluted = await post('/v1/customers', '__proto__[polluted]=1&constructor[prototype][polluted]=1')
    expect(polluted.status).toBeLessThan(500)
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })
})

describe('an idempotency key', () => {
  it('gives a repeated request the first answer, also after a restart', async () => {
    const { stripe } = gateway
    const options = { idempotencyKey: 'key-1' }
    const create = () => stripe.customers.create({ email: 'once@school.test' }, options)
    const first = await create()
    expect((await create()).id).toBe(first.id)
    await gateway.restart()
    expect((await create()).id).toBe(first.id)
    expect((await stripe.customers.list({ email: 'once@school.test' })).data).toHaveLength(1)
    const replay = await post('/v1/customers', 'email=once%40school.test', { 'idempotency-key': 'key-1' })
    expect(replay.headers.get('idempotent-replayed')).toBe('true')
  })

  it('is refused for other parameters', async () => {
    const options = { idempotencyKey: 'key-2' }
    await gateway.stripe.customers.create({ email: 'a@school.test' }, options)
    await expect(gateway.stripe.customers.create({ email: 'b@school.test' }, options)).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    })
  })

  it('lets one of many equal requests through and answers the others with the same object or 409', async () => {
    const key = { 'idempotency-key': 'key-3' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('/v1/customers', 'email=many%40school.test', key)),
    )
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as {
      id?: string
      error?: { code: string }
    }[]
    const ids = new Set(bodies.flatMap(({ id }) => id ?? []))
    expect(ids.size).toBe(1)
    for (const { error } of bodies)
      expect(error?.code ?? 'idempotency_key_in_use').toBe('idempotency_key_in_use')
    expect((await gateway.stripe.customers.list({ email: 'many@school.test' })).data).toHaveLength(1)
  })

  it('does not keep a refused request, so it can be repeated once its reason is gone', async () => {
    const attempt = (email: string) => post('/v1/customers', email, { 'idempotency-key': 'key-4' })
    expect((await attempt('nonsense=1')).status).toBe(400)
    expect((await attempt('email=c%40school.test')).status).toBe(200)
  })
})

describe('a list', () => {
  it('shows the newest first and continues after, or before, an object', async () => {
    const { stripe } = gateway
    const email = 'pages@school.test'
    const made: string[] = []
    for (let n = 0; n < 5; n += 1) made.unshift((await stripe.customers.create({ email })).id)
    const ids = async (page: Stripe.CustomerListParams) => {
      const { data, has_more: hasMore } = await stripe.customers.list({ email, ...page })
      return { ids: data.map(({ id }) => id), hasMore }
    }
    expect(await ids({ limit: 2 })).toEqual({ ids: made.slice(0, 2), hasMore: true })
    expect(await ids({ limit: 3, starting_after: made[1] ?? '' })).toEqual({
      ids: made.slice(2),
      hasMore: false,
    })
    expect(await ids({ limit: 2, ending_before: made[3] ?? '' })).toEqual({
      ids: made.slice(1, 3),
      hasMore: true,
    })
    const all: string[] = []
    for await (const customer of stripe.customers.list({ email, limit: 2 })) all.push(customer.id)
    expect(all).toEqual(made)
    await expect(ids({ starting_after: 'cus_none' })).rejects.toMatchObject({ statusCode: 404 })
  })

  it('can be limited to a time', async () => {
    const { stripe } = gateway
    await gateway.advance(3600)
    const since = gateway.now()
    const { id } = await gateway.pack()
    const found = await stripe.checkout.sessions.list({ created: { gte: since } })
    expect(found.data.map((session) => session.id)).toEqual([id])
    expect((await stripe.checkout.sessions.list({ created: { gt: gateway.now() } })).data).toEqual([])
  })
})

describe('refunds', () => {
  const paid = async () => {
    const { id } = await gateway.pack()
    await gateway.pay(id)
    const session = await gateway.stripe.checkout.sessions.retrieve(id)
    return session.payment_intent as string
  }

  it('return a part, then the rest, and never more than was paid', async () => {
    const { stripe } = gateway
    const intent = await paid()
    const part = await stripe.refunds.create({
      payment_intent: intent,
      amount: 150,
      reason: 'requested_by_customer',
      metadata: { order: 'o1' },
    })
    expect(part).toMatchObject({
      amount: 150,
      payment_intent: intent,
      status: 'succeeded',
      metadata: { order: 'o1' },
    })
    await expect(stripe.refunds.create({ payment_intent: intent, amount: 251 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    })
    const rest = await stripe.refunds.create({ payment_intent: intent })
    expect(rest.amount).toBe(250)
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    const listed = await stripe.refunds.list({ payment_intent: intent })
    expect(listed.data.map(({ id }) => id)).toEqual([rest.id, part.id])
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    })
    expect(charge).toMatchObject({ amount_refunded: 400, refunded: true })
    await gateway.eventFor('refund.created', part.id)
    await gateway.eventFor('charge.refunded', (charge as Stripe.Charge).id)
    await stripe.refunds.update(part.id, { metadata: { order: 'o2' } })
    await gateway.eventFor('refund.updated', part.id)
  })

  it('of one payment from two sides together return the amount once', async () => {
    const intent = await paid()
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => gateway.stripe.refunds.create({ payment_intent: intent, amount: 300 })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('of a payment that never succeeded are refused', async () => {
    const { id } = await gateway.pack()
    await gateway.pay(id, '4000000000000002')
    const [intent] = (await gateway.stripe.paymentIntents.list({ limit: 1 })).data
    await expect(gateway.stripe.refunds.create({ payment_intent: intent?.id ?? '' })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })
})

it('a search finds the payment of an invoice and the invoice of a payment', async () => {
  const { stripe } = gateway
  const { subscription } = await gateway.subscriber()
  const [invoice] = (await stripe.invoices.list({ subscription })).data
  const ofInvoice = await stripe.invoicePayments.list({ invoice: invoice?.id ?? '' })
  const intent = ofInvoice.data[0]?.payment.payment_intent as string
  const ofPayment = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
  })
  expect(ofPayment.data).toEqual(ofInvoice.data)
  expect(ofPayment.data).toMatchObject([{ amount_paid: 900, invoice: invoice?.id, status: 'paid' }])
})

describe('the test clock', () => {
  const advance = async (body: string) => (await post('/v1/test_clock/advance', body)).json()

  it('moves forward by seconds or to a time, and never back', async () => {
    const before = gateway.now()
    expect(await advance('seconds=60')).toMatchObject({ object: 'test_clock' })
    expect(gateway.now()).toBeGreaterThanOrEqual(before + 60)
    expect(await advance(`to=${before + 500}`)).toMatchObject({ now: expect.any(Number) as number })
    expect(gateway.now()).toBeGreaterThanOrEqual(before + 500)
    expect(await advance(`to=${before}`)).toMatchObject({ error: { param: 'to' } })
    await gateway.restart()
    expect(gateway.now()).toBeGreaterThanOrEqual(before + 500)
  })
})
