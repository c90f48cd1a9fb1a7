import type { BillingOverview, Order, SubscriptionDetails } from '@classeur/contracts'
import { planOf, proPlan } from './plan-samples.ts'

/** An order as the API returns it. A test passes only the fields that it is about. */
export const orderOf = (fields: Partial<Order> = {}): Order => ({
  id: '65f0000000000000000000d1',
  number: 'C-2026-0588',
  status: 'paid',
  waitsForBank: false,
  item: { kind: 'pack', packId: 'pack-100', credits: 100 },
  currency: 'EUR',
  netMinor: 333,
  taxMinor: 67,
  totalMinor: 400,
  taxRateBasisPoints: 2000,
  refundedMinor: 0,
  failure: null,
  createdAt: '2026-11-22T11:30:00.000Z',
  paidAt: '2026-11-22T11:31:00.000Z',
  creditNotes: [],
  actions: ['receipt'],
  ...fields,
})

export const pendingOrder = (fields: Partial<Order> = {}): Order =>
  orderOf({ status: 'pending', paidAt: null, actions: ['payment-page'], ...fields })

export const subscriptionOf = (fields: Partial<SubscriptionDetails> = {}): SubscriptionDetails => ({
  planId: 'pro',
  interval: 'monthly',
  status: 'active',
  since: '2026-09-14T10:00:00.000Z',
  period: { startsAt: '2026-11-14T10:00:00.000Z', endsAt: '2026-12-14T10:00:00.000Z' },
  endsAt: null,
  nextInterval: 'monthly',
  nextPlanId: 'pro',
  priceMinor: 900,
  nextPriceMinor: 900,
  currency: 'EUR',
  nextPayment: {
    at: '2026-12-14T10:00:00.000Z',
    from: '2026-12-14T10:00:00.000Z',
    to: '2027-01-14T10:00:00.000Z',
    interval: 'monthly',
    netMinor: 750,
    taxMinor: 150,
    totalMinor: 900,
    currency: 'EUR',
  },
  failedPayment: null,
  card: { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2028 },
  ...fields,
})

/** A subscription whose renewal on 14 December was declined; the days of grace end on 21 December. */
export const pastDue = (): SubscriptionDetails =>
  subscriptionOf({
    status: 'past-due',
    period: { startsAt: '2026-12-14T10:00:00.000Z', endsAt: '2027-01-14T10:00:00.000Z' },
    endsAt: '2026-12-21T10:00:00.000Z',
    failedPayment: {
      failedAt: '2026-12-14T10:00:00.000Z',
      nextTryAt: '2026-12-17T20:00:00.000Z',
      lastTryAt: '2026-12-19T20:00:00.000Z',
      graceEndsAt: '2026-12-21T10:00:00.000Z',
      orderId: '65f0000000000000000000d2',
    },
  })

/** `GET /api/billing` of a subscriber. */
export const billingOf = (fields: Partial<BillingOverview> = {}): BillingOverview => ({
  provider: 'test',
  testCardsUrl: 'http://payments.example/cards',
  now: '2026-11-26T10:00:00.000Z',
  plan: proPlan,
  freePlan: planOf(),
  subscription: subscriptionOf(),
  school: {
    name: 'Collège Ibn Khaldoun',
    isAdmin: true,
    administrators: ['Leïla Haddad'],
    payer: null,
    seat: null,
  },
  usage: {
    classes: 6,
    largestClass: { name: '6A Mathematics', students: 34 },
    storageMiB: 1284,
    pictures: 214,
    lessonPlans: 38,
    runningGenerations: 2,
    waitingGenerations: 0,
  },
  taxRateBasisPoints: 2000,
  receiptName: 'Collège Ibn Khaldoun',
  latestOrders: [orderOf()],
  ...fields,
})

/** `GET /api/billing` of a person without a subscription. */
export const freeBilling = (fields: Partial<BillingOverview> = {}): BillingOverview =>
  billingOf({
    plan: planOf(),
    subscription: null,
    latestOrders: [],
    usage: { ...billingOf().usage, classes: 2, storageMiB: 90 },
    ...fields,
  })

export const packSamples = {
  packs: [
    { id: 'pack-100', credits: 100, priceMinor: 400, currency: 'EUR' },
    { id: 'pack-300', credits: 300, priceMinor: 1050, currency: 'EUR' },
    { id: 'pack-1000', credits: 1000, priceMinor: 3000, currency: 'EUR' },
  ],
  taxRateBasisPoints: 2000,
}
