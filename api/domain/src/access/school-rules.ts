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
const payingAdmin: Rule = (actor, resource) =>
  admin(actor, resource) &&
  resource !== null &&
  'schoolPayerId' in resource &&
  resource.schoolPayerId === actor.userId

/** All actions on a school. Its teachers share the skills, the error types and the comment bank. */
export const schoolRules = {
  'school:read': everyMember,
  'school:change': admin,
  'school-member:read': everyMember,
  'school-member:change': admin,
  'school:leave': everyMember,
  /** Buy or change the plan that the members share. */
  'school-plan:buy': admin,
  /** See who spent how many of the school's credits. Only for an administrator who pays. */
  'school-credits:read': payingAdmin,
  'skill:read': everyMember,
  'skill:change': everyMember,
  'error-type:read': everyMember,
  'error-type:change': everyMember,
  'comment-bank:read': everyMember,
} satisfies Record<string, Rule>
