import type { BackupKind } from '@classeur/contracts'
import type { BackupLists, BackupRepository } from '@classeur/database'
import type { BackupQueue } from '@classeur/queue'

/** Without a sign of life for this long, the job may be lost. */
const silentMs = 6000
const batch = 200

const isScheduled = (kind: BackupKind) => kind === 'nightly' || kind === 'weekly'

export interface ReconcileBackupsDependencies {
  backups: Pick<BackupRepository, 'now' | 'discard'>
  lists: Pick<BackupLists, 'listSilent' | 'listSilentVerifications' | 'markChecked'>
  queue: Pick<BackupQueue, 'add'>
}

/**
 * Adds the jobs of backups that nobody works on: Redis was emptied, was away at the request, or a worker died. An
 * existing job stays unchanged, so any number of workers may run a round at the same time.
 */
export function createBackupReconciler(
  { backups, lists, queue }: ReconcileBackupsDependencies,
  limitMs = silentMs,
) {
  return async function round(): Promise<void> {
    const now = backups.now()
    const before = new Date(now.getTime() - limitMs)
    const [unfinished, unverified] = await Promise.all([
      lists.listSilent(before, batch),
      lists.listSilentVerifications(before, batch),
    ])
    for (const { _id, kind } of unfinished) {
      // The process that received the file died, and with it the rest of the file.
      if (kind === 'uploaded') await backups.discard(String(_id))
      else await queue.add('make', String(_id), { isScheduled: isScheduled(kind) })
    }
    for (const { _id } of unverified) await queue.add('verify', String(_id))
    const ids = [...unfinished, ...unverified].map(({ _id }) => String(_id))
    if (ids.length > 0) await lists.markChecked(ids, now)
  }
}
