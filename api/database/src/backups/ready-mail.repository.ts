import mongoose, { type Connection } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { mailClaimEnd } from '../mail-claim.ts'
import { backupModel, type BackupDocument } from './backup.model.ts'

const { trusted } = mongoose

/** Mails that say that an export is ready: each is sent once, by whichever process is asked first. */
export function createReadyMails(connection: Connection) {
  const model = backupModel(connection)
  const untold = (at: Date) => ({
    ...{ kind: 'export' as const, state: 'done' as const, deletedAt: null, readyMailAt: null },
    // Nobody is sending the mail now.
    readyMailClaimedUntil: trusted({ $not: { $gt: at } }),
  })

  return {
    /** The ids of exports that are ready since `since` and whose owners must get a mail now. */
    async list(since: Date, limit: number): Promise<string[]> {
      const ready = await model
        .find({ ...untold(databaseNow(connection)), finishedAt: trusted({ $gt: since }) }, { _id: 1 })
        .limit(limit)
        .lean()
      return ready.map(({ _id }) => String(_id))
    },

    /** Returns a finished export to one caller, who tells its owner and marks that; null to all others for a while. */
    claim(id: string): Promise<BackupDocument | null> {
      const at = databaseNow(connection)
      return model
        .findOneAndUpdate(
          { _id: id, ...untold(at) },
          { $set: { readyMailClaimedUntil: mailClaimEnd(at) } },
          { returnDocument: 'after' },
        )
        .lean<BackupDocument>()
        .exec()
    },

    async markSent(id: string): Promise<void> {
      const change = { $set: { readyMailAt: databaseNow(connection) }, $unset: { readyMailClaimedUntil: 1 } }
      await model.updateOne({ _id: id }, change)
    },
  }
}

export type ReadyMails = ReturnType<typeof createReadyMails>
