import { AppError, type ClassMembers, type GrantedRole, type InviteMemberRequest } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type {
  ClassDocument,
  ClassMembersRepository,
  RemovedMembersRepository,
  SchoolRepository,
} from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import { createClassMembersView } from './class-members-view.ts'
import type { Invitations } from '../invitations/invitations.service.ts'
import type { TeachingChanges } from '../teaching-changes.ts'

export interface MembersDependencies {
  access: Pick<ClassAccess, 'open' | 'resourceOf'>
  members: Pick<ClassMembersRepository, 'add' | 'setRole' | 'remove'>
  removedMembers: Pick<RemovedMembersRepository, 'has' | 'remember'>
  schools: Pick<SchoolRepository, 'findById'>
  nameOf: (userId: string) => Promise<string>
  invitations: Pick<Invitations, 'list' | 'invite' | 'resend' | 'revoke' | 'isAddressOf'>
  changes: TeachingChanges
}

/** Manages the teachers of a class and their invitations. */
export function createMembersService(dependencies: MembersDependencies) {
  const { access, members, removedMembers, schools, nameOf, invitations, changes } = dependencies
  const view = createClassMembersView(dependencies)
  const { open } = access
  const targetOf = (schoolClass: ClassDocument) =>
    ({ kind: 'class', targetId: String(schoolClass._id), name: schoolClass.name }) as const

  async function addColleague(actor: Actor, schoolClass: ClassDocument, userId: string, role: GrantedRole) {
    const school = schoolClass.schoolId ? await schools.findById(schoolClass.schoolId) : null
    const name = await nameOf(userId)
    const isColleague = school?.members.some((member) => member.userId === userId) ?? false
    const hasBeenMember = isColleague || (await removedMembers.has(String(schoolClass._id), userId))
    if (!hasBeenMember || name === '') throw new AppError('general/not-found')
    const added = await members.add(String(schoolClass._id), userId, role)
    if (!added) throw new AppError('members/already-member')
    await changes.closeOtherWays(String(schoolClass._id), userId)
    const params = { name, role }
    const line = { kind: 'member-invited', by: actor.userId, params, about: userId } as const
    await changes.membersChanged(added, line, [userId])
    return added
  }

  async function inviteAddress(actor: Actor, schoolClass: ClassDocument, email: string, role: GrantedRole) {
    const memberIds = schoolClass.members.map(({ userId }) => userId)
    if (await invitations.isAddressOf(memberIds, email)) throw new AppError('members/already-member')
    await invitations.invite(targetOf(schoolClass), email, role, actor)
    await changes.membersChanged(schoolClass, { kind: 'member-invited', by: actor.userId, params: { role } })
    return schoolClass
  }

  return {
    async list(actor: Actor, classId: string): Promise<ClassMembers> {
      return view(actor, await open(actor, 'member:read', classId))
    },

    /**
     * Invites an email address, or adds a colleague of the school at once. Also adds back, at once, somebody who was
     * removed within the last hour, to undo the removal.
     * @throws AppError `members/already-member`, and as {@link Invitations}
     */
    async invite(actor: Actor, classId: string, request: InviteMemberRequest): Promise<ClassMembers> {
      const schoolClass = await open(actor, 'member:change', classId, { write: true })
      const changed =
        'userId' in request
          ? await addColleague(actor, schoolClass, request.userId, request.role)
          : await inviteAddress(actor, schoolClass, request.email, request.role)
      return view(actor, changed)
    },

    async resend(actor: Actor, classId: string, invitationId: string): Promise<ClassMembers> {
      const schoolClass = await open(actor, 'member:change', classId, { write: true })
      const { role } = await invitations.resend(targetOf(schoolClass), invitationId, actor)
      const params = { role: role ?? 'viewer' }
      await changes.membersChanged(schoolClass, { kind: 'member-invited', by: actor.userId, params })
      return view(actor, schoolClass)
    },

    /** Works in a read-only class too, so that an owner can always revoke access. */
    async revoke(actor: Actor, classId: string, invitationId: string): Promise<ClassMembers> {
      const schoolClass = await open(actor, 'member:change', classId)
      await invitations.revoke(targetOf(schoolClass), invitationId)
      await changes.membersChanged(schoolClass, { kind: 'invitation-revoked', by: actor.userId })
      return view(actor, schoolClass)
    },

    /** @throws AppError `members/owner-stays`, `general/not-found` */
    async changeRole(
      actor: Actor,
      classId: string,
      userId: string,
      role: GrantedRole,
    ): Promise<ClassMembers> {
      const schoolClass = await open(actor, 'member:change', classId, { write: true })
      const present = schoolClass.members.find((member) => member.userId === userId)
      if (present?.role === role) return view(actor, schoolClass)
      const changed = await members.setRole(classId, userId, role)
      if (!changed) return changes.refuseMember(schoolClass, userId)
      const params = { name: await nameOf(userId), role }
      const line = { kind: 'role-changed', by: actor.userId, params, about: userId } as const
      await changes.membersChanged(changed, line, [userId])
      return view(actor, changed)
    },

    /**
     * Removes a member, or lets a member leave. Works in a read-only class too.
     * @throws AppError `members/owner-stays` for the owner, `general/not-found`
     */
    async remove(actor: Actor, classId: string, userId: string): Promise<void> {
      const leaves = userId === actor.userId
      const schoolClass = await open(actor, leaves ? 'class:read' : 'member:change', classId)
      if (schoolClass.ownerId === userId) throw new AppError('members/owner-stays')
      if (leaves) await open(actor, 'member:leave', classId)
      if (!schoolClass.members.some((member) => member.userId === userId))
        changes.refuseMember(schoolClass, userId)
      // Do this before removing the member, so that they can't rejoin with an invitation or a link.
      if (leaves) await changes.dropInvitations(classId, userId)
      else await Promise.all([changes.closeDoors(classId, userId), removedMembers.remember(classId, userId)])
      const without = await members.remove(classId, userId)
      if (!without) return changes.refuseMember(schoolClass, userId)
      const line = leaves
        ? ({ kind: 'member-left', by: userId } as const)
        : ({
            kind: 'member-removed',
            by: actor.userId,
            params: { name: await nameOf(userId) },
            about: userId,
          } as const)
      await changes.membersChanged(without, line, [userId])
    },
  }
}

export type MembersService = ReturnType<typeof createMembersService>
