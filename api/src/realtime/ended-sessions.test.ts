import { describe, expect, it } from 'vitest'
import { createEndedSessions } from './ended-sessions.ts'

describe('createEndedSessions', () => {
  it('an ended session is remembered until its last token expires', () => {
    let now = 0
    const ended = createEndedSessions(() => now)
    ended.add('a')
    now = 599_999
    expect(ended.has('a')).toBe(true)
    expect(ended.has('b')).toBe(false)
    now = 600_000
    expect(ended.has('a')).toBe(false)
  })

  it('adding a session again extends the time it is remembered', () => {
    let now = 0
    const ended = createEndedSessions(() => now)
    ended.add('a')
    ended.add('b')
    now = 300_000
    ended.add('a')
    now = 700_000
    ended.add('c')
    expect([ended.has('a'), ended.has('b'), ended.has('c')]).toEqual([true, false, true])
  })
})
