import { AppError } from '@classeur/contracts'
import type { PaymentProvider, Settlement } from '@classeur/payments'

/** The payment provider of this installation, and what makes the product follow it. */
export interface Payments {
  provider: PaymentProvider
  settlement: Settlement
}

/** @throws AppError `billing/unavailable` if this installation sells nothing */
export function requirePayments(payments: Payments | null): Payments {
  if (!payments) throw new AppError('billing/unavailable')
  return payments
}
