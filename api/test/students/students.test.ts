import { RosterChange } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createStudentsKit } from '../kit/students-kit.ts'

let test: TestApp
let kit: ReturnType<typeof createStudentsKit>
let teacher: SignedIn
let classId: string
beforeAll(async () => {
  test = await createTestApp()
  kit = createStudentsKit(test)
})
afterAll(() => test?.close())
beforeEach(async () => {
  await kit.setStudentLimit(40)
  teacher = await kit.newTeacher()
  classId = await kit.newClass(teacher)
})

const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ firstName: `First${from + index}`, lastName: 'Last' }))
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code
const act = async (ids: string[], action: object) => {
  const answer = await kit.call(teacher, 'POST', `/classes/${classId}/students/actions`, { ids, act: action })
  return { status: answer.statusCode, body: answer.json<RosterChange & { code?: string }>() }
}
const change = (id: string, body: object) =>
  kit.call(teacher, 'PATCH', `/classes/${classId}/students/${id}`, body)

describe('the students of a class', () => {
  it('are added, numbered in order, and counted on the class', async () => {
    const { roster, changedIds } = await kit.added(teacher, classId, ...people(3))
    expect(roster.students.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(changedIds).toEqual(roster.students.map(({ id }) => id))
    expect(await kit.roster(teacher, classId)).toEqual(roster)
    const stored = await test.servers.connection.collection('classes').findOne({ ownerId: teacher.userId })
    expect(stored?.counts).toMatchObject({ students: 3 })
    const log = await test.servers.connection.collection('class_activities').findOne({ classId })
    expect(log).toMatchObject({ kind: 'students-added', params: { count: 3 }, actorId: teacher.userId })
  })

  it('are added once when the request is repeated, while it is underway, later, and after they were deleted', async () => {
    const requestKey = 'k'.repeat(16)
    const twins = [...people(2), ...people(1)]
    const send = (students: object[], key = requestKey) =>
      kit.call(teacher, 'POST', `/classes/${classId}/students?requestKey=${key}`, { students })
    const [first, second] = await Promise.all([send(twins), send(twins)])
    const { changedIds: ids } = RosterChange.parse(first?.json())
    expect(RosterChange.parse(second?.json()).changedIds).toEqual(ids)
    expect((await kit.roster(teacher, classId)).students.map(({ id }) => id)).toEqual(ids)
    await act(ids.slice(0, 1), { action: 'delete' })
    const again = RosterChange.parse((await send(twins)).json())
    expect([again.changedIds, again.roster.students.map(({ id }) => id)]).toEqual([ids, ids.slice(1)])
    const log = test.servers.connection.collection('class_activities')
    expect(await log.countDocuments({ classId, kind: 'students-added' })).toBe(1)

    const corrected = RosterChange.parse((await send([...people(1, 7), ...people(1, 1)])).json())
    expect(corrected.roster.students.map(({ firstName }) => firstName)).toEqual([
      'First1',
      'First0',
      'First7',
    ])
    expect(RosterChange.parse((await send(twins, 'l'.repeat(16))).json()).roster.students).toHaveLength(6)
  })

  it('get ids that no other class has, also under the same key', async () => {
    const requestKey = 'k'.repeat(16)
    const other = await kit.newClass(teacher)
    const idsIn = async (id: string) => {
      const path = `/classes/${id}/students?requestKey=${requestKey}`
      const answer = await kit.call(teacher, 'POST', path, { students: people(1) })
      return RosterChange.parse(answer.json()).changedIds
    }
    expect(await idsIn(other)).not.toEqual(await idsIn(classId))
  })

  it('must have a valid name, also after a change', async () => {
    for (const firstName of [' ', '12345', '=1+1', '=HYPERLINK("x")', '\u0000', 'x'.repeat(81)]) {
      const students = [{ firstName: 'Ada' }, { firstName, lastName: '' }]
      const answer = await kit.call(teacher, 'POST', `/classes/${classId}/students`, { students })
      expect(answer.statusCode).toBe(400)
    }
    expect((await kit.roster(teacher, classId)).students).toEqual([])
    const [id = ''] = (await kit.added(teacher, classId, { firstName: 'Ada' })).changedIds
    for (const firstName of ['', '12345', '=1+1'])
      expect(codeOf(await change(id, { firstName }))).toBe('general/validation-failed')
  })

  it('change only in the fields sent', async () => {
    const [id = ''] = (await kit.added(teacher, classId, { firstName: 'Ada', note: 'Shy.' })).changedIds
    const answer = RosterChange.parse((await change(id, { lastName: 'Berg', hasNeeds: true })).json())
    expect(answer.roster.students[0]).toMatchObject({ firstName: 'Ada', lastName: 'Berg', note: 'Shy.' })
    expect(RosterChange.parse((await change(id, { lastName: 'Berg' })).json()).changedIds).toEqual([])
    expect((await change(newId(), { lastName: 'X' })).statusCode).toBe(404)
  })

  it('have school numbers that are unique in the class, in any spelling', async () => {
    await kit.added(teacher, classId, { firstName: 'Ada', externalId: 'a7' })
    const twice = { students: [{ firstName: 'Tom', externalId: 'A7' }] }
    const answer = await kit.call(teacher, 'POST', `/classes/${classId}/students`, twice)
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'students/duplicate-external-id'])
    const [tom = ''] = (await kit.added(teacher, classId, { firstName: 'Tom' })).changedIds
    expect(codeOf(await change(tom, { externalId: ' A7 ' }))).toBe('students/duplicate-external-id')
  })

  it('can be deleted and restored unchanged, with the same number', async () => {
    const { changedIds: ids } = await kit.added(teacher, classId, ...people(3))
    const before = await kit.roster(teacher, classId)
    const deleted = await act(ids.slice(0, 2), { action: 'delete' })
    expect(deleted.body.roster.students.map(({ number }) => number)).toEqual([3])
    const [fourth] = (await kit.added(teacher, classId, { firstName: 'Late' })).roster.students.slice(-1)
    expect(fourth?.number).toBe(4)
    const restored = await act(ids, { action: 'restore' })
    expect(restored.body.changedIds).toEqual(ids.slice(0, 2))
    expect(restored.body.roster.students.slice(0, 3)).toEqual(before.students)
  })

  it('cannot be restored after 30 days, nor if another student has their number', async () => {
    const { changedIds } = await kit.added(
      teacher,
      classId,
      { firstName: 'Ada', externalId: '7' },
      { firstName: 'Tom' },
    )
    await act(changedIds, { action: 'delete' })
    await kit.added(teacher, classId, { firstName: 'New', externalId: '7' })
    expect((await act(changedIds.slice(0, 1), { action: 'restore' })).body.code).toBe(
      'students/duplicate-external-id',
    )
    await test.servers.connection
      .collection<{ _id: string }>('rosters')
      .updateOne(
        { _id: classId },
        { $set: { 'students.1.deletedAt': new Date(Date.now() - 31 * 86_400_000) } },
      )
    expect((await act(changedIds.slice(1), { action: 'restore' })).body.changedIds).toEqual([])
  })

  it('can leave and return', async () => {
    const { changedIds } = await kit.added(teacher, classId, ...people(2))
    const left = await act(changedIds, { action: 'leave', on: '2026-01-15' })
    expect(left.body.roster.students.map(({ leftOn }) => leftOn)).toEqual(['2026-01-15', '2026-01-15'])
    const back = await act(changedIds.slice(0, 1), { action: 'return' })
    expect(back.body.roster.students[0]?.leftOn).toBeNull()
  })

  it('never exceed the size of one document, also if retired groups fill it', async () => {
    const [id = ''] = (await kit.added(teacher, classId, { firstName: 'Ada', note: 'Shy.' })).changedIds
    const aside = { id: newId(), name: 'x'.repeat(21_200), usedAt: new Date(), studentIds: [] }
    await test.servers.connection
      .collection<{ _id: string }>('rosters')
      .updateOne({ _id: classId }, { $set: { keptGroups: Array.from({ length: 600 }, () => aside) } })
    const larger = await change(id, { note: 'Sits in front.' })
    expect([larger.statusCode, codeOf(larger)]).toEqual([413, 'general/payload-too-large'])
  })

  it('are announced to all members, and to nobody else', async () => {
    const told: string[] = []
    const original = test.app.io.to.bind(test.app.io)
    const spy = ((rooms: string | string[]) => {
      told.push(...[rooms].flat())
      return original(rooms)
    }) as typeof test.app.io.to
    test.app.io.to = spy
    try {
      const colleague = await kit.newTeacher()
      const withColleague = await kit.newClass(teacher, [{ person: colleague, role: 'viewer' }])
      await kit.added(teacher, withColleague, { firstName: 'Ada' })
      expect(told.some((room) => room.includes(colleague.userId))).toBe(true)
      expect(told.every((room) => room.includes(colleague.userId) || room.includes(teacher.userId))).toBe(
        true,
      )
    } finally {
      test.app.io.to = original
    }
  })

  it('are found by search as soon as they are added, and not after they are deleted', async () => {
    const { changedIds } = await kit.added(teacher, classId, { firstName: 'Zebediah', lastName: 'Quark' })
    const search = async () =>
      (await kit.call(teacher, 'GET', '/search?q=zebed')).json<{ students: unknown[] }>().students
    expect(await search()).toHaveLength(1)
    await act(changedIds, { action: 'delete' })
    expect(await search()).toHaveLength(0)
  })
})

describe('the plan of the owner', () => {
  it('allows 40 students: the 40th is added, the 41st refused', async () => {
    await kit.added(teacher, classId, ...people(39))
    await kit.added(teacher, classId, { firstName: 'Fortieth' })
    const answer = await kit.call(teacher, 'POST', `/classes/${classId}/students`, { students: people(1) })
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'students/limit-reached'])
    expect(answer.json()).toMatchObject({ params: { limit: 40 } })
  })

  it('makes a request add all students or none', async () => {
    await kit.added(teacher, classId, ...people(38))
    const answer = await kit.call(teacher, 'POST', `/classes/${classId}/students`, { students: people(3) })
    expect(answer.statusCode).toBe(403)
    expect((await kit.roster(teacher, classId)).students).toHaveLength(38)
  })

  it('is never exceeded by concurrent requests, and no added student is lost', async () => {
    await kit.added(teacher, classId, ...people(25))
    const answers = await Promise.all(
      people(30, 100).map((student) =>
        kit.call(teacher, 'POST', `/classes/${classId}/students`, { students: [student] }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(15)
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(15)
    const { students } = await kit.roster(teacher, classId)
    expect(students).toHaveLength(40)
    expect(new Set(students.map(({ number }) => number)).size).toBe(40)
    const stored = await test.servers.connection.collection('classes').findOne({ ownerId: teacher.userId })
    expect(stored?.counts).toMatchObject({ students: 40 })
  })

  it('does not count students who have left or were deleted, until they return', async () => {
    const { changedIds } = await kit.added(teacher, classId, ...people(40))
    await act(changedIds.slice(0, 1), { action: 'leave', on: '2026-01-15' })
    await act(changedIds.slice(1, 2), { action: 'delete' })
    await kit.added(teacher, classId, ...people(2, 50))
    const back = await act(changedIds.slice(0, 1), { action: 'return' })
    const restored = await act(changedIds.slice(1, 2), { action: 'restore' })
    const patched = await change(changedIds[0] ?? '', { leftOn: null })
    expect([back.body.code, restored.body.code, codeOf(patched)]).toEqual(
      Array.from({ length: 3 }, () => 'students/limit-reached'),
    )
  })

  it('counts students with a future leaving date', async () => {
    const { changedIds } = await kit.added(teacher, classId, ...people(40))
    await act(changedIds, { action: 'leave', on: '2999-01-01' })
    const answer = await kit.call(teacher, 'POST', `/classes/${classId}/students`, { students: people(1) })
    expect(codeOf(answer)).toBe('students/limit-reached')
  })

  it('keeps surplus students visible after a downgrade, but they can only leave or be deleted', async () => {
    const { changedIds } = await kit.added(teacher, classId, ...people(5))
    await kit.setStudentLimit(3)
    const { students, limit } = await kit.roster(teacher, classId)
    expect(limit).toBe(3)
    expect(students.map(({ isOverLimit }) => isOverLimit)).toEqual([false, false, false, true, true])
    const [first = '', , , fourth = '', fifth = ''] = changedIds
    expect(codeOf(await change(fourth, { firstName: 'New' }))).toBe('students/over-limit')
    expect((await change(first, { firstName: 'New' })).statusCode).toBe(200)
    expect((await act([fifth], { action: 'leave', on: '2026-01-15' })).status).toBe(200)
    expect((await act([first], { action: 'delete' })).status).toBe(200)
    expect((await change(fourth, { firstName: 'New' })).statusCode).toBe(200)
  })
})

describe('groups', () => {
  const addGroup = async (name: string) => {
    const answer = await kit.call(teacher, 'POST', `/classes/${classId}/groups`, { name })
    return { status: answer.statusCode, body: answer.json<RosterChange & { code?: string }>() }
  }

  it('can be created, renamed, filled and deleted; their students stay', async () => {
    const { changedIds: ids } = await kit.added(teacher, classId, ...people(3))
    const [groupId = ''] = (await addGroup('Red')).body.changedIds
    const filled = await act(ids.slice(0, 2), { action: 'add-to-group', groupId })
    expect(filled.body.roster.students.map(({ groupIds }) => groupIds.length)).toEqual([1, 1, 0])
    await act(ids.slice(0, 1), { action: 'remove-from-group', groupId })
    await kit.call(teacher, 'PATCH', `/classes/${classId}/groups/${groupId}`, { name: 'Blue' })
    expect((await kit.roster(teacher, classId)).groups).toEqual([{ id: groupId, name: 'Blue', usedAt: null }])
    const gone = await kit.call(teacher, 'DELETE', `/classes/${classId}/groups/${groupId}`)
    expect(gone.statusCode).toBe(204)
    const { groups, students } = await kit.roster(teacher, classId)
    expect([groups, students.map(({ groupIds }) => groupIds)]).toEqual([[], [[], [], []]])
  })

  it('have unique names, in any spelling', async () => {
    await addGroup('Équipe A')
    expect((await addGroup('equipe  a')).body.code).toBe('students/group-name-taken')
    const [other = ''] = (await addGroup('B')).body.changedIds
    const renamed = await kit.call(teacher, 'PATCH', `/classes/${classId}/groups/${other}`, {
      name: 'équipe a',
    })
    expect(codeOf(renamed)).toBe('students/group-name-taken')
    expect((await act([newId()], { action: 'add-to-group', groupId: newId() })).status).toBe(404)
  })

  it('are limited to 20 per student, also if several students are added at once', async () => {
    const { changedIds: ids } = await kit.added(teacher, classId, ...people(2))
    const groupIds: string[] = []
    for (let index = 0; index < 21; index += 1) {
      groupIds.push((await addGroup(`Group ${index}`)).body.changedIds[0] ?? '')
    }
    const last = groupIds[20] ?? ''
    expect((await change(ids[0] ?? '', { groupIds: groupIds.slice(0, 20) })).statusCode).toBe(200)
    const refused = await act(ids, { action: 'add-to-group', groupId: last })
    expect([refused.status, refused.body.code]).toEqual([400, 'general/validation-failed'])
    const { students } = await kit.roster(teacher, classId)
    expect(students.map((one) => one.groupIds.length)).toEqual([20, 0])
    expect((await act(ids.slice(1), { action: 'add-to-group', groupId: last })).status).toBe(200)
  })

  it('used groups stay unchanged, and adding students to one creates a new group', async () => {
    const { changedIds: ids } = await kit.added(teacher, classId, ...people(3))
    const [groupId = ''] = (await addGroup('Red')).body.changedIds
    await act(ids.slice(0, 2), { action: 'add-to-group', groupId })
    const usedAt = new Date('2026-01-15T08:00:00.000Z')
    await test.servers.connection
      .collection<{ _id: string }>('rosters')
      .updateOne({ _id: classId }, { $set: { 'groups.0.usedAt': usedAt } })
    const grown = await act(ids.slice(2), { action: 'add-to-group', groupId })
    const [now] = grown.body.roster.groups
    expect(now).toMatchObject({ name: 'Red', usedAt: null })
    expect(now?.id).not.toBe(groupId)
    expect(grown.body.roster.students.map(({ groupIds }) => groupIds)).toEqual(ids.map(() => [now?.id]))
    expect((await kit.stored(classId))?.keptGroups).toEqual([
      { id: groupId, name: 'Red', usedAt, studentIds: ids.slice(0, 2) },
    ])
  })
})

describe('access to students', () => {
  it('follows the rules for every role', async () => {
    const [editor, marker, viewer, admin, stranger] = await Promise.all(
      Array.from({ length: 5 }, () => kit.newTeacher()),
    )
    if (!editor || !marker || !viewer || !admin || !stranger) throw new Error('five teachers')
    const school = await kit.call(admin, 'GET', '/school')
    const schools = test.servers.connection.collection<{ members: object[] }>('schools')
    const schoolId =
      school.statusCode === 200
        ? school.json<{ id: string }>().id
        : String((await schools.findOne({ 'members.userId': admin.userId }))?._id ?? '')
    // A class belongs to the school of its owner.
    await schools.updateOne({ 'members.userId': teacher.userId }, { $set: { members: [] } })
    await schools.updateOne(
      { 'members.userId': admin.userId },
      { $push: { members: { userId: teacher.userId, role: 'member', joinedAt: new Date() } } },
    )
    const shared = await kit.newClass(
      teacher,
      [
        { person: editor, role: 'editor' },
        { person: marker, role: 'marker' },
        { person: viewer, role: 'viewer' },
      ],
      schoolId || null,
    )
    const { changedIds } = await kit.added(teacher, shared, { firstName: 'Ada', note: 'Private.' })
    const base = `/classes/${shared}`
    const writes: ['POST' | 'PATCH' | 'DELETE', string, object?][] = [
      ['POST', `${base}/students`, { students: people(1) }],
      ['PATCH', `${base}/students/${changedIds[0] ?? ''}`, { lastName: 'Berg' }],
      ['POST', `${base}/students/actions`, { ids: changedIds, act: { action: 'return' } }],
      ['POST', `${base}/groups`, { name: `Group ${newId()}` }],
      ['PATCH', `${base}/groups/${newId()}`, { name: 'X' }],
      ['DELETE', `${base}/groups/${newId()}`],
      ['POST', `${base}/imports/${newId()}/undo`],
    ]
    const statusesOf = async (person: SignedIn) =>
      Promise.all(writes.map(async (write) => (await kit.call(person, ...write)).statusCode))
    expect(await statusesOf(editor)).toEqual([200, 200, 200, 200, 404, 404, 404])
    for (const reader of [marker, viewer]) {
      expect(new Set(await statusesOf(reader))).toEqual(new Set([403]))
      expect((await kit.roster(reader, shared)).students[0]?.note).toBe('Private.')
    }
    expect(new Set(await statusesOf(stranger))).toEqual(new Set([404]))
    expect((await kit.call(stranger, 'GET', `${base}/students`)).statusCode).toBe(404)
    expect((await kit.call(stranger, 'GET', `${base}/imports`)).statusCode).toBe(404)
    expect((await test.app.inject({ url: `/api${base}/students` })).statusCode).toBe(401)
    if (schoolId) {
      expect(new Set(await statusesOf(admin))).toEqual(new Set([403]))
      const seen = await kit.roster(admin, shared)
      expect(seen.students[0]).toMatchObject({ firstName: 'Ada', note: '' })
    }
    expect(schoolId).not.toBe('')
  })
})
