import type { BackupKind, BackupState } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { backupModel, type BackupDocument } from './backup.model.ts'

const { trusted } = mongoose
const open: BackupState[] = ['queued', 'running']

/** Longer than a scheduled backup is due: until then, its document says that it needn't be made again. */
const attemptsKeptMs = 8 * 86_400_000
const scheduled: BackupKind[] = ['nightly', 'weekly']
const attemptsKeptSince = (now: Date) => new Date(now.getTime() - attemptsKeptMs)

export type ScheduledAttempt = Pick<BackupDocument, 'ownerId' | 'state' | 'createdAt' | 'finishedAt'>

/** How many backups are in each state, and when the oldest waiting one was asked for. For operators. */
export interface BackupCounts {
  byState: Partial<Record<BackupState, number>>
  /** Leaves out deleted backups, and files that people uploaded: these may have been damaged before. */
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

    /** The backups of these people with one of these request keys, by person; also those that are deleted since. */
    async attemptsOf(
      ownerIds: readonly string[],
      requestKeys: readonly string[],
    ): Promise<Map<string, ScheduledAttempt[]>> {
      const attempts = await model
        .find(
          { ownerId: trusted({ $in: [...ownerIds] }), requestKey: trusted({ $in: [...requestKeys] }) },
          { ownerId: 1, state: 1, createdAt: 1, finishedAt: 1 },
        )
        .lean<ScheduledAttempt[]>()
      const byOwner = new Map<string, ScheduledAttempt[]>()
      for (const attempt of attempts)
        byOwner.set(attempt.ownerId, [...(byOwner.get(attempt.ownerId) ?? []), attempt])
      return byOwner
    },

    /** Hides failed attempts that another one follows, so that a person's list has one of each night. */
    async hideFailed(ownerId: string, requestKeys: readonly string[]): Promise<void> {
      if (requestKeys.length === 0) return
      await model.updateMany(
        { ...{ ownerId, state: 'failed', deletedAt: null }, requestKey: trusted({ $in: [...requestKeys] }) },
        { $inc: { seq: 1 }, $set: { deletedAt: databaseNow(connection) } },
      )
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

    /** Marks them as handled, so the next round starts with others. */
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

    /**
     * Hidden since before `before`: their archives are to be deleted, then the documents. Without scheduled ones that
     * have no archive any more, until nobody needs their documents.
     */
    listDeleted: (before: Date, limit: number): Promise<BackupDocument[]> =>
      model
        .find({
          deletedAt: trusted({ $lte: before }),
          $or: [
            { kind: trusted({ $nin: scheduled }) },
            { createdAt: trusted({ $lte: attemptsKeptSince(before) }) },
            { storageKey: trusted({ $ne: null }) },
            { hasStrayFiles: true },
          ],
        })
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

    /**
     * Deletes the document of a hidden backup, after its archive. That of a recent scheduled one only forgets the
     * archive, so that no round makes it again.
     */
    async purge(id: string): Promise<void> {
      const hidden = { _id: id, deletedAt: trusted({ $ne: null }) }
      const recent = {
        kind: trusted({ $in: scheduled }),
        createdAt: trusted({ $gt: attemptsKeptSince(databaseNow(connection)) }),
      }
      const { matchedCount } = await model.updateOne(
        { ...hidden, ...recent },
        { $set: { storageKey: null, hasStrayFiles: false } },
      )
      if (matchedCount === 0) await model.deleteOne(hidden)
    },

    async counts(): Promise<BackupCounts> {
      const [groups, damaged, oldest] = await Promise.all([
        model.aggregate<{ _id: BackupState; count: number }>([
          { $group: { _id: '$state', count: { $sum: 1 } } },
        ]),
        model.countDocuments({
          ...{ verification: 'damaged', deletedAt: null },
          kind: trusted({ $ne: 'uploaded' }),
        }),
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
