import type { Period } from '@classeur/domain/billing'
import type {
  CheckoutRequest,
  CheckoutState,
  EventSubject,
  InvoiceState,
  ProviderEvent,
  RefundState,
  SubscriptionState,
} from '../../src/index.ts'

export interface Page {
  request: CheckoutRequest
  state: CheckoutState
}

export const daysMs = (days: number): number => days * 86_400_000

/** A provider's objects in memory, and what people and banks do there, with Stripe's semantics. */
export class MemoryBank {
  now = new Date('2026-11-27T10:00:00Z')
  readonly pages = new Map<string, Page>()
  readonly subscriptions = new Map<string, SubscriptionState>()
  readonly invoices = new Map<string, InvoiceState>()
  readonly refunds: RefundState[] = []
  /** The received amount of each payment, in minor units. */
  readonly payments = new Map<string, number>()
  readonly events: ProviderEvent[] = []
  #objects = 0
  readonly #name: string

  /** @param name makes ids differ from those of other banks that use the same database */
  constructor(name = '') {
    this.#name = name
  }

  newId(prefix: string): string {
    this.#objects += 1
    return `${prefix}_${this.#name}${this.#objects}`
  }

  emit(type: string, subject: EventSubject): void {
    const id = this.newId('evt')
    const object = subject.kind === 'payment' ? { payment_intent: subject.id } : { id: subject.id }
    const raw = JSON.stringify({ id, type, created: this.now.getTime() / 1000, data: { object } })
    this.events.push({ id, type, createdAt: this.now, subject, raw })
  }

  advance(days: number): void {
    this.now = new Date(this.now.getTime() + daysMs(days))
  }

  #receive(amountMinor: number): string {
    const id = this.newId('pi')
    this.payments.set(id, amountMinor)
    return id
  }

  openPage(request: CheckoutRequest): CheckoutState {
    const id = this.newId('cs')
    const { orderId, userId, totalMinor, currency } = request
    const state: CheckoutState = {
      ...{ id, orderId, userId, totalMinor, currency, state: 'open', declined: false },
      ...{
        url: `https://pay.example.org/${id}`,
        paymentIntentId: null,
        subscriptionId: null,
        invoiceId: null,
      },
    }
    this.pages.set(id, { request, state })
    return state
  }

  #completed(id: string): Page | null {
    const page = this.pages.get(id)
    if (page?.state.state !== 'open') return null
    page.state.url = null
    if (page.request.recurring) this.#subscribe(page)
    return page
  }

  /** Pays an open page, one second after everything else; nothing happens to another one. */
  pay(id: string): void {
    this.now = new Date(this.now.getTime() + 1000)
    const page = this.#completed(id)
    if (page) this.#conclude(page)
  }

  /** Completes a page whose bank answers later. */
  payLater(id: string): void {
    const page = this.#completed(id)
    if (!page) return
    page.state.state = 'waiting'
    this.emit('checkout.session.completed', { kind: 'checkout', id })
  }

  decline(id: string): void {
    const page = this.pages.get(id)
    if (page?.state.state === 'open') page.state.declined = true
  }

  /** The late answer of the bank. */
  answer(id: string, isPaid: boolean): void {
    const page = this.pages.get(id)
    if (page?.state.state !== 'waiting') return
    if (isPaid) return this.#conclude(page, 'checkout.session.async_payment_succeeded')
    page.state.state = 'failed'
    page.state.declined = true
    const subscription = this.subscriptions.get(page.state.subscriptionId ?? '')
    if (subscription) Object.assign(subscription, { status: 'ended', endedAt: this.now })
    this.emit('checkout.session.async_payment_failed', { kind: 'checkout', id })
  }

  expire(id: string): void {
    const page = this.pages.get(id)
    if (page?.state.state !== 'open') return
    Object.assign(page.state, { state: 'expired', url: null })
    this.emit('checkout.session.expired', { kind: 'checkout', id })
  }

  #conclude({ state }: Page, type = 'checkout.session.completed'): void {
    state.state = 'paid'
    const invoice = this.invoices.get(state.invoiceId ?? '')
    const subscription = this.subscriptions.get(state.subscriptionId ?? '')
    if (invoice && subscription) {
      subscription.status = 'active'
      this.emit('customer.subscription.updated', { kind: 'subscription', id: subscription.id })
      this.#markPaid(invoice)
    } else state.paymentIntentId = this.#receive(state.totalMinor)
    this.emit(type, { kind: 'checkout', id: state.id })
  }

  #periodFrom(startsAt: Date, interval: SubscriptionState['interval']): Period {
    return { startsAt, endsAt: new Date(startsAt.getTime() + daysMs(interval === 'yearly' ? 365 : 30)) }
  }

  #subscribe({ request, state }: Page): void {
    const { recurring, customerId, userId, currency } = request
    if (!recurring) return
    const { interval, planId, schoolId } = recurring
    const id = this.newId('sub')
    const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 }
    const subscription: SubscriptionState = {
      ...{ id, userId, customerId, planId, schoolId, interval, currency, card },
      ...{ nextInterval: interval, nextPlanId: planId },
      ...{ priceMinor: request.totalMinor, nextPriceMinor: request.totalMinor },
      ...{ status: 'incomplete', startedAt: this.now, cancelAtPeriodEnd: false, endedAt: null },
      period: this.#periodFrom(this.now, interval),
      latestInvoiceId: null,
    }
    this.subscriptions.set(id, subscription)
    const invoice = this.#bill(subscription, 'first', request.totalMinor, request.orderId)
    Object.assign(state, { subscriptionId: id, invoiceId: invoice.id })
    this.emit('customer.subscription.created', { kind: 'subscription', id })
  }

  #bill(
    subscription: SubscriptionState,
    reason: InvoiceState['reason'],
    totalMinor: number,
    orderId: string | null,
  ): InvoiceState {
    const { id: subscriptionId, customerId, userId, currency, planId, interval, period } = subscription
    const id = this.newId('in')
    const invoice: InvoiceState = {
      ...{ id, subscriptionId, customerId, userId, orderId, reason, totalMinor, currency, planId, interval },
      ...{ period: { ...period }, status: 'open', amountPaidMinor: 0, createdAt: this.now, paidAt: null },
      ...{ attempts: 0, nextTryAt: null, paymentIntentId: null },
    }
    this.invoices.set(id, invoice)
    subscription.latestInvoiceId = id
    return invoice
  }

  #markPaid(invoice: InvoiceState): void {
    const paymentIntentId = this.#receive(invoice.totalMinor)
    const paid = { status: 'paid', paidAt: this.now, amountPaidMinor: invoice.totalMinor } as const
    Object.assign(invoice, paid, { paymentIntentId, attempts: invoice.attempts + 1, nextTryAt: null })
    this.emit('invoice.paid', { kind: 'invoice', id: invoice.id })
  }

  #markDeclined(invoice: InvoiceState, subscription: SubscriptionState): void {
    invoice.attempts += 1
    invoice.nextTryAt = new Date(this.now.getTime() + daysMs(3))
    subscription.status = 'past-due'
    this.emit('invoice.payment_failed', { kind: 'invoice', id: invoice.id })
    this.emit('customer.subscription.updated', { kind: 'subscription', id: subscription.id })
  }

  /** The next period of an active subscription begins; the clock moves to its start if it is behind. */
  renew(id: string, totalMinor: number, isPaid: boolean): void {
    const subscription = this.subscriptions.get(id)
    if (subscription?.status !== 'active') return
    const { endsAt } = subscription.period
    if (endsAt > this.now) this.now = endsAt
    if (subscription.cancelAtPeriodEnd) return this.end(id)
    subscription.interval = subscription.nextInterval
    subscription.planId = subscription.nextPlanId
    subscription.priceMinor = subscription.nextPriceMinor
    subscription.period = this.#periodFrom(endsAt, subscription.interval)
    const invoice = this.#bill(subscription, 'renewal', totalMinor, null)
    this.emit('customer.subscription.updated', { kind: 'subscription', id })
    if (isPaid) this.#markPaid(invoice)
    else this.#markDeclined(invoice, subscription)
  }

  /** Another plan now, with a paid bill for the rest of the period. */
  changePlan(
    id: string,
    change: Pick<SubscriptionState, 'planId' | 'schoolId' | 'priceMinor'>,
    totalMinor: number,
  ): void {
    const subscription = this.subscriptions.get(id)
    if (subscription?.status !== 'active') return
    const { planId: nextPlanId, priceMinor: nextPriceMinor } = change
    Object.assign(subscription, change, { nextPlanId, nextPriceMinor })
    const invoice = this.#bill(subscription, 'change', totalMinor, null)
    invoice.period.startsAt = this.now
    this.emit('customer.subscription.updated', { kind: 'subscription', id })
    this.#markPaid(invoice)
  }

  /** Tries an open bill again. Returns whether it is paid. */
  tryAgain(invoiceId: string, isPaid: boolean): boolean {
    const invoice = this.invoices.get(invoiceId)
    const subscription = this.subscriptions.get(invoice?.subscriptionId ?? '')
    if (!invoice || !subscription || subscription.status !== 'past-due') return false
    if (invoice.status !== 'open') return invoice.status === 'paid'
    if (!isPaid) this.#markDeclined(invoice, subscription)
    else {
      subscription.status = 'active'
      this.emit('customer.subscription.updated', { kind: 'subscription', id: subscription.id })
      this.#markPaid(invoice)
    }
    return isPaid
  }

  end(id: string): void {
    const subscription = this.subscriptions.get(id)
    if (!subscription || subscription.status === 'ended') return
    Object.assign(subscription, { status: 'ended', endedAt: this.now })
    this.emit('customer.subscription.deleted', { kind: 'subscription', id })
  }

  /** Money goes back, at most the rest of the payment. Returns null if nothing is left. */
  refund(paymentIntentId: string, amountMinor: number, reason: string | null = null): RefundState | null {
    const back = this.refunds
      .filter((refund) => refund.paymentIntentId === paymentIntentId)
      .reduce((sum, refund) => sum + refund.amountMinor, 0)
    const amount = Math.min(amountMinor, (this.payments.get(paymentIntentId) ?? 0) - back)
    if (amount <= 0) return null
    const refund: RefundState = {
      ...{ id: this.newId('re'), paymentIntentId, amountMinor: amount, currency: 'EUR' },
      ...{ status: 'succeeded', reason, createdAt: this.now },
    }
    this.refunds.push(refund)
    this.emit('refund.created', { kind: 'payment', id: paymentIntentId })
    this.emit('charge.refunded', { kind: 'payment', id: paymentIntentId })
    return refund
  }
}
