import { access, appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { createChrootRun, type ChrootRun } from './chroot-command.ts'
import { startGuarded } from './guarded-process.ts'
import type { Running } from './keep-running.ts'
import { untilReady } from './until-ready.ts'

const startMs = 60_000
const programs = '/usr/lib/postgresql/18/bin'
const user = 'postgres:postgres'

/**
 * Loopback stays closed: the front is the only client and uses a Unix socket in the data folder. Cursors with
 * more than one page are kept in files, so they hold no connection; they live as long as MongoDB's.
 */
function configuration(socketDir: string, durable: boolean): string {
  return `
listen_addresses = ''
unix_socket_directories = '${socketDir}'
unix_socket_permissions = 0700
max_connections = 150
shared_preload_libraries = 'pg_cron,pg_documentdb_core,pg_documentdb'
cron.database_name = 'postgres'
cron.use_background_workers = on
documentdb.localhost_connection_string = 'host=${socketDir}'
documentdb.useFileBasedPersistedCursors = on
documentdb.defaultCursorExpiryTimeLimitSeconds = 600
log_min_messages = error
log_min_error_statement = panic
jit = off
deadlock_timeout = 50ms
${durable ? '' : 'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n'}`
}

async function createCluster(chroot: ChrootRun, durable: boolean): Promise<void> {
  const { inside, outside } = chroot
  await chroot.run('root', '/bin/chown', user, inside)
  // Without its completion mark, the folder is from an interrupted first start and holds no data yet.
  await chroot.run(user, '/bin/rm', '-rf', `${inside}/cluster`)
  await chroot.run(user, '/bin/mkdir', '-p', `${inside}/run`)
  await chroot.run(
    user,
    `${programs}/initdb`,
    '-D',
    `${inside}/cluster`,
    '-U',
    'postgres',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth=trust',
    '--no-sync',
  )
  await appendFile(join(outside, 'cluster/postgresql.conf'), configuration(`${inside}/run`, durable))
}

async function query(socketDir: string, text: string): Promise<void> {
  const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' })
  // connect() reports a refused connection; a later loss can be ignored.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

export interface RunningPostgres extends Running {
  pid: number
  socketDir: string
}

/**
 * Starts PostgreSQL with the DocumentDB extension from the private root folder, with its data in `dir`.
 * `durable: false` trades durability after a power cut for speed (for tests).
 */
export async function startPostgres(options: {
  root: string
  dir: string
  durable: boolean
}): Promise<RunningPostgres> {
  const { dir } = options
  await mkdir(dir, { recursive: true })
  const chroot = await createChrootRun(options.root, dir)
  const finished = join(dir, 'finished')
  const isNew = !(await isThere(finished))
  if (isNew) await createCluster(chroot, options.durable)
  const server = await startGuarded({
    dir,
    command: chroot.command(user, `${programs}/postgres`, '-D', `${chroot.inside}/cluster`),
  })
  const socketDir = join(chroot.outside, 'run')
  // The update changes nothing unless the private root folder was rebuilt with a newer version.
  const prepare = isNew
    ? 'create extension if not exists documentdb cascade'
    : 'alter extension documentdb_core update; alter extension documentdb update'
  const probe = (): Promise<void> => query(socketDir, prepare)
  await untilReady({ name: 'The database engine', server, withinMs: startMs, probe })
  if (isNew) await writeFile(finished, '')
  return { pid: server.pid, socketDir, exited: server.exited, stop: server.stop }
}
