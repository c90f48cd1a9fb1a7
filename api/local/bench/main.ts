import { fork } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { startServers } from '../src/index.ts'
import type { BenchServers, Row } from './measuring.ts'

/** Each bench runs in a separate process. Absolute times depend on the machine's load; compare the ratios. */
const benches: Record<string, string> = {
  p1: 'workers/bench/p1-pipeline.bench.ts',
  p2: 'api/bench/p2-accept.bench.ts',
  p3: 'api/bench/p3-events.bench.ts',
  p4: 'api/bench/p4-first-progress.bench.ts',
  p5: 'api/bench/p5-streaming.bench.ts',
  p6: 'api/bench/p6-lists.bench.ts',
  p7: 'web/bench/p7-mark-sheet.bench.ts',
  p8: 'api/local/bench/p8-cold-start.bench.ts',
  p9: 'web/bench/p9-bundle.bench.ts',
  p10: 'web/bench/p10-web-vitals.bench.ts',
  p11: 'api/bench/p11-long-queue.bench.ts',
  p12: 'api/bench/p12-fan-out.bench.ts',
  p13: 'api/bench/p13-many-classes.bench.ts',
  p14: 'web/bench/p14-large-sheet.bench.ts',
  p15: 'web/bench/p15-data-grids.bench.ts',
  p16: 'web/bench/p16-errors-open.bench.ts',
  p17: 'web/bench/p17-errors-threshold.bench.ts',
  p18: 'api/bench/p18-figures.bench.ts',
  p19: 'api/bench/p19-gradebook.bench.ts',
  p20: 'api/bench/p20-archives.bench.ts',
}

/** Benches that run only when they are named, because they install packages and take long. */
const onRequest = new Set(['p15'])

const root = fileURLToPath(new URL('../../../', import.meta.url))

function run(file: string, servers: BenchServers, storageDir: string): Promise<Row[]> {
  const child = fork(`${root}${file}`, {
    cwd: root,
    execArgv: ['--import', 'tsx', '--conditions=@classeur/source'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MONGO_URL: servers.mongoUrl,
      REDIS_URL: servers.redisUrl,
      STORAGE_DIR: storageDir,
    },
  })
  let rows: Row[] = []
  child.on('message', (message) => (rows = message as Row[]))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve(rows) : reject(new Error(`${file} ended with ${code}`))))
  })
}

const asLine = ({ goalId, what, ours, bare, ratio, goal, passes }: Row) =>
  `| ${[goalId, what, ours, bare, ratio?.toFixed(2) ?? '–', goal, passes ? 'pass' : 'miss'].join(' | ')} |`

const chosen = process.argv.slice(2).map((name) => name.toLowerCase())
const unknown = chosen.filter((name) => !(name in benches))
if (unknown.length > 0) throw new Error(`no such bench: ${unknown.join(', ')}`)

// The benches flood and empty the servers, so never use configured ones.
delete process.env.MONGO_URL
delete process.env.REDIS_URL
await mkdir(`${root}.local`, { recursive: true })
const dataDir = await mkdtemp(`${root}.local/bench-`)
// Both sides write durably as in production: MongoDB acknowledges a write after journalling it.
const servers = await startServers({ dataDir, log: (line) => console.error(line), durable: true })
const lines: string[] = []
try {
  for (const [name, file] of Object.entries(benches)) {
    if (chosen.length > 0 ? !chosen.includes(name) : onRequest.has(name)) continue
    const startedAt = performance.now()
    try {
      const rows = await run(file, servers, `${dataDir}/storage`)
      lines.push(...rows.map(asLine))
    } catch (error) {
      console.error(error)
      lines.push(`| ${name.toUpperCase()} | could not be measured | – | – | – | – | miss |`)
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.error(`${name}: ${seconds} s, load ${loadavg()[0]?.toFixed(1)}`)
  }
} finally {
  await servers.stop()
  await rm(dataDir, { recursive: true, force: true })
}
console.log(`${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]?.toFixed(1)}\n`)
console.log('| Goal | What | Ours | Bare | Ratio | Limit | |\n|---|---|---|---|---|---|---|')
console.log(lines.join('\n'))
