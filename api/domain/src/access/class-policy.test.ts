import { describe, expect, it } from 'vitest'
import { can, type Action } from './can.ts'
import { classRules } from './class-rules.ts'
import { membersOnly, type Resource } from './resources.ts'
import type { schoolRules } from './school-rules.ts'

const people = ['owner', 'editor', 'marker', 'viewer', 'school admin', 'stranger', 'signed out'] as const
type Person = (typeof people)[number]

/** Rights on a class and its contents. x: allowed; everything else is denied. */
const table = `
                              | owner | editor | marker | viewer | school admin | stranger | signed out
class:read                    | x     | x      | x      | x      | x            |          |
class:change                  | x     | x      |        |        |              |          |
class:grant-release           | x     |        |        |        |              |          |
class:duplicate               | x     | x      |        |        |              |          |
class:archive                 | x     |        |        |        |              |          |
class:choose-open             | x     |        |        |        |              |          |
class:delete                  | x     |        |        |        |              |          |
class:transfer                | x     |        |        |        |              |          |
class:accept-transfer         |       |        |        |        |              |          |
activity:read                 | x     | x      | x      | x      |              |          |
student:read                  | x     | x      | x      | x      | x            |          |
student:read-note             | x     | x      | x      | x      |              |          |
student:change                | x     | x      |        |        |              |          |
member:read                   | x     | x      | x      | x      | x            |          |
member:change                 | x     |        |        |        |              |          |
member:leave                  |       | x      | x      | x      |              |          |
join-link:read                | x     | x      |        |        |              |          |
join-link:change              | x     | x      |        |        |              |          |
join-link:change-teachers     | x     |        |        |        |              |          |
join-request:decide           | x     | x      |        |        |              |          |
join-request:decide-teachers  | x     |        |        |        |              |          |
exam:read                     | x     | x      | x      | x      | x            |          |
exam:change                   | x     | x      |        |        |              |          |
exam:delete                   | x     | x      |        |        |              |          |
exam:release                  | x     |        |        |        |              |          |
exam:reopen                   | x     |        |        |        |              |          |
mark:read                     | x     | x      | x      | x      | x            |          |
mark:write                    | x     | x      | x      |        |              |          |
need-groups:change            | x     | x      | x      |        |              |          |
resource:read                 | x     | x      | x      | x      | x            |          |
resource:make                 | x     | x      | x      |        |              |          |
resource:change               | x     | x      | x      |        |              |          |
`

const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
const cases = rows.flatMap(([action = '', ...marks]) =>
  people.map((person, index) => ({ action: action as Action, person, allowed: marks[index] === 'x' })),
)

const actorOf = (person: Person) => (person === 'signed out' ? null : { userId: person, operator: false })
const schoolClass: Resource = {
  ...membersOnly((['owner', 'editor', 'marker', 'viewer'] as const).map((role) => ({ userId: role, role }))),
  schoolAdminIds: ['school admin'],
}

describe('the policy of a class', () => {
  it('has a row for every action', () => {
    expect(rows.map(([action]) => action).sort()).toEqual(Object.keys(classRules).sort())
  })

  it.each(cases)('$action by $person: $allowed', ({ action, person, allowed }) => {
    expect(can(actorOf(person), action, schoolClass)).toBe(allowed)
  })

  it('lets only the person to whom the ownership is offered accept it, and only while a member', () => {
    const offered = { ...schoolClass, transferTo: 'editor' }
    const accepts = (userId: string, resource: Resource) =>
      can({ userId, operator: false }, 'class:accept-transfer', resource)
    expect(people.filter((person) => accepts(person, offered))).toEqual(['editor'])
    expect(accepts('stranger', { ...schoolClass, transferTo: 'stranger' })).toBe(false)
  })

  it.each(['exam:release', 'exam:reopen'] as const)(
    'allows %s to editors, and to nobody else but the owner, if the class grants it',
    (action) => {
      const granted = { ...schoolClass, editorsMayRelease: true }
      const allowed = people.filter((person) => can(actorOf(person), action, granted))
      expect(allowed).toEqual(['owner', 'editor'])
    },
  )

  it('denies every action without a class, and to an operator who is not a member', () => {
    for (const { action } of cases) {
      expect(can({ userId: 'owner', operator: true }, action)).toBe(false)
      expect(can({ userId: 'somebody', operator: true }, action, schoolClass)).toBe(false)
    }
  })
})

describe('the policy of a school', () => {
  const school: Resource = {
    schoolMembers: [
      { userId: 'admin', role: 'admin' },
      { userId: 'member', role: 'member' },
    ],
    schoolPayerId: 'admin',
  }
  const allowed = {
    'school:read': ['admin', 'member'],
    'school:change': ['admin'],
    'school-member:read': ['admin', 'member'],
    'school-member:change': ['admin'],
    'school:leave': ['admin', 'member'],
    'school-plan:buy': ['admin'],
    'school-credits:read': ['admin'],
    'skill:read': ['admin', 'member'],
    'skill:change': ['admin', 'member'],
    'error-type:read': ['admin', 'member'],
    'error-type:change': ['admin', 'member'],
    'comment-bank:read': ['admin', 'member'],
  } satisfies Record<keyof typeof schoolRules, string[]>

  it.each(Object.entries(allowed))('%s', (action, expected) => {
    const may = ['admin', 'member', 'stranger'].filter((userId) =>
      can({ userId, operator: false }, action as Action, school),
    )
    expect(may).toEqual(expected)
    expect(can(null, action as Action, school)).toBe(false)
    expect(can({ userId: 'admin', operator: true }, action as Action, schoolClass)).toBe(false)
  })
})
