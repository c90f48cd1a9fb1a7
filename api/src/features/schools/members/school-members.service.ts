import { AppError, type SchoolMembers, type SchoolRole } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type { InvitationDocument, SchoolDocument, SchoolRepository, UserRepository } from '@classeur/database'
import type { ReadSeats } from '@classeur/payments'
import type { AccountLog } from '../../../account-log.ts'
import type { OpenSchool } from '../school-access.ts'
import type { AnnounceSchool } from '../../../realtime/announce-school.ts'
import type { SchoolMembership } from './school-membership.ts'

type InvitationTarget = Readonly<{ kind: 'school'; targetId: string; name: string }>

/** Invitations by email to a school. */
export interface SchoolInvitations {
  invite: (target: InvitationTarget, email: string, role: null, by: Actor) => Promise<unknown>
  resend: (target: InvitationTarget, id: string, by: Actor) => Promise<unknown>
  revoke: (target: InvitationTarget, id: string) => Promise<unknown>
  list: (target: InvitationTarget) => Promise<InvitationDocument[]>
}

export interface SchoolMembersDependencies {
  schools: Pick<SchoolRepository, 'changeRole'>
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
  users: Pick<UserRepository, 'findEmails'>
  invitations: SchoolInvitations
  membership: Pick<SchoolMembership, 'dismiss' | 'finishLeaving'>
  readSeats: ReadSeats
  open: OpenSchool
  announce: AnnounceSchool
  accountLog: Pick<AccountLog, 'note'>
}

/** Manages the members of a person's school and their invitations. */
export function createSchoolMembers(dependencies: SchoolMembersDependencies) {
  const { schools, namesOf, users, invitations, membership, readSeats, open, announce, accountLog } =
    dependencies

  const targetOf = (school: SchoolDocument): InvitationTarget => ({
    kind: 'school',
    targetId: String(school._id),
    name: school.name,
  })

  /** Addresses and invitations are for administrators only. */
  async function listOf(school: SchoolDocument, actor: Actor): Promise<SchoolMembers> {
    const isAdmin = can(actor, 'school-member:change', { schoolMembers: school.members })
    const ids = school.members.map(({ userId }) => userId)
    const names = await namesOf(ids)
    const emails = isAdmin ? await users.findEmails(ids) : null
    const seats = await readSeats(school)
    const pending = isAdmin ? await invitations.list(targetOf(school)) : []
    return {
      members: school.members.map(({ userId, role, joinedAt }) => ({
        ...{ userId, role },
        displayName: names.get(userId) ?? '',
        email: emails?.get(userId) ?? null,
        joinedAt: joinedAt.toISOString(),
        seat: seats?.stateOf.get(userId) ?? null,
        isMe: userId === actor.userId,
      })),
      seats: seats && { total: seats.total, used: seats.used },
      invitations: pending.map(({ _id, email, createdAt, expiresAt }) => ({
        id: String(_id),
        email,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    }
  }

  const memberOf = (school: SchoolDocument, userId: string) => {
    const member = school.members.find((one) => one.userId === userId)
    if (!member) throw new AppError('general/not-found')
    return member
  }

  /** Whether the person has left already, and only classes of theirs were left behind until now. */
  async function hasLeft(school: SchoolDocument, userId: string): Promise<boolean> {
    const isMember = school.members.some((member) => member.userId === userId)
    if (!isMember) return membership.finishLeaving(userId, String(school._id))
    return school.members.length === 1 && membership.finishLeaving(userId)
  }

  return {
    list: async (actor: Actor): Promise<SchoolMembers> =>
      listOf(await open(actor, 'school-member:read'), actor),

    /** @throws AppError `general/not-found`, `schools/last-admin` */
    async changeRole(actor: Actor, userId: string, role: SchoolRole): Promise<SchoolMembers> {
      const school = await open(actor, 'school-member:change')
      const before = memberOf(school, userId).role
      const changed = await schools.changeRole(String(school._id), userId, role)
      if (!changed) throw new AppError('schools/last-admin')
      announce(changed)
      const details = { schoolName: changed.name, role }
      if (role !== before) await accountLog.note({ userId, kind: 'school-role-changed', details })
      return listOf(changed, actor)
    },

    /**
     * Removes a colleague, or leaves. Repeating it completes a removal that was interrupted.
     * @throws AppError `general/not-found`, `schools/last-admin`
     */
    async remove(actor: Actor, userId: string): Promise<void> {
      const school = await open(actor, userId === actor.userId ? 'school:leave' : 'school-member:change')
      if (await hasLeft(school, userId)) return
      memberOf(school, userId)
      await membership.dismiss(school, userId, actor.userId)
    },

    /** @throws AppError `members/already-member`, `invitations/too-many`, `invitations/mail-unavailable` */
    async invite(actor: Actor, email: string): Promise<SchoolMembers> {
      const school = await open(actor, 'school-member:change')
      const emails = await users.findEmails(school.members.map(({ userId }) => userId))
      const isMember = [...emails.values()].some(
        (memberEmail) => memberEmail.toLowerCase() === email.toLowerCase(),
      )
      if (isMember) throw new AppError('members/already-member')
      await invitations.invite(targetOf(school), email, null, actor)
      // Without the address: it is somebody else's, and the log is kept for a year.
      const details = { schoolName: school.name }
      await accountLog.note({ userId: actor.userId, kind: 'school-invited', details })
      announce(school)
      return listOf(school, actor)
    },

    async resend(actor: Actor, id: string): Promise<SchoolMembers> {
      const school = await open(actor, 'school-member:change')
      await invitations.resend(targetOf(school), id, actor)
      announce(school)
      return listOf(school, actor)
    },

    async revoke(actor: Actor, id: string): Promise<void> {
      const school = await open(actor, 'school-member:change')
      await invitations.revoke(targetOf(school), id)
      announce(school)
    },
  }
}

export type SchoolMembersService = ReturnType<typeof createSchoolMembers>
