import { backupKeyVariables } from '@classeur/archive'
import { checkPaymentVariables, paymentVariables } from '@classeur/payments'
import { checkStorageVariables, storageVariables } from '@classeur/storage'
import { z } from 'zod'

const positive = z.coerce.number().int().positive()

/** The environment of a worker process. */
export const WorkerEnvironment = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    /** Port of the health endpoints. */
    PORT: z.coerce.number().int().min(0).max(65535).default(3002),
    MONGO_URL: z.string().min(1),
    REDIS_URL: z.string().min(1),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Generations one worker process runs at a time. */
    WORKER_CONCURRENCY: positive.default(5),
    AI_BASE_URL: z.url().optional(),
    AI_API_KEY: z.string().optional(),
    AI_TEXT_MODEL: z.string().optional(),
    AI_IMAGE_MODEL: z.string().optional(),
    /** A provider that sends nothing for this long counts as unavailable. */
    AI_IDLE_TIMEOUT_MS: positive.default(30_000),
    /** Maximum time until a provider of pictures responds; the time limit of a picture is 120 s. */
    AI_IMAGE_TIMEOUT_MS: positive.default(110_000),
    /** Calls to the provider per minute across all workers; unset: no limit. */
    AI_CALLS_PER_MINUTE: positive.optional(),
    /** Pause between two pieces of the sample generator's text. */
    SAMPLE_PACE_MS: z.coerce.number().int().min(0).optional(),
    /** Days without a new mark after which the log of an exam's marks is compressed. */
    MARK_HISTORY_ARCHIVE_DAYS: positive.default(180),
    ...storageVariables,
    ...paymentVariables,
    ...backupKeyVariables,
  })
  .superRefine(checkStorageVariables, { when: () => true })
  .superRefine(checkPaymentVariables, { when: () => true })

export type WorkerConfig = z.infer<typeof WorkerEnvironment>

/**
 * Reads the configuration from the environment; an empty variable counts as unset.
 * @throws Error with one line that names every variable that is missing or wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): WorkerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = WorkerEnvironment.safeParse(given)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
  throw new Error(`configuration: ${wrong.join(', ')}`)
}
