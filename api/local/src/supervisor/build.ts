import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from './start-error.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))
const sources = ['api', 'workers', 'web', '.config', 'package.json', 'package-lock.json', 'tsconfig.json']
const products = [
  'api/dist/bundle/server.js',
  'api/dist/features/imports/bundle/import-file.worker.js',
  'api/documents/dist/bundle/render-document.worker.js',
  'api/identity/dist/bundle/server.js',
  'api/test-gateway/dist/bundle/server.js',
  'workers/dist/bundle/main.js',
  'web/dist/app/index.html',
]
const ignored = new Set(['node_modules', 'dist', 'test', 'e2e', 'coverage'])
const keptOutput = 4000

async function* filesUnder(path: string): AsyncGenerator<string> {
  const info = await stat(path).catch(() => undefined)
  if (!info) return
  if (!info.isDirectory()) {
    yield `${path}:${info.mtimeMs}:${info.size}`
    return
  }
  for (const name of (await readdir(path)).sort()) {
    if (!ignored.has(name) && !/\.test\.tsx?$/.test(name)) yield* filesUnder(join(path, name))
  }
}

/** Computes a text that changes when any source of the build changes. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources)
    for await (const file of filesUnder(join(repository, source))) hash.update(file)
  return hash.digest('hex')
}

const isThere = (path: string): Promise<boolean> =>
  access(join(repository, path)).then(
    () => true,
    () => false,
  )

async function run(
  what: string,
  script: string,
  args: string[],
  cwd: string,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { cwd, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (chunk: Buffer): void => void (output = (output + chunk.toString()).slice(-keptOutput))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new StartError(`${what} could not be built:\n${output.trim()}`)),
    )
  })
}

/** Builds the processes and the web app, unless the last build is up to date. */
export async function ensureBuilt(options: {
  stamp: string
  log: (line: string) => void
  signal: AbortSignal
}): Promise<void> {
  const { stamp, log, signal } = options
  const current = await fingerprint()
  const last = await readFile(stamp, 'utf8').catch(() => '')
  const complete = (await Promise.all(products.map(isThere))).every(Boolean)
  if (last === current && complete) return
  log('building the processes and the web app (only when sources changed)')
  const fromWeb = createRequire(join(repository, 'web/package.json'))
  const vite = join(dirname(fromWeb.resolve('vite/package.json')), 'bin/vite.js')
  await Promise.all([
    run('The processes', join(repository, '.config/bundle.js'), [], repository, signal),
    run('The web app', vite, ['build', '--logLevel', 'warn'], join(repository, 'web'), signal),
  ])
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, current)
}
