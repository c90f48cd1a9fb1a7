import { describe, expect, it } from 'vitest'
import { can, type Action } from './can.ts'
import { ownedRules } from './owned-rules.ts'

/** Rights on pictures. x: allowed; p: only while the picture is published; everything else is denied. */
const table = `
                   | owner | stranger | operator | signed out
image:read         | x     | p        | p        |
image:change       | x     |          |          |
image:upload       | x     |          |          |
image:publish      | x     |          |          |
image:like         |       | p        | p        |
image:copy         |       | p        | p        |
image:report       |       | p        | p        |
publication:review |       |          | x        |
`

const people = ['owner', 'stranger', 'operator', 'signed out'] as const
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
const cases = rows.flatMap(([action = '', ...marks]) =>
  people.flatMap((person, index) =>
    [true, false].map((published) => ({
      ...{ action: action as Action, person, published },
      allowed: marks[index] === 'x' || (published && marks[index] === 'p'),
    })),
  ),
)

describe('the policy of pictures', () => {
  it('has a row for every action', () => {
    const actions = Object.keys(ownedRules).filter((action) => /^(image|publication):/.test(action))
    expect(rows.map(([action]) => action).sort()).toEqual(actions.sort())
  })

  it.each(cases)(
    '$action by $person, published $published: $allowed',
    ({ action, person, published, allowed }) => {
      const actor = person === 'signed out' ? null : { userId: person, operator: person === 'operator' }
      expect(can(actor, action, { ownerId: 'owner', published })).toBe(allowed)
    },
  )

  it.each(rows.map(([action]) => action as Action).filter((action) => action.startsWith('image:')))(
    'denies %s without a picture',
    (action) => {
      expect(can({ userId: 'owner', operator: true }, action)).toBe(false)
    },
  )
})
