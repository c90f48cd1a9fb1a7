import { AppError, type ActivityKind } from '@classeur/contracts'
import type {
  ClassActivityRepository,
  ClassDocument,
  ClassRepository,
  JoinLinkRepository,
} from '@classeur/database'
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
  syncSearch: (classId: string) => Promise<void>
}

/** What follows from a change of members: the log, what can be found, who is told. */
export function createTeachingChanges(dependencies: TeachingChangesDependencies) {
  const { access, classes, activities, links, invitations, announce, syncSearch } = dependencies
  const dropInvitations = (classId: string, userId: string) =>
    invitations.dropFor({ kind: 'class', targetId: classId }, userId)

  return {
    /**
     * `affected`: people who have another role now, or none. They are told that their access changed; nobody else is.
     */
    async membersChanged(
      schoolClass: ClassDocument,
      line: { kind: ActivityKind; by: string; params?: Record<string, string | number> },
      affected: readonly string[] = [],
    ): Promise<void> {
      const classId = String(schoolClass._id)
      await activities.add({ classId, kind: line.kind, actorId: line.by, params: line.params ?? {} })
      if (affected.length > 0) await syncSearch(classId)
      announce(schoolClass, 'members', affected)
      if (affected.length > 0) announce({ _id: schoolClass._id, members: [] }, 'access', affected)
    },

    /** Somebody is in: other ways in that were open to this person are closed, an earlier removal is over. */
    async closeOtherWays(classId: string, userId: string): Promise<void> {
      await Promise.all([dropInvitations(classId, userId), links.forgetRemoved(classId, userId)])
    },

    /** Before somebody is taken out: an invitation is over, and the teachers' link asks first from here on. */
    async closeDoors(classId: string, userId: string): Promise<void> {
      await Promise.all([dropInvitations(classId, userId), links.noteRemoved(classId, userId)])
    },

    /** Before somebody leaves: an invitation that is left over would be a way back that nobody knows of. */
    dropInvitations,

    /**
     * A class that somebody may be let into now; null for one that is in the trash, archived or over its owner's limit.
     * Whoever comes with a link or an invitation is no member yet: the token is the permission, not the policy.
     */
    async findJoinable(classId: string): Promise<ClassDocument | null> {
      const schoolClass = await classes.findById(classId)
      if (!schoolClass || schoolClass.deletedAt !== null) return null
      return (await access.readOnlyReason(schoolClass)) === null ? schoolClass : null
    },

    /**
     * Says why a conditional write on a member matched nothing.
     * @throws AppError `members/owner-stays` for the owner, `general/not-found` for nobody of the class
     */
    refuseMember(schoolClass: ClassDocument, userId: string): never {
      throw new AppError(schoolClass.ownerId === userId ? 'members/owner-stays' : 'general/not-found')
    },
  }
}

export type TeachingChanges = ReturnType<typeof createTeachingChanges>
