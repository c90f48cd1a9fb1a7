import { backupKeyVariables, type BackupKeys } from '@classeur/archive'
import { isLoopbackUrl, mayEnableDevelopmentFeatures, sampleAccount } from '@classeur/domain/installation'
import { refreshTokenLifetimeDays, sessionIdleDays, type Generators } from '@classeur/contracts'
import {
  checkStorageVariables,
  storageConfigOf,
  storageVariables,
  type StorageConfig,
} from '@classeur/storage'
import {
  checkPaymentVariables,
  paymentConfigOf,
  paymentVariables,
  type PaymentConfig,
} from '@classeur/payments'
import { z } from 'zod'

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsAbsent, schema.optional())
const httpUrl = z.url({ protocol: /^https?$/ })
const withoutTrailingSlash = (url: string) => url.replace(/\/+$/, '')
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
const days = (most: number) =>
  z.preprocess(emptyAsAbsent, z.coerce.number().int().min(1).max(most).default(most))
const flag = z.preprocess(emptyAsAbsent, z.stringbool().default(false))

const optionalPayments = Object.fromEntries(
  Object.entries(paymentVariables).map(([name, schema]) => [name, z.preprocess(emptyAsAbsent, schema)]),
) as unknown as typeof paymentVariables

/** Each waiting generation needs at most 1.2 KB in Redis, so this limits memory to about 24 MB. */
const defaultMaxWaitingGenerations = 20_000

/** The reach of the gateway's listen address, or of the process's own without a gateway. */
const reachOf = (env: { PUBLIC_URL: string; HOST: string; GATEWAY_ADDRESS?: string | undefined }) => ({
  publicUrl: env.PUBLIC_URL,
  listensOn: env.GATEWAY_ADDRESS ?? env.HOST,
})

const isSafe = (url: string) => url.startsWith('https:') || isLoopbackUrl(url)

/** The environment of the api process. */
export const ApiEnvironment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    GATEWAY_ADDRESS: optional(z.string()),
    PUBLIC_URL: httpUrl.transform(withoutTrailingSlash),
    MONGO_URL: z.string().regex(/^mongodb(\+srv)?:\/\//),
    REDIS_URL: z.string().regex(/^rediss?:\/\//),
    JWT_SECRET: z.string().min(32),
    OIDC_ISSUER: httpUrl,
    OIDC_CLIENT_ID: z.string().min(1),
    OIDC_CLIENT_SECRET: z.string().min(1),
    OIDC_DISCOVERY_URL: optional(httpUrl),
    OIDC_BUILT_IN: flag,
    SESSION_IDLE_DAYS: days(sessionIdleDays),
    SESSION_DAYS: days(refreshTokenLifetimeDays),
    OPERATOR_EMAILS: list,
    TRUSTED_PROXY: list,
    METRICS_TOKEN: optional(z.string().regex(/^\S{16,}$/)),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: optional(z.string().trim().min(1)),
    DEV_MAILBOX: flag,
    AI_BASE_URL: optional(z.url()),
    AI_TEXT_MODEL: optional(z.string().min(1)),
    AI_IMAGE_MODEL: optional(z.string().min(1)),
    MAX_WAITING_GENERATIONS: optional(z.coerce.number().int().min(1)),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    ...storageVariables,
    ...optionalPayments,
    ...backupKeyVariables,
  })
  .superRefine(checkStorageVariables, { when: () => true })
  .superRefine(checkPaymentVariables, { when: () => true })
  .refine((env) => isSafe(env.PUBLIC_URL), { path: ['PUBLIC_URL'], error: 'must be https outside localhost' })
  .refine((env) => isSafe(env.OIDC_ISSUER) || env.OIDC_DISCOVERY_URL !== undefined, {
    path: ['OIDC_ISSUER'],
    error: 'must be https outside localhost',
  })
  .refine((env) => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'required together with SMTP_URL',
  })
  .refine((env) => !env.DEV_MAILBOX || mayEnableDevelopmentFeatures(reachOf(env)), {
    path: ['DEV_MAILBOX'],
    error: 'is for a machine that nobody else can reach: set SMTP_URL and MAIL_FROM instead',
  })
  .refine(
    (env) =>
      !env.OPERATOR_EMAILS.some((email) => email.toLowerCase() === sampleAccount.email) ||
      (env.OIDC_BUILT_IN && mayEnableDevelopmentFeatures(reachOf(env))),
    {
      path: ['OPERATOR_EMAILS'],
      error: `${sampleAccount.email} is for a machine that nobody else can reach: name an address of your own`,
    },
  )

/** Settings of the api process, read once at startup. */
export interface Config {
  port: number
  host: string
  /** The URL at which browsers reach the product, without a trailing slash. */
  publicUrl: string
  mongoUrl: string
  redisUrl: string
  /** At least 32 characters; signs access tokens and seals cookies. */
  jwtSecret: string
  oidc: {
    issuer: string
    clientId: string
    clientSecret: string
    /** The issuer's internal URL for this process; null if it uses the public one. */
    discoveryUrl: string | null
    builtIn: boolean
  }
  /** How long sessions last without being used, and however they are used. */
  sessions: { idleDays: number; totalDays: number }
  storage: StorageConfig
  /** Seal the backups in the storage. */
  backupKeys: BackupKeys
  /** How invitations are sent. Without a server and a mailbox, none are sent. */
  mail: { smtpUrl: string | undefined; from: string | undefined; devMailbox: boolean }
  /** Whether a model or the built-in generator is used. The workers decide the same from the same variables. */
  generators: Generators
  /** The payment provider; null if this installation sells nothing. */
  payments: PaymentConfig | null
  /** Where the cards of the built-in test gateway are listed; null without it. */
  testCardsUrl: string | null
  /** In lower case. */
  operatorEmails: ReadonlySet<string>
  /** Addresses or ranges whose X-Forwarded-* headers are trusted. */
  trustedProxies: string[]
  /** Bearer token for `/metrics`; without one, nobody gets metrics. At least 16 characters, no spaces. */
  metricsToken: string | null
  /** Maximum number of waiting generations of all users together. */
  maxWaitingGenerations: number
  logLevel: z.infer<typeof ApiEnvironment>['LOG_LEVEL']
}

/** Names all missing or invalid variables in one message, never a value. */
export class ConfigError extends Error {
  constructor(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
    super(
      `wrong configuration: ${issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join('; ')}`,
    )
    this.name = 'ConfigError'
  }
}

/** @throws ConfigError */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = ApiEnvironment.safeParse(environment)
  if (!parsed.success) throw new ConfigError(parsed.error.issues)
  const env = parsed.data
  const payments = paymentConfigOf(env)
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    mongoUrl: env.MONGO_URL,
    redisUrl: env.REDIS_URL,
    jwtSecret: env.JWT_SECRET,
    oidc: {
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      discoveryUrl: env.OIDC_DISCOVERY_URL ?? null,
      builtIn: env.OIDC_BUILT_IN,
    },
    sessions: { idleDays: env.SESSION_IDLE_DAYS, totalDays: env.SESSION_DAYS },
    storage: storageConfigOf(env),
    backupKeys: env.BACKUP_KEYS,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, devMailbox: env.DEV_MAILBOX },
    generators: {
      text: env.AI_BASE_URL && env.AI_TEXT_MODEL ? 'model' : 'sample',
      image: env.AI_BASE_URL && env.AI_IMAGE_MODEL ? 'model' : 'sample',
    },
    payments,
    testCardsUrl: payments?.name === 'test' ? `${env.PUBLIC_URL}/test-payments/cards` : null,
    operatorEmails: new Set(env.OPERATOR_EMAILS.map((email) => email.toLowerCase())),
    trustedProxies: env.TRUSTED_PROXY,
    metricsToken: env.METRICS_TOKEN ?? null,
    maxWaitingGenerations: env.MAX_WAITING_GENERATIONS ?? defaultMaxWaitingGenerations,
    logLevel: env.LOG_LEVEL,
  }
}
