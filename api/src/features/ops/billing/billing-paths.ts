import { opsPages } from '../ops-pages.ts'

export const billingPath = opsPages.billing

export const billingTabs = ['events', 'subscriptions', 'orders', 'mismatches'] as const
export type BillingTab = (typeof billingTabs)[number]

/** The address of a tab, with the given parameters that aren't empty. */
export function tabPath(tab: BillingTab, parameters: Record<string, string | null | undefined> = {}): string {
  const query = new URLSearchParams({ show: tab })
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value)
  return `${billingPath}?${query.toString()}`
}

export const refundPath = (orderId: string): string => `${billingPath}/orders/${orderId}/refund`

export const settleMismatchPath = (orderId: string): string =>
  `${billingPath}/orders/${orderId}/settle-mismatch`

/** How many characters an operator may write about a mismatch. */
export const longestReason = 500

/** Ids of the payment provider. */
export const providerIdPattern = /^[\w-]{1,255}$/
