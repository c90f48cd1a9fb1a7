import { AppError, type ErrorCode } from '@classeur/contracts'
import { PaymentProviderError } from '@classeur/payments'

const codes: Record<PaymentProviderError['kind'], ErrorCode | null> = {
  temporary: 'billing/provider-unavailable',
  misconfigured: 'billing/unavailable',
  declined: 'billing/payment-declined',
  refused: null,
  'not-found': null,
}

/**
 * Runs requests to the payment provider and turns its refusals into the product's errors.
 * @param refused the error for a request that doesn't fit the provider's state
 */
export async function askProvider<Answer>(
  ask: () => Promise<Answer>,
  refused: ErrorCode = 'billing/provider-unavailable',
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    throw new AppError(codes[error.kind] ?? refused, {}, { cause: error })
  }
}
