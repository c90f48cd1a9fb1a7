import type { SchoolRole } from './roles.ts'
import type { Rule } from './resources.ts'

const members =
  (...roles: SchoolRole[]): Rule =>
  (actor, resource) =>
    resource !== null &&
    'schoolMembers' in resource &&
    resource.schoolMembers.some(({ userId, role }) => userId === actor.userId && roles.includes(role))

const everyMember = members('admin', 'member')
const admin = members('admin')

/** All actions on a school. Its teachers share the skills, the error types and the comment bank. */
export const schoolRules = {
  'school:read': everyMember,
  'school:change': admin,
  'school-member:read': everyMember,
  'school-member:change': admin,
  'school:leave': everyMember,
  'skill:read': everyMember,
  'skill:change': everyMember,
  'error-type:read': everyMember,
  'error-type:change': everyMember,
  'comment-bank:read': everyMember,
} satisfies Record<string, Rule>
