import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStorage } from '@classeur/storage'
import { createSealedStore, type BackupKey, type BackupKeys } from '../../src/index.ts'

export const newBackupKey = (id: string): BackupKey => ({ id, secret: randomBytes(32) })

/** A folder storage of one test file, with sealed stores for any keys. */
export async function createSealedFolder() {
  const directory = await mkdtemp(join(tmpdir(), 'classeur-sealed-'))
  const storage = createStorage({ kind: 'folder', directory })
  return {
    storage,
    storeWith: (...keys: BackupKeys) => createSealedStore({ storage, keys }),
    pathOf: (key: string) => join(directory, key),
    newKey: () => `backups/${randomBytes(12).toString('hex')}/1.sealed`,
    remove: () => rm(directory, { recursive: true, force: true }),
  }
}
