import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * The program of the front (`front-process`), in the same form as this file: source, which needs a loader, or compiled.
 * Start it with `fork(path, [port, socket folder], { execArgv })`.
 */
export function frontProgram(): { path: string; execArgv: string[] } {
  const isSource = import.meta.url.endsWith('.ts')
  const path = fileURLToPath(new URL(`./front-process.${isSource ? 'ts' : 'js'}`, import.meta.url))
  if (!isSource) return { path, execArgv: [] }
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return { path, execArgv: ['--import', loader] }
}
