import { AppError, type AccountActivityKind, type ActivityKind } from '@classeur/contracts'
import type {
  ClassActivityRepository,
  ClassDocument,
  ClassRepository,
  JoinLinkRepository,
} from '@classeur/database'
import type { AccountLog } from '../../account-log.ts'
import type { ClassAccess } from '../../class-access/class-access.ts'
import type { AnnounceClass } from '../../realtime/announce-class.ts'
import type { Invitations } from './invitations/invitations.service.ts'

export interface TeachingChangesDependencies {
  access: Pick<ClassAccess, 'readOnlyReason'>
  classes: Pick<ClassRepository, 'findById'>
  activities: Pick<ClassActivityRepository, 'add'>
  links: Pick<JoinLinkRepository, 'forgetRemoved' | 'noteRemoved'>
  invitations: Pick<Invitations, 'dropFor'>
  announce: AnnounceClass
  accountLog: Pick<AccountLog, 'note'>
  syncSearch: (classId: string) => Promise<void>
}

/** What a line of the class's log means for the accounts of the people it affects. */
const roleKinds: Partial<Record<ActivityKind, AccountActivityKind>> = {
  'role-changed': 'class-role-changed',
  'ownership-transferred': 'class-role-changed',
  'member-invited': 'class-joined',
  'member-joined': 'class-joined',
  'member-left': 'class-left',
  'member-removed': 'class-left',
}

/** Handles the effects of a change of members: activity log, search, notifications and other ways to join. */
export function createTeachingChanges(dependencies: TeachingChangesDependencies) {
  const { access, classes, activities, links, invitations, announce, syncSearch, accountLog } = dependencies
  const dropInvitations = (classId: string, userId: string) =>
    invitations.dropFor({ kind: 'class', targetId: classId }, userId)

  /** The person whose role changed sees it in the log of their account. */
  async function noteRole(schoolClass: ClassDocument, lineKind: ActivityKind, userId: string): Promise<void> {
    const kind = roleKinds[lineKind]
    if (!kind) return
    const role = schoolClass.members.find((member) => member.userId === userId)?.role
    const details = { className: schoolClass.name, ...(role && { role }) }
    await accountLog.note({ userId, kind, details })
  }

  return {
    /**
     * @param line `about`: the person whom `params.name` names
     * @param affected people whose role changed or who lost it; only they are notified that their access changed
     */
    async membersChanged(
      schoolClass: ClassDocument,
      line: { kind: ActivityKind; by: string; params?: Record<string, string | number>; about?: string },
      affected: readonly string[] = [],
    ): Promise<void> {
      const classId = String(schoolClass._id)
      const { kind, by: actorId, params = {}, about } = line
      await activities.add({ classId, kind, actorId, params, ...(about !== undefined && { aboutId: about }) })
      for (const userId of affected) await noteRole(schoolClass, line.kind, userId)
      if (affected.length > 0) await syncSearch(classId)
      announce(schoolClass, 'members', affected)
      if (affected.length > 0) announce({ _id: schoolClass._id, members: [] }, 'access', affected)
    },

    /** Call this after somebody joins: removes their invitations and the record of an earlier removal. */
    async closeOtherWays(classId: string, userId: string): Promise<void> {
      await Promise.all([dropInvitations(classId, userId), links.forgetRemoved(classId, userId)])
    },

    /** Call this before removing somebody: removes their invitations, and makes teachers' links require approval. */
    async closeDoors(classId: string, userId: string): Promise<void> {
      await Promise.all([dropInvitations(classId, userId), links.noteRemoved(classId, userId)])
    },

    /** Call this before somebody leaves, so that no forgotten invitation lets them rejoin. */
    dropInvitations,

    /**
     * Finds a class that people can join now; returns null if it is deleted, archived or over its owner's limit. People
     * with a link or an invitation aren't members yet, so the token is their permission instead of the policy.
     */
    async findJoinable(classId: string): Promise<ClassDocument | null> {
      const schoolClass = await classes.findById(classId)
      if (!schoolClass || schoolClass.deletedAt !== null) return null
      return (await access.readOnlyReason(schoolClass)) === null ? schoolClass : null
    },

    /**
     * Call this if a conditional write on a member matched nothing.
     * @throws AppError `members/owner-stays` for the owner, `general/not-found` for anybody who isn't a member
     */
    refuseMember(schoolClass: ClassDocument, userId: string): never {
      throw new AppError(schoolClass.ownerId === userId ? 'members/owner-stays' : 'general/not-found')
    },
  }
}

export type TeachingChanges = ReturnType<typeof createTeachingChanges>
