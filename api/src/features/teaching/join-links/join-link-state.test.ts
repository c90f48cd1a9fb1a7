import { expect, test } from 'vitest'
import { joinLinkStateOf } from './join-link-state.ts'

const now = new Date('2026-09-15T10:00:00Z')
const before = new Date(now.getTime() - 1)
const later = new Date(now.getTime() + 1)
const link = {
  audience: 'teachers' as const,
  paused: false,
  expiresAt: null,
  maxUses: null,
  uses: 0,
  openUntil: later,
}

test.each([
  ['is open for teachers until its opening period ends', {}, 'open'],
  ['requires approval from the end of its opening period', { openUntil: now }, 'asks'],
  ['always requires approval for students', { audience: 'students' as const }, 'asks'],
  ['expires exactly at its expiry time', { expiresAt: now }, 'expired'],
  ['is open until its expiry time', { expiresAt: later }, 'open'],
  ['is used up after its last use', { maxUses: 2, uses: 2 }, 'used-up'],
  ['is open while one use is left', { maxUses: 2, uses: 1 }, 'open'],
  ['is paused even if it has expired', { paused: true, expiresAt: before }, 'paused'],
])('a link %s', (_name, facts, state) => {
  expect(joinLinkStateOf({ ...link, ...facts }, now)).toBe(state)
})
