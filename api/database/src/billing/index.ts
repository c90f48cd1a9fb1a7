export { createBillingDataRepository, type BillingDataRepository } from './billing-data.repository.ts'
export {
  createCreditNoteRepository,
  type CreditNoteDocument,
  type CreditNoteRepository,
} from './credit-note.repository.ts'
export {
  createOrderLists,
  type OrderFilter,
  type OrderLists,
  type OrderPosition,
  type OrderTotals,
} from './order-lists.repository.ts'
export { createFindBuyer, type FindBuyer } from './find-buyer.ts'
export type { Buyer, OrderDocument } from './order.model.ts'
export {
  createOrderRepository,
  type NewOrder,
  type OrderPayment,
  type OrderRepository,
} from './order.repository.ts'
export {
  createPaymentCustomerRepository,
  type PaymentCustomerRepository,
} from './payment-customer.repository.ts'
export {
  createPaymentEventRepository,
  type PaymentEventDocument,
  type PaymentEventRepository,
  type PaymentEventState,
} from './payment-event.repository.ts'
export {
  createPaymentOverview,
  type PaymentMismatchCounts,
  type PaymentOverview,
  type SubscriptionCount,
} from './payment-overview.repository.ts'
export { createPlanRepository, type PlanRepository } from './plan.repository.ts'
export { createPlanUsageRepository, type PlanUsageRepository } from './plan-usage.repository.ts'
export {
  createProviderSubscriptionRepository,
  type KnownSubscription,
  type ProviderSubscriptionRepository,
  type StoredSubscription,
} from './provider-subscription.repository.ts'
export { createSeatRepository, type SeatDocument, type SeatRepository } from './seat.repository.ts'
export {
  createSubscriptionRepository,
  type EffectivePlan,
  type PaidSubscriptionDocument,
  type SubscriptionRepository,
} from './subscription.repository.ts'
