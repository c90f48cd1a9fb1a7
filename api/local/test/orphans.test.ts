import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRunning } from '../src/testing/is-running.ts'
import { until } from '../src/testing/until.ts'

const script = fileURLToPath(new URL('./supervisor-process.ts', import.meta.url))
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
let folder: string
let webRoot: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'classeur-orphans-'))
  webRoot = join(folder, 'app')
  await mkdir(webRoot)
  await writeFile(join(webRoot, 'index.html'), '')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function startSupervisor() {
  const { MONGO_URL: _mongo, REDIS_URL: _redis, ...env } = process.env
  const supervisor = spawn(
    process.execPath,
    ['--import', loader, '--conditions=@classeur/source', script, join(folder, 'local'), webRoot],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = (await once(createInterface({ input: supervisor.stdout }), 'line')) as [string]
  const { url, pids } = JSON.parse(line) as { url: string; pids: number[] }
  const notes = ['redis', 'documentdb', 'mongod'].map((name) =>
    join(folder, 'local/data', name, 'process.json'),
  )
  const servers = await Promise.all(
    notes.map((note) =>
      readFile(note, 'utf8').then(
        (text) => (JSON.parse(text) as { pid: number }).pid,
        () => undefined,
      ),
    ),
  )
  const all = [...pids, ...servers.filter((pid) => pid !== undefined)]
  return { supervisor, url, pids: all }
}

test('no process keeps running after the supervisor is killed with SIGKILL, and the next start works', async () => {
  const first = await startSupervisor()
  expect(first.pids.length).toBeGreaterThanOrEqual(4)
  expect(first.pids.every(isRunning)).toBe(true)
  first.supervisor.kill('SIGKILL')
  await until('every process of the first start to end', () => !first.pids.some(isRunning))

  const second = await startSupervisor()
  expect((await fetch(`${second.url}/api/x`)).status).toBe(200)
  second.supervisor.kill('SIGKILL')
  await until('every process of the second start to end', () => !second.pids.some(isRunning))
})
