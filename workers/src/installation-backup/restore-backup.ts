import {
  deleteAllData,
  listFilledCollections,
  type Connection,
  type InstallationBackups,
} from '@classeur/database'
import type { LargeObjectStorage, ObjectStorage } from '@classeur/storage'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { RefusedError } from './refused-error.ts'
import { missingSecrets } from './bound-secrets.ts'
import type { BackupFolder } from './backup-folder.ts'
import type { DatabaseTools } from './database-tools.ts'
import { databaseFile, filesFolder, settingsFile, type Manifest } from './manifest.ts'
import type { RunningFile } from './running-file.ts'
import { writeObject } from './stored-files.ts'
import { readFileList, verifyBackup } from './verify-backup.ts'

/** A stopped process answers nothing; a running one answers at once. */
const answerTimeoutMs = 3000

export interface RestoreBackupDependencies {
  folder: Pick<BackupFolder, 'find'>
  connection: Connection
  tools: Pick<DatabaseTools, 'tryRestore' | 'restore'>
  storage: Pick<ObjectStorage & LargeObjectStorage, 'list' | 'put' | 'putStream' | 'delete'>
  backups: Pick<InstallationBackups, 'record'>
  /** Backs up what a restore replaces. */
  backUpFirst: () => Promise<string>
  emptyQueue: () => Promise<void>
  /** Called before the first step that can't be undone. */
  refuseIfDeleted: RunningFile['refuseIfDeleted']
  stoppedUrls: readonly string[]
  settingsPath: string | undefined
  say: (line: string) => void
}

async function refuseWhileRunning(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const isRunning = await fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) }).then(
      () => true,
      () => false,
    )
    if (isRunning) throw new RefusedError(`${url} answers: stop all processes of the product first`)
  }
}

/** Refuses a backup whose data the present settings can't open. */
async function refuseOtherSecrets(
  path: string,
  manifest: Manifest,
  { settingsPath, say }: Pick<RestoreBackupDependencies, 'settingsPath' | 'say'>,
) {
  if (!manifest.settings || !settingsPath) {
    say('its settings are not known, so its secrets were not compared with those in use')
    return
  }
  const then = parseEnv(await readFile(join(path, settingsFile), 'utf8'))
  const now = parseEnv(await readFile(settingsPath, 'utf8'))
  const missing = missingSecrets(then, now)
  if (missing.length > 0) {
    throw new RefusedError(
      `${missing.join(' and ')} differ from the backup's: copy them from its settings into .env first`,
    )
  }
}

/**
 * Replaces the whole installation by a backup. Everything is checked before anything changes. Interrupted at any
 * point, the same command run again leads to the same result.
 * @throws RefusedError if the backup is damaged, the product is running, or the installation isn't empty and
 * `replaces` is false
 */
export async function restoreBackup(
  dependencies: RestoreBackupDependencies,
  name: string,
  replaces: boolean,
): Promise<void> {
  const { folder, connection, tools, storage, backups, say } = dependencies
  const path = await folder.find(name)
  const { manifest, sizeBytes } = await verifyBackup(path)
  say('the backup is complete and unaltered')
  await refuseWhileRunning(dependencies.stoppedUrls)
  await refuseOtherSecrets(path, manifest, dependencies)
  await tools.tryRestore(join(path, databaseFile))
  const filled = await listFilledCollections(connection)
  let isEmpty = filled.length === 0
  for await (const _key of storage.list()) {
    isEmpty = false
    break
  }
  if (!isEmpty && !replaces) {
    throw new RefusedError('the installation is not empty: add --replace to delete everything in it')
  }
  if (!isEmpty) say(`what is replaced was backed up as ${await dependencies.backUpFirst()}`)

  const kept = new Set<string>()
  for await (const file of readFileList(path)) {
    kept.add(file.key)
    await writeObject(storage, file, join(path, filesFolder, file.key))
  }
  await dependencies.refuseIfDeleted()
  await deleteAllData(connection)
  await tools.restore(join(path, databaseFile))
  for await (const key of storage.list()) if (!kept.has(key)) await storage.delete(key)
  await dependencies.emptyQueue()
  const madeAt = new Date(manifest.madeAt)
  await backups.record({ _id: name, madeAt, verifiedAt: new Date(), sizeBytes })
  say(`restored ${name}: the product can be started`)
}
