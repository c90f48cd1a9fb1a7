import {
  createBillingDataRepository,
  createCreditLedger,
  createCreditNoteRepository,
  createOrderRepository,
  createPaymentCustomerRepository,
  createPaymentEventRepository,
  createPlanRepository,
  createProviderSubscriptionRepository,
  createSchoolRepository,
  createSeatRepository,
  createSubscriptionRepository,
  type NewOrder,
  type OrderDocument,
  type StoredSubscription,
} from '@classeur/database'
import { createSettlement } from '@classeur/payments'
import { createBillingQueue } from '@classeur/queue'
import { randomUUID } from 'node:crypto'
import { createRefundingProvider } from './refunding-provider.ts'
import type { TestServers } from '../../kit/test-servers.ts'

const dayMs = 24 * 3600 * 1000
const packOf = (credits: number) => ({ kind: 'pack', packId: `pack-${String(credits)}`, credits }) as const

/** A receipt of a payment that names nobody. */
const unnamed = { buyer: null, seller: null, planName: null }

/** Payments with a provider in memory, settled as the product does. */
export function createPaymentsKit({ connection, redisUrl }: TestServers) {
  const provider = createRefundingProvider()
  const billingQueue = createBillingQueue(redisUrl, () => undefined)
  const orders = createOrderRepository(connection)
  const creditNotes = createCreditNoteRepository(connection)
  const ledger = createCreditLedger(connection)
  const subscriptions = createProviderSubscriptionRepository(connection)
  const events = createPaymentEventRepository(connection)

  const { settle } = createSettlement({
    ...{ provider, orders, creditNotes, ledger, providerSubscriptions: subscriptions },
    subscriptions: createSubscriptionRepository(connection),
    seats: createSeatRepository(connection),
    schools: createSchoolRepository(connection),
    customers: createPaymentCustomerRepository(connection),
    plans: createPlanRepository(connection),
    billingData: createBillingDataRepository(connection),
    findBuyer: async () => ({ name: 'Ada', schoolName: '', address: '', taxId: '', country: '' }),
    isErased: async () => false,
    announce: async () => undefined,
  })

  const newOrder = (order: Partial<NewOrder>): Promise<OrderDocument> =>
    orders.create({
      ...{
        userId: '0'.repeat(24),
        requestKey: randomUUID(),
        item: packOf(300),
        currency: 'EUR',
        isTest: true,
      },
      ...{ netMinor: 875, taxMinor: 175, totalMinor: 1050, taxRateBasisPoints: 2000 },
      ...{ invoiceId: null, subscriptionId: null, at: new Date(), prefix: 'C' },
      ...order,
    })

  return {
    ...{ provider, billingQueue, settle, orders, creditNotes, ledger, subscriptions, events },
    newOrder,

    /** An order that was paid with `paidMinor` (its total without one); a pack's credits are in the wallet. */
    async paidOrder(order: Partial<NewOrder> = {}, paidMinor?: number): Promise<OrderDocument> {
      const created = await newOrder(order)
      const { _id, userId, item, totalMinor, currency } = created
      const paymentIntentId = `pi_${String(_id)}`
      provider.pay(paymentIntentId, paidMinor ?? totalMinor, currency)
      const payment = { at: new Date(), paidMinor: paidMinor ?? totalMinor, paymentIntentId, item }
      await orders.pay(created, { ...payment, invoiceId: null, subscriptionId: null, ...unnamed })
      if (item.kind === 'pack') await ledger.purchase(userId, String(_id), item.credits)
      return (await orders.findById(String(_id)))!
    },

    /** Spends credits of a person. */
    async spend(userId: string, credits: number): Promise<void> {
      const generationId = randomUUID()
      await ledger.reserve(userId, generationId, credits)
      await ledger.settle(userId, generationId, credits)
    },

    /** An active subscription as the provider has it; `stored` is how the product knows it. */
    async subscription(
      userId: string,
      state: Partial<StoredSubscription> = {},
      stored: Partial<StoredSubscription> = state,
    ): Promise<string> {
      const id = `sub_${randomUUID().replaceAll('-', '')}`
      const period = { startsAt: new Date(Date.now() - dayMs), endsAt: new Date(Date.now() + 29 * dayMs) }
      const active: StoredSubscription = {
        ...{ userId, customerId: `cus_${userId}`, planId: 'pro', status: 'active', currency: 'EUR' },
        ...{ schoolId: null, nextPlanId: 'pro', priceMinor: 900, nextPriceMinor: 900 },
        ...{ interval: 'monthly', nextInterval: 'monthly', startedAt: period.startsAt, period },
        ...{ paidPeriod: period, cancelAtPeriodEnd: false, endedAt: null, card: null, openInvoice: null },
      }
      provider.subscriptions.set(id, { id, latestInvoiceId: null, ...active, ...state })
      await subscriptions.store(id, await subscriptions.takeTurn(id), { ...active, ...stored })
      return id
    },

    /** The provider doesn't answer about this subscription. */
    forget: (id: string) => void provider.subscriptions.delete(id),

    async event(id: string, receivedAt = new Date(), type = 'invoice.paid'): Promise<string> {
      const event = { _id: id, type, raw: '{"secret":"raw body"}', createdAt: receivedAt }
      await events.store({ ...event, source: 'webhook' }, receivedAt)
      return id
    },

    close: () => billingQueue.close(),
  }
}

export type PaymentsKit = ReturnType<typeof createPaymentsKit>
