import { deletionGraceDays, type Language } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { randomBytes } from 'node:crypto'
import { isDuplicateKey } from '../duplicate-key.ts'
import { mailClaimEnd } from '../mail-claim.ts'
import { accountDeletionModel, type AccountDeletionDocument } from './account-deletion.model.ts'
import { tombstoneId } from './pseudonym.ts'

const { trusted } = mongoose
const dayMs = 86_400_000
/** Payment providers send events again for at most a month. */
const tombstoneDays = 90
const saltBytes = 16

/** A person whose deletion is running, with what the steps need. */
export type LeavingPerson = Required<
  Pick<AccountDeletionDocument, 'email' | 'issuer' | 'subject' | 'displayName' | 'salt' | 'key' | 'round'>
> & { userId: string; stepsDone: string[]; endedSessions: string[]; sweepAt: Date | null }

type ClaimedReminder = AccountDeletionDocument & { reminderClaimedUntil: Date }

export interface NewDeletion {
  userId: string
  email: string
  issuer: string
  subject: string
  language: Language
  stoppedRenewal: boolean
  mustStopRenewal?: boolean
}

const personOf = (document: AccountDeletionDocument): LeavingPerson => ({
  userId: document._id,
  key: document.key,
  email: document.email ?? '',
  issuer: document.issuer ?? '',
  subject: document.subject ?? '',
  displayName: document.displayName ?? '',
  salt: document.salt ?? '',
  round: document.round ?? 1,
  stepsDone: document.stepsDone ?? [],
  endedSessions: document.endedSessions ?? [],
  sweepAt: document.sweepAt ?? null,
})

/** Requested and running deletions of accounts, and tombstones of finished ones. */
export function createAccountDeletionRepository(connection: Connection) {
  const model = accountDeletionModel(connection)
  const unfinished = trusted({ $in: ['pending', 'running'] as const })
  const requested = trusted({ $in: ['pending', 'withdrawing', 'running'] as const })
  const withdrawable = trusted({ $in: ['pending', 'withdrawing'] as const })
  /** Nobody is sending the reminder now, and nobody has sent it. */
  const unreminded = (at: Date) => ({
    state: 'pending' as const,
    remindedAt: null,
    reminderClaimedUntil: trusted({ $not: { $gt: at } }),
  })

  return {
    find: (userId: string): Promise<AccountDeletionDocument | null> =>
      model.findOne({ _id: userId, state: requested }).lean<AccountDeletionDocument>(),

    /** Returns false if a deletion of this person exists. */
    async request(
      { userId, ...person }: NewDeletion,
      requestedAt = new Date(),
    ): Promise<AccountDeletionDocument | null> {
      const dueAt = new Date(requestedAt.getTime() + deletionGraceDays * dayMs)
      const fields = { ...person, requestedAt, dueAt, remindedAt: null, sweepAt: null }
      const salt = randomBytes(saltBytes).toString('hex')
      try {
        const created = await model.create({
          ...{ _id: userId, state: 'pending', key: tombstoneId(userId), salt, round: 1, stepsDone: [] },
          ...fields,
        })
        return created.toObject()
      } catch (error) {
        if (isDuplicateKey(error)) return null
        throw error
      }
    },

    /** Returns false if the request was withdrawn meanwhile. */
    async markRenewalStopped(userId: string): Promise<boolean> {
      const { matchedCount } = await model.updateOne(
        { _id: userId, state: 'pending' },
        { $unset: { mustStopRenewal: 1 } },
      )
      return matchedCount > 0
    },

    /**
     * Keeps the deletion from beginning. The request stays stored until {@link removeWithdrawn}. Returns null without a
     * request, or once its deletion has begun.
     */
    withdraw: (userId: string): Promise<AccountDeletionDocument | null> =>
      model
        .findOneAndUpdate(
          { _id: userId, state: withdrawable },
          { $set: { state: 'withdrawing' } },
          { returnDocument: 'after' },
        )
        .lean<AccountDeletionDocument>(),

    /** Returns the withdrawn request to one caller; null to all others. */
    removeWithdrawn: (userId: string): Promise<AccountDeletionDocument | null> =>
      model.findOneAndDelete({ _id: userId, state: 'withdrawing' }).lean<AccountDeletionDocument>(),

    /** The keys of deletions to begin or continue now, those that wait longest first. */
    async listDue(now: Date, limit: number): Promise<string[]> {
      const due = await model
        .find({ state: unfinished, dueAt: trusted({ $lte: now }) }, { key: 1, sweepAt: 1 })
        .sort({ dueAt: 1 })
        .limit(limit)
        .lean<Pick<AccountDeletionDocument, '_id' | 'key' | 'sweepAt'>[]>()
      return due.filter(({ sweepAt }) => !sweepAt || sweepAt <= now).map(({ key }) => key)
    },

    /** The keys of requests whose deletion is due between now and `before`, and whose reminder nobody has sent or sends. */
    async listUnreminded(before: Date, limit: number, at = new Date()): Promise<string[]> {
      const requests = await model
        .find({ ...unreminded(at), dueAt: trusted({ $lte: before, $gt: at }) }, { key: 1 })
        .sort({ dueAt: 1 })
        .limit(limit)
        .lean<Pick<AccountDeletionDocument, 'key'>[]>()
      return requests.map(({ key }) => key)
    },

    /** Returns the request to one caller, who sends the reminder and marks it as sent; null to all others for a while. */
    claimReminder: (key: string, at = new Date()): Promise<ClaimedReminder | null> =>
      model
        .findOneAndUpdate(
          { key, ...unreminded(at), dueAt: trusted({ $gt: at }) },
          { $set: { reminderClaimedUntil: mailClaimEnd(at) } },
          { returnDocument: 'after' },
        )
        .lean<ClaimedReminder>(),

    /** Matches nothing if the person withdrew the request meanwhile, also if they requested another one. */
    async markReminded(
      { key, reminderClaimedUntil }: Pick<ClaimedReminder, 'key' | 'reminderClaimedUntil'>,
      at = new Date(),
    ): Promise<void> {
      await model.updateOne(
        { key, reminderClaimedUntil },
        { $set: { remindedAt: at }, $unset: { reminderClaimedUntil: 1 } },
      )
    },

    /**
     * Begins a deletion that is due, or returns the running one: from now on the person can't change their mind. Null if
     * there is nothing to do, for example because they have changed it.
     */
    async begin(key: string, now: Date): Promise<LeavingPerson | null> {
      const document = await model
        .findOneAndUpdate(
          { key, state: unfinished, dueAt: trusted({ $lte: now }) },
          { $set: { state: 'running' } },
          { returnDocument: 'after' },
        )
        .lean<AccountDeletionDocument>()
      return document && personOf(document)
    },

    /** Keeps the name before the profile is deleted, so that later steps find it in other people's documents. */
    async keepName(userId: string, displayName: string): Promise<void> {
      await model.updateOne({ _id: userId, state: 'running' }, { $set: { displayName } })
    },

    async keepSessions(userId: string, sessionIds: readonly string[]): Promise<void> {
      await model.updateOne(
        { _id: userId, state: 'running' },
        { $addToSet: { endedSessions: { $each: [...sessionIds] } } },
      )
    },

    async markStep(userId: string, step: string): Promise<void> {
      await model.updateOne({ _id: userId, state: 'running' }, { $addToSet: { stepsDone: step } })
    },

    /** Ends a round; the next one may begin at `sweepAt`. */
    async endRound(userId: string, round: number, sweepAt: Date): Promise<void> {
      await model.updateOne(
        { _id: userId, state: 'running', round },
        { $set: { round: round + 1, stepsDone: [], sweepAt } },
      )
    },

    /** Replaces the request by a tombstone: nothing names the person any more. */
    async finish({ userId, key }: Pick<LeavingPerson, 'userId' | 'key'>, now: Date): Promise<void> {
      const expiresAt = new Date(now.getTime() + tombstoneDays * dayMs)
      const fields = { key: `done:${key}`, requestedAt: now, dueAt: now, expiresAt }
      await model.updateOne({ _id: key }, { $set: { state: 'done', ...fields } }, { upsert: true })
      await model.deleteOne({ _id: userId })
    },

    /**
     * Whether a person's payments were erased: nothing may be stored about them any more. Until then the provider's
     * last word about their orders is stored as usual.
     */
    async isErased(userId: string): Promise<boolean> {
      const erasure = await model.exists({
        $or: [
          { _id: userId, state: 'running', round: trusted({ $gt: 1 }) },
          { _id: userId, state: 'running', stepsDone: 'payments' },
          { _id: tombstoneId(userId), state: 'done' },
        ],
      })
      return erasure !== null
    },
  }
}

export type AccountDeletionRepository = ReturnType<typeof createAccountDeletionRepository>
