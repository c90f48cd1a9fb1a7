import { maxBackupStarts, type CodedError } from '@classeur/contracts'
import { isDatabaseUnavailable, type BackupDocument, type BackupRepository } from '@classeur/database'
import { StorageFullError, StorageUnavailableError } from '@classeur/storage'
import { archiveKeyOf, earlierArchiveKeys } from '@classeur/backups'
import type { Logger } from 'pino'
import { DeadlineError, ShutdownError, SupersededError } from '../runtime/interruptions.ts'
import type { Announcements } from './announcements.ts'
import { createProgressWriter } from './progress-writer.ts'
import type { BackupProcessor } from './registry.ts'
import { runFenced } from './run-fenced.ts'
import type { StoredArchives } from './stored-archives.ts'

/** A person with the largest plan has 50 GB of files. */
const limitMs = 4 * 3_600_000

export interface MakeBackupDependencies {
  backups: Pick<
    BackupRepository,
    'claim' | 'findById' | 'progress' | 'heartbeat' | 'handBack' | 'finish' | 'fail' | 'giveUp'
  >
  archives: Pick<StoredArchives, 'write' | 'delete'>
  announce: Announcements['announceBackup']
  requestVerification: (backupId: string) => Promise<void>
  log: Logger
}

/** Makes a backup and lets it be verified. A repeated start begins again, and deletes what the earlier ones wrote. */
export function createMakeBackup({
  backups,
  archives,
  announce,
  log,
  ...deps
}: MakeBackupDependencies): BackupProcessor {
  /** Ends or returns an attempt that failed. @throws the cause if the job is to be delivered again */
  async function conclude({ _id, attempt }: BackupDocument, cause: unknown, mayRetry: boolean) {
    const id = String(_id)
    if (cause instanceof SupersededError) return
    const interrupted = cause instanceof ShutdownError || isDatabaseUnavailable(cause)
    const passes = !(cause instanceof DeadlineError) && mayRetry && attempt < maxBackupStarts
    if (interrupted || passes) {
      await announce(await backups.handBack(id, attempt))
      throw cause
    }
    log.warn({ err: cause, backupId: id }, 'backup failed')
    await announce(await backups.fail(id, attempt, errorOf(cause)))
  }

  return async ({ id, signal: shutdown, mayRetry }) => {
    const claimed = await backups.claim(id, maxBackupStarts)
    if (!claimed) {
      const exhausted = ((await backups.findById(id))?.attempt ?? 0) >= maxBackupStarts
      if (exhausted) await announce(await backups.giveUp(id, { code: 'backups/worker-lost', params: {} }))
      return
    }
    const { attempt } = claimed
    const key = archiveKeyOf(id, attempt)
    await announce(claimed)
    log.info({ backupId: id, attempt }, 'backup started')
    const progress = createProgressWriter(async (now) => announce(await backups.progress(id, attempt, now)))
    let mayBeFinished = false
    try {
      const beat = () => backups.heartbeat(id, attempt)
      const written = await runFenced({ beat, shutdown, limitMs, log }, async (signal) => {
        for (const earlier of earlierArchiveKeys(id, attempt)) await archives.delete(earlier)
        return archives.write(claimed, key, { signal, onProgress: progress.report })
      })
      await progress.close()
      mayBeFinished = true
      const done = await backups.finish(id, attempt, written)
      mayBeFinished = done !== null
      if (!done) throw new SupersededError()
      await announce(done)
      await deps.requestVerification(id)
      log.info({ backupId: id, attempt, sizeBytes: written.sizeBytes }, 'backup made')
    } catch (cause) {
      await progress.close()
      // If the database stored the finished backup and only its answer was lost, the backup needs this archive. The sweep
      // deletes it later if no backup needs it, and also if the storage is away now.
      if (!mayBeFinished)
        await archives
          .delete(key)
          .catch((error: unknown) => log.warn({ err: error, backupId: id }, 'archive not deleted yet'))
      await conclude(claimed, cause, mayRetry)
    }
  }
}

function errorOf(cause: unknown): CodedError {
  if (cause instanceof StorageFullError) return { code: 'backups/storage-full', params: {} }
  if (cause instanceof StorageUnavailableError) return { code: 'backups/storage-unavailable', params: {} }
  if (cause instanceof DeadlineError) return { code: 'backups/timed-out', params: {} }
  return { code: 'backups/internal', params: {} }
}
