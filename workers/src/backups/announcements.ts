import type { BackupDocument, RestoreDocument } from '@classeur/database'
import { publishBackup, publishRestore, type BackupQueue } from '@classeur/queue'

/**
 * Tells the owner's windows the current state of a backup or a restore, which a write returned; nothing for null, which a
 * write returns after another attempt has taken over.
 */
export const createAnnouncements = (queue: Pick<BackupQueue, 'publish'>) => ({
  announceBackup: async (backup: BackupDocument | null): Promise<void> => {
    if (backup) await publishBackup(queue, backup)
  },
  announceRestore: async (restore: RestoreDocument | null): Promise<void> => {
    if (restore) await publishRestore(queue, restore)
  },
})

export type Announcements = ReturnType<typeof createAnnouncements>
