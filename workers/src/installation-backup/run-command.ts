import { connectDatabase, createInstallationBackups } from '@classeur/database'
import { createStorage, storageConfigOf } from '@classeur/storage'
import { Redis } from 'ioredis'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupConfig, type BackupConfig } from '../config/backup-config.ts'
import { RefusedError } from './refused-error.ts'
import { createBackupFolder } from './backup-folder.ts'
import { createBackup } from './create-backup.ts'
import { createDatabaseTools } from './database-tools.ts'
import { runExclusively } from './exclusive-command.ts'
import type { RunningFile } from './running-file.ts'
import { settingsFile } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'

const usage = 'usage: create | list | verify NAME | settings NAME | restore NAME [--replace]'

async function emptyQueue(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1 })
  // Each command reports its own failure.
  redis.on('error', () => undefined)
  try {
    await redis.flushdb()
  } finally {
    redis.disconnect()
  }
}

/** Runs a command that needs the servers of the installation. */
async function runOnServers(
  config: BackupConfig,
  environment: NodeJS.ProcessEnv,
  [command, name = '', option]: readonly string[],
  say: Say,
  refuseIfDeleted: RunningFile['refuseIfDeleted'],
) {
  const connection = await connectDatabase(config.MONGO_URL)
  try {
    const folder = createBackupFolder(config.BACKUP_DIR)
    const backups = createInstallationBackups(connection)
    const own = {
      ...{ folder, backups, connection, say, settingsPath: config.BACKUP_SETTINGS_FILE },
      tools: createDatabaseTools(config.MONGO_URL, environment),
      storage: createStorage(storageConfigOf(config)),
    }
    if (command === 'create') {
      await createBackup(own)
      await refuseIfDeleted()
      for (const pruned of await folder.prune(config.BACKUP_KEEP_DAYS, Date.now())) {
        await backups.forget(pruned)
        say(`deleted ${pruned}`)
      }
    } else if (command === 'verify') {
      const { manifest, sizeBytes } = await verifyBackup(await folder.find(name)).catch(
        async (error: unknown) => {
          // A damaged backup no longer counts for the alert.
          await backups.forget(name)
          throw error
        },
      )
      await backups.record({
        ...{ _id: name, madeAt: new Date(manifest.madeAt), verifiedAt: new Date(), sizeBytes },
      })
      say(`${name} is complete and unaltered`)
    } else {
      await restoreBackup(
        {
          ...own,
          refuseIfDeleted,
          backUpFirst: () => createBackup(own, true),
          emptyQueue: () => emptyQueue(config.REDIS_URL),
          stoppedUrls: config.BACKUP_STOPPED_URLS.split(' ').filter(Boolean),
        },
        name,
        option === '--replace',
      )
    }
  } finally {
    await connection.close()
  }
}

type Say = (line: string) => void

/** The forms of the commands: how many arguments each takes. */
const argumentCounts: Record<string, readonly number[]> = {
  create: [0],
  list: [0],
  verify: [1],
  settings: [1],
  restore: [1, 2],
}

/**
 * Backs up or restores a whole installation.
 * @param say prints a line of the result
 * @throws RefusedError with a sentence for the operator
 */
export async function runCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  say: Say,
): Promise<void> {
  const [command = '', name = '', option] = args
  const isKnown = argumentCounts[command]?.includes(args.length - 1) === true
  if (!isKnown || (option !== undefined && option !== '--replace')) throw new RefusedError(usage)
  const config = readBackupConfig(environment)
  const folder = createBackupFolder(config.BACKUP_DIR)
  if (command === 'list') {
    for (const one of await folder.list()) say(one)
  } else if (command === 'settings') {
    const path = await folder.find(name)
    const { manifest } = await verifyBackup(path)
    if (!manifest.settings) throw new RefusedError(`${name} contains no settings`)
    say((await readFile(join(path, settingsFile), 'utf8')).trimEnd())
  } else if (command === 'create' || command === 'restore') {
    // A wrong name is refused before anything is written.
    if (command === 'restore') await folder.find(name)
    await runExclusively(config.BACKUP_DIR, command, ({ refuseIfDeleted }) =>
      runOnServers(config, environment, args, say, refuseIfDeleted),
    )
  } else {
    await runOnServers(config, environment, args, say, () => Promise.resolve())
  }
}
