import { expect, test } from 'vitest'
import { notFound, unchanged } from '../changing/roster-decision.ts'
import type { StoredRoster, StoredStudent } from '../stored-roster.ts'
import { admitAsExisting, admitAsNew } from './admit-student.ts'

const student = (id: string, more: Partial<StoredStudent> = {}): StoredStudent => ({
  ...{ id, number: 1, firstName: 'Ada', lastName: 'Berg', externalId: '', note: '' },
  ...{ hasNeeds: false, groupIds: [], joinedOn: null, leftOn: null, deletedAt: null, ...more },
})
const rosterOf = (...students: StoredStudent[]): StoredRoster => ({
  ...{ version: 1, lastNumber: 4, students, groups: [] },
})
const requester = { firstName: 'Ada', lastName: 'Berg', externalId: 'A-1' }

test('an existing student without an external id takes it over from the request', () => {
  expect(admitAsExisting(rosterOf(student('ada')), requester, 'ada')).toEqual({
    next: rosterOf(student('ada', { externalId: 'A-1' })),
  })
})

test('an existing student keeps their external id, and gets none that somebody else has', () => {
  const numbered = rosterOf(student('ada', { externalId: 'B-2' }))
  expect(admitAsExisting(numbered, requester, 'ada')).toBe(unchanged)
  const taken = rosterOf(student('ada'), student('ben', { externalId: 'a-1' }))
  expect(admitAsExisting(taken, requester, 'ada')).toBe(unchanged)
  expect(admitAsExisting(rosterOf(student('ada')), { ...requester, externalId: '' }, 'ada')).toBe(unchanged)
})

test('an unknown or deleted student is refused', () => {
  const deleted = rosterOf(student('ada', { deletedAt: new Date() }))
  expect(admitAsExisting(deleted, requester, 'ada')).toBe(notFound)
  expect(admitAsExisting(deleted, requester, 'eve')).toBe(notFound)
})

test('a new student gets the id of the request and the next number, once', () => {
  const roster = rosterOf(student('ada'))
  const added = student('request', { ...requester, number: 5 })
  const next = { ...rosterOf(student('ada'), added), lastNumber: 5 }
  expect(admitAsNew(roster, requester, 'request', null)).toMatchObject({ next })
  expect(admitAsNew(next, requester, 'request', null)).toEqual({
    next: null,
    changedIds: ['request'],
    addedCount: 0,
  })
})

test('a new student can be in the class since a day', () => {
  const { next } = admitAsNew(rosterOf(), requester, 'request', '2026-11-21') as { next: StoredRoster }
  expect(next.students).toMatchObject([{ id: 'request', joinedOn: '2026-11-21' }])
})
