import type { AppError } from '@classeur/contracts'
import type { RosterDocument, StudentDocument } from '@classeur/database'
import { describe, expect, it } from 'vitest'
import { refuseTooLarge } from './guard-roster-size.ts'
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

const thrownBy = (act: () => void) => {
  try {
    act()
    return null
  } catch (error) {
    return (error as AppError).code
  }
}

describe('the groups of a list', () => {
  const groups = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `g${index}`, name: `${index}`, usedAt: null }))
  const withGroups = (count: number) => roster([student(1)], { groups: groups(count) })
  const inGroups = (count: number, more = {}) =>
    student(1, { groupIds: groups(count).map(({ id }) => id), ...more })
  const change = (before: RosterDocument, next: RosterDocument) =>
    thrownBy(() => guardRoster(before, next, { limit: 40, today }))

  it('are 200 at most, and more than that become only fewer', () => {
    expect(change(withGroups(0), withGroups(200))).toBeNull()
    expect(change(withGroups(199), withGroups(201))).toBe('general/payload-too-large')
    expect(change(withGroups(205), withGroups(204))).toBeNull()
  })

  it('are 20 at most of one student, and more than that become only fewer', () => {
    const of = (one: StudentDocument) => roster([one])
    expect(change(of(inGroups(0)), of(inGroups(20)))).toBeNull()
    expect(change(of(inGroups(20)), of(inGroups(21)))).toBe('general/validation-failed')
    expect(change(roster([]), of(inGroups(21)))).toBe('general/validation-failed')
    expect(change(of(inGroups(22)), of(inGroups(21)))).toBeNull()
    expect(change(of(inGroups(22)), of(inGroups(22, { note: 'x' })))).toBeNull()
  })
})

describe('a list beyond what one document holds', () => {
  const note = 'م'.repeat(2000)
  const many = (count: number, more: Partial<StudentDocument> = {}) =>
    Array.from({ length: count }, (_, index) => student(index + 1, { note, ...more }))
  const change = (before: RosterDocument, next: RosterDocument) =>
    thrownBy(() => refuseTooLarge(before, next))

  it('is refused whatever it is that makes it too large: students, texts or groups put aside', () => {
    expect(change(roster(many(2000)), roster(many(2500)))).toBeNull()
    expect(change(roster(many(2000)), roster(many(4000)))).toBe('general/payload-too-large')
    const short = roster(many(4000, { note: '' }))
    expect(change(short, roster(many(4000)))).toBe('general/payload-too-large')
    const studentIds = Array.from({ length: 400 }, (_, index) => `${index}`.padStart(24, '0'))
    const aside = { id: 'g1', name: 'Red', usedAt: null, studentIds }
    const keptGroups = Array.from({ length: 1200 }, () => aside)
    expect(change(roster(many(40)), roster(many(40), { keptGroups }))).toBe('general/payload-too-large')
  })

  it('becomes smaller, and loses students to the trash', () => {
    const before = roster(many(4000))
    expect(change(before, roster(many(3999)))).toBeNull()
    expect(change(before, roster(many(4000, { deletedAt: new Date(), leftOn: today })))).toBeNull()
    expect(change(before, roster(many(4000, { firstName: 'Longer' })))).toBe('general/payload-too-large')
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
