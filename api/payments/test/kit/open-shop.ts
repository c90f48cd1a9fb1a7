import type { BillingEvent } from '@classeur/contracts'
import {
  createAccountDeletionRepository,
  connectDatabase,
  createBillingDataRepository,
  createCreditLedger,
  createCreditNoteRepository,
  createOrderRepository,
  createPaymentCustomerRepository,
  createPlanRepository,
  createProviderSubscriptionRepository,
  createSchoolRepository,
  createSeatRepository,
  createSubscriptionRepository,
  ensureIndexes,
  type OrderDocument,
} from '@classeur/database'
import { splitPrice, type OrderItem } from '@classeur/domain/billing'
import { newDatabaseUrl } from '@classeur/local/testing'
import { randomBytes } from 'node:crypto'
import { createSettlement, type PaymentProvider, type SettlementDependencies } from '../../src/index.ts'

export const packPrice = 400
export const monthPrice = 900
export const pack: OrderItem = { kind: 'pack', packId: 'pack-100', credits: 100 }
export const proMonth: OrderItem = { kind: 'plan', planId: 'pro', interval: 'monthly', from: null, to: null }

export const newUserId = (): string => randomBytes(12).toString('hex')
const buyer = { name: 'Ada', schoolName: 'École', address: '1 rue', taxId: '', country: 'FR' }

/** A real database with everything that payments store. */
export async function openShop() {
  const connection = await connectDatabase(newDatabaseUrl())
  await ensureIndexes(connection)
  const repositories = {
    orders: createOrderRepository(connection),
    creditNotes: createCreditNoteRepository(connection),
    customers: createPaymentCustomerRepository(connection),
    providerSubscriptions: createProviderSubscriptionRepository(connection),
    subscriptions: createSubscriptionRepository(connection),
    seats: createSeatRepository(connection),
    schools: createSchoolRepository(connection),
    plans: createPlanRepository(connection),
    billingData: createBillingDataRepository(connection),
  }
  await repositories.plans.seed()
  await repositories.billingData.seed()
  return {
    connection,
    repositories,
    /** A new process: it remembers nothing. */
    ledger: () => createCreditLedger(connection),
    async close() {
      await connection.dropDatabase()
      await connection.close()
    },
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>

/** What a new process needs for settling; `announced` collects what it told. */
export function dependenciesOf(shop: Shop, provider: PaymentProvider) {
  const announced: BillingEvent[] = []
  const dependencies: SettlementDependencies = {
    ...shop.repositories,
    provider,
    ledger: shop.ledger(),
    findBuyer: async () => buyer,
    isErased: createAccountDeletionRepository(shop.connection).isErased,
    announce: async (event) => void announced.push(event),
  }
  return { dependencies, announced, settlement: createSettlement(dependencies) }
}

/** Does what the api does for an order: stores it and opens its payment page. */
export async function order(
  { repositories }: Shop,
  provider: PaymentProvider,
  {
    userId,
    item,
    requestKey = newUserId(),
    schoolId = null,
  }: { userId: string; item: OrderItem; requestKey?: string; schoolId?: string | null },
): Promise<OrderDocument & { checkout: NonNullable<OrderDocument['checkout']> }> {
  const totalMinor = item.kind === 'pack' ? packPrice : monthPrice
  const stored = await repositories.orders.create({
    ...splitPrice(totalMinor, 2000),
    ...{ userId, item, requestKey, currency: 'EUR', taxRateBasisPoints: 2000, isTest: true },
    ...{ invoiceId: null, subscriptionId: null, at: await provider.now(), prefix: 'C' },
  })
  return { ...stored, checkout: await openPage({ repositories }, provider, stored, schoolId) }
}

/** Opens another payment page of an order. */
export async function openPage(
  { repositories }: Pick<Shop, 'repositories'>,
  provider: PaymentProvider,
  { _id, number, userId, item, totalMinor, taxMinor, taxRateBasisPoints, currency }: OrderDocument,
  schoolId: string | null = null,
) {
  const person = { userId, email: `${userId}@school.test`, name: 'Ada', language: 'en' }
  const customerId = await repositories.customers.keep(userId, await provider.createCustomer(person))
  const page = await provider.createCheckout({
    ...{ orderId: String(_id), orderNumber: number, userId, customerId, name: 'Order' },
    ...{ totalMinor, taxMinor, taxRateBasisPoints, currency, language: 'en' },
    recurring: item.kind === 'plan' ? { planId: item.planId, interval: item.interval, schoolId } : null,
    successUrl: 'https://app.example.org/back',
    cancelUrl: 'https://app.example.org/back',
    idempotencyKey: newUserId(),
  })
  await repositories.orders.openCheckout(String(_id), page)
  return page
}
