import { Schema, type Connection, type Model } from 'mongoose'

/** A document of `installation_backups`: a backup of the whole installation that was read back and found complete. */
export interface InstallationBackupDocument {
  /** The name of its folder. */
  _id: string
  /** The state that it contains is not older than this. */
  madeAt: Date
  verifiedAt: Date
  sizeBytes: number
}

const schema = new Schema<InstallationBackupDocument>(
  {
    _id: { type: String, required: true },
    madeAt: { type: Date, required: true },
    verifiedAt: { type: Date, required: true },
    sizeBytes: { type: Number, required: true },
  },
  { collection: 'installation_backups', versionKey: false },
)
schema.index({ madeAt: -1 })

export const installationBackupModel = (connection: Connection): Model<InstallationBackupDocument> =>
  connection.model<InstallationBackupDocument>('InstallationBackup', schema)

/** Verified backups of the whole installation, for the metrics. The backups themselves are files outside the database. */
export function createInstallationBackups(connection: Connection) {
  const model = installationBackupModel(connection)
  return {
    /** Stores that a backup was verified; repeating it replaces the time of the verification. */
    async record({ _id, ...backup }: InstallationBackupDocument): Promise<void> {
      await model.updateOne({ _id }, { $set: backup }, { upsert: true })
    },

    async forget(name: string): Promise<void> {
      await model.deleteOne({ _id: name })
    },

    /** When the newest verified backup was made; null without one. */
    async newestMadeAt(): Promise<Date | null> {
      const newest = await model
        .findOne()
        .sort({ madeAt: -1 })
        .select({ madeAt: 1 })
        .lean<Pick<InstallationBackupDocument, 'madeAt'>>()
      return newest?.madeAt ?? null
    },
  }
}

export type InstallationBackups = ReturnType<typeof createInstallationBackups>
