import { chmod, mkdir, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSecrets } from './secrets.ts'
import { StartError } from './start-error.ts'

let dir: string
let file: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'classeur-secrets-'))
  file = join(dir, 'secrets.json')
})
afterEach(() => rm(dir, { recursive: true }))

test('complete secrets are not written again', async () => {
  const first = await keepSecrets(file)
  const before = await stat(file, { bigint: true })
  await chmod(file, 0o644)
  expect(await keepSecrets(file)).toEqual(first)
  const { ino, mtimeNs, mode } = await stat(file, { bigint: true })
  expect({ ino, mtimeNs, mode }).toEqual({ ino: before.ino, mtimeNs: before.mtimeNs, mode: before.mode })
  expect(Number(mode) & 0o777).toBe(0o600)
})

test('the first start works where a file system flushes no folders', async () => {
  const handle = await open(dir)
  const handles = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  // The file is flushed first, and then its folder.
  const flush = vi.spyOn(handles, 'sync').mockResolvedValueOnce()
  flush.mockRejectedValueOnce(Object.assign(new Error('EINVAL'), { code: 'EINVAL' }))
  const secrets = await keepSecrets(file).finally(() => flush.mockRestore())
  expect(await keepSecrets(file)).toEqual(secrets)
})

test('a missing secret is added; until the new file is complete, the old one stays', async () => {
  const { JWT_SECRET: missing, ...earlier } = await keepSecrets(file)
  const old = JSON.stringify(earlier)
  await writeFile(file, old)
  // The new file can't be created while a folder has its name.
  await mkdir(`${file}.part`)
  await expect(keepSecrets(file)).rejects.toThrow()
  expect(await readFile(file, 'utf8')).toBe(old)

  await rm(`${file}.part`, { recursive: true })
  // A killed start leaves an unfinished file, which others may be able to read.
  await writeFile(`${file}.part`, '{"JWT', { mode: 0o644 })
  const completed = await keepSecrets(file)
  expect(completed).toMatchObject(earlier)
  expect(completed.JWT_SECRET).not.toBe(missing)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(completed)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test.each(['', '{"JWT_SECRET":"cut', '[]', '{"JWT_SECRET":7}'])(
  'a damaged file (%j) stays, and the error names it and what its deletion would lose',
  async (damaged) => {
    await writeFile(file, damaged)
    const failure = await keepSecrets(file).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StartError)
    expect((failure as Error).message).toContain(file)
    expect((failure as Error).message).not.toContain('cut')
    expect((failure as Error).message).toMatch(/If you delete it.*accounts.*backups/s)
    expect(await readFile(file, 'utf8')).toBe(damaged)
  },
)

test('secrets that are missing while a database exists aren’t replaced, and the error says what to do', async () => {
  const data = join(dir, 'data')
  await mkdir(join(dir, 'logs'))
  await mkdir(join(data, 'mongod/data'), { recursive: true })
  await writeFile(join(data, 'mongod/data/mongod.lock'), '')
  await keepSecrets(file, data)
  await writeFile(join(data, 'mongod/data/WiredTiger'), '')
  const first = await keepSecrets(file, data)

  await rm(file)
  const failure = await keepSecrets(file, data).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect((failure as Error).message).toContain(file)
  expect((failure as Error).message).toMatch(/Restore the file.*accounts.*backup/s)
  expect((failure as Error).message).toContain(`move ${data}`)
  await expect(stat(file)).rejects.toThrow('ENOENT')

  await writeFile(file, JSON.stringify(first))
  expect(await keepSecrets(file, data)).toEqual(first)
})
