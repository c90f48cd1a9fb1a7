import { bench, compare, limited, median, type BenchServers } from './measuring.ts'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../src/index.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const rounds = 5
const idleMs = 4000
const startLimitMs = 60_000

const processes = {
  api: {
    script: 'api/dist/bundle/server.js',
    packages: ['api', 'api/database', 'api/queue', 'api/contracts', 'api/domain'],
    most: 1.6,
    mostMegabytes: 160,
  },
  worker: {
    script: 'workers/dist/bundle/main.js',
    packages: ['workers', 'api/database', 'api/queue', 'api/contracts', 'api/domain'],
    most: 2,
    mostMegabytes: 130,
  },
}

/** Fonts are files that a process reads; their packages' code needs a mobile framework and can't be imported. */
const isFontPackage = (name: string) => name.startsWith('@expo-google-fonts/')

/** The libraries a process declares, without our own packages and the fonts. */
function librariesOf(packages: readonly string[]): string[] {
  const names = packages.flatMap((folder) => {
    const text = readFileSync(`${root}${folder}/package.json`, 'utf8')
    return Object.keys((JSON.parse(text) as { dependencies?: object }).dependencies ?? {})
  })
  return [...new Set(names)].filter((name) => !name.startsWith('@classeur/') && !isFontPackage(name))
}

const environmentFor = ({ mongoUrl, redisUrl }: BenchServers, port: number) => ({
  ...process.env,
  ...{ MONGO_URL: mongoUrl, REDIS_URL: redisUrl, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
  ...{ PUBLIC_URL: 'http://localhost:3999', OIDC_ISSUER: 'http://localhost:3999/oidc' },
  ...{ OIDC_CLIENT_ID: 'bench', OIDC_CLIENT_SECRET: 'bench' },
  JWT_SECRET: 'a secret of the benches, long enough to be one',
  BACKUP_KEYS: `bench:${Buffer.alloc(32).toString('base64')}`,
})

async function timeImports(libraries: readonly string[]): Promise<number> {
  const code = `await Promise.all(${JSON.stringify(libraries)}.map((name) => import(name)))`
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${code}; process.exit()`], {
    cwd: `${root}api`,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code_] = (await once(child, 'exit')) as [number]
  if (code_ !== 0) throw new Error('the libraries could not be imported')
  return performance.now() - startedAt
}

async function timeStart(script: string, servers: BenchServers, measureMemory: boolean) {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [`${root}${script}`], {
    env: environmentFor(servers, port),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() - startedAt > startLimitMs)
      throw new Error(`${script} did not start`)
    await pause(5)
  }
  const ms = performance.now() - startedAt
  let megabytes = 0
  if (measureMemory) {
    await pause(idleMs)
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  }
  child.kill('SIGKILL')
  await once(child, 'exit')
  return { ms, megabytes }
}

/** P8: start-up time of the compiled processes, compared with only importing their libraries, and idle memory. */
await bench(async (environment) => {
  execFileSync('npx', ['tsc', '-b'], { cwd: root, stdio: 'inherit' })
  execFileSync(process.execPath, ['.config/bundle.js'], { cwd: root, stdio: 'inherit' })
  const rows = []
  for (const [name, { script, packages, most, mostMegabytes }] of Object.entries(processes)) {
    const libraries = librariesOf(packages)
    const [ours, bare, memory] = [[] as number[], [] as number[], [] as number[]]
    for (let round = 0; round <= rounds; round += 1) {
      const imports = await timeImports(libraries)
      const start = await timeStart(script, environment, round === rounds)
      if (round === 0) continue
      bare.push(imports)
      ours.push(start.ms)
      if (start.megabytes > 0) memory.push(start.megabytes)
    }
    const line = { goalId: 'P8' }
    rows.push(
      compare({ ...line, what: `Cold start of the ${name}`, unit: 'ms', ours, bare, most }),
      limited({
        ...{ ...line, what: `Memory of the idle ${name}`, unit: 'MB' },
        ...{ ours: median(memory), most: mostMegabytes },
      }),
    )
  }
  return rows
})
