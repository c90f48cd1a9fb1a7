import type { ClassRole } from './roles.ts'
import type { SchoolRole } from './roles.ts'

/**
 * The person who makes a request. `operator` is true for a verified email on the operators' list. `requestId` identifies
 * the request in the logs. Links to files expire with the session `sessionId`.
 */
export interface Actor {
  userId: string
  operator: boolean
  requestId?: string
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
}

export type Resource = OwnedResource | ClassResource | SchoolResource

/** A rule decides whether a person may perform an action; denies without a resource or with one of another kind. */
export type Rule = (actor: Actor, resource: Resource | null) => boolean
