import { expect, it } from 'vitest'
import { headAfter, type VersionRule } from './head-after.ts'

interface Change {
  kind: 'written' | 'edited' | 'restored'
  part: string | null
}
const rule: VersionRule<Change> = { kinds: ['edited'], partOf: ({ part }) => part }
const start = new Date('2026-03-02T08:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const edited = (part: string): Change => ({ kind: 'edited', part })
const current = { number: 2, change: edited('a'), by: 'ana', startedAt: start, at: later(60) }

it('an edit of the same part by the same person continues the version for five minutes of its beginning', () => {
  const change = { change: edited('a'), by: 'ana' }
  expect(headAfter(current, change, later(299), rule)).toEqual({ ...current, at: later(299) })
  const next = { number: 3, ...change, startedAt: later(300), at: later(300) }
  expect(headAfter(current, change, later(300), rule)).toEqual(next)
})

it.each([
  ['another part', edited('b'), 'ana'],
  ['another person', edited('a'), 'ben'],
  ['another kind of change', { kind: 'restored', part: 'a' } as const, 'ana'],
])('%s begins a version', (_, change, by) => {
  expect(headAfter(current, { change, by }, later(61), rule).number).toBe(3)
})

it('a change of a kind that never continues begins a version after one of its kind', () => {
  const change: Change = { kind: 'restored', part: null }
  expect(headAfter({ ...current, change }, { change, by: 'ana' }, later(61), rule).number).toBe(3)
})
