import { AppError, invitationDays, type GrantedRole } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type {
  InvitationDocument,
  InvitationRepository,
  InvitationTarget,
  UserInfoRepository,
  UserRepository,
} from '@classeur/database'
import type { SendMail } from '@classeur/mail'
import { composeInvitation } from './compose-invitation.ts'
import { hashToken, newInvitationToken } from '../secret-tokens.ts'

/** How many people can be asked into one class or school at a time. */
export const maxPendingInvitations = 50
const dayMs = 24 * 3600 * 1000

export interface InvitationsDependencies {
  invitations: InvitationRepository
  userInfo: Pick<UserInfoRepository, 'findById'>
  users: Pick<UserRepository, 'findById' | 'findEmails'>
  /** Null where no mail leaves the installation. */
  sendMail: SendMail | null
  /** Where browsers reach the product, without a trailing slash. */
  publicUrl: string
}

/** A class or a school as the mail names it. */
export interface NamedTarget extends InvitationTarget {
  name: string
}

/** Invitations by e-mail to a class or a school. Whether somebody may invite is asked by the caller. */
export function createInvitations(dependencies: InvitationsDependencies) {
  const { invitations, userInfo, users, sendMail, publicUrl } = dependencies

  /** @throws AppError `invitations/mail-unavailable` */
  async function send(target: NamedTarget, email: string, token: string, by: Actor): Promise<void> {
    const inviter = await userInfo.findById(by.userId)
    const names = { inviter: inviter?.displayName ?? '', target: target.name }
    const link = `${publicUrl}/joinclass/${token}`
    const mail = composeInvitation(target.kind, inviter?.language ?? 'en', names, link)
    try {
      if (!sendMail) throw new Error('this installation has no way for mail')
      await sendMail({ to: email, ...mail })
    } catch (cause) {
      throw new AppError('invitations/mail-unavailable', {}, { cause })
    }
  }

  const fresh = (by: Actor) => {
    const createdAt = new Date()
    const expiresAt = new Date(createdAt.getTime() + invitationDays * dayMs)
    const token = newInvitationToken()
    return { token, fields: { tokenHash: hashToken(token), invitedBy: by.userId, createdAt, expiresAt } }
  }

  /** The old link is dead from here on, also when the mail with the new one does not leave. */
  async function renew(
    target: NamedTarget,
    invitation: InvitationDocument,
    role: GrantedRole | null,
    by: Actor,
  ) {
    const { token, fields } = fresh(by)
    const renewed = await invitations.renew(String(invitation._id), { ...fields, role })
    if (!renewed) throw new AppError('general/not-found')
    await send(target, invitation.email, token, by)
    return renewed
  }

  return {
    /**
     * Asks an address; asking it again sends a new link in place of the old one. `role` is null for a school.
     * @throws AppError `invitations/too-many`, `invitations/mail-unavailable` (nobody is invited then)
     */
    async invite(target: NamedTarget, address: string, role: GrantedRole | null, by: Actor) {
      const { kind, targetId } = target
      const email = address.toLowerCase()
      const { token, fields } = fresh(by)
      const inserted = await invitations.insert({ kind, targetId, email, role, ...fields })
      if (!inserted) {
        const invitation = await invitations.findByEmail({ kind, targetId }, email)
        if (!invitation) throw new AppError('general/unavailable')
        return renew(target, invitation, role, by)
      }
      const takeBack = () => invitations.remove({ kind, targetId }, String(inserted._id))
      if ((await invitations.count({ kind, targetId })) > maxPendingInvitations) {
        await takeBack()
        throw new AppError('invitations/too-many', { max: maxPendingInvitations })
      }
      try {
        await send(target, email, token, by)
      } catch (error) {
        await takeBack()
        throw error
      }
      return inserted
    },

    /** Sends a new link for 7 days more. @throws AppError `general/not-found`, `invitations/mail-unavailable` */
    async resend({ kind, targetId, name }: NamedTarget, id: string, by: Actor): Promise<InvitationDocument> {
      const invitation = await invitations.findById({ kind, targetId }, id)
      if (!invitation) throw new AppError('general/not-found')
      return renew({ kind, targetId, name }, invitation, invitation.role, by)
    },

    /** Its link is dead at once. @throws AppError `general/not-found` */
    async revoke({ kind, targetId }: InvitationTarget, id: string): Promise<InvitationDocument> {
      const removed = await invitations.remove({ kind, targetId }, id)
      if (!removed) throw new AppError('general/not-found')
      return removed
    },

    /** Whether an address is that of one of these people. */
    async isAddressOf(userIds: readonly string[], address: string): Promise<boolean> {
      const emails = await users.findEmails(userIds)
      return [...emails.values()].some((email) => email.toLowerCase() === address.toLowerCase())
    },

    /** Ends what this person was asked by: it must not let somebody in who was let in, and taken out, another way. */
    async dropFor({ kind, targetId }: InvitationTarget, userId: string): Promise<void> {
      const emails = await users.findEmails([userId])
      for (const email of emails.values()) {
        await invitations.removeByEmail({ kind, targetId }, email.toLowerCase())
      }
    },

    list: ({ kind, targetId }: InvitationTarget) => invitations.list({ kind, targetId }),

    /** The invitation of a link, if it can be accepted now; null otherwise. */
    find: (token: string) => invitations.findLive(hashToken(token), new Date()),

    /**
     * Lets `admit` take the person in and ends the invitation. Only the person whose address was asked can accept it;
     * whether the issuer has verified that address does not matter, because the mail was received there.
     * Cut off in between, the same person can do it again.
     * @throws AppError `join/not-available` for one that is expired, used, revoked, unknown, or somebody else's
     */
    async accept<Result>(
      actor: Actor,
      token: string,
      admit: (invitation: InvitationDocument) => Promise<Result>,
    ): Promise<Result> {
      const invitation = await invitations.findLive(hashToken(token), new Date())
      const user = invitation && (await users.findById(actor.userId))
      if (!user || user.email.toLowerCase() !== invitation.email) throw new AppError('join/not-available')
      const claimed = await invitations.claim(hashToken(token), actor.userId, new Date())
      if (!claimed) throw new AppError('join/not-available')
      const result = await admit(claimed)
      await invitations.remove({ kind: claimed.kind, targetId: claimed.targetId }, String(claimed._id))
      return result
    },
  }
}

export type Invitations = ReturnType<typeof createInvitations>
