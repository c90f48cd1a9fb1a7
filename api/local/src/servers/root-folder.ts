import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findCommand } from './find-command.ts'
import { processIdentity } from './process-identity.ts'

const run = promisify(execFile)
const bufferBytes = 64 * 1024 * 1024

/** Says what takes long; one call, one line. */
export type Log = (line: string) => void

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Whether the private root folder can be built here: Debian or Ubuntu, as root, with apt. */
export async function canBuildRoot(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release) && (await findCommand('apt-get')) !== undefined
}

async function apt(folder: string, options: string[], args: string[]): Promise<string> {
  const { stdout } = await run('apt-get', [...options, '--quiet', ...args], {
    cwd: folder,
    maxBuffer: bufferBytes,
  })
  return stdout
}

/**
 * mmdebstrap unpacked in a folder of its own, and the address of the Debian mirror the machine itself uses.
 * Where the machine has no package lists (a slim container), lists of our own are fetched; the machine's stay.
 */
async function fetchBuilder(folder: string): Promise<{ builder: string; mirror: string }> {
  const own = ['lists/partial', 'cache/archives/partial'].map((path) => join(folder, path))
  await Promise.all(own.map((path) => mkdir(path, { recursive: true })))
  let options: string[] = ['-o', 'APT::Sandbox::User=root']
  try {
    await apt(folder, options, ['download', 'mmdebstrap'])
  } catch {
    // The lists may be missing or too old to name a package that can still be fetched.
    options = [...options, '-o', `Dir::State::Lists=${folder}/lists`, '-o', `Dir::Cache=${folder}/cache`]
    await apt(folder, options, ['update'])
    await apt(folder, options, ['download', 'mmdebstrap'])
  }
  const archive = (await readdir(folder)).find((name) => name.endsWith('.deb'))
  if (!archive) throw new Error('apt-get download gave no mmdebstrap package')
  await run('dpkg', ['-x', join(folder, archive), join(folder, 'builder')])
  const targets = await apt(folder, options, ['indextargets', '--format', '$(REPO_URI) $(ORIGIN)'])
  const mirrors = targets.split('\n').map((line) => line.split(' '))
  const mirror = mirrors.find(
    ([address, origin]) => origin === 'Debian' && !address?.includes('security'),
  )?.[0]
  if (!mirror) throw new Error('apt names no Debian mirror')
  return { builder: join(folder, 'builder/usr/bin/mmdebstrap'), mirror }
}

const unfinishedMark = '.unfinished-'

/** What an interrupted build left; a build of a process that still runs is left alone. */
async function removeAbandoned(root: string): Promise<void> {
  const parent = dirname(root)
  const prefix = basename(root) + unfinishedMark
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (!(await processIdentity(pid))) await rm(join(parent, name), { recursive: true, force: true })
  }
}

async function build(root: string, log: Log): Promise<void> {
  const parent = dirname(root)
  await mkdir(parent, { recursive: true })
  const work = await mkdtemp(join(tmpdir(), 'classeur-root-'))
  await removeAbandoned(root)
  const unfinished = await mkdtemp(`${root}${unfinishedMark}${process.pid}-`)
  try {
    const { builder, mirror } = await fetchBuilder(work)
    log('preparing a database engine and Redis from Debian packages in a private folder (once, about 30 s)')
    await run(
      'perl',
      [
        builder,
        '--variant=minbase',
        '--mode=root',
        // A mirror can be older than the validity its index claims.
        '--aptopt=Acquire::Check-Valid-Until "false"',
        '--include=postgresql-18-documentdb,redis-server',
        'unstable',
        unfinished,
        mirror,
      ],
      { maxBuffer: bufferBytes },
    )
    await mkdir(join(unfinished, 'srv/data'), { recursive: true })
    // Two starts may build at the same time: the first one's result stays, whole.
    await rename(unfinished, root).catch(async (error: unknown) => {
      if (!(await exists(join(root, 'srv/data')))) throw error
    })
  } finally {
    await Promise.all([work, unfinished].map((path) => rm(path, { recursive: true, force: true })))
  }
}

const building = new Map<string, Promise<void>>()

/**
 * The private root folder, built when it is not there yet: nothing is installed on the machine itself. It is built
 * under another name and renamed when complete, so an interrupted build never looks finished.
 */
export async function ensureRoot(root: string, log: Log): Promise<string> {
  if (await exists(join(root, 'srv/data'))) return root
  const started = building.get(root) ?? build(root, log).finally(() => building.delete(root))
  building.set(root, started)
  await started
  return root
}
