import type { AppError } from '@classeur/contracts'
import type { RosterDocument, StudentDocument } from '@classeur/database'
import { describe, expect, it } from 'vitest'
import { guardRoster } from './guard-roster.ts'
import { keepUsedGroups } from './keep-used-groups.ts'

const student = (number: number, more: Partial<StudentDocument> = {}): StudentDocument => ({
  ...{ id: `s${number}`, number, firstName: 'First', lastName: 'Last', externalId: '', note: '' },
  ...{ hasNeeds: false, groupIds: [], joinedOn: null, leftOn: null, deletedAt: null, ...more },
})
const roster = (students: StudentDocument[], more: Partial<RosterDocument> = {}): RosterDocument => ({
  ...{ _id: 'class', version: 1, lastNumber: students.length, students, groups: [], ...more },
})
const today = '2026-11-21'
const codeOf = (before: StudentDocument[], next: StudentDocument[], limit = 2) => {
  try {
    guardRoster(roster(before), roster(next), { limit, today })
    return null
  } catch (error) {
    return (error as AppError).code
  }
}

describe('a change of a list', () => {
  const [one, two, three] = [student(1), student(2), student(3)]

  it('does not bring more students than the plan holds, and may stay above it', () => {
    expect(codeOf([one], [one, two])).toBeNull()
    expect(codeOf([one, two], [one, two, three])).toBe('students/limit-reached')
    expect(codeOf([one, two, three], [one, { ...two, note: 'x' }, three])).toBeNull()
  })

  it.each<[string, Partial<StudentDocument>, string | null]>([
    ['be deleted', { deletedAt: new Date() }, null],
    ['be marked as left', { leftOn: today }, null],
    ['lose a group', { groupIds: [] }, null],
    ['be renamed', { firstName: 'New' }, 'students/over-limit'],
    ['get a note', { note: 'x' }, 'students/over-limit'],
    ['come into a group', { groupIds: ['g1', 'g2'] }, 'students/over-limit'],
    ['be given a number', { externalId: '7' }, 'students/over-limit'],
  ])('of somebody beyond the plan: may %s?', (_what, change, code) => {
    const last = student(3, { groupIds: ['g1'] })
    expect(codeOf([one, two, last], [one, two, { ...last, ...change }])).toBe(code)
  })

  it('keeps numbers of the school apart, but for those of the deleted', () => {
    const numbered = (n: number, more = {}) => student(n, { externalId: 'A1', ...more })
    expect(codeOf([], [numbered(1), numbered(2)])).toBe('students/duplicate-external-id')
    expect(codeOf([], [numbered(1), numbered(2, { deletedAt: new Date() })])).toBeNull()
  })
})

describe('a group that was used', () => {
  const usedAt = new Date('2026-10-01')
  const before = roster([student(1, { groupIds: ['g1'] }), student(2)], {
    groups: [{ id: 'g1', name: 'Red', usedAt }],
  })
  const kept = { id: 'g1', name: 'Red', usedAt, studentIds: ['s1'] }
  const keep = (next: RosterDocument) => keepUsedGroups(before, next, () => 'new')

  it('is left alone by other changes', () => {
    const next = { ...before, students: before.students.map((one) => ({ ...one, note: 'x' })) }
    expect(keep(next)).toBe(next)
  })

  it('is put aside when it is renamed, and its students go on in the new one', () => {
    const after = keep({ ...before, groups: [{ id: 'g1', name: 'Blue', usedAt }] })
    expect(after.keptGroups).toEqual([kept])
    expect(after.groups).toEqual([{ id: 'new', name: 'Blue', usedAt: null }])
    expect(after.students[0]?.groupIds).toEqual(['new'])
  })

  it('is put aside when it is deleted', () => {
    const after = keep({
      ...before,
      groups: [],
      students: before.students.map((one) => ({ ...one, groupIds: [] })),
    })
    expect([after.groups, after.keptGroups]).toEqual([[], [kept]])
  })
})
