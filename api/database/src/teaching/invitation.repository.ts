import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { invitationModel, type InvitationDocument, type InvitationKind } from './invitation.model.ts'

const { trusted } = mongoose

/** The class or school that somebody is invited to. */
export interface InvitationTarget {
  kind: InvitationKind
  targetId: string
}

export type NewInvitation = Omit<InvitationDocument, '_id' | 'claimedBy'>
export type InvitationRenewal = Pick<
  InvitationDocument,
  'role' | 'tokenHash' | 'invitedBy' | 'createdAt' | 'expiresAt'
>

/** Invitations by email, identified by the hash of their token. */
export function createInvitationRepository(connection: Connection) {
  const model = invitationModel(connection)
  const live = (tokenHash: string, now: Date) => ({ tokenHash, expiresAt: trusted({ $gt: now }) })

  return {
    /** Returns null if this address has an invitation already. */
    async insert(fields: NewInvitation): Promise<InvitationDocument | null> {
      try {
        return (await model.create(fields)).toObject()
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        return null
      }
    },

    count: (target: InvitationTarget): Promise<number> => model.countDocuments(target),

    /** Oldest first. */
    list: (target: InvitationTarget) =>
      model.find(target).sort({ createdAt: 1, _id: 1 }).limit(200).lean<InvitationDocument[]>(),

    findById: (target: InvitationTarget, id: string) =>
      model.findOne({ ...target, _id: id }).lean<InvitationDocument>(),

    findByEmail: (target: InvitationTarget, email: string) =>
      model.findOne({ ...target, email }).lean<InvitationDocument>(),

    /** Replaces the token, which invalidates the previous one; returns null if the invitation no longer exists. */
    renew: (id: string, renewal: InvitationRenewal) =>
      model
        .findOneAndUpdate({ _id: id }, { $set: { ...renewal, claimedBy: null } }, { returnDocument: 'after' })
        .lean<InvitationDocument>(),

    /** Returns null if it no longer exists. */
    remove: (target: InvitationTarget, id: string) =>
      model.findOneAndDelete({ ...target, _id: id }).lean<InvitationDocument>(),

    /** Removes the invitation of this address (in lower case), if there is one. */
    async removeByEmail(target: InvitationTarget, email: string): Promise<void> {
      await model.deleteOne({ ...target, email })
    },

    /** Finds an invitation that hasn't expired. */
    findLive: (tokenHash: string, now: Date) =>
      model.findOne(live(tokenHash, now)).lean<InvitationDocument>(),

    /**
     * Claims an invitation for a person; returns null if it has expired, was removed or another person has claimed
     * it. The same person can claim it repeatedly until {@link remove} deletes it, so that an interrupted request can
     * be retried.
     */
    claim: (tokenHash: string, userId: string, now: Date) =>
      model
        .findOneAndUpdate(
          { ...live(tokenHash, now), claimedBy: trusted({ $in: [null, userId] }) },
          { $set: { claimedBy: userId } },
          { returnDocument: 'after' },
        )
        .lean<InvitationDocument>(),
  }
}

export type InvitationRepository = ReturnType<typeof createInvitationRepository>
