import { describe, expect, it } from 'vitest'
import { can, type LessonPlanAction } from './can.ts'
import { lessonPlanRules } from './lesson-plan-rules.ts'
import { membersOnly, type LessonPlanResource } from './resources.ts'

const people = [
  ...['author', 'owner', 'editor', 'marker', 'viewer', 'school admin'],
  ...['colleague', 'stranger', 'signed out'],
] as const
type Person = (typeof people)[number]

/** Rights on a lesson plan that is attached to a class and shared with the school. x: allowed; all else is denied. */
const table = `
                            | author | owner | editor | marker | viewer | school admin | colleague | stranger | signed out
lesson-plan:read            | x      | x     | x      | x      | x      | x            | x         |          |
lesson-plan:read-class-data | x      | x     | x      | x      | x      | x            |           |          |
lesson-plan:edit            | x      | x     | x      |        |        |              |           |          |
lesson-plan:change          | x      |       |        |        |        |              |           |          |
`

const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
const cases = rows.flatMap(([action = '', ...marks]) =>
  people.map((person, index) => ({
    ...{ action: action as LessonPlanAction, person, allowed: marks[index] === 'x' },
  })),
)

const actorOf = (person: Person) => (person === 'signed out' ? null : { userId: person, operator: false })
const members = (['owner', 'editor', 'marker', 'viewer'] as const).map((role) => ({ userId: role, role }))
const shared: LessonPlanResource = {
  lessonPlanOwnerId: 'author',
  attachedTo: { ...membersOnly(members), schoolAdminIds: ['school admin'] },
  colleagueIds: ['colleague'],
}
const allowedFor = (action: LessonPlanAction, plan: LessonPlanResource) =>
  people.filter((person) => can(actorOf(person), action, plan))

describe('the policy of a lesson plan', () => {
  it('has a row for every action', () => {
    expect(rows.map(([action]) => action).sort()).toEqual(Object.keys(lessonPlanRules).sort())
  })

  it.each(cases)('$action by $person: $allowed', ({ action, person, allowed }) => {
    expect(can(actorOf(person), action, shared)).toBe(allowed)
  })

  it.each(Object.keys(lessonPlanRules) as LessonPlanAction[])(
    'allows %s only to its owner without a class and without sharing',
    (action) => {
      expect(allowedFor(action, { ...shared, attachedTo: null, colleagueIds: [] })).toEqual(['author'])
    },
  )

  it('allows colleagues only to read it, and only while it is shared', () => {
    const unshared = { ...shared, colleagueIds: [] }
    expect(allowedFor('lesson-plan:read', unshared)).not.toContain('colleague')
    expect(allowedFor('lesson-plan:read', { ...shared, attachedTo: null })).toEqual(['author', 'colleague'])
    expect(allowedFor('lesson-plan:edit', { ...shared, attachedTo: null })).toEqual(['author'])
  })

  it('denies every action without a plan, for another resource of the author, and to an operator', () => {
    for (const action of Object.keys(lessonPlanRules) as LessonPlanAction[]) {
      expect(can({ userId: 'author', operator: true }, action)).toBe(false)
      expect(can({ userId: 'author', operator: false }, action, { ownerId: 'author' })).toBe(false)
      expect(can({ userId: 'somebody', operator: true }, action, shared)).toBe(false)
    }
  })
})
