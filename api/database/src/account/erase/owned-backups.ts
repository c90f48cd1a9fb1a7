import type { Connection } from 'mongoose'
import { backupModel, type BackupDocument } from '../../backups/backup.model.ts'
import { backupScheduleModel } from '../../backups/backup-schedule.repository.ts'

/** A backup with what the keys of its archives follow from. */
export type OwnedBackup = Pick<BackupDocument, '_id' | 'attempt' | 'storageKey'>

/** A person's backups and exports, and their schedule. */
export function createOwnedBackups(connection: Connection) {
  const backups = backupModel(connection)
  return {
    /** Stops what is being made: an attempt that can't claim or write its document any more ends by itself. */
    async stop(ownerId: string): Promise<OwnedBackup[]> {
      await backups.updateMany(
        { ownerId, deletedAt: null },
        { $set: { state: 'stopped', deletedAt: new Date() }, $unset: { openKey: 1 } },
      )
      await backupScheduleModel(connection).deleteOne({ _id: ownerId })
      return backups.find({ ownerId }, { attempt: 1, storageKey: 1 }).lean<OwnedBackup[]>()
    },

    async remove(id: string): Promise<void> {
      await backups.deleteOne({ _id: id })
    },
  }
}
