import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { processIdentity } from './process-identity.ts'

const bufferBytes = 64 * 1024 * 1024
const execute = promisify(execFile)
const shownOutput = 1500

/** Runs a program to its end; the error of a failure contains the last part of its output. */
async function run(file: string, args: string[], options: { cwd?: string } = {}): Promise<string> {
  try {
    const { stdout } = await execute(file, args, { ...options, maxBuffer: bufferBytes })
    return stdout
  } catch (error) {
    const said = (error as { stderr?: string }).stderr ?? (error as Error).message
    throw new Error(`${file} failed: …${said.trim().slice(-shownOutput)}`, { cause: error })
  }
}

/** The mount point of a data folder inside the root folder; its existence marks a finished root folder. */
const dataMount = 'srv/data'

/** Whether a finished root folder exists. */
export function isRootFolder(root: string): Promise<boolean> {
  return access(join(root, dataMount)).then(
    () => true,
    () => false,
  )
}

async function apt(folder: string, options: string[], args: string[]): Promise<string> {
  return run('apt-get', [...options, '--quiet', ...args], { cwd: folder })
}

/**
 * Unpacks mmdebstrap in a separate folder and reads the URL of the Debian mirror that the machine uses. If the
 * machine has no package lists (a slim container), fetches lists into the folder and leaves the machine's unchanged.
 */
async function fetchBuilder(folder: string): Promise<{ builder: string; mirror: string }> {
  const own = ['lists/partial', 'cache/archives/partial'].map((path) => join(folder, path))
  await Promise.all(own.map((path) => mkdir(path, { recursive: true })))
  let options: string[] = ['-o', 'APT::Sandbox::User=root']
  try {
    await apt(folder, options, ['download', 'mmdebstrap'])
  } catch {
    // The lists may be missing, or too old to name a package that can still be fetched.
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

/** Removes folders of interrupted builds, but not those of builds whose process still runs. */
async function removeAbandoned(root: string): Promise<void> {
  const parent = dirname(root)
  const prefix = basename(root) + unfinishedMark
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (!(await processIdentity(pid))) await rm(join(parent, name), { recursive: true, force: true })
  }
}

/**
 * The folder only provides programs: it gets no cluster, no documentation, and no systemd-tmpfiles, which a
 * package calls during its setup and which fails in a container without /proc.
 */
const leanHook = `
mkdir -p "$1/usr/bin" "$1/etc/dpkg/dpkg.cfg.d" "$1/etc/postgresql-common/createcluster.d"
printf 'path-exclude=%s\\n' /usr/bin/systemd-tmpfiles '/usr/share/doc/*' '/usr/share/man/*' '/usr/share/locale/*' \\
  > "$1/etc/dpkg/dpkg.cfg.d/lean"
printf '#!/bin/sh\\n' > "$1/usr/bin/systemd-tmpfiles"
chmod 755 "$1/usr/bin/systemd-tmpfiles"
echo 'create_main_cluster = false' > "$1/etc/postgresql-common/createcluster.d/none.conf"
`

/**
 * Builds the private root folder under a temporary name and renames it when it is complete, so that an
 * interrupted build never looks finished.
 */
export async function buildRoot(root: string, log: (line: string) => void): Promise<void> {
  const parent = dirname(root)
  await mkdir(parent, { recursive: true })
  const work = await mkdtemp(join(tmpdir(), 'classeur-root-'))
  await removeAbandoned(root)
  const unfinished = await mkdtemp(`${root}${unfinishedMark}${process.pid}-`)
  try {
    const { builder, mirror } = await fetchBuilder(work)
    log('preparing a database engine and Redis from Debian packages in a private folder (once, about 30 s)')
    await run('perl', [
      builder,
      '--variant=minbase',
      '--mode=root',
      // A mirror can be older than its index's validity period.
      '--aptopt=Acquire::Check-Valid-Until "false"',
      `--setup-hook=${leanHook}`,
      '--include=postgresql-18-documentdb,redis-server',
      'unstable',
      unfinished,
      mirror,
    ])
    await mkdir(join(unfinished, dataMount), { recursive: true })
    // If two starts build at the same time, the result of the first one stays.
    await rename(unfinished, root).catch(async (error: unknown) => {
      if (!(await isRootFolder(root))) throw error
    })
  } finally {
    await Promise.all([work, unfinished].map((path) => rm(path, { recursive: true, force: true })))
  }
}
