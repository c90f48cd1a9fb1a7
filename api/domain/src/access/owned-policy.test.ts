import { describe, expect, it } from 'vitest'
import { can, type Action } from './can.ts'
import { ownedRules } from './owned-rules.ts'

/** Rights on backups. x: allowed; everything else is denied. */
const table = `
                 | owner | stranger | operator | signed out
backup:read      | x     |          |          |
backup:make      | x     |          |          |
backup:stop      | x     |          |          |
backup:verify    | x     |          |          |
backup:download  | x     |          |          |
backup:upload    | x     |          |          |
backup:delete    | x     |          |          |
backup:schedule  | x     |          |          |
backup:restore   | x     |          |          |
`

const people = ['owner', 'stranger', 'operator', 'signed out'] as const
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
const cases = rows.flatMap(([action = '', ...marks]) =>
  people.map((person, index) => ({ action: action as Action, person, allowed: marks[index] === 'x' })),
)

describe('the policy of backups', () => {
  it('has a row for every action', () => {
    const actions = Object.keys(ownedRules).filter((action) => action.startsWith('backup:'))
    expect(rows.map(([action]) => action).sort()).toEqual(actions.sort())
  })

  it.each(cases)('$action by $person: $allowed', ({ action, person, allowed }) => {
    const actor = person === 'signed out' ? null : { userId: person, operator: person === 'operator' }
    expect(can(actor, action, { ownerId: 'owner' })).toBe(allowed)
  })

  it.each(rows.map(([action]) => action as Action))('denies %s without a backup', (action) => {
    expect(can({ userId: 'owner', operator: true }, action)).toBe(false)
  })
})
