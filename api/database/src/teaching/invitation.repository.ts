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

/** Invitations by e-mail, known by the hash of their token. */
export function createInvitationRepository(connection: Connection) {
  const model = invitationModel(connection)
  const live = (tokenHash: string, now: Date) => ({ tokenHash, expiresAt: trusted({ $gt: now }) })

  return {
    /** Null when this address is invited already. */
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

    /** Gives it a new token: the old one is dead. Null when it is gone. */
    renew: (id: string, renewal: InvitationRenewal) =>
      model
        .findOneAndUpdate({ _id: id }, { $set: { ...renewal, claimedBy: null } }, { returnDocument: 'after' })
        .lean<InvitationDocument>(),

    /** Null when it was gone already. */
    remove: (target: InvitationTarget, id: string) =>
      model.findOneAndDelete({ ...target, _id: id }).lean<InvitationDocument>(),

    /** The one for this address, in lower case; does nothing when there is none. */
    async removeByEmail(target: InvitationTarget, email: string): Promise<void> {
      await model.deleteOne({ ...target, email })
    },

    /** One that can be accepted now. */
    findLive: (tokenHash: string, now: Date) =>
      model.findOne(live(tokenHash, now)).lean<InvitationDocument>(),

    /**
     * Takes one for a person; null when it cannot be accepted any more, or somebody else is accepting it. The same
     * person can repeat it until {@link remove} ends it, so that a request that was cut off can be made again.
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
