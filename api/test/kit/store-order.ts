import { createCreditNoteRepository, createOrderRepository, type OrderDocument } from '@classeur/database'
import { partsOfRefund } from '@classeur/domain/billing'
import { randomUUID } from 'node:crypto'
import type { TestApp } from './create-test-app.ts'

/** Stores an order of 100 credits that was paid and refunded, without a payment provider. */
export async function storeRefundedOrder(
  connection: TestApp['servers']['connection'],
  { userId, schoolName }: { userId: string; schoolName: string },
): Promise<{ order: OrderDocument; creditNote: string }> {
  const orders = createOrderRepository(connection)
  const at = new Date()
  const price = { netMinor: 333, taxMinor: 67, totalMinor: 400, taxRateBasisPoints: 2000 }
  const item = { kind: 'pack', packId: 'pack-100', credits: 100 } as const
  const order = await orders.create({
    ...{ userId, item, ...price, currency: 'EUR', requestKey: randomUUID(), prefix: 'C', at, isTest: true },
    ...{ invoiceId: null, subscriptionId: null },
  })
  const buyer = { name: schoolName, schoolName, address: schoolName, taxId: '', country: 'FR' }
  await orders.pay(order, {
    ...{ at, paidMinor: 400, paymentIntentId: `pi_${randomUUID()}`, item, buyer },
    ...{ invoiceId: null, subscriptionId: null, seller: null, planName: null },
  })
  const refund = { orderId: String(order._id), userId, refundId: `re_${randomUUID()}`, amountMinor: 400, at }
  const { number } = await createCreditNoteRepository(connection).create(
    { ...refund, prefix: 'A', reason: null },
    (earlier) => partsOfRefund({ ...price, credits: 100 }, earlier, 400),
  )
  await orders.refund(order, { refundedMinor: 400, returnedSurplusMinor: 0 })
  return { order, creditNote: number }
}
