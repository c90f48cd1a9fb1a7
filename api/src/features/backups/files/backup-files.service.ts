import { MissingFileError, type SealedFile, type SealedStore } from '@classeur/archive'
import { AppError, type BackupKind, type DownloadLink } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import { StorageUnavailableError } from '@classeur/storage'
import type { BackupGrant, BackupLinks } from '../../../security/backup-links.ts'
import type { IsLiveSession } from '../../../security/file-links.ts'
import type { OwnBackup } from '../own-backup.ts'

/** An archive to download. */
export interface BackupFile {
  file: SealedFile
  /** Identifies its bytes: a strong ETag, so that downloads can be resumed. */
  etag: string
  /** The day on which it was made. */
  madeOn: string
}

export interface BackupFilesDependencies {
  ownBackup: OwnBackup
  links: BackupLinks
  store: Pick<SealedStore, 'open'>
  isLiveSession: IsLiveSession
  /** Adds the download to the log of the account; rejects if it can't, and there is no link. */
  recordDownload: (userId: string, kind: BackupKind) => Promise<void>
}

/** Downloads of backups, decrypted while they are sent. */
export function createBackupFilesService({
  ownBackup,
  links,
  store,
  isLiveSession,
  recordDownload,
}: BackupFilesDependencies) {
  return {
    /** @throws AppError `backups/not-ready` */
    async linkTo(actor: Actor & { sessionId: string }, backupId: string): Promise<DownloadLink> {
      const backup = await ownBackup(actor, 'backup:download', backupId)
      if (backup.state !== 'done') throw new AppError('backups/not-ready')
      const { userId, sessionId } = actor
      await recordDownload(userId, backup.kind)
      const { url, expiresAt } = links.linkTo({ backupId, userId, sessionId })
      return { url, expiresAt: expiresAt.toISOString() }
    },

    /** Opens the archive of a link. @throws AppError `backups/link-expired`; `general/not-found` for a forged one */
    async open(token: string): Promise<BackupFile> {
      const grant = links.verify(token)
      if (grant === 'expired') throw new AppError('backups/link-expired')
      if (!grant || !(await isLiveSession(grant.sessionId, grant.userId)))
        throw new AppError('general/not-found')
      return openGranted(grant)
    },
  }

  async function openGranted({ userId, backupId }: BackupGrant): Promise<BackupFile> {
    const backup = await ownBackup({ userId, operator: false }, 'backup:download', backupId)
    const { storageKey, sha256 } = backup
    if (storageKey === null || sha256 === null) throw new AppError('general/not-found')
    try {
      const madeOn = backup.createdAt.toISOString().slice(0, 10)
      return { file: await store.open(storageKey), etag: `"${sha256}"`, madeOn }
    } catch (cause) {
      if (cause instanceof MissingFileError) throw new AppError('general/not-found', {}, { cause })
      if (cause instanceof StorageUnavailableError)
        throw new AppError('backups/storage-unavailable', {}, { cause })
      throw cause
    }
  }
}

export type BackupFilesService = ReturnType<typeof createBackupFilesService>
