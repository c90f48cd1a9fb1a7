import { parseArgs } from 'node:util'
import { z } from 'zod'

/** The provider's variables are those of a worker. */
const Environment = z.object({
  AI_BASE_URL: z.url().optional(),
  AI_API_KEY: z.string().optional(),
  AI_TEXT_MODEL: z.string().optional(),
  AI_IDLE_TIMEOUT_MS: z.coerce.number().int().positive().default(60_000),
  /** Prices of the provider for a million tokens; without them, no cost is shown. */
  EVAL_PRICE_IN: z.coerce.number().min(0).optional(),
  EVAL_PRICE_OUT: z.coerce.number().min(0).optional(),
  /** A model that rates the plans. */
  EVAL_JUDGE_MODEL: z.string().optional(),
  EVAL_JUDGE_BASE_URL: z.url().optional(),
  EVAL_JUDGE_API_KEY: z.string().optional(),
  /** The most that one plan may take. */
  EVAL_PLAN_TIMEOUT_MS: z.coerce.number().int().positive().default(1_800_000),
})

export interface Provider {
  baseUrl: string
  apiKey: string | undefined
  model: string
}

export interface EvalConfig {
  /** Null for the sample generator. */
  provider: Provider | null
  judge: Provider | null
  prices: { in: number; out: number } | null
  idleTimeoutMs: number
  planTimeoutMs: number
  /** Numbers (from 1) or ids of the requests to run; all if empty. */
  only: string[]
  /** Where to write the provider's responses, or from where to serve them. */
  record: string | null
  replay: string | null
}

/** Reads the command line and the environment; an empty variable counts as unset. */
export function readEvalConfig(args: string[], environment: NodeJS.ProcessEnv = process.env): EvalConfig {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, record: { type: 'string' }, replay: { type: 'string' } },
  })
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const env = Environment.parse(given)
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_TEXT_MODEL: model } = env
  if (values.record !== undefined && values.replay !== undefined)
    throw new Error('use --record or --replay, not both')
  if (values.record !== undefined && !(baseUrl && model))
    throw new Error('--record needs AI_BASE_URL and AI_TEXT_MODEL')
  const judgeUrl = env.EVAL_JUDGE_BASE_URL ?? baseUrl
  return {
    provider: baseUrl && model ? { baseUrl, apiKey, model } : null,
    judge:
      env.EVAL_JUDGE_MODEL && judgeUrl
        ? { baseUrl: judgeUrl, apiKey: env.EVAL_JUDGE_API_KEY ?? apiKey, model: env.EVAL_JUDGE_MODEL }
        : null,
    prices:
      env.EVAL_PRICE_IN === undefined || env.EVAL_PRICE_OUT === undefined
        ? null
        : { in: env.EVAL_PRICE_IN, out: env.EVAL_PRICE_OUT },
    idleTimeoutMs: env.AI_IDLE_TIMEOUT_MS,
    planTimeoutMs: env.EVAL_PLAN_TIMEOUT_MS,
    only: values.only?.split(',').map((one) => one.trim()) ?? [],
    record: values.record ?? null,
    replay: values.replay ?? null,
  }
}
