import type { InstallationBackups } from '@classeur/database'
import { createReadStream } from 'node:fs'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { RefusedError } from './refused-error.ts'
import { nameOf, type BackupFolder } from './backup-folder.ts'
import { createCopiedFiles, type ReadableStorage } from './copied-files.ts'
import type { DatabaseTools } from './database-tools.ts'
import { flushFile, ownerOnly, sumOf, writeDurably } from './durable-files.ts'
import { databaseFile, settingsFile, writeManifest } from './manifest.ts'
import { verifyBackup } from './verify-backup.ts'

export interface CreateBackupDependencies {
  folder: BackupFolder
  tools: Pick<DatabaseTools, 'dump'>
  storage: ReadableStorage
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
 * Makes a backup of the whole installation while it runs, then reads it back; returns its name. The files are copied
 * before the database is dumped, because copying takes hours: a file that the dump names may be deleted minutes after
 * the dump. Files that were added since are copied after it, because every file is stored before a document names it.
 */
export async function createBackup(
  { folder, tools, storage, backups, settingsPath, say }: CreateBackupDependencies,
  isBeforeRestore = false,
): Promise<string> {
  const settingsText = settingsPath === undefined ? null : await readSettings(settingsPath)
  const madeAt = new Date()
  const name = nameOf(madeAt, isBeforeRestore)

  await folder.add(name, async (path) => {
    const copies = createCopiedFiles(path, storage)
    await copies.copyNew()
    // The dump will not need files that were deleted meanwhile, and a restore must not bring them back.
    await copies.keepOnly(await copies.copyNew())
    const dump = join(path, databaseFile)
    await tools.dump(dump)
    await chmod(dump, ownerOnly.file)
    await checkCompressed(dump)
    await flushFile(dump)
    await copies.copyReplaced(await copies.copyNew())
    const { fileList, files } = await copies.writeList()
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
