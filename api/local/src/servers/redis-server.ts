import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createChrootRun } from './chroot-command.ts'
import { findCommand } from './find-command.ts'
import { freePort } from './free-port.ts'
import { startGuarded } from './guarded-process.ts'
import type { Running } from './keep-running.ts'
import { downloadedRedis } from './downloaded-servers.ts'
import { ensureRoot, type Log } from './root-folder.ts'
import { untilReady } from './until-ready.ts'

const startMs = 20_000

export interface RunningRedis extends Running {
  url: string
  port: number
  pid: number
}

/** Succeeds when the server answers PING with PONG, which it doesn't do while it loads its data. */
async function ping(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.once('close', () => reject(new Error('closed')))
      socket.once('data', (data) =>
        data.toString().startsWith('+PONG') ? resolve() : reject(new Error(data.toString())),
      )
      socket.write('PING\r\n')
    })
  } finally {
    socket.destroy()
  }
}

function settings(port: number, dataDir: string, extraArgs: string[]): string[] {
  const values = {
    port: String(port),
    bind: '127.0.0.1',
    dir: dataDir,
    appendonly: 'yes',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
    daemonize: 'no',
    save: '',
  }
  return [...Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]), ...extraArgs]
}

/** The oldest version with the blocking commands that BullMQ needs. */
const oldestVersion = [6, 2] as const

/** A redis-server or valkey-server from the PATH that is new enough. */
async function programOnPath(): Promise<string | undefined> {
  const program = await findCommand('redis-server', 'valkey-server')
  if (program === undefined) return undefined
  const { stdout } = await promisify(execFile)(program, ['--version'])
  const [major = 0, minor = 0] = (/v=(\d+)\.(\d+)/.exec(stdout) ?? []).slice(1).map(Number)
  const isRecent = major > oldestVersion[0] || (major === oldestVersion[0] && minor >= oldestVersion[1])
  return isRecent ? program : undefined
}

/** Chooses the source of the server: a program on the PATH, a downloaded one, or the private root folder. */
async function commandFor(
  dir: string,
  root: string,
  log: Log,
): Promise<(args: (data: string) => string[]) => string[]> {
  const program = (await programOnPath()) ?? (await downloadedRedis())
  if (program) return (args) => [program, ...args(dir)]
  const chroot = await createChrootRun(await ensureRoot('Redis', root, log), dir)
  await chroot.run('root', '/bin/chown', 'redis:redis', chroot.inside)
  return (args) => chroot.command('redis:redis', '/usr/bin/redis-server', ...args(chroot.inside))
}

/**
 * Starts a separate Redis on a loopback port, with its data (an append-only file, synced every second) in `dir`.
 * `root` is the folder for Debian's packages if no Redis is installed; `extraArgs` are passed to redis-server
 * unchanged.
 */
export async function startRedisServer(options: {
  dir: string
  root: string
  log: Log
  port?: number
  extraArgs?: string[]
}): Promise<RunningRedis> {
  const dir = options.dir
  await mkdir(dir, { recursive: true })
  const command = await commandFor(dir, options.root, options.log)
  const port = options.port ?? (await freePort())
  const server = await startGuarded({
    dir,
    command: command((data) => settings(port, join(data), options.extraArgs ?? [])),
  })
  await untilReady({ name: 'Redis', server, withinMs: startMs, probe: () => ping(port) })
  const { pid, exited, stop } = server
  return { url: `redis://127.0.0.1:${port}`, port, pid, exited, stop }
}
