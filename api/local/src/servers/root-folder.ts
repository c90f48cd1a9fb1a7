import { readFile } from 'node:fs/promises'
import { buildRoot, isRootFolder } from './build-root.ts'
import { findCommand } from './find-command.ts'
import { type ServerName, serverUnavailable } from './server-unavailable.ts'

/** Receives one line per step that takes long. */
export type Log = (line: string) => void

/** Whether the private root folder can be built on this machine: Debian or Ubuntu, as root, with apt. */
async function canBuildRoot(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release) && (await findCommand('apt-get')) !== undefined
}

const building = new Map<string, Promise<void>>()

/**
 * Returns the private root folder and builds it if necessary; installs nothing on the machine itself.
 * @throws ServerUnavailableError for `server` if it can't be built on this machine
 */
export async function ensureRoot(server: ServerName, root: string, log: Log): Promise<string> {
  if (await isRootFolder(root)) return root
  if (!(await canBuildRoot())) throw serverUnavailable(server)
  const started = building.get(root) ?? buildRoot(root, log).finally(() => building.delete(root))
  building.set(root, started)
  await started.catch((error: unknown) => {
    throw serverUnavailable(server, error)
  })
  return root
}
