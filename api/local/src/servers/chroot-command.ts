import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** $0 = the root folder, $1 = the data folder outside it, $2 = the user, then the command. */
const mountScript =
  'mount --bind "$1" "$0/srv/data" && user=$2 && shift 2 && exec chroot --userspec="$user" "$0" "$@"'

/** Runs programs of the private root folder with a data folder outside it. */
export interface ChrootRun {
  /** The path of the data folder inside the root folder. */
  inside: string
  /** The path of the data folder outside the root folder. */
  outside: string
  command(user: string, ...program: string[]): string[]
  /** Runs a program to its end as `user`. */
  run(user: string, ...program: string[]): Promise<void>
}

const originMark = '.origin'

/** Removes data inside the root folder if the data folder that it belongs to was deleted. */
async function removeAbandoned(root: string): Promise<void> {
  const kept = join(root, 'srv')
  for (const name of await readdir(kept)) {
    if (!name.endsWith(originMark)) continue
    const origin = await readFile(join(kept, name), 'utf8')
    const isThere = await access(origin).then(
      () => true,
      () => false,
    )
    if (isThere) continue
    await rm(join(kept, name.slice(0, -originMark.length)), { recursive: true, force: true })
    await rm(join(kept, name), { force: true })
  }
}

/**
 * Gives each process a mount namespace that shows the data folder under /srv/data; it disappears with the process. In
 * a container without the right to mount, the data stays inside the root folder, and `dir/data` links to it.
 */
export async function createChrootRun(root: string, dir: string): Promise<ChrootRun> {
  await mkdir(dir, { recursive: true })
  const mounting = (user: string, program: string[]): string[] => [
    'unshare',
    '--mount',
    '--propagation',
    'private',
    'sh',
    '-c',
    mountScript,
    root,
    dir,
    user,
    ...program,
  ]
  const canMount = await run('unshare', mounting('root', ['/bin/true']).slice(1)).then(
    () => true,
    () => false,
  )
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 16)
  const inside = canMount ? '/srv/data' : `/srv/kept-${name}`
  if (!canMount) {
    await removeAbandoned(root)
    await mkdir(join(root, inside), { recursive: true })
    await writeFile(join(root, `${inside}${originMark}`), dir)
    await symlink(join(root, inside), join(dir, 'data')).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  const command = (user: string, ...program: string[]): string[] =>
    canMount ? mounting(user, program) : ['chroot', `--userspec=${user}`, root, ...program]
  return {
    inside,
    outside: canMount ? dir : join(root, inside),
    command,
    run: async (user, ...program) => {
      const [file = '', ...args] = command(user, ...program)
      await run(file, args)
    },
  }
}
