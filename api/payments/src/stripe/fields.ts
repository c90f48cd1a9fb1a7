import type { BillingInterval } from '@classeur/domain/billing'

/** The id of a field that may hold the whole object. */
export const idOf = (field: string | { id: string } | null | undefined): string | null =>
  typeof field === 'string' ? field : (field?.id ?? null)

export const dateOf = (seconds: number): Date => new Date(seconds * 1000)
export const optionalDate = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? dateOf(seconds) : null

/** Stripe writes currencies in lower case. */
export const currencyOf = (currency: string | null | undefined): string => (currency ?? '').toUpperCase()

export const intervalFrom = (interval: string | undefined): BillingInterval =>
  interval === 'year' ? 'yearly' : 'monthly'
export const stripeInterval = (interval: BillingInterval): 'month' | 'year' =>
  interval === 'yearly' ? 'year' : 'month'

/** What an item with this price costs for one period; null for a price in tiers or in fractions of a minor unit. */
export const amountOf = (
  price: { unit_amount: number | null },
  quantity: number | undefined,
): number | null => (price.unit_amount === null ? null : price.unit_amount * (quantity ?? 1))

const longestMonthSeconds = 45 * 86_400
/** The interval of a paid period: an invoice names its price only by id. */
export const intervalOfPeriod = (period: { start: number; end: number }): BillingInterval =>
  period.end - period.start > longestMonthSeconds ? 'yearly' : 'monthly'

/** A text of metadata; null if it is missing or empty. */
export const metadataText = (metadata: Record<string, string> | null | undefined, key: string) =>
  metadata?.[key] || null
