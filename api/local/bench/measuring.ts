import { connectDatabase, ensureIndexes } from '@classeur/database'
import { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'

/** One row of the table. `goal` is the highest ratio (or value) that passes, or the lowest with `atLeast`. */
export interface Row {
  /** The number of the goal, P1 and higher. */
  goalId: string
  what: string
  /** With its unit. */
  ours: string
  /** With its unit; `–` if the goal is a fixed value. */
  bare: string
  ratio: number | null
  goal: string
  passes: boolean
}

/** The servers of a run; each bench uses a separate database and Redis database. */
export interface BenchServers {
  mongoUrl: string
  redisUrl: string
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN

/** Alternates between the product and the baseline, so that other load affects both; the first round warms up. */
export async function alternate<Result>(
  rounds: number,
  ours: (round: number) => Promise<Result>,
  bare: (round: number) => Promise<Result>,
): Promise<{ ours: Result[]; bare: Result[] }> {
  const results = { ours: [] as Result[], bare: [] as Result[] }
  for (let round = 0; round <= rounds; round += 1) {
    const [bareResult, oursResult] = [await bare(round), await ours(round)]
    if (round === 0) continue
    results.bare.push(bareResult)
    results.ours.push(oursResult)
  }
  return results
}

const shown = (value: number, unit: string) =>
  `${value >= 100 ? Math.round(value).toLocaleString('en') : Number(value.toPrecision(3))} ${unit}`

/**
 * Compares medians. `most` is the highest ratio that passes (with `atLeast`: the lowest), `plus` an additional
 * allowance in the same unit.
 */
export function compare(line: {
  goalId: string
  what: string
  unit: string
  ours: readonly number[]
  bare: readonly number[]
  most?: number
  atLeast?: number
  plus?: number
}): Row {
  const { goalId, what, unit, most, atLeast, plus = 0 } = line
  const [ours, bare] = [median(line.ours), median(line.bare)]
  const ratio = ours / bare
  const passes = atLeast === undefined ? ours <= bare * (most ?? 1) + plus : ratio >= atLeast
  const limit = atLeast === undefined ? `≤ ${most}×` : `≥ ${atLeast}×`
  const goal = plus > 0 ? `${limit} + ${plus} ${unit}` : limit
  return { goalId, what, ours: shown(ours, unit), bare: shown(bare, unit), ratio, goal, passes }
}

/** Compares with a fixed value. */
export function limited(line: {
  goalId: string
  what: string
  unit: string
  ours: number
  most?: number
  atLeast?: number
}): Row {
  const { goalId, what, unit, ours, most, atLeast } = line
  const passes = (most === undefined || ours <= most) && (atLeast === undefined || ours >= atLeast)
  const goal = most === undefined ? `≥ ${atLeast} ${unit}` : `≤ ${most} ${unit}`
  return { goalId, what, ours: shown(ours, unit), bare: '–', ratio: null, goal, passes }
}

/** The CPU time of this process during `work`, in microseconds, and the elapsed time in ms. */
export async function timed(work: () => Promise<unknown>): Promise<{ ms: number; cpuMicros: number }> {
  const cpuBefore = process.cpuUsage()
  const startedAt = performance.now()
  await work()
  const ms = performance.now() - startedAt
  const { user, system } = process.cpuUsage(cpuBefore)
  return { ms, cpuMicros: user + system }
}

/** The number of commands that Redis has executed so far, including those inside scripts. */
export async function redisCommands(redis: Redis): Promise<number> {
  const lines = (await redis.info('commandstats')).matchAll(/^cmdstat_(?!info)\S+:calls=(\d+)/gm)
  return [...lines].reduce((sum, [, calls]) => sum + Number(calls), 0)
}

/** Ends a bench: sends its rows to the runner, or prints them. */
export async function sendRows(rows: Row[]): Promise<never> {
  if (process.send) await new Promise<void>((resolve) => process.send?.(rows, () => resolve()))
  else console.table(rows)
  // Handles that a baseline left open must not delay the next bench.
  process.exit()
}

export interface BenchEnvironment extends BenchServers {
  connection: Awaited<ReturnType<typeof connectDatabase>>
  redis: Redis
}

/** Runs a bench with an empty, indexed database and an empty Redis, and sends the returned rows. */
export async function bench(body: (environment: BenchEnvironment) => Promise<Row[]>): Promise<void> {
  const url = new URL(process.env.MONGO_URL ?? '')
  url.pathname = `/bench_${randomUUID().replaceAll('-', '')}`
  const redisUrl = process.env.REDIS_URL ?? ''
  const mongoUrl = url.toString()
  const connection = await connectDatabase(mongoUrl)
  await ensureIndexes(connection)
  const redis = new Redis(redisUrl)
  await redis.flushall()
  const rows = await body({ mongoUrl, redisUrl, connection, redis })
  await connection.dropDatabase()
  await connection.close()
  redis.disconnect()
  await sendRows(rows)
}
