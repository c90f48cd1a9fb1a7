import type { BillingEvent } from '@classeur/contracts'
import type {
  BillingDataRepository,
  CreditLedger,
  CreditNoteRepository,
  OrderRepository,
  PaymentCustomerRepository,
  PlanRepository,
  ProviderSubscriptionRepository,
  SchoolRepository,
  SeatRepository,
  SubscriptionRepository,
  Buyer,
} from '@classeur/database'
import type { EventSubject, PaymentProvider } from './payment-provider.ts'

export interface SettlementDependencies {
  provider: PaymentProvider
  orders: OrderRepository
  creditNotes: CreditNoteRepository
  customers: PaymentCustomerRepository
  providerSubscriptions: ProviderSubscriptionRepository
  subscriptions: SubscriptionRepository
  seats: SeatRepository
  schools: Pick<SchoolRepository, 'findById' | 'findByMember'>
  plans: PlanRepository
  billingData: BillingDataRepository
  ledger: Pick<CreditLedger, 'purchase' | 'revoke' | 'ensureGrant' | 'endGrant'>
  /** To whom a receipt of this person is made out now. */
  findBuyer: (userId: string) => Promise<Buyer>
  /** Whether the account was deleted: then nothing is stored about the person. */
  isErased: (userId: string) => Promise<boolean>
  /** Tells the person's windows. */
  announce: (event: BillingEvent) => Promise<void>
}

/** Makes the product's state follow the provider's. */
export interface Settlement {
  /**
   * Reads an object from the provider and stores what follows from its present state: orders, credits, credit notes,
   * `current_subscriptions`. Safe to repeat and to run at the same time for the same object, in any order.
   * @throws PaymentProviderError `temporary` when it must be tried again
   */
  settle(subject: EventSubject): Promise<void>
}
