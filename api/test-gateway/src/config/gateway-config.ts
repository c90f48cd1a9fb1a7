import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/ })
const minSecretLength = 16

/** The environment of the test gateway. Startup fails and names the invalid variables. */
export const GatewayEnvironment = z.object({
  MONGO_URL: z.string().min(1),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3003),
  /** The product's origin as browsers see it; the gateway's pages are below `/test-payments/`. */
  PUBLIC_URL: httpUrl.transform((url) => new URL(url).origin),
  /** The key that clients send. */
  PAYMENTS_SECRET_KEY: z
    .string()
    .min(minSecretLength)
    .refine((key) => !/^[sr]k_live_/.test(key), {
      error: 'is a live key of Stripe; this gateway moves no money',
    }),
  /** Signs webhooks. */
  PAYMENTS_WEBHOOK_SECRET: z.string().min(minSecretLength),
  /** The endpoint that receives all events. */
  PAYMENTS_WEBHOOK_URL: httpUrl,
  /** Days after a failed renewal on which the card is charged again, separated by commas. */
  PAYMENTS_RETRY_DAYS: z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .default('3,5')
    .transform((days) => days.split(',').map(Number)),
  /** Days after a failed renewal after which the subscription ends. */
  PAYMENTS_GRACE_DAYS: z.coerce.number().int().min(1).max(60).default(7),
  TRUSTED_PROXY: z.string().default('loopback'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

export type GatewayConfig = z.output<typeof GatewayEnvironment>
