import { until } from '@classeur/local/testing'
import { freePort } from '@classeur/local'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = new URL('../../../..', import.meta.url).pathname

export interface Child {
  port: number
  process: ChildProcess
  /** The whole output, to check that it contains no secrets and to explain failures. */
  output: () => string
  isRunning: () => boolean
  /** Resolves when the process ends for any reason. */
  exited: Promise<unknown>
  kill(signal: NodeJS.Signals): Promise<number | null>
}

/** Compiled processes of the product. `killAll` ends the remaining ones by process id. */
export function createChildren(environment: () => Record<string, string>) {
  const children = new Set<Child>()

  async function start(
    script: string,
    extra: Record<string, string> = {},
    { preload, readyWithin = 120_000 }: { preload?: string | undefined; readyWithin?: number } = {},
  ): Promise<Child> {
    const port = extra.PORT ? Number(extra.PORT) : await freePort()
    const load = preload ? ['--import', new URL(`preload/${preload}.mjs`, import.meta.url).href] : []
    const child = spawn(process.execPath, [...load, join(root, script)], {
      env: { ...environment(), ...extra, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    const exited = once(child, 'exit')
    const isRunning = () => child.exitCode === null && child.signalCode === null
    const started: Child = {
      port,
      process: child,
      output: () => output,
      isRunning,
      exited,
      async kill(signal) {
        if (isRunning()) {
          child.kill(signal)
          await exited
        }
        children.delete(started)
        return child.exitCode
      },
    }
    children.add(started)
    await until(
      `${script} to be ready`,
      async () => {
        if (!isRunning()) throw new Error(`${script} ended:\n${output}`)
        return fetch(`http://127.0.0.1:${port}/health/ready`).then(
          (response) => response.ok,
          () => false,
        )
      },
      readyWithin,
    )
    return started
  }

  return {
    startApi: (extra?: Record<string, string>, preload?: string) =>
      start('api/dist/bundle/server.js', extra, { preload }),
    startWorker: (extra?: Record<string, string>, preload?: string) =>
      start('workers/dist/bundle/main.js', extra, { preload }),
    all: () => [...children],
    killAll: () => Promise.all([...children].map((child) => child.kill('SIGKILL'))),
  }
}
