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

/** Maximum number of pending invitations per class or school. */
const maxPendingInvitations = 50
const dayMs = 24 * 3600 * 1000

export interface InvitationsDependencies {
  invitations: InvitationRepository
  userInfo: Pick<UserInfoRepository, 'findById'>
  users: Pick<UserRepository, 'findById' | 'findEmails'>
  /** Null if the installation can't send email. */
  sendMail: SendMail | null
  /** The public URL of the product, without a trailing slash. */
  publicUrl: string
}

/** A class or a school with the name to use in the email. */
export interface NamedTarget extends InvitationTarget {
  name: string
}

/** Manages email invitations to a class or a school. The caller checks that the person may invite. */
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

  /** Replaces the link. The old link stops working even if sending the email with the new one fails. */
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
     * Invites an address; inviting it again replaces the link. `role` is null for a school.
     * @throws AppError `invitations/too-many`, `invitations/mail-unavailable` (without storing an invitation)
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

    /** Sends a new link, valid for 7 days. @throws AppError `general/not-found`, `invitations/mail-unavailable` */
    async resend({ kind, targetId, name }: NamedTarget, id: string, by: Actor): Promise<InvitationDocument> {
      const invitation = await invitations.findById({ kind, targetId }, id)
      if (!invitation) throw new AppError('general/not-found')
      return renew({ kind, targetId, name }, invitation, invitation.role, by)
    },

    /** Removes an invitation; its link stops working immediately. @throws AppError `general/not-found` */
    async revoke({ kind, targetId }: InvitationTarget, id: string): Promise<InvitationDocument> {
      const removed = await invitations.remove({ kind, targetId }, id)
      if (!removed) throw new AppError('general/not-found')
      return removed
    },

    /** Whether one of these people has this email address. */
    async isAddressOf(userIds: readonly string[], address: string): Promise<boolean> {
      const emails = await users.findEmails(userIds)
      return [...emails.values()].some((email) => email.toLowerCase() === address.toLowerCase())
    },

    /** Removes a person's invitations, so that a member who joined another way can't use them after being removed. */
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
     * Runs `admit` and removes the invitation. Only the person with the invited address can accept it. The issuer need
     * not have verified the address, because the person received the email there. Safe to repeat after an interruption.
     * @throws AppError `join/not-available` if the invitation is expired, used, revoked, unknown or somebody else's
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
