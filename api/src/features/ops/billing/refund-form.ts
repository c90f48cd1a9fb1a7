import type { OrderDocument } from '@classeur/database'
import { currencyDigits, readAmount, surplusOf } from '@classeur/domain/billing'
import { money } from './money.ts'

/** The fields of the refund form as typed. */
export interface RefundFields {
  amount: string
  reason: string
  confirmed: boolean
  /** Makes a form that is sent twice refund once. */
  formKey: string
}

/** What is wrong with each field, in words; `form`: with the refund as a whole. */
export type RefundProblems = Partial<Record<'amount' | 'reason' | 'confirmed' | 'form', string>>

/** A refund that may be asked for. Money in minor units of the order's currency. */
export interface CheckedRefund {
  amountMinor: number
  reason: string
}

const shortestReason = 3
export const longestReason = 300

/** Whether money of the order can go back, or went back. */
export const wasPaid = ({ status, paymentIntentId }: OrderDocument): boolean =>
  (status === 'paid' || status === 'refunded') && paymentIntentId !== null

/** What can go back in all: what was paid, also above the order's total. In minor units. */
const refundableMinor = ({ totalMinor, paidOtherMinor }: OrderDocument): number =>
  paidOtherMinor ?? totalMinor

/** What can still go back, in minor units. */
export const restOf = (order: OrderDocument): number =>
  Math.max(0, refundableMinor(order) - order.refundedMinor - (order.returnedSurplusMinor ?? 0))

/** What was paid above the order's total and can still go back, in minor units. */
export const surplusRestOf = (order: OrderDocument): number =>
  Math.min(restOf(order), surplusOf(order) - (order.returnedSurplusMinor ?? 0))

/** Why an amount is too much. */
export const moreThanRest = (order: OrderDocument): string =>
  restOf(order) === 0
    ? 'Nothing is left to refund.'
    : `At most ${money(restOf(order), order.currency)} can still be refunded.`

function problemOfAmount(amountMinor: number | null, order: OrderDocument, limitMinor: number) {
  const { currency } = order
  if (amountMinor === null) {
    const digits = currencyDigits(currency)
    const form = digits === 0 ? 'a whole number' : `at most ${String(digits)} digits after the point`
    return `Enter an amount such as ${money(restOf(order) || 100, currency, '')}: ${form}, without a sign.`
  }
  if (amountMinor === 0) return 'Enter an amount above 0.'
  // The provider checks the rest, because it knows whether the same form was sent before.
  if (amountMinor > refundableMinor(order)) return moreThanRest(order)
  if (amountMinor > limitMinor) {
    return `One form refunds at most ${money(limitMinor, currency)}. Refund the rest with further forms, or raise the limit.`
  }
  return null
}

/** Checks the form against the order and the limit of one form (minor units). */
export function checkRefund(
  { amount, reason: typedReason, confirmed }: RefundFields,
  order: OrderDocument,
  limitMinor: number,
): { refund: CheckedRefund } | { problems: RefundProblems } {
  const amountMinor = readAmount(amount, order.currency)
  const reason = typedReason.trim()
  const length = [...reason].length
  const problems: RefundProblems = {}
  const wrongAmount = problemOfAmount(amountMinor, order, limitMinor)
  if (wrongAmount !== null) problems.amount = wrongAmount
  if (length < shortestReason) problems.reason = 'Say why in at least 3 characters.'
  if (length > longestReason) problems.reason = `Use at most 300 characters; these are ${String(length)}.`
  if (!confirmed) problems.confirmed = 'Confirm that the money goes back.'
  if (amountMinor === null || Object.keys(problems).length > 0) return { problems }
  return { refund: { amountMinor, reason } }
}
