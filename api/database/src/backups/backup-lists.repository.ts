import type { BackupKind, BackupState } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { backupModel, type BackupDocument } from './backup.model.ts'

const { trusted } = mongoose
const open: BackupState[] = ['queued', 'running']

/** How many backups are in each state, and when the oldest waiting one was asked for. For operators. */
export interface BackupCounts {
  byState: Partial<Record<BackupState, number>>
  damaged: number
  oldestQueuedAt: Date | null
}

/** Lists of backups: of one person, and what the rounds of workers look after. */
export function createBackupLists(connection: Connection) {
  const model = backupModel(connection)

  return {
    /** A person's backups, newest first. */
    ofOwner: (ownerId: string, limit: number): Promise<BackupDocument[]> =>
      model
        .find({ ownerId, deletedAt: null })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .lean<BackupDocument[]>(),

    /** How many a person keeps of one kind, with those that are being made. */
    countKept: (ownerId: string, kind: BackupKind): Promise<number> =>
      model.countDocuments({ ownerId, deletedAt: null, kind, state: trusted({ $in: [...open, 'done'] }) }),

    /** Which of these people have a backup with this request key. */
    async ownersWith(ownerIds: readonly string[], requestKey: string): Promise<Set<string>> {
      const found = await model
        .find({ ownerId: trusted({ $in: [...ownerIds] }), requestKey }, { ownerId: 1 })
        .lean()
      return new Set(found.map(({ ownerId }) => ownerId))
    },

    /** Queued or running, but without a sign of life since `before`; longest silent first. */
    listSilent: (before: Date, limit: number): Promise<BackupDocument[]> =>
      model
        .find({ state: trusted({ $in: open }), checkedAt: trusted({ $lt: before }) })
        .sort({ checkedAt: 1 })
        .limit(limit)
        .lean<BackupDocument[]>(),

    /** To be read again, but without a sign of life since `before`. */
    listSilentVerifications: (before: Date, limit: number): Promise<BackupDocument[]> =>
      model
        .find({
          ...{ verification: 'checking', state: 'done', deletedAt: null },
          checkedAt: trusted({ $lt: before }),
        })
        .sort({ checkedAt: 1 })
        .limit(limit)
        .lean<BackupDocument[]>(),

    /** The ids of exports that are ready since `since` and whose owners weren't told by mail. */
    async listUntoldExports(since: Date, limit: number): Promise<string[]> {
      const untold = await model
        .find(
          {
            kind: 'export',
            state: 'done',
            deletedAt: null,
            readyMailAt: null,
            finishedAt: trusted({ $gt: since }),
          },
          { _id: 1 },
        )
        .limit(limit)
        .lean()
      return untold.map(({ _id }) => String(_id))
    },

    /** A round has looked after them; the next one looks after others first. */
    async markChecked(ids: readonly string[], at: Date): Promise<void> {
      await model.updateMany({ _id: trusted({ $in: [...ids] }) }, { $set: { checkedAt: at } })
    },

    /** Hides backups whose time is over. Returns how many. */
    async expire(at: Date, limit: number): Promise<number> {
      const due = await model
        .find({ keptUntil: trusted({ $lte: at }), deletedAt: null }, { _id: 1 })
        .limit(limit)
        .lean()
      if (due.length === 0) return 0
      const { modifiedCount } = await model.updateMany(
        { _id: trusted({ $in: due.map(({ _id }) => _id) }), state: trusted({ $nin: open }), deletedAt: null },
        { $set: { deletedAt: at } },
      )
      return modifiedCount
    },

    /** Hidden since before `before`: their archives are to be deleted, then the documents. */
    listDeleted: (before: Date, limit: number): Promise<BackupDocument[]> =>
      model
        .find({ deletedAt: trusted({ $lte: before }) })
        .sort({ deletedAt: 1 })
        .limit(limit)
        .lean<BackupDocument[]>(),

    /** Ended before `before`, and attempts may have left archives that nobody names. */
    listWithStrayFiles: (before: Date, limit: number): Promise<BackupDocument[]> =>
      model
        .find({
          ...{ hasStrayFiles: true, finishedAt: trusted({ $lte: before }) },
          state: trusted({ $nin: open }),
        })
        .limit(limit)
        .lean<BackupDocument[]>(),

    async clearStrayFiles(id: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { hasStrayFiles: false } })
    },

    /** Deletes the document of a hidden backup, after its archive. */
    async purge(id: string): Promise<void> {
      await model.deleteOne({ _id: id, deletedAt: trusted({ $ne: null }) })
    },

    async counts(): Promise<BackupCounts> {
      const [groups, damaged, oldest] = await Promise.all([
        model.aggregate<{ _id: BackupState; count: number }>([
          { $group: { _id: '$state', count: { $sum: 1 } } },
        ]),
        model.countDocuments({ verification: 'damaged' }),
        model.findOne({ state: 'queued' }, { createdAt: 1 }).sort({ checkedAt: 1 }).lean(),
      ])
      return {
        byState: Object.fromEntries(groups.map(({ _id, count }) => [_id, count])),
        damaged,
        oldestQueuedAt: oldest?.createdAt ?? null,
      }
    },
  }
}

export type BackupLists = ReturnType<typeof createBackupLists>
