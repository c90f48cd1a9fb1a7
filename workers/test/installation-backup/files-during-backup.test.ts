import { objectsOfSealedFile } from '@classeur/archive'
import { createInstallationBackups } from '@classeur/database'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBackupFolder } from '../../src/installation-backup/backup-folder.ts'
import { createBackup } from '../../src/installation-backup/create-backup.ts'
import { createInstallation, type Installation } from './kit/installation-kit.ts'

let installation: Installation
beforeAll(async () => {
  installation = await createInstallation()
  await installation.fill(1)
})
afterAll(() => installation.close())

it('a backup contains the files that are deleted, added and replaced while the database is dumped', async () => {
  const { storage, connection, backupDir } = installation
  const keyOf = (owner: string) => objectsOfSealedFile(`backups/${owner}/1.sealed`)[0] ?? ''
  const put = (key: string, text: string) => storage.putStream(key, Readable.from([Buffer.from(text)]))
  const [replaced, deleted, growing] = [keyOf('c'), keyOf('d'), keyOf('e')]
  for (const key of [replaced, deleted, growing]) await put(key, 'first key')
  await storage.put('images/z/1-old.png', Buffer.from('deleted for good before the dump'), 'image/png')
  const reads: string[] = []
  const changing = {
    ...storage,
    async get(key: string) {
      const object = await storage.get(key)
      // It is copied last, and deleted while it is copied.
      if (key === 'images/z/1-old.png') await storage.delete(key)
      return object
    },
    getRange(key: string, start: number, end: number) {
      reads.push(key)
      const read = async function* () {
        const isFirst = reads.indexOf(key) === reads.lastIndexOf(key)
        // Both happen after the size was read.
        if (key === deleted && !isFirst) await storage.delete(key)
        if (key === growing && isFirst) await put(key, 'a longer key')
        yield* storage.getRange(key, start, end)
      }
      return Readable.from(read(), { objectMode: false })
    },
  }
  const dump = async (path: string) => {
    await writeFile(path, gzipSync('a dump'))
    await storage.put('images/b/1-new.png', Buffer.from('named by the dump'), 'image/png')
    await storage.delete('images/a/1-original.png')
    await storage.delete('backups/c/1.sealed')
    await put(replaced, 'second key')
  }
  const name = await createBackup({
    ...{ folder: createBackupFolder(backupDir), tools: { dump }, storage: changing },
    ...{ backups: createInstallationBackups(connection), settingsPath: undefined, say: () => undefined },
  })
  const read = async (file: string) => readFile(join(backupDir, name, file), 'utf8')
  const keys = (await read('files.jsonl')).match(/(?<="key":")[^"]+/g) ?? []
  expect(keys.toSorted()).toEqual([
    'backups/c/1-key.sealed',
    'backups/c/1.sealed',
    'backups/d/1-key.sealed',
    'backups/e/1-key.sealed',
    'documents/b/1-pack.pdf',
    'images/a/1-original.png',
    'images/b/1-new.png',
  ])
  const copies = await Promise.all([replaced, deleted, growing].map((key) => read(`files/${key}`)))
  expect(copies).toEqual(['second key', 'first key', 'a longer key'])
  // Once with all files, and once at the end.
  expect(reads.filter((key) => key === replaced)).toHaveLength(2)
})
