import { freePort } from '@classeur/local'
import type { BenchServers } from '@classeur/local/bench'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { benchOrigin, benchBackupKeys, benchSecret } from './bench-people.ts'

const startLimitMs = 30_000
const scripts = {
  product: '../src/server.ts',
  bare: './bare-server.ts',
  'bare sheet': './bare-sheet-server.ts',
}
const preload = new URL('./serve-parent.ts', import.meta.url).href

/** Runs the api as in production, or the baseline, in a separate process, so that only its own CPU time counts. */
export async function forkServer(name: keyof typeof scripts, servers: BenchServers, wanted?: number) {
  const port = wanted ?? (await freePort())
  const child = fork(new URL(scripts[name], import.meta.url), {
    execArgv: ['--import', 'tsx', '--import', preload, '--conditions=@classeur/source'],
    env: {
      ...process.env,
      MONGO_URL: servers.mongoUrl,
      REDIS_URL: servers.redisUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: benchOrigin,
      JWT_SECRET: benchSecret,
      BACKUP_KEYS: benchBackupKeys,
      OIDC_ISSUER: `${benchOrigin}/oidc`,
      OIDC_CLIENT_ID: 'bench',
      OIDC_CLIENT_SECRET: 'bench',
      MAX_WAITING_GENERATIONS: '1000000000',
      // Neither side logs requests.
      LOG_LEVEL: 'error',
    },
  })
  const url = `http://127.0.0.1:${port}`
  const end = Date.now() + startLimitMs
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      (answer) => answer.status !== 503,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`the ${name} server did not start`)
    await pause(50)
  }
  return {
    url,
    port,
    /** CPU microseconds since the start of the process. */
    async cpuMicros(): Promise<number> {
      const answer = once(child, 'message') as Promise<[{ cpuMicros: number }]>
      child.send('cpu')
      return (await answer)[0].cpuMicros
    },
    async stop(): Promise<void> {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

export type ForkedServer = Awaited<ReturnType<typeof forkServer>>
