import type { ClassRole } from './roles.ts'
import type { SchoolRole } from './roles.ts'

/**
 * The person who makes a request. `operator` is true for a verified email on the operators' list. `requestId` identifies
 * the request in the logs, and `logName` the person there. Links to files expire with the session `sessionId`.
 */
export interface Actor {
  userId: string
  operator: boolean
  requestId?: string
  logName?: string
  sessionId?: string
}

/** A resource that belongs to one person. */
export interface OwnedResource {
  ownerId: string
  /** Whether every signed-in person may see it. */
  published?: boolean
}

/** A class with its students, exams, marks, members and links. */
export interface ClassResource {
  members: readonly { userId: string; role: ClassRole }[]
  /** Administrators of the class's school. */
  schoolAdminIds: readonly string[]
  /** The person to whom the ownership is offered; null without an offer. */
  transferTo: string | null
  /** Whether the owner lets editors release and reopen exams. */
  editorsMayRelease: boolean
}

/** What a class document says about access. */
export interface AccessibleClass {
  members: ClassResource['members']
  ownerId: string
  transfer?: { toUserId: string } | null
  editorsMayRelease?: boolean
}

/**
 * The resource of a class for the policy.
 * @param school the class's school, needed only for people who aren't members of the class
 */
export function classResourceOf(
  { members, ownerId, transfer, editorsMayRelease }: AccessibleClass,
  school: { members: readonly { userId: string; role: string }[] } | null,
): ClassResource {
  // A teacher who leaves the school keeps their classes, but the move may be delayed or, after a failure, pending.
  const isOwners = school?.members.some(({ userId }) => userId === ownerId) ?? false
  const admins = isOwners ? (school?.members.filter(({ role }) => role === 'admin') ?? []) : []
  return {
    members,
    schoolAdminIds: admins.map(({ userId }) => userId),
    transferTo: transfer?.toUserId ?? null,
    editorsMayRelease: editorsMayRelease ?? false,
  }
}

/** A class resource with members only: without a school, an ownership offer or a grant. */
export const membersOnly = (members: ClassResource['members']): ClassResource => ({
  members,
  schoolAdminIds: [],
  transferTo: null,
  editorsMayRelease: false,
})

/** A school with its skills, error types and comment bank. */
export interface SchoolResource {
  schoolMembers: readonly { userId: string; role: SchoolRole }[]
  /** Who pays for the plan that the members share; absent where it doesn't matter. */
  schoolPayerId?: string | null
}

/** A lesson plan with its versions, proposals and pictures. */
export interface LessonPlanResource {
  lessonPlanOwnerId: string
  /** The class that the plan is attached to, while its owner teaches there; null without one. */
  attachedTo: ClassResource | null
  /** The owner's colleagues at their school, if the plan is shared with them. */
  colleagueIds: readonly string[]
}

/**
 * The class that a lesson plan is attached to. Null while the class is in the trash, and once the owner of the plan has
 * left it.
 */
export function attachedClassOf<C extends Pick<AccessibleClass, 'members'> & { deletedAt: Date | null }>(
  { ownerId }: { ownerId: string },
  schoolClass: C | null,
): C | null {
  const isThere = schoolClass?.deletedAt === null
  return isThere && schoolClass.members.some(({ userId }) => userId === ownerId) ? schoolClass : null
}

export type Resource = OwnedResource | ClassResource | SchoolResource | LessonPlanResource

/** A rule decides whether a person may perform an action; denies without a resource or with one of another kind. */
export type Rule = (actor: Actor, resource: Resource | null) => boolean
