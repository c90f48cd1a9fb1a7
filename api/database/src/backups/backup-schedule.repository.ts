import type { BackupSchedule } from '@classeur/contracts'
import mongoose, { Schema, type Connection, type Model } from 'mongoose'
import { databaseNow } from '../clock.ts'

const { trusted } = mongoose

/** A document of `backup_schedules`, keyed by user id; it exists from the person's first change. */
export interface BackupScheduleDocument extends BackupSchedule {
  _id: string
  updatedAt: Date
}

/** For people who haven't changed their schedule. */
const defaultBackupSchedule: Readonly<BackupSchedule> = { nightly: true, weekly: true }

const schema = new Schema<BackupScheduleDocument>(
  {
    _id: { type: String, required: true },
    nightly: { type: Boolean, required: true },
    weekly: { type: Boolean, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'backup_schedules', strict: 'throw', versionKey: false },
)

export const backupScheduleModel = (connection: Connection): Model<BackupScheduleDocument> =>
  connection.model<BackupScheduleDocument>('BackupSchedule', schema)

/** Which backups a person wants to be made by themselves. */
export function createBackupScheduleRepository(connection: Connection) {
  const model = backupScheduleModel(connection)

  return {
    async get(userId: string): Promise<BackupSchedule> {
      const stored = await model.findById(userId).lean()
      return stored ? { nightly: stored.nightly, weekly: stored.weekly } : { ...defaultBackupSchedule }
    },

    async set(userId: string, schedule: BackupSchedule): Promise<void> {
      const { nightly, weekly } = schedule
      await model.updateOne(
        { _id: userId },
        { $set: { nightly, weekly, updatedAt: databaseNow(connection) } },
        { upsert: true },
      )
    },

    /** Those of these people who want this kind, in the same order. */
    async wanting(kind: keyof BackupSchedule, userIds: readonly string[]): Promise<string[]> {
      const stored = await model.find({ _id: trusted({ $in: [...userIds] }) }).lean()
      const byUser = new Map(stored.map((one) => [one._id, one[kind]]))
      return userIds.filter((id) => byUser.get(id) ?? defaultBackupSchedule[kind])
    },
  }
}

export type BackupScheduleRepository = ReturnType<typeof createBackupScheduleRepository>
