import type { Change } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import { periodLine } from './billing.ts'
import { declinedError, refusedError } from './cards.ts'
import { createCustomer } from './customers.ts'
import { createInvoice, linkPayment, markPaid } from './invoices.ts'
import { newId } from './new-id.ts'
import { cardOf, createIntent, createPaymentMethod, fail, succeed, type CardDetails } from './payments.ts'
import type { PaymentError } from './stored-objects.ts'
import { abandon, activate, createSubscription } from './subscriptions.ts'

/** How long the bank takes to answer for the card that responds late. */
const lateAnswerSeconds = 20

export type PayResult =
  /** The session is complete; the browser goes to its success URL. */
  | { is: 'complete' }
  | { is: 'declined'; error: PaymentError }
  /** The bank asks the person to confirm. */
  | { is: 'asked' }
  /** Another tab, or an earlier click, has used the form's token. */
  | { is: 'stale' }
  | { is: 'expired' }

type Session = StoredRecord<'checkout.session'>
type Intent = StoredRecord<'payment_intent'>

/** The state of a session in which a form can't be accepted; null when it can. */
function refusal(session: Session, formToken: string): PayResult | null {
  if (session.object.status === 'complete') return { is: 'complete' }
  if (session.object.status === 'expired') return { is: 'expired' }
  return session.hidden.formToken === formToken ? null : { is: 'stale' }
}

async function intentOf(change: Change, session: Session): Promise<Intent> {
  const { hidden, object } = session
  if (hidden.intent !== undefined) return change.get('payment_intent', hidden.intent)
  const intent = createIntent(change, {
    amount: object.amount_total,
    currency: object.currency,
    customer: object.customer,
    description: hidden.lines?.map(({ description }) => description).join(', ') ?? null,
    metadata: hidden.intentMetadata,
  })
  hidden.intent = intent._id
  return intent
}

async function customerOf(change: Change, session: Session, name: string | null): Promise<string | null> {
  const { object } = session
  if (object.customer === null && object.mode === 'subscription')
    object.customer = createCustomer(change, { email: object.customer_email, name })._id
  return object.customer
}

/** Pays with a card. A form token is accepted once, so that a double click or a second tab pays once. */
export async function payCheckout(
  change: Change,
  session: Session,
  form: { token: string; card: CardDetails },
): Promise<PayResult> {
  const refused = refusal(session, form.token)
  if (refused) return refused
  session.hidden.formToken = newId('form')
  const customer = await customerOf(change, session, form.card.name)
  const intent = await intentOf(change, session)
  intent.object.customer = customer
  const method = createPaymentMethod(change, form.card, customer)
  switch (cardOf(method).onPage) {
    case 'declined':
      fail(change, intent, method._id, declinedError)
      return { is: 'declined', error: declinedError }
    case 'asks':
      intent.object.status = 'requires_action'
      intent.object.payment_method = method._id
      session.hidden.confirming = method._id
      return { is: 'asked' }
    case 'succeeds':
      return complete(change, session, method, 'paid')
    case 'late':
    case 'late-declined':
      return complete(change, session, method, 'later')
  }
}

/** The person's answer on the bank's page. */
export async function answerBank(
  change: Change,
  session: Session,
  form: { token: string; confirms: boolean },
): Promise<PayResult> {
  const refused = refusal(session, form.token)
  if (refused) return refused
  if (session.hidden.confirming === undefined) return { is: 'stale' }
  const method = await change.get('payment_method', session.hidden.confirming)
  session.hidden.formToken = newId('form')
  delete session.hidden.confirming
  if (form.confirms) return complete(change, session, method, 'paid')
  fail(change, await intentOf(change, session), method._id, refusedError)
  return { is: 'declined', error: refusedError }
}

/** Creates what was bought and closes the session. When the bank answers `later`, nothing is paid yet. */
async function complete(
  change: Change,
  session: Session,
  method: StoredRecord<'payment_method'>,
  when: 'paid' | 'later',
): Promise<PayResult> {
  const of = session.object
  const intent = await intentOf(change, session)
  const order = of.mode === 'subscription' ? await subscribe(change, session, method, intent) : null
  if (when === 'paid') await conclude(change, intent, method._id, order)
  else {
    intent.object.status = 'processing'
    intent.object.payment_method = method._id
    const at = change.now + lateAnswerSeconds
    const succeeds = cardOf(method).onPage === 'late'
    intent.hidden.lateAnswer = { at, succeeds, session: session._id, invoice: order?.invoice._id ?? null }
    intent.dueAt = at
  }
  of.status = 'complete'
  of.payment_status = when === 'paid' ? 'paid' : 'unpaid'
  of.url = null
  if (of.mode === 'payment') of.payment_intent = intent._id
  await describeCustomer(change, session, method)
  session.dueAt = null
  change.emit('checkout.session.completed', session)
  return { is: 'complete' }
}

async function describeCustomer(
  change: Change,
  session: Session,
  method: StoredRecord<'payment_method'>,
): Promise<void> {
  const of = session.object
  const customer = of.customer === null ? null : (await change.get('customer', of.customer)).object
  const { name } = method.object.billing_details
  of.customer_details = {
    address: null,
    business_name: null,
    email: customer?.email ?? of.customer_email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
}

interface SubscriptionOrder {
  subscription: StoredRecord<'subscription'>
  invoice: StoredRecord<'invoice'>
}

async function subscribe(
  change: Change,
  session: Session,
  method: StoredRecord<'payment_method'>,
  intent: Intent,
): Promise<SubscriptionOrder> {
  const of = session.object
  const [line] = session.hidden.lines ?? []
  if (!line || of.customer === null) throw new Error(`${of.id} has nothing to subscribe to`)
  const { object: price } = await change.get('price', line.price)
  const metadata = session.hidden.subscriptionMetadata ?? {}
  const { customer } = of
  const data = { customer, price, quantity: line.quantity, metadata, method: method._id }
  const subscription = createSubscription(change, data)
  const lines = [periodLine(subscription, line.description)]
  const invoice = await createInvoice(change, subscription, 'subscription_create', lines)
  linkPayment(invoice, intent)
  of.subscription = subscription._id
  of.invoice = invoice._id
  return { subscription, invoice }
}

async function conclude(
  change: Change,
  intent: Intent,
  method: string,
  order: SubscriptionOrder | null,
): Promise<void> {
  succeed(change, intent, method)
  if (!order) return
  markPaid(change, order.invoice)
  // The shop may have cancelled it before the bank answered.
  if (order.subscription.object.ended_at === null) activate(change, order.subscription)
}

/** The late answer of the bank: it concludes the payment of a session that is already complete. */
export async function takeLateAnswer(change: Change, intent: Intent): Promise<void> {
  const answer = intent.hidden.lateAnswer
  const method = intent.object.payment_method
  intent.dueAt = null
  delete intent.hidden.lateAnswer
  if (!answer || method === null) return
  const session = await change.get('checkout.session', answer.session)
  const order = answer.invoice === null ? null : await orderOf(change, answer.invoice)
  if (answer.succeeds) {
    await conclude(change, intent, method, order)
    session.object.payment_status = 'paid'
    change.emit('checkout.session.async_payment_succeeded', session)
    return
  }
  fail(change, intent, method, declinedError)
  if (order) {
    order.invoice.object.attempted = true
    order.invoice.object.attempt_count += 1
    change.emit('invoice.payment_failed', order.invoice)
    if (order.subscription.object.ended_at === null) abandon(change, order.subscription)
  }
  change.emit('checkout.session.async_payment_failed', session)
}

async function orderOf(change: Change, invoiceId: string): Promise<SubscriptionOrder> {
  const invoice = await change.get('invoice', invoiceId)
  const id = invoice.object.parent.subscription_details.subscription
  return { invoice, subscription: await change.get('subscription', id) }
}
