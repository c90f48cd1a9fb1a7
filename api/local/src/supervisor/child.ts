import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { exitWithin } from '../servers/exit-within.ts'
import { openChildLog } from './child-log.ts'
import { StartError } from './start-error.ts'

const firstBackOffMs = 1000
const maxBackOffMs = 10_000
/** After running this long, a child restarts without the delay that earlier crashes have built up. */
const steadyMs = 30_000
const readyMs = 60_000
const probeMs = 100
const probeTimeoutMs = 2000

/**
 * Runs inside every child before its own code: when the supervisor exits, even by SIGKILL, the channel to it
 * closes, and the child ends too, gracefully at first.
 */
const parentWatch = `data:text/javascript,if(process.channel){process.once('disconnect',()=>{
process.kill(process.pid,'SIGTERM');setTimeout(()=>process.exit(1),20000).unref()});process.channel.unref()}`.replaceAll(
  '\n',
  '',
)

export interface ChildCommand {
  name: string
  /** The compiled program. */
  script: string
  execArgv?: string[]
  env: NodeJS.ProcessEnv
  /** The loopback port on which the child listens and answers GET /health/ready. */
  port: number
  /** The time the child has to exit after SIGTERM, in milliseconds. */
  graceMs: number
}

export interface ChildHandle {
  readonly name: string
  readonly port: number
  /** Undefined while the child isn't running. */
  readonly pid: number | undefined
  /** Ends the child gracefully, starts it again, and waits until it is ready. */
  restart(): Promise<void>
  /** Sends a signal; tests use it to simulate crashes. */
  kill(signal: NodeJS.Signals): void
}

export interface Child extends ChildHandle {
  /** Starts the child and waits until it is ready. @throws StartError with its last lines if it exits instead */
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
    // The port isn't open yet.
    return false
  }
}

/** Runs one process of the product and restarts it when it dies (unless `restart` is false). */
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
  /** Children that were asked to stop; their exit is expected. */
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
      // The child has its own session, so Ctrl-C in the terminal reaches only the supervisor, which stops
      // everything in order.
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
    // `stop` aborts the delay.
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
    await exitWithin(command.graceMs, ended, () => child.kill('SIGKILL'))
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
