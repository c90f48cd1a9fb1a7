import type { ArchiveCounts, BackupKind, BackupState, CodedError, FileProgress } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { isDuplicateKey } from '../duplicate-key.ts'
import { backupModel, openKeyOf, type BackupDocument } from './backup.model.ts'

const { trusted } = mongoose
const open: BackupState[] = ['queued', 'running']
const unfinished = trusted({ $in: open })

export interface NewBackup {
  /** 24 hexadecimal digits. */
  id: string
  ownerId: string
  kind: BackupKind
  withMedia: boolean
  requestKey: string
  /** Null if only its owner deletes it. */
  keptUntil: Date | null
}

/** What is known about a written archive. */
export interface WrittenArchive {
  storageKey: string
  sizeBytes: number
  /** In hexadecimal digits. */
  sha256: string
  /** Null if nobody counted: an uploaded file is read when it is restored. */
  counts: ArchiveCounts | null
  progress: FileProgress
}

/**
 * State transitions of a backup: queued → running → done, failed or stopped; and of its verification. A running
 * attempt writes under its number, so that a superseded or stopped one matches nothing. Each method that returns a
 * document returns null if nothing matched.
 */
export function createBackupRepository(connection: Connection) {
  const model = backupModel(connection)
  const now = () => databaseNow(connection)
  const change = (filter: object, update: mongoose.UpdateQuery<BackupDocument>) =>
    model
      .findOneAndUpdate({ ...filter }, update, { returnDocument: 'after' })
      .lean<BackupDocument>()
      .exec()
  const running = (id: string, attempt: number) => ({ _id: id, state: 'running' as const, attempt })
  const checking = (id: string, verifyAttempt: number) => ({
    ...{ _id: id, state: 'done' as const, verification: 'checking' as const },
    ...{ verifyAttempt, deletedAt: null },
  })

  return {
    now,

    /**
     * Stores a queued backup. `repeated`: the same request stored it before. `busy`: the person has another open one
     * of this kind.
     */
    async insert({
      id,
      ...fields
    }: NewBackup): Promise<{ kind: 'inserted' | 'repeated'; backup: BackupDocument } | { kind: 'busy' }> {
      const { ownerId, requestKey } = fields
      const openKey = openKeyOf(fields.kind, ownerId)
      const at = now()
      const times = { createdAt: at, checkedAt: at }
      try {
        const created = await model.create({
          ...{ _id: id, state: 'queued', ...fields, ...times },
          ...(openKey !== null && { openKey }),
        })
        return { kind: 'inserted', backup: created.toObject<BackupDocument>() }
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        const earlier = await model.findOne({ ownerId, requestKey }).lean<BackupDocument>()
        return earlier ? { kind: 'repeated', backup: earlier } : { kind: 'busy' }
      }
    },

    findById: (id: string): Promise<BackupDocument | null> => model.findById(id).lean<BackupDocument>(),

    /** A backup that its owner sees. */
    findOwned: (id: string, ownerId: string): Promise<BackupDocument | null> =>
      model.findOne({ _id: id, ownerId, deletedAt: null }).lean<BackupDocument>(),

    /** The backup that an earlier request with the same key stored. */
    findByRequestKey: (ownerId: string, requestKey: string): Promise<BackupDocument | null> =>
      model.findOne({ ownerId, requestKey }).lean<BackupDocument>(),

    /** Starts the next attempt of a queued backup, or of one whose worker died. */
    claim: (id: string, maxStarts: number): Promise<BackupDocument | null> => {
      const at = now()
      return change(
        { _id: id, state: unfinished, deletedAt: null, attempt: trusted({ $lt: maxStarts }) },
        {
          $inc: { attempt: 1, seq: 1 },
          $set: { state: 'running', startedAt: at, checkedAt: at, hasStrayFiles: true, error: null },
        },
      )
    },

    /** Stores progress, which is a sign of life too. */
    progress: (id: string, attempt: number, progress: FileProgress): Promise<BackupDocument | null> =>
      change(running(id, attempt), { $inc: { seq: 1 }, $set: { progress, checkedAt: now() } }),

    /** A sign of life; false if the attempt was stopped or superseded. */
    async heartbeat(id: string, attempt: number): Promise<boolean> {
      const { matchedCount } = await model.updateOne(running(id, attempt), { $set: { checkedAt: now() } })
      return matchedCount > 0
    },

    /** Returns a running attempt to the queue, on shutdown or after a failure that may pass. */
    handBack: (id: string, attempt: number): Promise<BackupDocument | null> =>
      change(running(id, attempt), { $inc: { seq: 1 }, $set: { state: 'queued', checkedAt: now() } }),

    /** The archive is written. `checking`: its verification begins. */
    finish: (
      id: string,
      attempt: number,
      written: WrittenArchive,
      verification: 'checking' | 'unverified' = 'checking',
    ): Promise<BackupDocument | null> => {
      const at = now()
      return change(running(id, attempt), {
        $inc: { seq: 1 },
        $set: {
          ...{ ...written, state: 'done', verification },
          ...{ finishedAt: at, checkedAt: at },
        },
        $unset: { openKey: 1 },
      })
    },

    /** Ends the running attempt as failed. */
    fail: (id: string, attempt: number, error: CodedError): Promise<BackupDocument | null> => {
      const at = now()
      return change(running(id, attempt), {
        ...{ $inc: { seq: 1 }, $unset: { openKey: 1 } },
        $set: { state: 'failed', error, finishedAt: at, checkedAt: at },
      })
    },

    /** Ends a backup that no worker could end. */
    giveUp: (id: string, error: CodedError): Promise<BackupDocument | null> => {
      const at = now()
      return change(
        { _id: id, state: unfinished },
        {
          ...{ $inc: { seq: 1 }, $unset: { openKey: 1 } },
          $set: { state: 'failed', error, finishedAt: at, checkedAt: at },
        },
      )
    },

    /** Its owner stops it: the running attempt can't write any more, and what it wrote is deleted. */
    stop: (id: string, ownerId: string): Promise<BackupDocument | null> => {
      const at = now()
      return change(
        { _id: id, ownerId, state: unfinished, deletedAt: null },
        {
          ...{ $inc: { seq: 1 }, $unset: { openKey: 1 } },
          $set: { state: 'stopped', finishedAt: at, checkedAt: at, deletedAt: at },
        },
      )
    },

    /** Ends an upload that didn't arrive: nobody sees it, and what was stored of it is deleted. */
    discard: (id: string): Promise<BackupDocument | null> => {
      const at = now()
      return change(
        { _id: id, state: unfinished },
        {
          ...{ $inc: { seq: 1 }, $unset: { openKey: 1 } },
          $set: { state: 'stopped', finishedAt: at, checkedAt: at, deletedAt: at },
        },
      )
    },

    /** Its owner wants it read again. Changes nothing while that happens. */
    requestVerification: (id: string, ownerId: string): Promise<BackupDocument | null> =>
      change(
        {
          ...{ _id: id, ownerId, state: 'done', deletedAt: null },
          verification: trusted({ $ne: 'checking' }),
        },
        { $inc: { seq: 1 }, $set: { verification: 'checking', checkedAt: now() } },
      ),

    /** Starts to read the archive again. */
    claimVerification: (id: string): Promise<BackupDocument | null> =>
      change(
        { _id: id, state: 'done', verification: 'checking', deletedAt: null },
        { $inc: { verifyAttempt: 1 }, $set: { checkedAt: now() } },
      ),

    /** A sign of life of a verification; false if it was superseded or the backup deleted. */
    async verificationHeartbeat(id: string, verifyAttempt: number): Promise<boolean> {
      const { matchedCount } = await model.updateOne(checking(id, verifyAttempt), {
        $set: { checkedAt: now() },
      })
      return matchedCount > 0
    },

    /** Ends a verification. `damage`: why the archive isn't as it was written; null if it is. */
    endVerification: (
      id: string,
      verifyAttempt: number,
      damage: CodedError | null,
    ): Promise<BackupDocument | null> => {
      const at = now()
      return change(checking(id, verifyAttempt), {
        $inc: { seq: 1 },
        $set: {
          ...{ verification: damage ? 'damaged' : 'verified', error: damage, checkedAt: at },
          verifiedAt: damage ? null : at,
        },
      })
    },

    /** Ends a verification that no worker could end, because the storage can't be read. */
    postponeVerification: (id: string, verifyAttempt: number): Promise<BackupDocument | null> =>
      change(checking(id, verifyAttempt), {
        $inc: { seq: 1 },
        $set: { verification: 'unverified', checkedAt: now() },
      }),

    /** Hides a backup that has ended from its owner; its archive is deleted next. */
    remove: (id: string, ownerId: string): Promise<BackupDocument | null> => {
      const at = now()
      return change(
        { _id: id, ownerId, state: trusted({ $nin: open }), deletedAt: null },
        { $inc: { seq: 1 }, $set: { deletedAt: at, checkedAt: at } },
      )
    },
  }
}

export type BackupRepository = ReturnType<typeof createBackupRepository>
