import { describe, expect, it } from 'vitest'
import type { StoredRoster, StoredStudent } from '../stored-roster.ts'
import { actOnStudents, type StudentsAction } from './act-on-students.ts'
import { addStudents } from './add-students.ts'
import { addGroup, removeGroup, renameGroup } from './change-groups.ts'
import { changeStudent } from './change-student.ts'
import { notFound, unchanged } from './roster-decision.ts'

const now = new Date('2026-11-21T08:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const student = (id: string, number: number, more: Partial<StoredStudent> = {}): StoredStudent => ({
  ...{ id, number, firstName: 'Ada', lastName: 'Berg', externalId: '', note: '' },
  ...{ hasNeeds: false, groupIds: [], joinedOn: null, leftOn: null, deletedAt: null, ...more },
})
const [ada, ben] = [student('ada', 1, { groupIds: ['g1'] }), student('ben', 2)]
const gone = student('gone', 3, { deletedAt: daysAgo(30) })
const roster: StoredRoster = {
  ...{ version: 1, lastNumber: 7, students: [ada, ben, gone] },
  groups: [
    { id: 'g1', name: 'Red', usedAt: null },
    { id: 'g2', name: 'Blue', usedAt: null },
  ],
}
const withStudents = (...students: StoredStudent[]) => ({ ...roster, students })

describe('adding students', () => {
  it('new students get the numbers after the highest number ever used', () => {
    const { next, changedIds, addedCount } = addStudents(roster, [student('x', 0), student('y', 0)])
    expect(next?.students.slice(3).map(({ id, number }) => [id, number])).toEqual([
      ['x', 8],
      ['y', 9],
    ])
    expect([next?.lastNumber, changedIds, addedCount]).toEqual([9, ['x', 'y'], 2])
  })

  it('students of a repeated request are not added again, also if they were deleted since', () => {
    const repeated = addStudents(roster, [student('ada', 0), student('gone', 0), student('x', 0)])
    expect(repeated.next?.students.map(({ id, number }) => [id, number])).toEqual([
      ['ada', 1],
      ['ben', 2],
      ['gone', 3],
      ['x', 8],
    ])
    expect(repeated.changedIds).toEqual(['ada', 'gone', 'x'])
    expect(repeated.addedCount).toBe(1)
    expect(addStudents(roster, [student('ada', 0)])).toEqual({
      next: null,
      changedIds: ['ada'],
      addedCount: 0,
    })
  })
})

describe('changing a student', () => {
  it('changes only the fields that are sent, and keeps each group once', () => {
    const change = { note: 'Shy.', firstName: undefined, groupIds: ['g2', 'g2'] }
    expect(changeStudent(roster, 'ada', change)).toEqual({
      next: withStudents({ ...ada, note: 'Shy.', groupIds: ['g2'] }, ben, gone),
      changedIds: ['ada'],
    })
  })

  it('the current values of a student change nothing', () => {
    expect(changeStudent(roster, 'ada', { firstName: 'Ada', groupIds: ['g1'] })).toBe(unchanged)
  })

  it('an unknown student, a deleted student and an unknown group are refused', () => {
    expect(changeStudent(roster, 'eve', { note: 'x' })).toBe(notFound)
    expect(changeStudent(roster, 'gone', { note: 'x' })).toBe(notFound)
    expect(changeStudent(roster, 'ada', { groupIds: ['g3'] })).toBe(notFound)
  })

  it('a new name must be valid; an invalid name that is already stored refuses no other change', () => {
    const invalid = { refusal: { code: 'general/validation-failed' } }
    expect(changeStudent(roster, 'ada', { firstName: '', lastName: '' })).toEqual(invalid)
    const nameless = withStudents({ ...ada, firstName: '', lastName: '' })
    expect(changeStudent(nameless, 'ada', { note: 'x' })).toMatchObject({ changedIds: ['ada'] })
  })
})

describe('an action on several students', () => {
  const act = (ids: string[], action: StudentsAction, from = roster) =>
    actOnStudents(from, ids, action, { now, trashDays: 30 })

  it('reports the students that change, and ignores the others and unknown ones', () => {
    expect(act(['ben', 'gone', 'ada', 'eve'], { action: 'delete' })).toEqual({
      next: withStudents({ ...ada, deletedAt: now }, { ...ben, deletedAt: now }, gone),
      changedIds: ['ada', 'ben'],
    })
    expect(act(['ada', 'ben'], { action: 'return' })).toEqual({ next: null, changedIds: [] })
  })

  it('a deleted student can be restored for 30 days', () => {
    expect(act(['gone'], { action: 'restore' })).toMatchObject({ changedIds: ['gone'] })
    const older = withStudents({ ...gone, deletedAt: new Date(daysAgo(30).getTime() - 1) })
    expect(act(['gone'], { action: 'restore' }, older)).toEqual({ next: null, changedIds: [] })
  })

  it('students leave on a day and return', () => {
    const left = withStudents({ ...ada, leftOn: '2026-11-20' }, ben, gone)
    expect(act(['ada'], { action: 'leave', on: '2026-11-20' })).toMatchObject({ next: left })
    expect(act(['ada'], { action: 'return' }, left)).toMatchObject({ next: roster })
  })

  it('students join and leave a group; an unknown group is refused', () => {
    expect(act(['ada', 'ben'], { action: 'add-to-group', groupId: 'g1' })).toEqual({
      next: withStudents(ada, { ...ben, groupIds: ['g1'] }, gone),
      changedIds: ['ben'],
    })
    expect(act(['ada', 'ben'], { action: 'remove-from-group', groupId: 'g1' })).toEqual({
      next: withStudents({ ...ada, groupIds: [] }, ben, gone),
      changedIds: ['ada'],
    })
    expect(act(['ada'], { action: 'add-to-group', groupId: 'g3' })).toBe(notFound)
  })
})

describe('changing the groups', () => {
  const [red, blue] = roster.groups

  it('two groups may not have the same name in different spellings', () => {
    const taken = { refusal: { code: 'students/group-name-taken', name: ' RED' } }
    expect(addGroup(roster, 'g3', ' RED')).toEqual(taken)
    expect(renameGroup(roster, 'g2', ' RED')).toEqual(taken)
    const green = { id: 'g3', name: 'Green', usedAt: null }
    expect(addGroup(roster, 'g3', 'Green')).toEqual({
      ...{ next: { ...roster, groups: [red, blue, green] }, changedIds: ['g3'] },
    })
  })

  it('a group can get another spelling of its own name, but the same spelling changes nothing', () => {
    expect(renameGroup(roster, 'g1', 'RED')).toEqual({
      next: { ...roster, groups: [{ ...red, name: 'RED' }, blue] },
    })
    expect(renameGroup(roster, 'g1', 'Red')).toBe(unchanged)
  })

  it('removing a group keeps its students', () => {
    expect(removeGroup(roster, 'g1')).toEqual({
      next: { ...withStudents({ ...ada, groupIds: [] }, ben, gone), groups: [blue] },
    })
  })

  it('an unknown group is refused', () => {
    expect(renameGroup(roster, 'g3', 'Green')).toBe(notFound)
    expect(removeGroup(roster, 'g3')).toBe(notFound)
  })
})
