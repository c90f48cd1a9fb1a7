import { mayEnableDevelopmentFeatures } from '@classeur/domain/installation'
import { z } from 'zod'

const flag = z.stringbool().default(false)
const optionalText = z.string().trim().min(1).optional()
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

const SampleAccount = z
  .string()
  .regex(/^[^:\s]+@[^:\s]+:.{10,200}$/, { error: 'expected email:password (at least 10 characters)' })
  .transform((pair) => {
    const colon = pair.indexOf(':')
    return { email: pair.slice(0, colon).toLowerCase(), password: pair.slice(colon + 1) }
  })

/**
 * Whether only this machine can reach the process: checks the gateway's listen address, or its own without a gateway.
 */
const isOnlyLocal = (env: { PUBLIC_URL: string; HOST: string; GATEWAY_ADDRESS?: string | undefined }) =>
  mayEnableDevelopmentFeatures({ publicUrl: env.PUBLIC_URL, listensOn: env.GATEWAY_ADDRESS ?? env.HOST })

/** The environment of the identity process. Startup fails and names the invalid variables. */
export const IdentityEnvironment = z
  .object({
    MONGO_URL: z.string().min(1),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3002),
    /** The listen address of the gateway in front of this process; unset without a gateway, and then HOST counts. */
    GATEWAY_ADDRESS: optionalText,
    /** The product's origin as browsers see it; links in emails begin with it. */
    PUBLIC_URL: origin,
    /** The issuer identifier that clients use; its path is where this process is mounted. */
    OIDC_ISSUER: z.url({ protocol: /^https?$/ }).refine((url) => new URL(url).pathname === '/oidc', {
      error: 'the path must be /oidc',
    }),
    OIDC_CLIENT_ID: z.string().min(1),
    OIDC_CLIENT_SECRET: z.string().min(16),
    /** The URL that receives logout tokens; default: the api's endpoint under PUBLIC_URL. */
    BACKCHANNEL_LOGOUT_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Signs cookies and seals the signing keys in the database. */
    IDENTITY_SECRET: z.string().min(32),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: optionalText,
    DEV_MAILBOX: flag,
    /** `email:password` of a confirmed account that the first start creates. */
    SAMPLE_ACCOUNT: SampleAccount.optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    /** Addresses whose `X-Forwarded-*` headers are trusted: comma-separated IPs, CIDRs, or `loopback`, `uniquelocal`. */
    TRUSTED_PROXY: z.string().default('loopback'),
  })
  .refine((env) => env.SMTP_URL !== undefined || env.DEV_MAILBOX, {
    path: ['SMTP_URL'],
    error:
      'no mail transport is configured: set SMTP_URL and MAIL_FROM, or DEV_MAILBOX=true on a developer’s machine',
  })
  .refine((env) => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'required together with SMTP_URL',
  })
  .refine((env) => env.SMTP_URL !== undefined || !env.DEV_MAILBOX || isOnlyLocal(env), {
    path: ['DEV_MAILBOX'],
    error: 'is for a machine that nobody else can reach: set SMTP_URL and MAIL_FROM instead',
  })
  .refine((env) => env.SAMPLE_ACCOUNT === undefined || isOnlyLocal(env), {
    path: ['SAMPLE_ACCOUNT'],
    error: 'is for a machine that nobody else can reach: remove it',
  })

export type IdentityConfig = z.output<typeof IdentityEnvironment>
