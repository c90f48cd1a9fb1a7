import type { ClassRole } from './roles.ts'
import type { Actor, ClassResource, Resource, Rule } from './resources.ts'

const isClass = (resource: Resource | null): resource is ClassResource =>
  resource !== null && 'members' in resource

/** The role of a person in a class; null for non-members. */
export const classRoleOf = (resource: Pick<ClassResource, 'members'>, userId: string): ClassRole | null =>
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
/** The owner, and editors if the class grants it. */
const releasers: Rule = (actor, resource) =>
  owner(actor, resource) || (isClass(resource) && resource.editorsMayRelease && editors(actor, resource))

/** All actions on a class and its contents. */
export const classRules = {
  'class:read': orSchoolAdmin(everyMember),
  'class:change': editors,
  /** Lets editors release and reopen exams. */
  'class:grant-release': owner,
  'class:duplicate': editors,
  'class:archive': owner,
  /** Decides whether it stays open while its owner has more classes than the plan allows. */
  'class:choose-open': owner,
  'class:delete': owner,
  'class:transfer': owner,
  /** The person to whom the ownership is offered, who must still be a member. */
  'class:accept-transfer': (actor, resource) =>
    isClass(resource) && resource.transferTo === actor.userId && everyMember(actor, resource),
  'activity:read': everyMember,
  'student:read': orSchoolAdmin(everyMember),
  /** Notes are private to the class's teachers; school administrators don't see them. */
  'student:read-note': everyMember,
  'student:change': editors,
  'member:read': orSchoolAdmin(everyMember),
  'member:change': owner,
  'member:leave': members('editor', 'marker', 'viewer'),
  'join-link:read': editors,
  'join-link:change': editors,
  /** A join link for teachers grants a role, like an invitation. */
  'join-link:change-teachers': owner,
  'join-request:decide': editors,
  'join-request:decide-teachers': owner,
  'exam:read': orSchoolAdmin(everyMember),
  'exam:change': editors,
  'exam:delete': editors,
  'exam:release': releasers,
  'exam:reopen': releasers,
  'mark:read': orSchoolAdmin(everyMember),
  'mark:write': markers,
  /** Adjusts the need-groups of an exam. Whoever enters marks may do this, because the groups follow from the marks. */
  'need-groups:change': markers,
  /** Resources show what students miss, so they are read and made by those who read and write marks. */
  'resource:read': orSchoolAdmin(everyMember),
  'resource:make': markers,
  'resource:change': markers,
} satisfies Record<string, Rule>
