import { describe, expect, it } from 'vitest'
import type { StoredRoster, StoredStudent } from '../stored-roster.ts'
import { checkRosterSize } from './check-roster-size.ts'
import { checkRoster } from './check-roster.ts'
import { keepUsedGroups } from './keep-used-groups.ts'

const student = (number: number, more: Partial<StoredStudent> = {}): StoredStudent => ({
  ...{ id: `s${number}`, number, firstName: 'First', lastName: 'Last', externalId: '', note: '' },
  ...{ hasNeeds: false, groupIds: [], joinedOn: null, leftOn: null, deletedAt: null, ...more },
})
const roster = (students: StoredStudent[], more: Partial<StoredRoster> = {}): StoredRoster => ({
  ...{ version: 1, lastNumber: students.length, students, groups: [], ...more },
})
const today = '2026-11-21'
const codeOf = (before: StoredStudent[], next: StoredStudent[], limit = 2) =>
  checkRoster(roster(before), roster(next), { limit, today })?.code ?? null

describe('checkRoster', () => {
  const [one, two, three] = [student(1), student(2), student(3)]

  it('a change may not exceed the student limit of the plan, but a roster above it may stay as it is', () => {
    expect(codeOf([one], [one, two])).toBeNull()
    expect(codeOf([one, two], [one, two, three])).toBe('students/limit-reached')
    expect(codeOf([one, two, three], [one, { ...two, note: 'x' }, three])).toBeNull()
  })

  it.each<[string, Partial<StoredStudent>, string | null]>([
    ['be deleted', { deletedAt: new Date() }, null],
    ['be marked as left', { leftOn: today }, null],
    ['lose a group', { groupIds: [] }, null],
    ['be renamed', { firstName: 'New' }, 'students/over-limit'],
    ['get a note', { note: 'x' }, 'students/over-limit'],
    ['join a group', { groupIds: ['g1', 'g2'] }, 'students/over-limit'],
    ['get an external id', { externalId: '7' }, 'students/over-limit'],
  ])('the check decides whether a student beyond the plan may %s', (_what, change, code) => {
    const last = student(3, { groupIds: ['g1'] })
    expect(codeOf([one, two, last], [one, two, { ...last, ...change }])).toBe(code)
  })

  it('two students may not have the same external id, unless one is deleted', () => {
    const numbered = (n: number, more = {}) => student(n, { externalId: 'A1', ...more })
    expect(codeOf([], [numbered(1), numbered(2)])).toBe('students/duplicate-external-id')
    expect(codeOf([], [numbered(1), numbered(2, { deletedAt: new Date() })])).toBeNull()
  })
})

describe('the number of groups', () => {
  const groups = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `g${index}`, name: `${index}`, usedAt: null }))
  const withGroups = (count: number) => roster([student(1)], { groups: groups(count) })
  const inGroups = (count: number, more = {}) =>
    student(1, { groupIds: groups(count).map(({ id }) => id), ...more })
  const change = (before: StoredRoster, next: StoredRoster) =>
    checkRoster(before, next, { limit: 40, today })?.code ?? null

  it('a class has at most 200 groups; above that it can only lose groups', () => {
    expect(change(withGroups(0), withGroups(200))).toBeNull()
    expect(change(withGroups(199), withGroups(201))).toBe('general/payload-too-large')
    expect(change(withGroups(205), withGroups(204))).toBeNull()
  })

  it('a student has at most 20 groups; above that they can only lose groups', () => {
    const of = (one: StoredStudent) => roster([one])
    expect(change(of(inGroups(0)), of(inGroups(20)))).toBeNull()
    expect(change(of(inGroups(20)), of(inGroups(21)))).toBe('general/validation-failed')
    expect(change(roster([]), of(inGroups(21)))).toBe('general/validation-failed')
    expect(change(of(inGroups(22)), of(inGroups(21)))).toBeNull()
    expect(change(of(inGroups(22)), of(inGroups(22, { note: 'x' })))).toBeNull()
  })
})

describe('the size of a roster', () => {
  const note = 'م'.repeat(2000)
  const many = (count: number, more: Partial<StoredStudent> = {}) =>
    Array.from({ length: count }, (_, index) => student(index + 1, { note, ...more }))
  const change = (before: StoredRoster, next: StoredRoster) => checkRosterSize(before, next)?.code ?? null

  it('a roster too large for one document is refused: too many students, long texts or kept groups', () => {
    expect(change(roster(many(2000)), roster(many(2500)))).toBeNull()
    expect(change(roster(many(2000)), roster(many(4000)))).toBe('general/payload-too-large')
    const short = roster(many(4000, { note: '' }))
    expect(change(short, roster(many(4000)))).toBe('general/payload-too-large')
    const studentIds = Array.from({ length: 400 }, (_, index) => `${index}`.padStart(24, '0'))
    const aside = { id: 'g1', name: 'Red', usedAt: null, studentIds }
    const keptGroups = Array.from({ length: 1200 }, () => aside)
    expect(change(roster(many(40)), roster(many(40), { keptGroups }))).toBe('general/payload-too-large')
  })

  it('a roster above the limit may shrink and have students deleted', () => {
    const before = roster(many(4000))
    expect(change(before, roster(many(3999)))).toBeNull()
    expect(change(before, roster(many(4000, { deletedAt: new Date(), leftOn: today })))).toBeNull()
    expect(change(before, roster(many(4000, { firstName: 'Longer' })))).toBe('general/payload-too-large')
  })
})

describe('a group in use', () => {
  const usedAt = new Date('2026-10-01')
  const before = roster([student(1, { groupIds: ['g1'] }), student(2)], {
    groups: [{ id: 'g1', name: 'Red', usedAt }],
  })
  const kept = { id: 'g1', name: 'Red', usedAt, studentIds: ['s1'] }
  const keep = (next: StoredRoster) => keepUsedGroups(before, next, () => 'new')

  it('other changes do not affect a used group', () => {
    const next = { ...before, students: before.students.map((one) => ({ ...one, note: 'x' })) }
    expect(keep(next)).toBe(next)
  })

  it('renaming a used group keeps a copy of it and moves its students to the new group', () => {
    const after = keep({ ...before, groups: [{ id: 'g1', name: 'Blue', usedAt }] })
    expect(after.keptGroups).toEqual([kept])
    expect(after.groups).toEqual([{ id: 'new', name: 'Blue', usedAt: null }])
    expect(after.students[0]?.groupIds).toEqual(['new'])
  })

  it('deleting a used group keeps a copy of it', () => {
    const after = keep({
      ...before,
      groups: [],
      students: before.students.map((one) => ({ ...one, groupIds: [] })),
    })
    expect([after.groups, after.keptGroups]).toEqual([[], [kept]])
  })
})
