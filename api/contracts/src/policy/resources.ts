import type { ClassRole } from '../classes/roles.ts'
import type { SchoolRole } from '../schools/school.ts'

/** Who asks. `operator` comes from a verified e-mail on the operators' list; `requestId` names the request in the logs. */
export interface Actor {
  userId: string
  operator: boolean
  requestId?: string
}

/** What belongs to one person. */
export interface OwnedResource {
  ownerId: string
  /** Everybody who is signed in may see it. */
  published?: boolean
}

/** A class and all that hangs on it: its students, exams, marks, members, links. */
export interface ClassResource {
  members: readonly { userId: string; role: ClassRole }[]
  /** Administrators of the school the class belongs to. */
  schoolAdminIds: readonly string[]
  /** Whom the ownership is offered to. */
  transferTo: string | null
}

/** A school with its skills. */
export interface SchoolResource {
  schoolMembers: readonly { userId: string; role: SchoolRole }[]
}

export type Resource = OwnedResource | ClassResource | SchoolResource

/** May this person do it? No resource, or one of another kind: no. */
export type Rule = (actor: Actor, resource: Resource | null) => boolean
