import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBillingDataRepository, createUserRepository, type OrderDocument } from '@classeur/database'
import { seedBillingRules } from '@classeur/domain/billing'
import { randomUUID } from 'node:crypto'
import { createRefunds } from '../../src/features/ops/billing/refunds.service.ts'
import type { TestBrowser } from '../kit/cookie-jar.ts'
import { createTestApp, testPublicUrl, type TestApp } from '../kit/create-test-app.ts'
import { startForeignIssuer, type ForeignIssuer } from '../kit/foreign-issuer.ts'
import { createOperatorSignIn, pageHeaders } from './kit/operator-sign-in.ts'
import { createPaymentsKit, type PaymentsKit } from './kit/payments-kit.ts'
import { openTestServers, type TestServers } from '../kit/test-servers.ts'

const headers = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: testPublicUrl,
  'sec-fetch-site': 'same-origin',
}
const reason = 'Bought twice by mistake'

let issuer: ForeignIssuer
let servers: TestServers
let kit: PaymentsKit
let test: TestApp
let operator: TestBrowser
let userId: string

beforeAll(async () => {
  issuer = await startForeignIssuer()
  servers = await openTestServers()
  kit = createPaymentsKit(servers)
  test = await createTestApp({
    environment: { OIDC_ISSUER: issuer.url },
    servers,
    paymentProvider: kit.provider,
  })
  operator = await createOperatorSignIn(test, issuer).operator('/ops/billing')
})
afterAll(async () => {
  await test.close()
  await kit.close()
  await servers.stop()
  await issuer.stop()
})
beforeEach(async () => {
  userId = (await test.signInAs()).userId
})

const pathOf = (order: OrderDocument) => `/ops/billing/orders/${String(order._id)}/refund`
const open = async (order: OrderDocument) =>
  (await operator.send({ url: pathOf(order), headers: pageHeaders })).body
const keyIn = (body: string) => /name="formKey" value="([^"]+)"/.exec(body)?.[1] ?? ''

/** Sends the form as a browser does; by default it is complete. */
const send = (order: OrderDocument, formKey: string, fields: Record<string, string>) =>
  operator.send({
    method: 'POST',
    url: pathOf(order),
    headers,
    payload: new URLSearchParams({ formKey, reason, confirmed: 'yes', ...fields }).toString(),
  })
const fill = async (order: OrderDocument, fields: Record<string, string>) =>
  send(order, keyIn(await open(order)), fields)
const follow = async (answer: { statusCode: number; headers: Record<string, unknown> }) => {
  expect(answer.statusCode).toBe(303)
  return (await operator.send({ url: String(answer.headers['location']), headers: pageHeaders })).body
}
const reload = async (order: OrderDocument) => (await kit.orders.findById(String(order._id)))!
const refundsOf = ({ paymentIntentId }: OrderDocument) => kit.provider.listRefunds(paymentIntentId!)
const text = (body: string) => body.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')

describe('a refund', () => {
  it.each([
    ['1.10', 110],
    ['1,10', 110],
    ['0.29', 29],
    ['10.50', 1050],
  ])('of the amount %s returns exactly %i minor units', async (amount, minor) => {
    const order = await kit.paidOrder({ userId })
    const body = await follow(await fill(order, { amount }))
    expect((await refundsOf(order)).map(({ amountMinor }) => amountMinor)).toEqual([minor])
    expect((await reload(order)).refundedMinor).toBe(minor)
    const [note] = await kit.creditNotes.listOf([String(order._id)])
    expect(text(body)).toContain(`credit note ${note!.number}`)
  })

  it.each([
    ['1.105', 'Enter an amount such as'],
    ['-5', 'Enter an amount such as'],
    ['1e1', 'Enter an amount such as'],
    ['', 'Enter an amount such as'],
    ['0', 'Enter an amount above 0'],
    ['0.00', 'Enter an amount above 0'],
    ['10.51', 'At most 10.50 EUR can still be refunded'],
  ])('of the amount %j is refused with the reason', async (amount, message) => {
    const order = await kit.paidOrder({ userId })
    const answer = await fill(order, { amount })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain(message)
    expect(await refundsOf(order)).toHaveLength(0)
  })

  it('uses the digits of the order’s currency', async () => {
    const yen = await kit.paidOrder({ userId, currency: 'JPY', totalMinor: 1050 })
    expect((await fill(yen, { amount: '10.50' })).statusCode).toBe(422)
    await follow(await fill(yen, { amount: '1050' }))
    const dinars = await kit.paidOrder({ userId, currency: 'TND', totalMinor: 9_500 })
    await follow(await fill(dinars, { amount: '1.105' }))
    expect([(await refundsOf(yen))[0]?.amountMinor, (await refundsOf(dinars))[0]?.amountMinor]).toEqual([
      1050, 1105,
    ])
  })

  it('is at most what earlier refunds left, also one that only the provider knows', async () => {
    const order = await kit.paidOrder({ userId })
    await follow(await fill(order, { amount: '4' }))
    const formKey = keyIn(await open(order))
    const other = { paymentIntentId: order.paymentIntentId!, reason: '', idempotencyKey: 'elsewhere' }
    await kit.provider.refund({ ...other, amountMinor: 250 })
    const answer = await send(order, formKey, { amount: '6.50' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('At most 4.00 EUR can still be refunded')
    await follow(await send(order, keyIn(answer.body), { amount: '4.00' }))
    expect(await reload(order)).toMatchObject({ status: 'refunded', refundedMinor: 1050 })
    expect(await open(order)).toContain('Nothing is left to refund')
  })

  it('is at most what the installation allows one form, which is data', async () => {
    const order = await kit.paidOrder({ userId, totalMinor: 49_000 })
    const answer = await fill(order, { amount: '100.01' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('One form refunds at most 100.00 EUR.')
    await follow(await fill(order, { amount: '100' }))
    expect((await reload(order)).refundedMinor).toBe(10_000)
    const rules = servers.connection.collection<{ _id: string }>('billing_rules')
    await rules.updateOne({ _id: 'rules' }, { $set: { refundLimitMinor: 500 } })
    expect((await fill(order, { amount: '5.01' })).body).toContain('at most 5.00 EUR with one form')
    const { refundLimitMinor } = seedBillingRules
    await rules.updateOne({ _id: 'rules' }, { $set: { refundLimitMinor } })
  })

  it('is made once if the same form is sent twice, at the same time or later', async () => {
    const order = await kit.paidOrder({ userId })
    const formKey = keyIn(await open(order))
    const both = await Promise.all([1, 2].map(() => send(order, formKey, { amount: '10.50' })))
    const later = await send(order, formKey, { amount: '10.50' })
    for (const answer of [...both, later]) expect(text(await follow(answer))).toContain('Refunded 10.50 EUR')
    expect(await refundsOf(order)).toHaveLength(1)
    expect(await kit.creditNotes.listOf([String(order._id)])).toHaveLength(1)
  })

  it('is made once if the provider’s answer was lost and the form is sent again', async () => {
    const order = await kit.paidOrder({ userId })
    kit.provider.loseAnswers(1)
    const lost = await fill(order, { amount: '10.50' })
    expect(lost.statusCode).toBe(422)
    expect(lost.body).toContain('Send the form again unchanged')
    const again = await send(order, keyIn(lost.body), { amount: '10.50' })
    expect(text(await follow(again))).toContain('Refunded 10.50 EUR')
    expect(await refundsOf(order)).toHaveLength(1)
  })

  it('that the provider hasn’t completed is reported as such', async () => {
    const order = await kit.paidOrder({ userId })
    kit.provider.setNextStatus('pending')
    const body = await follow(await fill(order, { amount: '10.50' }))
    kit.provider.setNextStatus('succeeded')
    expect(text(body)).toContain('hasn’t completed it')
    expect((await reload(order)).status).toBe('paid')
  })

  it('that the database can’t store is reported as made, and stored with the provider’s event', async () => {
    const order = await kit.paidOrder({ userId })
    const down = () => Promise.reject(new Error('the database is down'))
    const { provider, orders, creditNotes, ledger } = kit
    const refunds = createRefunds({
      ...{ provider, creditNotes, ledger, settle: down, log: { info: vi.fn(), warn: vi.fn() } },
      orders: { findById: orders.findById, noteRefundReason: down },
      billingData: createBillingDataRepository(servers.connection),
      users: createUserRepository(servers.connection),
    })
    const fields = { amount: '10.50', reason, confirmed: true, formKey: randomUUID() }
    const outcome = await refunds.refund({ userId: 'operator', operator: true }, String(order._id), fields)
    const [refund] = await refundsOf(order)
    expect(outcome).toEqual({ kind: 'refunded', refundId: refund?.id })
    await kit.settle({ kind: 'payment', id: order.paymentIntentId! })
    expect(await reload(order)).toMatchObject({ status: 'refunded', refundedMinor: 1050 })
  })

  it('warns before it is made that the reason is printed on the credit note', async () => {
    const form = text(await open(await kit.paidOrder({ userId })))
    expect(form).toContain(
      'Printed on the person’s credit note and sent to the provider; 3 to 300 characters.',
    )
  })

  it('needs a reason of 3 to 300 characters and a confirmation, and keeps the typed values', async () => {
    const order = await kit.paidOrder({ userId })
    const missing = await fill(order, { amount: '1,10', reason: '' })
    expect([missing.statusCode, missing.body.includes('value="1,10"')]).toEqual([422, true])
    expect(missing.body).toContain('at least 3 characters')
    const long = 'é'.repeat(301)
    const tooLong = await fill(order, { amount: '2', reason: long })
    expect(tooLong.body).toContain('these are 301')
    expect(tooLong.body).toContain(`>\n${long}</textarea`)
    const typed = '<b>"Why" & how</b>'
    const unconfirmed = await fill(order, { amount: '3.5', reason: typed, confirmed: '' })
    expect(unconfirmed.statusCode).toBe(400)
    const formKey = keyIn(await open(order))
    const payload = new URLSearchParams({ formKey, amount: '3.5', reason: typed }).toString()
    const unticked = await operator.send({ method: 'POST', url: pathOf(order), headers, payload })
    expect(unticked.statusCode).toBe(422)
    expect(unticked.body).toContain('Confirm that the money goes back')
    expect(unticked.body).toContain('&lt;b&gt;&quot;Why&quot; &amp; how&lt;/b&gt;')
    expect(await refundsOf(order)).toHaveLength(0)
  })

  it('stores its reason, and logs the operator, order and amount without personal data', async () => {
    const order = await kit.paidOrder({ userId })
    await follow(await fill(order, { amount: '1' }))
    expect((await reload(order)).refundReason).toBe(reason)
    const line = test.logLines
      .map((one) => JSON.parse(one) as Record<string, unknown>)
      .find(({ msg, orderId }) => msg === 'order refunded by an operator' && orderId === String(order._id))
    expect(line).toMatchObject({
      amountMinor: 100,
      currency: 'EUR',
      person: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect(JSON.stringify(line)).not.toMatch(/@|mistake/)
  })

  it('says which credits of a pack were taken back, and how many were spent already', async () => {
    const order = await kit.paidOrder({ userId })
    await kit.spend(userId, 120)
    expect(text(await open(order))).toContain('180 of 300 unspent')
    const body = text(await follow(await fill(order, { amount: '10.50' })))
    expect(body).toContain('took back 180 of 300 credits')
    expect(body).toContain('120 were already spent')
    expect((await kit.ledger.balanceOf(userId)).purchased).toBe(0)
    const list = await operator.send({ url: '/ops/billing?show=mismatches', headers: pageHeaders })
    expect(text(list.body)).toContain('120 refunded credits were spent')
  })

  it('of exactly what was paid above the total takes back no credits, and the whole order can still go back', async () => {
    const order = await kit.paidOrder({ userId }, 1250)
    expect(text(await open(order))).toContain('The first 2.00 EUR return what was paid above the total')
    const body = text(await follow(await fill(order, { amount: '2' })))
    expect(body).toContain('2.00 EUR of it went back')
    expect(body).toContain('At most 10.50 EUR can go back.')
    expect((await kit.ledger.balanceOf(userId)).purchased).toBe(300)
    expect(await kit.creditNotes.listOf([String(order._id)])).toHaveLength(0)
    expect((await fill(order, { amount: '10.51' })).body).toContain('At most 10.50 EUR can still be refunded')
    expect(text(await follow(await fill(order, { amount: '10.50' })))).toContain(
      'took back 300 of 300 credits',
    )
    expect(await reload(order)).toMatchObject({ status: 'refunded', refundedMinor: 1050 })
  })

  it('counts one spent credit in the singular', async () => {
    const order = await kit.paidOrder({ userId })
    await kit.spend(userId, 1)
    expect(text(await follow(await fill(order, { amount: '10.50' })))).toContain(
      '1 refunded credit was spent',
    )
  })

  it('of unspent credits takes back their share', async () => {
    const order = await kit.paidOrder({ userId })
    const body = text(await follow(await fill(order, { amount: '3.50' })))
    expect(body).toContain('took back 100 of 300 credits. None of them were spent')
    expect((await kit.ledger.balanceOf(userId)).purchased).toBe(200)
  })
})

describe('an order', () => {
  it('without a payment has no refund form and refuses one', async () => {
    const order = await kit.newOrder({ userId })
    const body = await open(order)
    expect(body).toContain('can’t be refunded')
    expect(body).not.toContain('<form')
    const answer = await send(order, 'a-form-key-that-is-long', { amount: '1' })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'billing/refund-refused'])
  })

  it('that doesn’t exist is not found', async () => {
    const missing = await operator.send({ url: `/ops/billing/orders/${'0'.repeat(24)}/refund` })
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'general/not-found'])
  })
})
