import type { Connection } from 'mongoose'
import { backupModel, type BackupDocument } from '../backups/backup.model.ts'

/** Reads when the newest nightly backup of anybody that is verified was made; null without one. */
export function createReadNightlyVerifiedAt(connection: Connection): () => Promise<Date | null> {
  const model = backupModel(connection)
  return async () => {
    const newest = await model
      .findOne({ kind: 'nightly', verification: 'verified', deletedAt: null })
      .sort({ finishedAt: -1 })
      .select({ finishedAt: 1 })
      .lean<Pick<BackupDocument, 'finishedAt'>>()
    return newest?.finishedAt ?? null
  }
}
