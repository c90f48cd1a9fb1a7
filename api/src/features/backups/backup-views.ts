import type { Backup } from '@classeur/contracts'
import type { BackupDocument } from '@classeur/database'

/** A backup as its owner sees it. */
export const viewOf = (backup: BackupDocument): Backup => ({
  id: String(backup._id),
  ...{ kind: backup.kind, withMedia: backup.withMedia, state: backup.state },
  ...{ progress: backup.progress, sizeBytes: backup.sizeBytes, counts: backup.counts },
  createdAt: backup.createdAt.toISOString(),
  finishedAt: backup.finishedAt?.toISOString() ?? null,
  verification: backup.verification,
  verifiedAt: backup.verifiedAt?.toISOString() ?? null,
  keptUntil: backup.keptUntil?.toISOString() ?? null,
  ...{ error: backup.error, seq: backup.seq },
})
