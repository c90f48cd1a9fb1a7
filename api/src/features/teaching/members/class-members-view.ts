import { can, type Actor } from '@classeur/domain/access'
import type { ClassMembers, GrantedRole } from '@classeur/contracts'
import type { ClassDocument, InvitationDocument, SchoolRepository } from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { Invitations } from '../invitations/invitations.service.ts'

/** Class invitations always have a role; the fallback is the most restricted one. */
const roleOf = ({ role }: InvitationDocument): GrantedRole => role ?? 'viewer'

export interface ClassMembersViewDependencies {
  access: Pick<ClassAccess, 'resourceOf'>
  schools: Pick<SchoolRepository, 'findById'>
  invitations: Pick<Invitations, 'list'>
  nameOf: (userId: string) => Promise<string>
}

/** Builds a person's view of a class's teachers. Only people who may invite see invitations and colleagues. */
export function createClassMembersView({
  access,
  schools,
  invitations,
  nameOf,
}: ClassMembersViewDependencies) {
  async function colleaguesOf({ schoolId, members }: ClassDocument) {
    const school = schoolId ? await schools.findById(schoolId) : null
    const memberIds = new Set(members.map(({ userId }) => userId))
    const others = school?.members.filter(({ userId }) => !memberIds.has(userId)) ?? []
    const named = others.map(async ({ userId }) => ({ userId, displayName: await nameOf(userId) }))
    // Leave out people without a profile: without a name, they can't be distinguished.
    return (await Promise.all(named)).filter(({ displayName }) => displayName !== '')
  }

  async function pendingOf(schoolClass: ClassDocument): Promise<ClassMembers['invitations']> {
    const now = new Date()
    const pending = await invitations.list({ kind: 'class', targetId: String(schoolClass._id) })
    return Promise.all(
      pending.map(async (invitation) => ({
        id: String(invitation._id),
        email: invitation.email,
        role: roleOf(invitation),
        invitedBy: await nameOf(invitation.invitedBy),
        createdAt: invitation.createdAt.toISOString(),
        expiresAt: invitation.expiresAt.toISOString(),
        isExpired: invitation.expiresAt <= now,
      })),
    )
  }

  async function transferOf({
    transfer,
    ownerId,
    members,
  }: ClassDocument): Promise<ClassMembers['transfer']> {
    if (!transfer || !members.some(({ userId }) => userId === transfer.toUserId)) return null
    const [toName, fromName] = await Promise.all([nameOf(transfer.toUserId), nameOf(ownerId)])
    return { toUserId: transfer.toUserId, toName, fromName, offeredAt: transfer.offeredAt.toISOString() }
  }

  return async (actor: Actor, schoolClass: ClassDocument): Promise<ClassMembers> => {
    const mayInvite = can(actor, 'member:change', await access.resourceOf(actor, schoolClass))
    const isReceiver = schoolClass.transfer?.toUserId === actor.userId
    const members = schoolClass.members.map(async ({ userId, role, joinedAt, lastActivityAt }) => ({
      ...{ userId, role, displayName: await nameOf(userId) },
      joinedAt: joinedAt.toISOString(),
      lastActivityAt: lastActivityAt?.toISOString() ?? null,
      isMe: userId === actor.userId,
    }))
    return {
      members: await Promise.all(members),
      invitations: mayInvite ? await pendingOf(schoolClass) : [],
      transfer: mayInvite || isReceiver ? await transferOf(schoolClass) : null,
      colleagues: mayInvite ? await colleaguesOf(schoolClass) : [],
    }
  }
}
