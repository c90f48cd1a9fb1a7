import type { BackupRepository } from '@classeur/database'
import type { Logger } from 'pino'
import { ShutdownError, SupersededError } from '../runtime/interruptions.ts'
import type { Announcements } from './announcements.ts'
import type { BackupProcessor } from './registry.ts'
import { runFenced } from './run-fenced.ts'
import type { StoredArchives } from './stored-archives.ts'

const limitMs = 4 * 3_600_000
/** A verification that was started this often without an end is left to the next request. */
const maxStarts = 5

export interface VerifyBackupDependencies {
  backups: Pick<
    BackupRepository,
    'claimVerification' | 'verificationHeartbeat' | 'endVerification' | 'postponeVerification'
  >
  archives: Pick<StoredArchives, 'verify'>
  announce: Announcements['announceBackup']
  log: Logger
}

/** Reads a whole archive again and notes whether it is as it was written, and whether it can be restored. */
export function createVerifyBackup({
  backups,
  archives,
  announce,
  log,
}: VerifyBackupDependencies): BackupProcessor {
  return async ({ id, signal: shutdown, mayRetry }) => {
    const claimed = await backups.claimVerification(id)
    if (!claimed) return
    const { verifyAttempt } = claimed
    try {
      const beat = () => backups.verificationHeartbeat(id, verifyAttempt)
      const damage = await runFenced({ beat, shutdown, limitMs, log }, (signal) =>
        archives.verify(claimed, signal),
      )
      if (damage) log.error({ backupId: id, damage }, 'backup has failed its verification')
      await announce(await backups.endVerification(id, verifyAttempt, damage))
    } catch (cause) {
      if (cause instanceof SupersededError) return
      if (cause instanceof ShutdownError || (mayRetry && verifyAttempt % maxStarts !== 0)) throw cause
      log.warn({ err: cause, backupId: id }, 'backup could not be verified')
      await announce(await backups.postponeVerification(id, verifyAttempt))
    }
  }
}
