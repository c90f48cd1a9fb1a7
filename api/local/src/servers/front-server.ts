import { fork } from 'node:child_process'
import { once } from 'node:events'
import { frontProgram } from '@classeur/mongo-front'
import { exitWithin } from './exit-within.ts'
import type { Running } from './keep-running.ts'

const stopGraceMs = 5000

export interface RunningFront extends Running {
  pid: number
  url: string
}

/**
 * Runs the MongoDB front as a separate process. It reaches the engine's socket relative to its working folder,
 * because the path of a Unix socket is limited to about 100 characters.
 */
export async function startFrontServer(options: {
  port: number
  socketDir: string
  onLine: (line: string) => void
}): Promise<RunningFront> {
  const { port } = options
  const { path, execArgv } = frontProgram()
  const child = fork(path, [String(port), '/proc/self/cwd'], {
    execArgv,
    cwd: options.socketDir,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let failure = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    failure = (failure + chunk).slice(-4000)
    options.onLine(chunk.trimEnd())
  })
  const exited = once(child, 'exit').then(() => undefined)
  const ready = await Promise.race([once(child, 'message').then(() => true), exited.then(() => false)])
  if (!ready) throw new Error(`the MongoDB front did not start: ${failure}`)
  return {
    pid: child.pid ?? 0,
    url: `mongodb://127.0.0.1:${port}/classeur?replicaSet=rs0&retryWrites=false`,
    exited,
    stop: async () => {
      child.kill('SIGTERM')
      await exitWithin(stopGraceMs, exited, () => child.kill('SIGKILL'))
    },
  }
}
