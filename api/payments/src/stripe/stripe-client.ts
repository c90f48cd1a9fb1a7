import { Stripe } from 'stripe'

const defaultTimeoutMs = 10_000
const mostRetries = 2

/** Where and how to reach the provider. `apiUrl`: of the built-in test gateway; absent for Stripe itself. */
export interface StripeAccess {
  secretKey: string
  apiUrl?: string | undefined
  /** How long each try of a request may take. */
  timeoutMs?: number
}

/** The SDK retries a request with its idempotency key, so that a repeated request is carried out once. */
export function createStripeClient({
  secretKey,
  apiUrl,
  timeoutMs = defaultTimeoutMs,
}: StripeAccess): Stripe {
  const url = apiUrl === undefined ? null : new URL(apiUrl)
  const isHttps = url?.protocol === 'https:'
  return new Stripe(secretKey, {
    maxNetworkRetries: mostRetries,
    timeout: timeoutMs,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port === '' ? (isHttps ? 443 : 80) : Number(url.port),
      protocol: isHttps ? 'https' : 'http',
    }),
  })
}
