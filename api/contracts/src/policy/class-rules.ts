import type { ClassRole } from '../classes/roles.ts'
import type { Actor, ClassResource, Resource, Rule } from './resources.ts'

const isClass = (resource: Resource | null): resource is ClassResource =>
  resource !== null && 'members' in resource

/** The role of a person in a class; null for everybody who is no member. */
export const classRoleOf = (resource: ClassResource, userId: string): ClassRole | null =>
  resource.members.find((member) => member.userId === userId)?.role ?? null

const members =
  (...roles: ClassRole[]): Rule =>
  (actor, resource) => {
    const role = isClass(resource) ? classRoleOf(resource, actor.userId) : null
    return role !== null && roles.includes(role)
  }

const isSchoolAdmin = (actor: Actor, resource: Resource | null) =>
  isClass(resource) && resource.schoolAdminIds.includes(actor.userId)

const orSchoolAdmin =
  (rule: Rule): Rule =>
  (actor, resource) =>
    rule(actor, resource) || isSchoolAdmin(actor, resource)

const everyMember = members('owner', 'editor', 'marker', 'viewer')
const owner = members('owner')
const editors = members('owner', 'editor')
const markers = members('owner', 'editor', 'marker')

/** Everything that can be done to a class and what hangs on it. */
export const classRules = {
  'class:read': orSchoolAdmin(everyMember),
  'class:change': editors,
  'class:duplicate': editors,
  'class:archive': owner,
  'class:delete': owner,
  'class:transfer': owner,
  /** The one it is offered to, who must still be a member. */
  'class:accept-transfer': (actor, resource) =>
    isClass(resource) && resource.transferTo === actor.userId && everyMember(actor, resource),
  'activity:read': everyMember,
  'student:read': orSchoolAdmin(everyMember),
  /** Notes are private to the class's teachers: the school's administrators do not see them. */
  'student:read-note': everyMember,
  'student:change': editors,
  'member:read': orSchoolAdmin(everyMember),
  'member:change': owner,
  'member:leave': members('editor', 'marker', 'viewer'),
  'join-link:read': editors,
  'join-link:change': editors,
  /** A link that lets teachers in gives roles away, as an invitation does. */
  'join-link:change-teachers': owner,
  'join-request:decide': editors,
  'join-request:decide-teachers': owner,
  'exam:read': orSchoolAdmin(everyMember),
  'exam:change': editors,
  'exam:delete': editors,
  'exam:reopen': owner,
  'mark:read': orSchoolAdmin(everyMember),
  'mark:write': markers,
} satisfies Record<string, Rule>
