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
  ['lets a teacher in until its last open moment', {}, 'open'],
  ['asks from the moment on that it stops being open', { openUntil: now }, 'asks'],
  ['asks for a student from the start', { audience: 'students' as const }, 'asks'],
  ['is dead from its end on', { expiresAt: now }, 'expired'],
  ['lives until its end', { expiresAt: later }, 'open'],
  ['is used up with its last use', { maxUses: 2, uses: 2 }, 'used-up'],
  ['has its last use left', { maxUses: 2, uses: 1 }, 'open'],
  ['is paused, whatever else it is', { paused: true, expiresAt: before }, 'paused'],
])('a link %s', (_name, facts, state) => {
  expect(joinLinkStateOf({ ...link, ...facts }, now)).toBe(state)
})
