import type { InstallationBackups } from '@classeur/database'
import type { LargeObjectStorage, ObjectStorage } from '@classeur/storage'
import { readObject } from './stored-files.ts'
import { createReadStream } from 'node:fs'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { RefusedError } from './refused-error.ts'
import { nameOf, type BackupFolder } from './backup-folder.ts'
import type { DatabaseTools } from './database-tools.ts'
import { flushFile, ownerOnly, sumOf, writeDurably } from './durable-files.ts'
import {
  databaseFile,
  fileListFile,
  filesFolder,
  settingsFile,
  writeManifest,
  type FileEntry,
} from './manifest.ts'
import { verifyBackup } from './verify-backup.ts'

export interface CreateBackupDependencies {
  folder: BackupFolder
  tools: Pick<DatabaseTools, 'dump'>
  storage: Pick<ObjectStorage & LargeObjectStorage, 'list' | 'get' | 'getRange' | 'sizeOf'>
  backups: Pick<InstallationBackups, 'record' | 'forget'>
  settingsPath: string | undefined
  say: (line: string) => void
}

const readSettings = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    throw new RefusedError(`the settings in ${path} can't be read`, { cause: error })
  })

/** @throws RefusedError if the dump is cut off */
async function checkCompressed(path: string): Promise<void> {
  try {
    await pipeline(createReadStream(path), createGunzip(), async (unpacked) => {
      for await (const _chunk of unpacked) continue
    })
  } catch (error) {
    throw new RefusedError('the dump of the database is incomplete', { cause: error })
  }
}

/**
 * Makes a backup of the whole installation while it runs, then reads it back; returns its name. The database is
 * dumped before the files are copied: every file is written before a document names it, and is deleted later than the
 * document, so that no document of the dump lacks its file.
 */
export async function createBackup(
  { folder, tools, storage, backups, settingsPath, say }: CreateBackupDependencies,
  isBeforeRestore = false,
): Promise<string> {
  const settingsText = settingsPath === undefined ? null : await readSettings(settingsPath)
  const madeAt = new Date()
  const name = nameOf(madeAt, isBeforeRestore)

  await folder.add(name, async (path) => {
    const dump = join(path, databaseFile)
    await tools.dump(dump)
    await chmod(dump, ownerOnly.file)
    await checkCompressed(dump)
    await flushFile(dump)
    let files = 0
    async function* copyFiles() {
      for await (const key of storage.list()) {
        const object = await readObject(storage, key)
        // Deleted since it was listed.
        if (!object) continue
        const sum = await writeDurably(join(path, filesFolder, key), object.body)
        files += 1
        yield `${JSON.stringify({ key, contentType: object.contentType, ...sum } satisfies FileEntry)}\n`
      }
    }
    const fileList = await writeDurably(join(path, fileListFile), Readable.from(asBytes(copyFiles())))
    const settings = settingsText === null ? null : await writeDurably(join(path, settingsFile), settingsText)
    const database = await sumOf(dump)
    await writeManifest(path, {
      ...{ product: 'classeur', format: 1, madeAt: madeAt.toISOString() },
      ...{ database, fileList, files, settings },
    })
  })

  const { manifest, sizeBytes } = await verifyBackup(await folder.find(name))
  await backups.record({ _id: name, madeAt, verifiedAt: new Date(), sizeBytes })
  say(`made and verified ${name}: ${String(sizeBytes)} bytes, ${String(manifest.files)} files`)
  return name
}

async function* asBytes(lines: AsyncIterable<string>): AsyncGenerator<Buffer, void, undefined> {
  for await (const line of lines) yield Buffer.from(line)
}
