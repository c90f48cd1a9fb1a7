import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DataFolderError } from '../src/index.ts'
import { startMongoServer } from '../src/servers/mongo-server.ts'
import { until } from '../src/testing/until.ts'

const standIn = fileURLToPath(new URL('stand-in-mongod.mjs', import.meta.url))
let folder: string
let dir: string
let said: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'classeur-mongo-'))
  dir = join(folder, 'data')
  said = []
  // The only folder to search: with neither apt nor a mongod, no engine can be prepared.
  vi.stubEnv('PATH', join(folder, 'programs'))
  await mkdir(join(folder, 'programs'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

async function installMongod(): Promise<void> {
  const script = `#!/bin/sh\nexec '${process.execPath}' '${standIn}' '${join(folder, 'ports')}' "$@"\n`
  await writeFile(join(folder, 'programs/mongod'), script, { mode: 0o755 })
}

/** The port of each start of the stand-in. */
const ports = async (): Promise<string[]> =>
  (await readFile(join(folder, 'ports'), 'utf8').catch(() => '')).split('\n').filter(Boolean)

const start = () =>
  startMongoServer({
    ...{ dir, root: join(folder, 'no-root'), durable: false },
    download: () => Promise.resolve(undefined),
    log: (line) => void said.push(line),
  })

/** Leaves the data of an engine that ran at `second`, without the programs to read it. */
async function leaveData(engine: 'mongod' | 'documentdb', second: number): Promise<void> {
  const record = join(dir, engine, 'process.json')
  const data = join(dir, engine, engine === 'mongod' ? 'data/WiredTiger' : 'finished')
  await mkdir(dirname(data), { recursive: true })
  await writeFile(data, '')
  await writeFile(record, '')
  await utimes(record, second, second)
}

test.each([
  ['documentdb', 'a mongod was installed later', ['documentdb'], true],
  ['mongod', 'no mongod is installed now', ['mongod'], false],
  ['documentdb', 'it ran after mongod', ['mongod', 'documentdb'], true],
  ['mongod', 'it ran after the DocumentDB engine', ['documentdb', 'mongod'], false],
] as const)('the data of %s requires its engine when %s', async (engine, _when, inOrder, isInstalled) => {
  for (const [second, one] of inOrder.entries()) await leaveData(one, second + 1)
  if (isInstalled) await installMongod()
  const failure = await start().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(DataFolderError)
  expect((failure as Error).message).toContain(`The data in ${join(dir, engine)} `)
  expect(await ports()).toEqual([])
  const others = inOrder.filter((one) => one !== engine)
  expect(said).toHaveLength(others.length)
  for (const other of others) expect(said[0]).toMatch(new RegExp(`using.*${engine},.*${join(dir, other)} `))
})

test('a start that fails does not change which of two databases is used', async () => {
  await leaveData('documentdb', 1)
  await leaveData('mongod', 2)
  await installMongod()
  // The stand-in ends at once, except at its first start.
  await writeFile(join(folder, 'ports'), '0\n')
  for (const _start of [1, 2]) {
    await expect(start()).rejects.toThrow('ended while starting')
    // A process that ends at once leaves no record.
    await rm(join(dir, 'mongod/process.json'), { force: true })
  }
  expect(said).toEqual([expect.stringContaining(`using the one in ${join(dir, 'mongod')},`), said[0]])
  const [, command = ''] = /run: (.*), and start/.exec(said[0] ?? '') ?? []
  await promisify(execFile)('/bin/sh', ['-c', command])
  await expect(start()).rejects.toThrow(`The data in ${join(dir, 'documentdb')} `)
})

test('a mongod that ends is restarted only at its first port', async () => {
  await installMongod()
  const server = await start()
  await until('two restarts', async () => (await ports()).length > 2)
  await server.stop()
  expect(new Set(await ports())).toEqual(new Set([new URL(server.url).port]))
})
