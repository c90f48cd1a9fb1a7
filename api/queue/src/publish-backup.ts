import type { BackupDocument, RestoreDocument } from '@classeur/database'
import type { BackupQueue } from './backup-queue.ts'

/** Announces the current state of a backup to its owner's windows. */
export const publishBackup = (
  queue: Pick<BackupQueue, 'publish'>,
  { _id, ownerId, kind, seq, state, progress }: BackupDocument,
): Promise<void> =>
  queue.publish({
    ...{ name: 'backup:changed', ownerId },
    payload: { backupId: String(_id), seq, state, progress, kind },
  })

/** Announces the current state of a restore to its owner's windows. */
export const publishRestore = (
  queue: Pick<BackupQueue, 'publish'>,
  { _id, ownerId, seq, state, progress }: RestoreDocument,
): Promise<void> =>
  queue.publish({
    ...{ name: 'restore:changed', ownerId },
    payload: { restoreId: String(_id), seq, state, progress },
  })
