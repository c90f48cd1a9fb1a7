import type { OrderPage } from '@classeur/contracts'
import { splitPrice } from '@classeur/domain/billing'
import { randomUUID } from 'node:crypto'
import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { createBillingKit, pack100, proMonthly, testCards, type BillingKit } from '../kit/billing-kit.ts'
import type { SignedIn } from '../kit/create-test-app.ts'

let kit: BillingKit
let teacher: SignedIn
beforeAll(async () => {
  kit = await createBillingKit()
})
afterAll(() => kit?.close())
beforeEach(async () => {
  teacher = await kit.newTeacher()
})

const post = (path: string, payload?: object, person = teacher) =>
  kit.call(person, 'POST', `/billing/orders${path}`, payload)
const get = (path: string, person = teacher) => kit.call(person, 'GET', `/billing${path}`)
const request = (item: object, more: object = {}) => ({
  ...{ item, requestKey: randomUUID(), returnTo: '/settings/order' },
  ...more,
})
/** Stores an order as the bill of a renewal does. */
const storeRenewal = (invoiceId: string) =>
  kit.repositories.orders.create({
    ...splitPrice(900, 2000),
    ...{ userId: teacher.userId, requestKey: null, isTest: true, invoiceId, subscriptionId: 'sub_1' },
    item: { ...proMonthly, from: null, to: null },
    ...{ currency: 'EUR', taxRateBasisPoints: 2000, at: new Date(), prefix: 'C' },
  })
const numbersOf = ({ orders }: OrderPage) => orders.map(({ number }) => number)
const pageState = async (pageId: string) => (await kit.provider.findCheckout(pageId))?.state

describe('ordering', () => {
  it('returns one order and one payment page for one key, also for requests at the same moment', async () => {
    const order = request(pack100)
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('', order)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
    const checkouts = answers.map((answer) => answer.json<{ order: { id: string }; paymentUrl: string }>())
    expect(new Set(checkouts.map(({ order: { id }, paymentUrl }) => `${id} ${paymentUrl}`)).size).toBe(1)
    expect((await kit.orders(teacher)).totals.orders).toBe(1)
  })

  it('returns to the page where it began, with the id of the order', async () => {
    const answer = await post('', request(pack100, { returnTo: '/prime?from=class#plans' }))
    const { id } = answer.json<{ order: { id: string } }>().order
    const pageId = await kit.pageOf(id)
    expect(await kit.returnAddressOf(pageId)).toBe(
      `${kit.config.publicUrl}/prime?from=class&order=${id}#plans`,
    )
  })

  it.each([
    ['the free plan', { kind: 'plan', planId: 'free', interval: 'monthly' }],
    ['an unknown plan', { kind: 'plan', planId: 'none', interval: 'monthly' }],
    ['an unknown pack', { kind: 'pack', packId: 'pack-7' }],
  ])('refuses %s', async (_name, item) => {
    expect((await post('', request(item))).json()).toMatchObject({
      status: 422,
      code: 'billing/not-for-sale',
    })
    expect((await kit.orders(teacher)).totals.orders).toBe(0)
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'settings', '/a b'])(
    'refuses to return to %s',
    async (returnTo) => {
      expect((await post('', request(pack100, { returnTo }))).statusCode).toBe(400)
    },
  )

  it('refuses a plan to a subscriber, but not a pack', async () => {
    await kit.buy(teacher, proMonthly)
    expect((await post('', request(proMonthly))).json()).toMatchObject({ code: 'billing/already-subscribed' })
    expect((await post('', request(pack100))).statusCode).toBe(201)
  })

  it('closes the page of an earlier order for a plan, so that two tabs cannot pay for two', async () => {
    const first = await kit.create(teacher, proMonthly)
    const firstPage = await kit.pageOf(first.order.id)
    const second = await kit.create(teacher, { ...proMonthly, interval: 'yearly' })
    expect(await pageState(firstPage)).toBe('expired')
    expect(await kit.check(teacher, first.order.id)).toMatchObject({
      ...{ status: 'cancelled', failure: 'replaced', actions: ['order-again'] },
    })
    expect(await kit.pay(teacher, second.order.id)).toMatchObject({ status: 'paid' })
  })

  it('notices that the other page was paid, even before its webhook arrives', async () => {
    const first = await kit.create(teacher, proMonthly)
    await kit.gateway.pay(await kit.pageOf(first.order.id))
    const second = await post('', request(proMonthly))
    expect(second.json()).toMatchObject({ status: 409, code: 'billing/already-subscribed' })
    const { orders } = await kit.orders(teacher)
    expect(orders.map(({ status }) => status).sort()).toEqual(['cancelled', 'paid'])
    expect((await kit.overview(teacher)).plan.id).toBe('pro')
  })

  it('leaves one payable page after orders for plans at the same moment', async () => {
    await Promise.all(Array.from({ length: 6 }, () => post('', request(proMonthly))))
    const documents = await kit.servers.connection
      .collection('orders')
      .find<{ checkout: { id: string } | null }>({ userId: teacher.userId })
      .toArray()
    const states = await Promise.all(
      documents.flatMap(({ checkout }) => (checkout ? [pageState(checkout.id)] : [])),
    )
    expect(states.filter((state) => state === 'open').length).toBe(1)
  })

  const [payable, bills] = isDeep ? [8, 42] : [3, 17]
  it(`gives ${payable + bills} orders at the same moment numbers without gaps`, async () => {
    const before = await kit.servers.connection.collection('orders').countDocuments()
    const people = await Promise.all(Array.from({ length: payable }, () => kit.newTeacher()))
    const ordered = people.map((person) => post('', request(pack100), person))
    // The test gateway does one thing at a time, so most orders are stored as bills are, without a payment page.
    const stored = Array.from({ length: bills }, (_, index) => storeRenewal(`in_${index}`))
    const answers = await Promise.all(ordered)
    await Promise.all(stored)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
    const serials = await kit.servers.connection.collection('orders').distinct('serial')
    expect(serials.sort((a, b) => a - b)).toEqual(
      Array.from({ length: before + payable + bills }, (_, index) => index + 1),
    )
  })
})

describe('paying', () => {
  it('gives the credits of a pack once, however often the order is checked', async () => {
    const { order } = await kit.create(teacher, pack100)
    await kit.gateway.pay(await kit.pageOf(order.id))
    const checked = await Promise.all(Array.from({ length: 5 }, () => kit.check(teacher, order.id)))
    expect(checked.map(({ status }) => status)).toEqual(checked.map(() => 'paid'))
    const wallet = await kit.call(teacher, 'GET', '/wallet')
    expect(wallet.json()).toMatchObject({ balance: { purchased: 100 } })
  })

  it('continues on the open page, and on a new one when that is closed', async () => {
    const { order, paymentUrl } = await kit.create(teacher, pack100)
    const again = await post(`/${order.id}/pay`, { returnTo: '/settings/order' })
    expect(again.json()).toMatchObject({ paymentUrl, order: { id: order.id, status: 'pending' } })
    await kit.provider.expireCheckout(await kit.pageOf(order.id))
    expect(await kit.check(teacher, order.id)).toMatchObject({ status: 'cancelled', failure: 'left' })
    const reopened = (await post(`/${order.id}/pay`, { returnTo: '/settings/order' })).json()
    expect(reopened).toMatchObject({ order: { id: order.id, status: 'pending', failure: null } })
    expect(reopened.paymentUrl).not.toBe(paymentUrl)
    expect(await kit.pay(teacher, order.id)).toMatchObject({ status: 'paid', actions: ['receipt'] })
  })

  it('waits for a bank that answers later, and refuses a second payment meanwhile', async () => {
    const { order } = await kit.create(teacher, pack100)
    expect(await kit.pay(teacher, order.id, testCards.late)).toMatchObject({
      ...{ status: 'pending', waitsForBank: true },
    })
    const again = await post(`/${order.id}/pay`, { returnTo: '/' })
    expect(again.json()).toMatchObject({ status: 409, code: 'billing/payment-open' })
  })

  it('refuses to pay a paid order', async () => {
    const { id } = await kit.buy(teacher, pack100)
    expect((await post(`/${id}/pay`, { returnTo: '/' })).json()).toMatchObject({
      code: 'billing/order-closed',
    })
  })

  it('answers a repeated order that is paid without a payment page', async () => {
    const order = request(pack100)
    const { id } = (await post('', order)).json<{ order: { id: string } }>().order
    await kit.pay(teacher, id)
    expect((await post('', order)).json()).toMatchObject({ paymentUrl: null, order: { id, status: 'paid' } })
  })
})

describe('the list of orders', () => {
  it('pages newest first, filters by status and school year, and sums what was paid', async () => {
    const paid = [await kit.buy(teacher, pack100), await kit.buy(teacher, { ...pack100, packId: 'pack-300' })]
    const { order: open } = await kit.create(teacher, pack100)
    const all = await kit.orders(teacher)
    expect(numbersOf(all)).toEqual([open.number, paid[1]?.number, paid[0]?.number])
    expect(all.totals).toEqual({
      orders: 3,
      paid: [{ currency: 'EUR', orders: 2, totalMinor: 1450, taxMinor: 242 }],
    })
    const [year = 0] = all.years
    expect(numbersOf(await kit.orders(teacher, '?status=pending'))).toEqual([open.number])
    expect(numbersOf(await kit.orders(teacher, `?year=${year}&status=paid`))).toHaveLength(2)
    expect((await kit.orders(teacher, `?year=${year - 1}`)).totals).toEqual({ orders: 0, paid: [] })
    expect((await get('/orders?cursor=nonsense')).statusCode).toBe(400)
  })

  it('pages through more orders than fit on a page, each once', async () => {
    for (let made = 0; made < 33; made += 1) await kit.create(teacher, pack100)
    const first = await kit.orders(teacher)
    expect(first.orders).toHaveLength(30)
    const second = await kit.orders(teacher, `?cursor=${first.nextCursor}`)
    expect(second).toMatchObject({ nextCursor: null, totals: { orders: 33 } })
    expect(new Set([...numbersOf(first), ...numbersOf(second)]).size).toBe(33)
  })

  it('as a table contains every order in the language of the request, and its amounts add up', async () => {
    await kit.buy(teacher, pack100)
    await kit.buy(teacher, proMonthly)
    await kit.create(teacher, pack100)
    const answer = await get('/orders.csv?language=en')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=.*\.csv/)
    const { data } = Papa.parse<Record<string, string>>(answer.body.replace(/^\ufeff/, ''), {
      ...{ header: true, skipEmptyLines: true },
    })
    expect(data).toHaveLength(3)
    const paid = data.reduce((sum, row) => sum + Number(row['Paid']), 0)
    expect(paid).toBe(13)
    const french = (await get('/orders.csv?language=fr&status=paid')).body
    expect(french.trim().split('\r\n')).toHaveLength(3)
    expect(french).toContain('4,00')
  })
})

describe('the order of another person', () => {
  it('does not exist for anybody else', async () => {
    const { id } = await kit.buy(teacher, pack100)
    const other = await kit.newTeacher()
    const answers = await Promise.all([
      get(`/orders/${id}`, other),
      get(`/orders/${id}/receipt.pdf`, other),
      post(`/${id}/pay`, { returnTo: '/' }, other),
      post(`/${id}/check`, {}, other),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect((await kit.orders(other)).orders).toEqual([])
    expect((await get(`/orders.csv`, other)).body.trim().split('\r\n')).toHaveLength(1)
  })
})
