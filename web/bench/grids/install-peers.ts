import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const pages = fileURLToPath(new URL('../peers', import.meta.url))
const folder = fileURLToPath(new URL('../../../.local/peers', import.meta.url))
const installed = join(folder, 'node_modules', 'installed-lock.json')

/**
 * Copies the pages of the other grids into `.local/peers` and installs their packages there, unless the same lock file
 * is installed already. Returns the folder. Fails with npm's message, for example if no registry is reachable.
 */
export async function installPeers(): Promise<string> {
  await cp(pages, folder, { recursive: true })
  const lock = await readFile(join(pages, 'package-lock.json'), 'utf8')
  const before = await readFile(installed, 'utf8').catch(() => '')
  if (before === lock) return folder
  console.error('installs the other grids in .local/peers')
  try {
    // No package of these needs a script, and a script could download programs.
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund']
    await promisify(execFile)('npm', ['ci', ...quiet], { cwd: folder })
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    throw new Error(`P15 needs a package registry: npm could not install the other grids\n${stderr}`, {
      cause: error,
    })
  }
  await writeFile(installed, lock)
  return folder
}
