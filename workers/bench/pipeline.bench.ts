import { startServers } from '@classeur/local'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { barePipeline } from './bare-pipeline.ts'
import { productPipeline } from './product-pipeline.ts'

/**
 * P1: accepted → done with an instant provider, 20 progress updates, concurrency 20. Ours and the bare libraries run
 * alternately in one invocation; the medians are compared, so that the machine cancels out.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const jobs = Number(process.env.BENCH_JOBS ?? 200)
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const { MONGO_URL, REDIS_URL } = process.env
const dataDir = await mkdtemp(join(tmpdir(), 'classeur-bench-'))
const servers = await startServers({
  dataDir,
  log: (line) => console.log(line),
  ...(MONGO_URL && { mongoUrl: MONGO_URL }),
  ...(REDIS_URL && { redisUrl: REDIS_URL }),
})

const measure = async (run: typeof barePipeline) => {
  const cpu = process.cpuUsage()
  const startedAt = performance.now()
  await run(servers, jobs)
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return { jobsPerSecond: jobs / seconds, cpuMicrosPerJob: (user + system) / jobs }
}

const bare: Awaited<ReturnType<typeof measure>>[] = []
const ours: typeof bare = []
for (let round = 0; round < rounds; round += 1) {
  bare.push(await measure(barePipeline))
  ours.push(await measure(productPipeline))
}
const of = (runs: typeof bare, key: keyof (typeof bare)[number]) => median(runs.map((run) => run[key]))
const row = (key: keyof (typeof bare)[number]) => ({
  bare: Math.round(of(bare, key)),
  ours: Math.round(of(ours, key)),
  ratio: Number((of(ours, key) / of(bare, key)).toFixed(2)),
})
console.log(`P1 generation pipeline, ${jobs} jobs, ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}`)
console.table({ 'jobs per second': row('jobsPerSecond'), 'CPU microseconds per job': row('cpuMicrosPerJob') })
await servers.stop()
await rm(dataDir, { recursive: true, force: true })
