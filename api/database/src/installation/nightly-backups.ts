import { BackupVerification } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { backupModel, type BackupDocument } from '../backups/backup.model.ts'

const { trusted } = mongoose
/** Also those that are being read again, which stay verified until that ends. */
const whole = BackupVerification.options.filter((verification) => verification !== 'damaged')

/** Reads when the newest nightly backup of anybody that is verified was made; null without one. */
export function createReadNightlyVerifiedAt(connection: Connection): () => Promise<Date | null> {
  const model = backupModel(connection)
  return async () => {
    const newest = await model
      .findOne({
        ...{ kind: 'nightly', deletedAt: null, verifiedAt: trusted({ $ne: null }) },
        verification: trusted({ $in: whole }),
      })
      .sort({ finishedAt: -1 })
      .select({ finishedAt: 1 })
      .lean<Pick<BackupDocument, 'finishedAt'>>()
    return newest?.finishedAt ?? null
  }
}
