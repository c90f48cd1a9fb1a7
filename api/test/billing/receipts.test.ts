import { hasPdfText, pdfPages } from '@classeur/documents/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBillingKit, pack100, proMonthly, type BillingKit } from '../kit/billing-kit.ts'
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

const get = (path: string, person = teacher) => kit.call(person, 'GET', `/billing${path}`)

describe('receipts', () => {
  it('exist for paid orders in three languages, and not before', async () => {
    const { order } = await kit.create(teacher, proMonthly)
    expect((await get(`/orders/${order.id}/receipt.pdf`)).statusCode).toBe(404)
    await kit.pay(teacher, order.id)
    for (const language of ['en', 'fr', 'ar']) {
      const answer = await get(`/orders/${order.id}/receipt.pdf?language=${language}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.headers['content-disposition']).toContain(order.number)
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  it.skipIf(!hasPdfText)(
    'name the seller, and say that no money moved if a test payment paid them, and only then',
    async () => {
      await kit.servers.connection
        .model('BillingRules')
        .updateOne({ _id: 'rules' }, { $set: { 'seller.address': 'Rue du Vendeur 7' } })
      const { id } = await kit.buy(teacher, pack100)
      const text = async () =>
        (await pdfPages((await get(`/orders/${id}/receipt.pdf`)).rawPayload)).join('\n')
      const marked = await text()
      expect(marked).toContain('no money moved')
      expect(marked).toContain('Rue du Vendeur 7')
      // The order of a time with real payments, on an installation that has test payments now.
      await kit.servers.connection.model('Order').updateOne({ _id: id }, { $set: { isTest: false } })
      expect(await text()).not.toContain('no money moved')
    },
  )

  it.skipIf(!hasPdfText)('keep the seller and the name of the plan that they were issued with', async () => {
    const { connection } = kit.servers
    const plans = connection.model('Plan')
    const rename = async (planName: string, sellerName: string) => {
      await plans.updateOne({ _id: 'club' }, { $set: { name: planName } })
      await connection
        .model('BillingRules')
        .updateOne({ _id: 'rules' }, { $set: { 'seller.name': sellerName } })
    }
    const { _id, ...pro } = (await plans.findById('pro').lean<{ _id: string }>()) ?? { _id: '' }
    await plans.updateOne({ _id: 'club' }, { $setOnInsert: pro }, { upsert: true })
    await rename('Club of old', 'Old Seller')
    const { id } = await kit.buy(teacher, { ...proMonthly, planId: 'club' })
    await rename('Club of today', 'New Seller')
    const text = async () =>
      (await pdfPages((await get(`/orders/${id}/receipt.pdf?language=en`)).rawPayload)).join('\n')
    const issued = await text()
    expect(issued).toContain('Old Seller')
    expect(issued).toContain('Club of old')
    expect((await get(`/orders/${id}`)).json()).toMatchObject({ item: { planName: 'Club of old' } })
    // An older version stored neither.
    await connection.model('Order').updateOne({ _id: id }, { $unset: { seller: 1, planName: 1 } })
    const older = await text()
    expect(older).toContain('New Seller')
    expect(older).toContain('Club of today')
  })

  it('of a refund are credit notes, listed at the order and closed to other people', async () => {
    const { id } = await kit.buy(teacher, pack100)
    const { paymentIntentId } = (await kit.repositories.orders.findById(id)) ?? {}
    if (!paymentIntentId) throw new Error('the order was not paid')
    await kit.provider.refund({
      ...{ paymentIntentId, amountMinor: 400, reason: 'a mistake', idempotencyKey: randomUUID() },
    })
    await kit.settlement.settle({ kind: 'payment', id: paymentIntentId })
    const order = (await get(`/orders/${id}`)).json<{ creditNotes: { number: string }[] }>()
    expect(order).toMatchObject({
      status: 'refunded',
      refundedMinor: 400,
      creditNotes: [{ amountMinor: 400 }],
    })
    const path = `/credit-notes/${order.creditNotes[0]?.number}.pdf?language=fr`
    const answer = await get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await get(path, await kit.newTeacher())).statusCode).toBe(404)
  })

  it.skipIf(!hasPdfText)('of partial refunds print each its own reason', async () => {
    const { id } = await kit.buy(teacher, pack100)
    const { paymentIntentId } = (await kit.repositories.orders.findById(id)) ?? {}
    if (!paymentIntentId) throw new Error('the order was not paid')
    const reasons = ['Bought twice', 'Credits arrived late']
    for (const reason of reasons) {
      const idempotencyKey = randomUUID()
      await kit.provider.refund({ paymentIntentId, amountMinor: 100, reason, idempotencyKey })
      await kit.repositories.orders.noteRefundReason(id, reason)
      await kit.settlement.settle({ kind: 'payment', id: paymentIntentId })
    }
    const { creditNotes } = (await get(`/orders/${id}`)).json<{ creditNotes: { number: string }[] }>()
    const printed = () =>
      Promise.all(
        creditNotes.map(async ({ number }) => {
          const { rawPayload } = await get(`/credit-notes/${number}.pdf?language=en`)
          const text = (await pdfPages(rawPayload)).join('\n')
          return reasons.filter((reason) => text.includes(reason))
        }),
      )
    expect(await printed()).toEqual(reasons.map((reason) => [reason]))
    // An older version stored only the latest reason, on the order.
    await kit.servers.connection
      .collection('credit_notes')
      .updateMany({ orderId: id }, { $unset: { reason: 1 } })
    expect(await printed()).toEqual([[], [reasons[1]]])
  })
})
