/** Requests per minute and person that ask the payment provider. */
export interface BillingLimits {
  payments: number
}
