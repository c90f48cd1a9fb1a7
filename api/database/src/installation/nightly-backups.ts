import mongoose, { type Connection } from 'mongoose'
import { backupModel, type BackupDocument } from '../backups/backup.model.ts'

/** Reads when the newest nightly backup of anybody was verified; null if none ever was. */
export function createReadNightlyVerifiedAt(connection: Connection): () => Promise<Date | null> {
  const model = backupModel(connection)
  return async () => {
    const newest = await model
      .findOne({ kind: 'nightly', verifiedAt: mongoose.trusted({ $ne: null }) })
      .sort({ verifiedAt: -1 })
      .select({ verifiedAt: 1 })
      .lean<Pick<BackupDocument, 'verifiedAt'>>()
    return newest?.verifiedAt ?? null
  }
}
