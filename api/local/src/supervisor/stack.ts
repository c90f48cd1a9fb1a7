import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inheritedEnvironment, readServerUrls } from '../config/environment.ts'
import { startGateway } from '../gateway/gateway.ts'
import { freePort } from '../servers/free-port.ts'
import { type Servers, startServers } from '../servers/start-servers.ts'
import { checkPort } from './check-port.ts'
import { type Child, type ChildHandle, createChild } from './child.ts'
import { type PlanCommands, planProduct, type StackCommands } from './commands.ts'
import { takeLock } from './lock.ts'
import { keepSecrets } from './secrets.ts'

export interface StackOptions {
  /** Holds `data/` (the servers), `logs/`, `secrets.json` and the lock. */
  dataDir: string
  /** Default: a free port. */
  port?: number
  host?: string
  /** Overrides the environment of this process in every child. */
  env?: NodeJS.ProcessEnv
  /** Running servers to use; default: starts its own. */
  mongoUrl?: string
  redisUrl?: string
  /** How many worker processes; default 1. */
  workers?: number
  /** Whether to restart a child that exits; default true. */
  restart?: boolean
  /** Whether the servers' data survives a power cut; default true, false for tests. */
  durable?: boolean
  /** Called with one line of text per notable event. */
  log?: (line: string) => void
  /** The build of the processes; they start once it resolves. */
  prepared?: Promise<void>
  /** Plans the processes to run; default: the product's. */
  plan?: PlanCommands
  /** The built web app. */
  webRoot?: string
}

export interface Stack {
  url: string
  mongoUrl: string
  redisUrl: string
  children: Record<string, ChildHandle>
  sampleAccount: StackCommands['sampleAccount']
  /** Stops the processes gracefully, then the gateway, then the servers. */
  stop: () => Promise<void>
  /** Kills the processes without waiting; the servers stop on their own once this process exits. */
  stopAtOnce(): void
}

const builtWebApp = fileURLToPath(new URL('../../../../web/dist/app', import.meta.url))

async function obtainServers(
  options: StackOptions,
  dataDir: string,
  log: (line: string) => void,
): Promise<Servers> {
  const { mongoUrl, redisUrl } = options
  return startServers({
    dataDir: join(dataDir, 'data'),
    log,
    durable: options.durable ?? true,
    ...(mongoUrl === undefined ? {} : { mongoUrl }),
    ...(redisUrl === undefined ? {} : { redisUrl }),
  })
}

/**
 * Starts the whole product on one origin: servers, issuer, api, workers and the built app behind the gateway.
 * @throws StartError when a port or folder is in use or a process doesn't start
 * @throws ServerUnavailableError
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const log = options.log ?? (() => undefined)
  const dataDir = resolve(options.dataDir)
  const host = options.host ?? 'localhost'
  const port = options.port || (await freePort())
  await checkPort(port, host)
  const closers: (() => Promise<void>)[] = [await takeLock(dataDir)]
  const children: Child[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(children.map((child) => child.stop()))
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const logDir = join(dataDir, 'logs')
    await mkdir(logDir, { recursive: true })
    const isElsewhere = (options.mongoUrl ?? readServerUrls().mongoUrl) !== undefined
    const ownData = isElsewhere ? undefined : join(dataDir, 'data')
    const secrets = await keepSecrets(join(dataDir, 'secrets.json'), ownData)
    const obtaining = obtainServers(options, dataDir, log)
    const [servers, prepared] = await Promise.allSettled([obtaining, options.prepared])
    if (servers.status === 'fulfilled') closers.push(servers.value.stop)
    else throw servers.reason
    if (prepared.status === 'rejected') throw prepared.reason
    const { mongoUrl, redisUrl } = servers.value
    const env = { ...inheritedEnvironment(), ...options.env }
    const url = env.PUBLIC_URL || `http://localhost:${port}`
    const plan = options.plan ?? planProduct
    const planned = await plan({
      publicUrl: url,
      listensOn: host,
      mongoUrl,
      redisUrl,
      secrets,
      env,
      workers: options.workers ?? 1,
      mediaDir: join(dataDir, 'data', 'media'),
    })
    const gateway = await startGateway({
      host,
      port,
      publicUrl: url,
      webRoot: options.webRoot ?? builtWebApp,
      upstreams: planned.upstreams,
      trustedProxy: env.TRUSTED_PROXY || undefined,
    })
    closers.push(gateway.close)
    for (const command of planned.commands) {
      children.push(createChild({ command, logDir, restart: options.restart ?? true, say: log }))
    }
    await Promise.all(children.map((child) => child.start()))
    return {
      url,
      mongoUrl,
      redisUrl,
      children: Object.fromEntries(children.map((child) => [child.name, child])),
      sampleAccount: planned.sampleAccount,
      stop,
      stopAtOnce: () => children.forEach((child) => child.stopAtOnce()),
    }
  } catch (error) {
    await stop()
    throw error
  }
}
