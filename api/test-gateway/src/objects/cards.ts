import type { PaymentError } from './stored-objects.ts'

/** What the bank does with a payment. */
export type BankAnswer = 'succeeds' | 'declined' | 'asks' | 'late' | 'late-declined'

export interface TestCard {
  key: string
  number: string
  brand: 'visa' | 'mastercard'
  /** When the person pays on a page. */
  onPage: BankAnswer
  /** When the gateway charges the stored card: renewals, retries, changes of the plan. */
  stored: 'succeeds' | 'declined'
  /** Whether it can replace the card of a subscription. */
  attaches: boolean
}

/** The cards that the gateway knows, with the numbers of Stripe's own test cards. */
export const testCards: readonly TestCard[] = [
  card('succeeds', '4242424242424242', { onPage: 'succeeds', stored: 'succeeds' }),
  card('declined', '4000000000000002', { onPage: 'declined', stored: 'declined', attaches: false }),
  card('confirms', '4000002500003155', { onPage: 'asks', stored: 'succeeds' }),
  card('late', '4000000000000077', { onPage: 'late', stored: 'succeeds' }),
  card('late-declined', '4000000000003220', { onPage: 'late-declined', stored: 'declined' }),
  card('fails-later', '4000000000000341', { onPage: 'succeeds', stored: 'declined' }),
]

function card(
  key: string,
  number: string,
  behaviour: Pick<TestCard, 'onPage' | 'stored'> & { attaches?: boolean },
): TestCard {
  return { key, number, brand: 'visa', attaches: true, ...behaviour }
}

export const cardByNumber = (digits: string) => testCards.find(({ number }) => number === digits)

/** @throws Error for a key that no card has */
export function cardByKey(key: string | undefined): TestCard {
  const testCard = testCards.find((each) => each.key === key)
  if (!testCard) throw new Error(`no test card ${String(key)}`)
  return testCard
}

export const declinedError: PaymentError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}

export const refusedError: PaymentError = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}
