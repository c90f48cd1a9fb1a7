import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { openChildLog } from './child-log.ts'
import { StartError } from './start-error.ts'

const firstBackOffMs = 1000
const maxBackOffMs = 10_000
/** A child that ran this long starts again without the back-off its earlier deaths had built up. */
const steadyMs = 30_000
const readyMs = 60_000
const probeMs = 100
const probeTimeoutMs = 2000

/**
 * Runs inside every child before its own code: the channel to the supervisor closes when the supervisor is gone,
 * even by SIGKILL, and then the child ends too, gracefully at first.
 */
const parentWatch = `data:text/javascript,if(process.channel){process.once('disconnect',()=>{
process.kill(process.pid,'SIGTERM');setTimeout(()=>process.exit(1),20000).unref()});process.channel.unref()}`.replaceAll(
  '\n',
  '',
)

export interface ChildCommand {
  name: string
  /** The program, compiled. */
  script: string
  execArgv?: string[]
  env: NodeJS.ProcessEnv
  /** Loopback port the child listens on; it answers GET /health/ready there. */
  port: number
  /** How long it may take to end after SIGTERM, in milliseconds. */
  graceMs: number
}

export interface ChildHandle {
  readonly name: string
  readonly port: number
  /** Undefined while the child does not run. */
  readonly pid: number | undefined
  /** Ends the child gracefully, starts it again, and waits until it is ready. */
  restart(): Promise<void>
  /** Sends a signal, to see what happens then. */
  kill(signal: NodeJS.Signals): void
}

export interface Child extends ChildHandle {
  /** Starts and waits until ready. @throws StartError with the last lines when the child ends instead */
  start(): Promise<void>
  stop: () => Promise<void>
  stopAtOnce(): void
}

async function isReady(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs)
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    // Nobody listens yet.
    return false
  }
}

/** One process of the product: started, watched, and started again when it dies (unless `restart` is false). */
export function createChild(options: {
  command: ChildCommand
  logDir: string
  restart: boolean
  say: (line: string) => void
}): Child {
  const { command, say } = options
  const { name, port } = command
  const log = openChildLog(options.logDir, name, say)
  const stopped = new AbortController()
  /** Children that were asked to end: their end is no accident. */
  const asked = new WeakSet<ChildProcess>()
  let running: ChildProcess | undefined
  let ended = Promise.resolve()
  let backOffMs = firstBackOffMs
  let wasReady = false

  function spawn(): ChildProcess {
    const startedAt = Date.now()
    const child = fork(command.script, {
      execArgv: ['--import', parentWatch, ...(command.execArgv ?? [])],
      env: command.env,
      // A session of its own: Ctrl-C in the terminal reaches the supervisor alone, which then ends all in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    if (child.stdout) log.follow(child.stdout)
    if (child.stderr) log.follow(child.stderr)
    running = child
    ended = new Promise((resolve) => {
      child.once('close', (code, signal) => {
        running = undefined
        resolve()
        if (!options.restart || !wasReady || asked.has(child)) return
        if (Date.now() - startedAt > steadyMs) backOffMs = firstBackOffMs
        void startAgain(signal ?? `exit code ${code}`)
      })
    })
    return child
  }

  async function startAgain(how: string): Promise<void> {
    say(`${name} ended (${how}); restarting it in ${backOffMs / 1000} s`)
    const waitMs = backOffMs
    backOffMs = Math.min(backOffMs * 2, maxBackOffMs)
    // Cut short when everything stops.
    await delay(waitMs, undefined, { signal: stopped.signal }).catch(() => undefined)
    if (stopped.signal.aborted || running) return
    if (await untilReady(spawn())) say(`${name} is back`)
  }

  async function untilReady(child: ChildProcess): Promise<boolean> {
    const deadline = Date.now() + readyMs
    while (running === child && Date.now() < deadline) {
      if (await isReady(port)) return running === child
      await delay(probeMs)
    }
    return false
  }

  async function start(): Promise<void> {
    if (await untilReady(spawn())) {
      wasReady = true
      return
    }
    await end()
    throw new StartError(
      `${name} did not start. Its last lines (all are in ${options.logDir}):\n${log.lastLines()}`,
    )
  }

  async function end(): Promise<void> {
    const child = running
    if (!child) return
    asked.add(child)
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), command.graceMs)
    await ended
    clearTimeout(timer)
  }

  return {
    name,
    port,
    get pid() {
      return running?.pid
    },
    start,
    restart: async () => {
      await end()
      await start()
    },
    kill: (signal) => void running?.kill(signal),
    stop: async () => {
      stopped.abort()
      await end()
      await log.close()
    },
    stopAtOnce: () => {
      stopped.abort()
      if (running) asked.add(running)
      running?.kill('SIGKILL')
    },
  }
}
