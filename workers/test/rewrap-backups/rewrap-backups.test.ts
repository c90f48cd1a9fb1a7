import { createSealedStore, type BackupKey } from '@classeur/archive'
import { createStorage } from '@classeur/storage'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const main = new URL('../../src/rewrap-backups/main.ts', import.meta.url).pathname
const newKey = (id: string): BackupKey => ({ id, secret: randomBytes(32) })
const [first, second] = [newKey('first'), newKey('second')]
const shown = (...keys: BackupKey[]) =>
  keys.map(({ id, secret }) => `${id}:${secret.toString('base64')}`).join(',')
const archives = ['backups/a/1.sealed', 'backups/b/1.sealed', 'backups/b/2.sealed']

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'classeur-rewrap-'))
  for (const key of archives) await storeWith(first).write(key, Readable.from([Buffer.from(key)]))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const storeWith = (key: BackupKey) =>
  createSealedStore({ storage: createStorage({ kind: 'folder', directory }), keys: [key] })

async function contents(key: BackupKey): Promise<string[]> {
  const files = await Promise.all(archives.map((archive) => storeWith(key).open(archive)))
  return Promise.all(files.map((file) => text(file.stream(0, file.sizeBytes))))
}

/** Runs the program as operators do. */
function run(backupKeys: string): Promise<{ code: number; out: string[]; errors: string }> {
  const { PATH = '' } = process.env
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', '--conditions=@classeur/source', main],
      { env: { PATH, STORAGE_DIR: directory, BACKUP_KEYS: backupKeys } },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), out: stdout.trim().split('\n'), errors: stderr.trim() }),
    )
  })
}

describe('the program that rotates the keys of backups', () => {
  it('seals every backup with the first key, after which the old key can be removed', async () => {
    expect(await run(shown(second, first))).toEqual({
      ...{ code: 0, errors: '' },
      out: [
        '3 sealed again with the key "second"',
        '0 had this key already',
        'BACKUP_KEYS needs only the key "second" now',
      ],
    })
    expect(await contents(second)).toEqual(archives)
    expect(await run(shown(second))).toEqual({
      ...{ code: 0, errors: '' },
      out: ['0 sealed again with the key "second"', '3 had this key already'],
    })
  })

  it('fails and names the backups that it cannot open, and changes none of them', async () => {
    const { code, out, errors } = await run(shown(second))
    expect(code).toBe(1)
    expect(out.slice(2).sort()).toEqual(
      archives.map((key) => `${key}: the configuration lacks the key of a sealed file`),
    )
    expect(errors).toBe("3 can't be opened; remove no key from BACKUP_KEYS")
    expect(await contents(first)).toEqual(archives)
  })

  it('needs keys, and does not print them', async () => {
    const { code, errors } = await run('second:c2hvcnQ=')
    expect(code).toBe(1)
    expect(errors).toBe('configuration: BACKUP_KEYS (each key needs 32 bytes)')
  })
})
