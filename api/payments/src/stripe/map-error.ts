import { Stripe } from 'stripe'
import { PaymentProviderError } from '../payment-provider.ts'

function kindOf(error: InstanceType<typeof Stripe.errors.StripeError>): PaymentProviderError['kind'] {
  if (error instanceof Stripe.errors.StripeConnectionError) return 'temporary'
  const { statusCode } = error
  if (statusCode === undefined || statusCode === 409 || statusCode === 429 || statusCode >= 500)
    return 'temporary'
  if (error instanceof Stripe.errors.StripeCardError) return 'declined'
  if (statusCode === 404) return 'not-found'
  return statusCode === 401 || statusCode === 403 ? 'misconfigured' : 'refused'
}

/** The SDK doesn't wait as long as the provider asks to, so callers do. */
function waitOf(headers: Record<string, string> | undefined): number | null {
  const seconds = Number(headers?.['retry-after'] || Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

/** Translates an error of the SDK; other errors stay as they are. */
export function mapError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const retryAfterMs = waitOf(error.headers)
  return new PaymentProviderError(kindOf(error), error.message, { cause: error, retryAfterMs })
}

/** Runs requests of the SDK. @throws PaymentProviderError */
export async function request<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw mapError(error)
  }
}

/** Like {@link request}, but an object that doesn't exist is null. */
export async function find<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await request(work)
  } catch (error) {
    if (error instanceof PaymentProviderError && error.kind === 'not-found') return null
    throw error
  }
}
