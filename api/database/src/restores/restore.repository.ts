import { isRestoreWorking, RestoreState, type FileProgress } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { restoreModel, type RestoreDocument } from './restore.model.ts'

const { trusted } = mongoose
const after = { returnDocument: 'after', lean: true } as const
const noProgress = { files: 0, filesTotal: null, bytes: 0, bytesTotal: null }
const unfinished = RestoreState.options.filter(isRestoreWorking)

/** The states in which an archive is read, or may be read next. */
const needingArchive: RestoreState[] = ['checking', 'ready', 'restoring']

/** The states of a check from which nothing was restored. */
const ended: RestoreState[] = ['refused', 'cancelled']

/** The restores of people. Every change increases `seq`. */
export function createRestoreRepository(connection: Connection) {
  const model = restoreModel(connection)

  return {
    /** Adds the check of an archive; returns the existing one for a repeated request. */
    async create(fields: Pick<RestoreDocument, 'ownerId' | 'backupId' | 'requestKey'> & { id: string }) {
      const { id, ...rest } = fields
      try {
        const created = await model.create({
          ...rest,
          ...{ _id: id, state: 'checking', progress: noProgress, createdAt: new Date() },
        })
        return created.toObject()
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        return model.findById(id).orFail().lean<RestoreDocument>()
      }
    },

    findById: (id: string): Promise<RestoreDocument | null> => model.findById(id).lean<RestoreDocument>(),

    /** The latest restores of a person, newest first. */
    list: (ownerId: string, limit: number): Promise<RestoreDocument[]> =>
      model.find({ ownerId }).sort({ _id: -1 }).limit(limit).lean<RestoreDocument[]>(),

    listUnfinished: (limit: number): Promise<RestoreDocument[]> =>
      model
        .find({ state: trusted({ $in: unfinished }) })
        .limit(limit)
        .lean<RestoreDocument[]>(),

    /** Changes a restore that is still in one of these states; returns null if it isn't. */
    change: (
      id: string,
      from: readonly RestoreState[],
      set: Partial<RestoreDocument>,
    ): Promise<RestoreDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, state: trusted({ $in: [...from] }) },
        { $set: set, $inc: { seq: 1 } },
        after,
      ),

    /** Begins an attempt of a worker; returns null if the restore isn't in this state any more. */
    claim: (id: string, state: RestoreState): Promise<RestoreDocument | null> =>
      model.findOneAndUpdate({ _id: id, state }, { $inc: { attempt: 1 } }, after),

    /** Whether no later attempt has begun. */
    async isCurrent(id: string, attempt: number): Promise<boolean> {
      return (await model.countDocuments({ _id: id, attempt })) > 0
    },

    /** Stores progress while an attempt is the latest one; null if it isn't. */
    progress: (id: string, attempt: number, progress: FileProgress): Promise<RestoreDocument | null> =>
      model.findOneAndUpdate({ _id: id, attempt }, { $set: { progress }, $inc: { seq: 1 } }, after),

    /** Ends a restore without a complete plan as failed; null if a later attempt has begun. */
    endUnplanned: (
      id: string,
      attempt: number,
      set: Pick<RestoreDocument, 'error' | 'finishedAt'>,
    ): Promise<RestoreDocument | null> =>
      model.findOneAndUpdate(
        { _id: id, attempt, state: 'restoring', phase: 'planning' },
        { $set: { ...set, state: 'failed', phase: null }, $inc: { seq: 1 } },
        after,
      ),

    /** Restores whose time to undo is over, and whose journal is still there. */
    listBeyondUndo: (now: Date, limit: number): Promise<RestoreDocument[]> =>
      model
        .find({ state: 'done', undoUntil: trusted({ $lt: now }) })
        .limit(limit)
        .lean<RestoreDocument[]>(),

    /** Checks that could start, and began before this time. */
    listWaiting: (before: Date, limit: number): Promise<RestoreDocument[]> =>
      model
        .find({ state: 'ready', createdAt: trusted({ $lt: before }) })
        .limit(limit)
        .lean<RestoreDocument[]>(),

    /** Whether a check or a restore of this backup still needs its archive. */
    async needsArchive(backupId: string): Promise<boolean> {
      return (await model.exists({ backupId, state: trusted({ $in: needingArchive }) })) !== null
    },

    /** Checks that ended without a restore, and began before this time. */
    listForgotten: (before: Date, limit: number): Promise<RestoreDocument[]> =>
      model
        .find({ state: trusted({ $in: ended }), createdAt: trusted({ $lt: before }) })
        .limit(limit)
        .lean<RestoreDocument[]>(),

    /** Deletes a check that ended without a restore. */
    async purge(id: string): Promise<void> {
      await model.deleteOne({ _id: id, state: trusted({ $in: ended }) })
    },

    async endUndo(id: string): Promise<void> {
      await model.updateOne({ _id: id, state: 'done' }, { $set: { undoUntil: null }, $inc: { seq: 1 } })
    },

    /**
     * Completes the plan: from now on, every attempt applies the steps of this one. Returns false if a later attempt
     * has begun meanwhile.
     */
    async commitPlan(id: string, attempt: number, steps: number): Promise<boolean> {
      const { matchedCount } = await model.updateOne(
        { _id: id, attempt, state: 'restoring', phase: 'planning' },
        { $set: { phase: 'applying', plannedBy: attempt, steps }, $inc: { seq: 1 } },
      )
      return matchedCount > 0
    },
  }
}

export type RestoreRepository = ReturnType<typeof createRestoreRepository>
