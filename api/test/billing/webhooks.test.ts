import { connectDatabase, createPaymentEventRepository } from '@classeur/database'
import { billingQueue } from '@classeur/contracts'
import { Queue } from 'bullmq'
// eslint-disable-next-line no-restricted-syntax -- paces the load; the test waits for the answers, not for the time
import { setInterval } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReceivePaymentEvent } from '../../src/features/billing/webhooks/receive-payment-event.ts'
import {
  createBillingKit,
  nowSeconds,
  pack100,
  proMonthly,
  signEvent,
  testEvent,
  type BillingKit,
} from '../kit/billing-kit.ts'
import type { SignedIn } from '../kit/create-test-app.ts'

/** `npm run test:deep` sends more and for longer. */
const isDeep = process.env['TESTS'] === 'deep'
const perSecond = isDeep ? 1000 : 250
const seconds = isDeep ? 5 : 2
const atOnce = 50
const toleranceSeconds = 300

let kit: BillingKit
let teacher: SignedIn
beforeAll(async () => {
  kit = await createBillingKit()
})
afterAll(() => kit?.close())
beforeEach(async () => {
  teacher = await kit.newTeacher()
})

const signed = (body: string, { at = nowSeconds(), secret = kit.gateway.webhookSecret } = {}) =>
  signEvent(body, secret, at)

const send = (body: string | Buffer, signature?: string) =>
  kit.app.inject({
    method: 'POST',
    url: '/api/webhooks/payments',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    payload: body,
  })
const countEvents = () => kit.servers.connection.collection('payment_events').countDocuments()

describe('a webhook', () => {
  it('that arrives 50 times at the same moment is stored once, and its order is paid once', async () => {
    const { order } = await kit.create(teacher, pack100)
    const pageId = await kit.pageOf(order.id)
    await kit.gateway.pay(pageId)
    const before = await countEvents()
    const body = testEvent('checkout.session.completed', { id: pageId, object: 'checkout.session' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(body, signed(body))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(await countEvents()).toBe(before + 1)
    await Promise.all([kit.processEvents(), kit.processEvents(), kit.processEvents()])
    const wallet = await kit.call(teacher, 'GET', '/wallet')
    expect(wallet.json()).toMatchObject({ balance: { purchased: 100 } })
    expect(await kit.repositories.orders.findById(order.id)).toMatchObject({ status: 'paid' })
  })

  it('is stored byte for byte and gets one job', async () => {
    const body = testEvent()
    const { id } = JSON.parse(body) as { id: string }
    expect((await send(body, signed(body))).statusCode).toBe(200)
    expect(await kit.repositories.paymentEvents.findById(id)).toMatchObject({
      ...{ raw: body, source: 'webhook', state: 'waiting', attempts: 0 },
    })
    const queue = new Queue(billingQueue, { connection: { url: kit.servers.redisUrl } })
    expect((await queue.getJob(id))?.data).toEqual({ version: 1, eventId: id })
    await queue.close()
  })

  it('may arrive before the events that it follows: the state is that of the provider', async () => {
    const { order } = await kit.create(teacher, proMonthly)
    await kit.gateway.pay(await kit.pageOf(order.id))
    await kit.check(teacher, order.id)
    const [subscription] = await kit.repositories.providerSubscriptions.listOfUser(teacher.userId)
    const subject = { id: subscription?.id, object: 'subscription' }
    await kit.provider.cancelNow(subscription?.id ?? '')
    for (const type of ['deleted', 'updated', 'created']) {
      const body = testEvent(`customer.subscription.${type}`, subject)
      expect((await send(body, signed(body))).statusCode).toBe(200)
      await kit.processEvents()
      expect((await kit.overview(teacher)).plan.id, type).toBe('free')
    }
  })

  it.each([
    ['without a signature', () => undefined],
    ['with an empty signature', () => ''],
    ['with another secret', (body: string) => signed(body, { secret: 'another secret' })],
    ['signed 301 seconds ago', (body: string) => signed(body, { at: nowSeconds() - toleranceSeconds - 1 })],
    ['signed by another time', (body: string) => signed(body).replace(/^t=\d+/, `t=${nowSeconds() - 10}`)],
    ['with garbage as signature', () => 'v1=0000,t=NaN'],
  ])('%s is refused with 400 and leaves nothing behind', async (_name, signatureOf) => {
    const before = await countEvents()
    const body = testEvent()
    const answer = await send(body, signatureOf(body))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'billing/event-refused' })
    expect(await countEvents()).toBe(before)
  })

  it('of which one byte changed is refused, wherever the byte is', async () => {
    const before = await countEvents()
    const body = testEvent()
    const signature = signed(body)
    for (const at of [0, 10, Math.floor(body.length / 2), body.length - 1]) {
      const changed = Buffer.from(body)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect((await send(changed, signature)).statusCode, String(at)).toBe(400)
    }
    expect((await send(`${body} `, signature)).statusCode).toBe(400)
    expect(await countEvents()).toBe(before)
  })

  it('that isn’t an event is refused although it is signed', async () => {
    for (const body of ['', '{}', 'null', '[]', 'not json', '{"id":"evt_1"}']) {
      expect((await send(body, signed(body))).statusCode, body).toBe(400)
    }
  })

  it('of 299 seconds ago is accepted, whatever its content type, from any origin', async () => {
    const body = testEvent()
    const answer = await kit.app.inject({
      method: 'POST',
      url: '/api/webhooks/payments',
      headers: {
        'content-type': 'text/plain',
        'stripe-signature': signed(body, { at: nowSeconds() - toleranceSeconds + 5 }),
        origin: 'https://provider.example',
      },
      payload: body,
    })
    expect(answer.statusCode).toBe(200)
  })

  it('above one mebibyte is refused', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1)
    expect((await send(body, signed(body))).statusCode).toBe(413)
  })

  it('gets no job and no acknowledgement if it could not be stored', async () => {
    const closed = await connectDatabase(kit.servers.mongoUrl)
    const events = createPaymentEventRepository(closed)
    await closed.close()
    const { provider } = kit
    const added: string[] = []
    const add = async (id: string) => void added.push(id)
    const body = testEvent()
    const receive = createReceivePaymentEvent({ provider, events, queue: { add } })
    await expect(receive(Buffer.from(body), signed(body))).rejects.toThrow()
    expect(added).toEqual([])
    expect((await send(body, signed(body))).statusCode).toBe(200)
  })
})

describe('many webhooks', () => {
  it(`${perSecond} a second for ${seconds} s are all stored, while other requests are answered`, async () => {
    const before = await countEvents()
    const bodies = Array.from({ length: perSecond * seconds }, () => testEvent())
    const health: Promise<number>[] = []
    const sent: Promise<number>[] = []
    const ticks = setInterval((atOnce / perSecond) * 1000)
    for (let from = 0; from < bodies.length; from += atOnce) {
      await ticks.next()
      for (const body of bodies.slice(from, from + atOnce))
        sent.push(send(body, signed(body)).then(({ statusCode }) => statusCode))
      health.push(kit.call(teacher, 'GET', '/plans/free').then(({ statusCode }) => statusCode))
    }
    await ticks.return?.()
    const statuses = await Promise.all(sent)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect((await Promise.all(health)).filter((status) => status !== 200)).toEqual([])
    expect(await countEvents()).toBe(before + bodies.length)
  })
})
