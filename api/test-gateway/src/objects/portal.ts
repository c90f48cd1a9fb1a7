import type { Change } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import { newId } from './new-id.ts'
import { cardOf, createPaymentMethod, type CardDetails } from './payments.ts'
import type { PortalSession } from './stored-objects.ts'
import { updated } from './subscriptions.ts'

export interface PortalRequest {
  customer: string
  return_url?: string | undefined
  locale?: PortalSession['locale'] | undefined
}

/** Opens a page on which the customer changes the card. @throws StripeError for an unknown customer */
export async function createPortalSession(
  change: Change,
  request: PortalRequest,
  pagesUrl: string,
): Promise<StoredRecord<'billing_portal.session'>> {
  const customer = await change.get('customer', request.customer)
  const id = newId('bps')
  return change.add(
    {
      id,
      object: 'billing_portal.session',
      created: change.now,
      customer: customer._id,
      flow: null,
      livemode: false,
      locale: request.locale ?? null,
      return_url: request.return_url ?? null,
      url: `${pagesUrl}/portal/${id}`,
    },
    { formToken: newId('form') },
  )
}

/** Whether a form may change something; a token is accepted once. */
export function takeFormToken(portal: StoredRecord<'billing_portal.session'>, token: string): boolean {
  if (portal.hidden.formToken !== token) return false
  portal.hidden.formToken = newId('form')
  return true
}

/**
 * Makes a card the one that pays from now on, for the customer and all running subscriptions.
 * @returns false when the bank refuses the card
 */
export async function replaceCard(
  change: Change,
  customerId: string,
  details: CardDetails,
): Promise<boolean> {
  if (!details.card.attaches) return false
  const customer = await change.get('customer', customerId)
  const method = createPaymentMethod(change, details, customerId)
  customer.object.invoice_settings.default_payment_method = method._id
  for (const subscription of await change.list('subscription', { customer: customerId })) {
    if (subscription.object.ended_at !== null) continue
    subscription.object.default_payment_method = method._id
    updated(change, subscription)
  }
  return cardOf(method).attaches
}
