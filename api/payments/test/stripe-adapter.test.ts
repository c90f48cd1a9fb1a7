import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RefusedEventError, type PaymentProvider } from '../src/index.ts'
import { createStripeProvider } from '../src/stripe/create-stripe-provider.ts'
import { startStripeServer, stripeError } from './kit/stripe-server.ts'

const webhookSecret = 'whsec_of_the_adapter_test'
let server: Awaited<ReturnType<typeof startStripeServer>>
let provider: PaymentProvider

beforeAll(async () => {
  server = await startStripeServer()
  provider = createStripeProvider({
    name: 'stripe',
    secretKey: 'sk_test_of_the_adapter_test',
    webhookSecret,
    apiUrl: server.url,
  })
})
afterAll(() => server.stop())

const person = { userId: 'u1', email: 'lina@school.test', name: 'Lina', language: 'fr' }
const keysSent = () => server.requests.map(({ headers }) => headers['idempotency-key'])
const ok = (body: unknown) => ({ status: 200, body })

describe('a signed event', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    created: 1_795_000_000,
    data: { object: { id: 'in_1', object: 'invoice' } },
  })
  const now = () => Math.floor(Date.now() / 1000)
  const sign = (timestamp = now(), secret = webhookSecret) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const read = (body: string, signature: string | undefined) =>
    provider.readEvent(Buffer.from(body, 'utf8'), signature)

  it('is read with its subject', () => {
    expect(read(payload, sign())).toEqual({
      id: 'evt_1',
      type: 'invoice.paid',
      createdAt: new Date(1_795_000_000_000),
      subject: { kind: 'invoice', id: 'in_1' },
      raw: payload,
    })
  })

  it('may be almost five minutes old', () => {
    expect(read(payload, sign(now() - 290)).id).toBe('evt_1')
  })

  it.each([
    ['of another secret', () => sign(now(), 'whsec_of_somebody_else'), payload],
    ['that is too old', () => sign(now() - 302), payload],
    ['without a signature', () => undefined, payload],
    ['with an empty signature', () => '', payload],
    ['with a signature that is none', () => 'v1=1,t=', payload],
    ['of which one byte changed', () => sign(), payload.replace('in_1', 'in_2')],
    ['that lost its last byte', () => sign(), payload.slice(0, -1)],
  ])('%s is refused', (_case, signature, body) => {
    expect(() => read(body, signature())).toThrow(RefusedEventError)
  })

  it('that is not an event is refused although its signature is right', () => {
    const body = '[]'
    const header = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: webhookSecret,
      timestamp: now(),
    })
    expect(() => read(body, header)).toThrow(RefusedEventError)
  })

  it.each([
    ['checkout.session.completed', { id: 'cs_1' }, { kind: 'checkout', id: 'cs_1' }],
    ['customer.subscription.deleted', { id: 'sub_1' }, { kind: 'subscription', id: 'sub_1' }],
    [
      'subscription_schedule.released',
      { id: 'x', released_subscription: 'sub_1' },
      { kind: 'subscription', id: 'sub_1' },
    ],
    ['invoice_payment.paid', { id: 'x', invoice: 'in_1' }, { kind: 'invoice', id: 'in_1' }],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, { kind: 'payment', id: 'pi_1' }],
    ['refund.updated', { id: 're_1', payment_intent: { id: 'pi_1' } }, { kind: 'payment', id: 'pi_1' }],
    ['invoice.upcoming', {}, null],
    ['customer.created', { id: 'cus_1' }, null],
  ])('%s is about the right object', (type, object, subject) => {
    const body = JSON.stringify({ id: 'evt_2', type, created: 1, data: { object } })
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret })
    expect(read(body, signature).subject).toEqual(subject)
  })
})

describe('a request', () => {
  it.each([
    ['409', { status: 409, body: stripeError('invalid_request_error', { code: 'lock_timeout' }) }],
    ['500', { status: 500, body: stripeError('api_error') }],
    ['503', { status: 503, body: stripeError('api_error') }],
    [
      '429 that asks for another try',
      {
        status: 429,
        body: stripeError('rate_limit_error'),
        headers: { 'stripe-should-retry': 'true', 'retry-after': '1' },
      },
    ],
    ['a closed connection', 'silence' as const],
  ])('is sent again with the same key after %s', async (_case, failure) => {
    server.answer((_request, number) => (number === 1 ? failure : ok({ id: 'cus_1', object: 'customer' })))
    expect(await provider.createCustomer(person)).toBe('cus_1')
    const [first, ...others] = keysSent()
    expect(first).toMatch(/^customer-u1-/)
    expect(others).toEqual([first])
  })

  it('that is rate-limited reports how long to wait', async () => {
    const answer = { status: 429, body: stripeError('rate_limit_error') }
    server.answer(() => ({ ...answer, headers: { 'retry-after': '7' } }))
    await expect(provider.createCustomer(person)).rejects.toMatchObject({ retryAfterMs: 7000 })
    server.answer(() => answer)
    await expect(provider.createCustomer(person)).rejects.toMatchObject({ retryAfterMs: null })
  })

  it('that gets no answer in time is sent again with the same key, and is temporary', async () => {
    const impatient = createStripeProvider({
      name: 'stripe',
      secretKey: 'sk_test_of_the_adapter_test',
      webhookSecret,
      apiUrl: server.url,
      timeoutMs: 50,
    })
    server.answer(() => 'wait')
    await expect(impatient.createCustomer(person)).rejects.toMatchObject({ kind: 'temporary' })
    expect(server.requests).toHaveLength(3)
    expect(new Set(keysSent()).size).toBe(1)
  })

  it.each([
    [409, 'invalid_request_error', 'temporary', 3],
    [429, 'rate_limit_error', 'temporary', 1],
    [500, 'api_error', 'temporary', 3],
    [402, 'card_error', 'declined', 1],
    [404, 'invalid_request_error', 'not-found', 1],
    [401, 'invalid_request_error', 'misconfigured', 1],
    [403, 'invalid_request_error', 'misconfigured', 1],
    [400, 'invalid_request_error', 'refused', 1],
  ])('that always gets %i %s fails as %s after %i tries', async (status, type, kind, tries) => {
    server.answer(() => ({ status, body: stripeError(type) }))
    await expect(provider.createCustomer(person)).rejects.toMatchObject({
      name: 'PaymentProviderError',
      kind,
    })
    expect(server.requests).toHaveLength(tries)
    expect(new Set(keysSent()).size).toBe(1)
  })

  it('that loses its connection is temporary', async () => {
    server.answer(() => 'silence')
    await expect(provider.createCustomer(person)).rejects.toMatchObject({ kind: 'temporary' })
    expect(server.requests.length).toBeGreaterThanOrEqual(3)
  })

  it('for an object that does not exist is null', async () => {
    server.answer(() => ({
      status: 404,
      body: stripeError('invalid_request_error', { code: 'resource_missing' }),
    }))
    expect(await provider.findCheckout('cs_1')).toBeNull()
    expect(await provider.findSubscription('sub_1')).toBeNull()
    expect(await provider.findInvoice('in_1')).toBeNull()
  })

  it('that changes something has a key; another press of a button has another one', async () => {
    server.answer(() => ok({ id: 'sub_1', object: 'subscription', schedule: null }))
    await provider.resume('sub_1')
    await provider.resume('sub_1')
    const keys = keysSent()
    expect(keys.every((key) => typeof key === 'string' && key !== '')).toBe(true)
    expect(new Set(keys).size).toBe(2)
  })

  it('for the same person with the same details has the same key, and with others another one', async () => {
    server.answer(() => ok({ id: 'cus_1', object: 'customer' }))
    await provider.createCustomer(person)
    await provider.createCustomer({ ...person })
    await provider.createCustomer({ ...person, name: 'Lina M.' })
    const [first, second, third] = keysSent()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

describe('a payment page', () => {
  const request = {
    ...{ orderId: 'o1', orderNumber: 'C-2026-0001', userId: 'u1', customerId: 'cus_1', name: 'Pro, monthly' },
    ...{ totalMinor: 900, taxMinor: 150, taxRateBasisPoints: 2000, currency: 'EUR', language: 'ar' },
    ...{ successUrl: 'https://app.test/ok', cancelUrl: 'https://app.test/no', idempotencyKey: 'the-key' },
  }
  const session = {
    id: 'cs_1',
    object: 'checkout.session',
    url: 'https://pay.test/cs_1',
    expires_at: 1_795_000_000,
  }

  it('for a plan carries the order in its own metadata and in those of the subscription', async () => {
    server.answer(() => ok(session))
    const page = await provider.createCheckout({
      ...request,
      recurring: { planId: 'pro', interval: 'yearly', schoolId: null },
    })
    expect(page).toEqual({ id: 'cs_1', url: session.url, expiresAt: new Date(1_795_000_000_000) })
    expect(keysSent()).toEqual(['the-key'])
    expect(Object.fromEntries(server.requests[0]?.body ?? [])).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1',
      locale: 'auto',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '900',
      'line_items[0][price_data][recurring][interval]': 'year',
      'metadata[orderId]': 'o1',
      // The payment page shows the tax that the price contains.
      'metadata[tax_amount]': '150',
      'metadata[tax_rate]': '20',
      'subscription_data[metadata][orderId]': 'o1',
      'subscription_data[metadata][planId]': 'pro',
      'subscription_data[metadata][userId]': 'u1',
    })
  })

  it('for a pack carries the order in the metadata of the payment', async () => {
    server.answer(() => ok(session))
    await provider.createCheckout({ ...request, language: 'fr', recurring: null })
    expect(Object.fromEntries(server.requests[0]?.body ?? [])).toMatchObject({
      mode: 'payment',
      locale: 'fr',
      'payment_intent_data[metadata][orderId]': 'o1',
    })
  })
})

describe('a list', () => {
  /** Three pages of two objects each, in the order of the provider. */
  const pages = (make: (number: number) => object) => (path: string) => {
    const after = new URL(path, 'http://x').searchParams.get('starting_after')
    const from = after === null ? 1 : Number(after.split('_')[1]) + 1
    const data = [from, from + 1].map(make)
    return ok({ object: 'list', url: '/v1/list', data, has_more: from < 5 })
  }

  it('of refunds is read over all pages', async () => {
    const refund = (number: number) => ({
      ...{ id: `re_${number}`, object: 'refund', amount: number, currency: 'eur', created: number },
      ...{ payment_intent: 'pi_1', status: 'succeeded' },
    })
    const page = pages(refund)
    server.answer(({ path }) => page(path))
    const refunds = await provider.listRefunds('pi_1')
    expect(refunds.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `re_${number}`))
    expect(refunds[0]).toMatchObject({ amountMinor: 1, currency: 'EUR', createdAt: new Date(1000) })
    expect(server.requests).toHaveLength(3)
  })

  it('of events is read over all pages, oldest first, for each day since', async () => {
    const event = (number: number) => ({
      ...{ id: `evt_${number}`, object: 'event', type: 'invoice.paid', created: 100 - number },
      data: { object: { id: `in_${number}` } },
    })
    const page = pages(event)
    server.answer(({ path }) => page(path))
    const since = new Date(Date.now() - 36 * 3_600_000)
    const found: string[] = []
    for await (const { id } of provider.eventsSince(since)) found.push(id)
    const day = [6, 5, 4, 3, 2, 1].map((number) => `evt_${number}`)
    expect(found).toEqual([...day, ...day])
    const created = server.requests.map(({ path }) => new URL(path, 'http://x').searchParams)
    const first = Math.floor(since.getTime() / 1000)
    expect(created.slice(0, 3).map((query) => query.get('created[gte]'))).toEqual(
      Array(3).fill(String(first)),
    )
    expect(created[0]?.get('created[lt]')).toBe(String(first + 86_400))
    expect(created[3]?.get('created[gte]')).toBe(String(first + 86_400))
    expect(created[3]?.has('created[lt]')).toBe(false)
  })

  it('that fails in the middle fails as a whole', async () => {
    const page = pages((number) => ({ id: `re_${number}`, object: 'refund', created: 1 }))
    server.answer(({ path }, number) =>
      number === 1 ? page(path) : { status: 500, body: stripeError('api_error') },
    )
    await expect(provider.listRefunds('pi_1')).rejects.toMatchObject({ kind: 'temporary' })
  })
})
