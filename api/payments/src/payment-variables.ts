import { z } from 'zod'
import type { PaymentProvider } from './payment-provider.ts'

/**
 * The environment variables of payments: Stripe's two, or the three of the built-in test gateway. Without any of them,
 * nothing is sold.
 */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Address of the built-in test gateway. */
  PAYMENTS_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYMENTS_SECRET_KEY: z.string().optional(),
  PAYMENTS_WEBHOOK_SECRET: z.string().optional(),
}

type PaymentEnvironment = z.infer<z.ZodObject<typeof paymentVariables>>
type PaymentVariable = keyof typeof paymentVariables

const ofStripe = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] satisfies PaymentVariable[]
const ofGateway = [
  'PAYMENTS_API_URL',
  'PAYMENTS_SECRET_KEY',
  'PAYMENTS_WEBHOOK_SECRET',
] satisfies PaymentVariable[]

/** Reports each set of which a part is missing, and both sets together. */
export function checkPaymentVariables(environment: PaymentEnvironment, context: z.RefinementCtx): void {
  const complain = (name: PaymentVariable, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  for (const names of [ofStripe, ofGateway]) {
    const set = names.filter((name) => environment[name] !== undefined)
    if (set.length === 0 || set.length === names.length) continue
    for (const name of names)
      if (environment[name] === undefined) complain(name, `needed with ${set.join(', ')}`)
  }
  if (environment.STRIPE_SECRET_KEY !== undefined && environment.PAYMENTS_API_URL !== undefined)
    complain('PAYMENTS_API_URL', 'not together with STRIPE_SECRET_KEY')
}

export interface PaymentConfig {
  name: PaymentProvider['name']
  secretKey: string
  webhookSecret: string
  /** Of the built-in test gateway; absent for Stripe. */
  apiUrl?: string
}

/** The configuration of payments from checked variables; null if nothing is sold. */
export function paymentConfigOf(environment: PaymentEnvironment): PaymentConfig | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = environment
  if (STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET !== undefined)
    return { name: 'stripe', secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET }
  const { PAYMENTS_API_URL, PAYMENTS_SECRET_KEY, PAYMENTS_WEBHOOK_SECRET } = environment
  if (
    PAYMENTS_API_URL === undefined ||
    PAYMENTS_SECRET_KEY === undefined ||
    PAYMENTS_WEBHOOK_SECRET === undefined
  )
    return null
  return {
    name: 'test',
    secretKey: PAYMENTS_SECRET_KEY,
    webhookSecret: PAYMENTS_WEBHOOK_SECRET,
    apiUrl: PAYMENTS_API_URL,
  }
}

/** The provider of a configuration; null if nothing is sold, and then its SDK is not loaded. */
export async function openPaymentProvider(config: PaymentConfig | null): Promise<PaymentProvider | null> {
  if (!config) return null
  const { createStripeProvider } = await import('./stripe/create-stripe-provider.ts')
  return createStripeProvider(config)
}
