import { ClassPage, SchoolClass, SearchResult, ActivityPage, type ClassRole } from '@classeur/contracts'
import {
  createClassRepository,
  createRosterRepository,
  createSchoolRepository,
  createSearchEntryRepository,
  purgeClasses,
  trashBegins,
} from '@classeur/database'
import { freePlan } from '@classeur/domain/billing'
import { utcDayOf } from '@classeur/domain/roster'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClassAccess } from '../../src/class-access/class-access.ts'
import { createDuplicateClass } from '../../src/features/classes/duplicate-class.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'

let test: TestApp
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

beforeEach(async () => {
  teacher = await test.newTeacher()
})

const create = (person: SignedIn, name = '6e A', rest: object = {}) =>
  test.call(person, 'POST', '/classes', { name, ...rest })
const created = async (person: SignedIn, name?: string, rest?: object) => {
  const answer = await create(person, name, rest)
  expect(answer.statusCode, answer.body).toBe(201)
  return SchoolClass.parse(answer.json())
}
const list = async (person: SignedIn, query = '') =>
  ClassPage.parse((await test.call(person, 'GET', `/classes${query}`)).json())
const read = async (person: SignedIn, id: string) =>
  SchoolClass.parse((await test.call(person, 'GET', `/classes/${id}`)).json())
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code
const search = async (person: SignedIn, q: string) =>
  SearchResult.parse((await test.call(person, 'GET', `/search?q=${encodeURIComponent(q)}`)).json())

const collection = (name: string) => test.servers.connection.collection(name)
const objectId = (id: string) => new test.servers.connection.base.Types.ObjectId(id)
const update = (id: string, set: object) =>
  collection('classes').updateOne({ _id: objectId(id) }, { $set: set })

const addMember = async (classId: string, person: SignedIn, role: ClassRole) => {
  await collection('classes').updateOne(
    { _id: objectId(classId) },
    {
      $push: {
        members: { userId: person.userId, role, joinedAt: new Date(), lastActivityAt: null },
      } as never,
    },
  )
  await createSearchEntryRepository(test.servers.connection).sync(classId)
}

let students = 0
const newId = () => (students += 1).toString(16).padStart(24, 'e')
const addStudents = async (classId: string, names: [string, string][]) => {
  const rosters = createRosterRepository(test.servers.connection)
  const roster = await rosters.get(classId)
  const added = names.map(([firstName, lastName], index) => ({
    ...{ id: newId(), number: roster.lastNumber + index + 1, firstName, lastName, externalId: '' },
    ...{
      note: 'private',
      hasNeeds: false,
      groupIds: [] as string[],
      joinedOn: null,
      leftOn: null,
      deletedAt: null,
    },
  }))
  await rosters.replace({
    ...roster,
    lastNumber: roster.lastNumber + names.length,
    students: [...roster.students, ...added],
  })
  await createClassRepository(test.servers.connection).setCounts(classId, {
    students: roster.students.length + names.length,
  })
  await createSearchEntryRepository(test.servers.connection).sync(classId)
  return added.map(({ id }) => id)
}

const subscribe = (person: SignedIn, planId: string | null) =>
  planId === null
    ? collection('current_subscriptions').deleteOne({ _id: person.userId as never })
    : collection('current_subscriptions').updateOne(
        { _id: person.userId as never },
        { $set: { planId, interval: 'monthly', renewsAt: null } },
        { upsert: true },
      )

describe('a class', () => {
  it('is created with the given fields and belongs to its owner’s school', async () => {
    const made = await created(teacher, ' 6e A ', { level: '6e', subjects: ['Maths'], colour: 'plum' })
    expect(made).toMatchObject({
      ...{ name: '6e A', level: '6e', subjects: ['Maths'], colour: 'plum', role: 'owner', ownerName: 'Ada' },
      ...{ counts: { students: 0, exams: 0, cellsToEnter: 0 }, memberCount: 1, studentLimit: 40, version: 1 },
      ...{ effectiveScale: { kind: 'points', max: 20 }, readOnly: null, isSample: false },
    })
    const second = await created(teacher, '6e B')
    expect(second.schoolId).toBe(made.schoolId)
    expect(made.schoolId).not.toBeNull()
    expect(await read(teacher, made.id)).toMatchObject({ id: made.id, name: '6e A' })
  })

  it('uses its school’s scale until it has its own', async () => {
    const made = await created(teacher)
    const on10 = { kind: 'points', max: 10 }
    await collection('schools').updateOne(
      { _id: objectId(made.schoolId ?? '') },
      { $set: { defaultScale: on10 } },
    )
    expect((await read(teacher, made.id)).effectiveScale).toEqual(on10)
    const own = { kind: 'points', max: 100 }
    await test.call(teacher, 'PATCH', `/classes/${made.id}`, { scale: own })
    expect(await read(teacher, made.id)).toMatchObject({ scale: own, effectiveScale: own })
  })

  it('changes only the fields sent', async () => {
    const made = await created(teacher, '6e A', { level: '6e', subjects: ['Maths'] })
    const changed = SchoolClass.parse(
      (await test.call(teacher, 'PATCH', `/classes/${made.id}`, { name: '5e A' })).json(),
    )
    expect(changed).toMatchObject({ name: '5e A', level: '6e', subjects: ['Maths'], version: 2 })
  })

  it('keeps both of two concurrent changes', async () => {
    const { id } = await created(teacher)
    const answers = await Promise.all([
      test.call(teacher, 'PATCH', `/classes/${id}`, { name: 'New name' }),
      test.call(teacher, 'PATCH', `/classes/${id}`, { level: 'New level' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await read(teacher, id)).toMatchObject({ name: 'New name', level: 'New level', version: 3 })
    expect((await list(teacher, '?q=name')).classes).toHaveLength(1)
    expect((await list(teacher, '?q=leve')).classes).toHaveLength(1)
  })

  it('refuses invalid and unknown fields, signed-out people and people without a profile', async () => {
    const { id } = await created(teacher)
    for (const wrong of [
      { name: '' },
      { name: 'x'.repeat(81) },
      { name: 'x', colour: 'red' },
      { name: 'x', owner: 1 },
    ]) {
      expect((await test.call(teacher, 'POST', '/classes', wrong)).statusCode).toBe(400)
      expect((await test.call(teacher, 'PATCH', `/classes/${id}`, wrong)).statusCode).toBe(400)
    }
    expect((await test.app.inject({ url: `/api/classes/${id}` })).statusCode).toBe(401)
    const newcomer = await test.signInAs()
    expect(codeOf(await create(newcomer))).toBe('profile_incomplete')
  })

  it('does not exist for a stranger, for any request', async () => {
    const { id } = await created(teacher)
    const stranger = await test.newTeacher()
    const asked: ['GET' | 'POST' | 'PATCH' | 'DELETE', string, object?][] = [
      ['GET', ''],
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', ''],
      ['POST', '/archive'],
      ['POST', '/unarchive'],
      ['POST', '/restore'],
      ['POST', '/duplicate', { name: 'Mine', withStudents: true }],
      ['GET', '/activity'],
    ]
    for (const [method, path, payload] of asked) {
      const answer = await test.call(stranger, method, `/classes/${id}${path}`, payload)
      expect([method, path, answer.statusCode]).toEqual([method, path, 404])
    }
    expect((await list(stranger)).classes).toEqual([])
    expect((await read(teacher, id)).name).toBe('6e A')
  })

  it('can be read but not changed or deleted by a viewer', async () => {
    const { id } = await created(teacher)
    const viewer = await test.newTeacher()
    await addMember(id, viewer, 'viewer')
    expect((await read(viewer, id)).role).toBe('viewer')
    expect((await list(viewer)).classes).toHaveLength(1)
    expect((await list(viewer)).used).toBe(0)
    for (const [method, path] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/archive'],
    ] as const) {
      expect((await test.call(viewer, method, `/classes/${id}${path}`, {})).statusCode).toBe(403)
    }
  })
})

describe('the list of classes', () => {
  it('is paged by latest activity and contains each class once', async () => {
    await subscribe(teacher, 'pro')
    const made = []
    for (let index = 0; index < 5; index += 1) made.push((await created(teacher, `Class ${index}`)).id)
    const first = await list(teacher, '?limit=2')
    const second = await list(teacher, `?limit=2&cursor=${first.nextCursor}`)
    const third = await list(teacher, `?limit=2&cursor=${second.nextCursor}`)
    expect(third.nextCursor).toBeNull()
    expect([first, second, third].flatMap(({ classes }) => classes.map(({ id }) => id))).toEqual(
      made.reverse(),
    )
    expect(first).toMatchObject({ used: 5, limit: 30 })
    const oldest = made.at(-1) ?? ''
    await test.call(teacher, 'PATCH', `/classes/${oldest}`, { name: 'Now first' })
    expect((await list(teacher)).classes[0]?.id).toBe(oldest)
  })

  it('finds prefixes of words in name, level and subjects and ignores accents', async () => {
    await created(teacher, 'Élèves du soir', { level: 'Troisième', subjects: ['Géométrie'] })
    await created(teacher, 'الصف الأول')
    const names = async (q: string) =>
      (await list(teacher, `?q=${encodeURIComponent(q)}`)).classes.map(({ name }) => name)
    for (const q of ['elev', 'SOIR', 'trois', 'geo', 'soir eleves']) {
      expect([q, await names(q)]).toEqual([q, ['Élèves du soir']])
    }
    expect(await names('الاول')).toEqual(['الصف الأول'])
    expect(await names('leves')).toEqual([])
    expect(await names('(')).toHaveLength(2)
  })

  it('refuses a malformed cursor', async () => {
    expect((await test.call(teacher, 'GET', '/classes?cursor=zz')).statusCode).toBe(400)
  })
})

describe('the slots of a plan', () => {
  it('are never exceeded by concurrent creations', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => create(teacher, `Class ${index}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    const refused = answers.filter(({ statusCode }) => statusCode === 403)
    expect(refused).toHaveLength(5)
    expect(refused.map(codeOf)).toEqual(Array.from({ length: 5 }, () => 'classes/limit-reached'))
    expect(await list(teacher)).toMatchObject({ used: 3, limit: 3 })
  })

  it('allow exactly one of two concurrent creations when one slot is left', async () => {
    await created(teacher)
    await created(teacher)
    const answers = await Promise.all([create(teacher, 'Third'), create(teacher, 'Fourth')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403])
    expect((await list(teacher)).classes).toHaveLength(3)
  })

  it('are not exceeded by concurrent creating, restoring, unarchiving and duplicating', async () => {
    const archived = await created(teacher, 'Archived')
    await test.call(teacher, 'POST', `/classes/${archived.id}/archive`)
    const deleted = await created(teacher, 'Deleted')
    await test.call(teacher, 'DELETE', `/classes/${deleted.id}`)
    const source = await created(teacher, 'Source')
    await created(teacher, 'Second')
    const answers = await Promise.all([
      create(teacher, 'Third'),
      test.call(teacher, 'POST', `/classes/${archived.id}/unarchive`),
      test.call(teacher, 'POST', `/classes/${deleted.id}/restore`),
      test.call(teacher, 'POST', `/classes/${source.id}/duplicate`, { name: 'Copy', withStudents: false }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1)
    expect(answers.filter((answer) => codeOf(answer) === 'classes/limit-reached')).toHaveLength(3)
    expect((await list(teacher)).used).toBe(3)
  })

  it('are freed by archiving and deleting, and required again for restoring', async () => {
    const [first, second] = [await created(teacher, 'A'), await created(teacher, 'B')]
    await created(teacher, 'C')
    expect((await create(teacher, 'D')).statusCode).toBe(403)
    await test.call(teacher, 'POST', `/classes/${first.id}/archive`)
    await created(teacher, 'D')
    expect(codeOf(await test.call(teacher, 'POST', `/classes/${first.id}/unarchive`))).toBe(
      'classes/limit-reached',
    )
    await test.call(teacher, 'DELETE', `/classes/${second.id}`)
    const back = SchoolClass.parse(
      (await test.call(teacher, 'POST', `/classes/${first.id}/unarchive`)).json(),
    )
    expect(back.readOnly).toBeNull()
    expect(codeOf(await test.call(teacher, 'POST', `/classes/${second.id}/restore`))).toBe(
      'classes/limit-reached',
    )
  })

  it('are not used by a sample class', async () => {
    const classes = createClassRepository(test.servers.connection)
    const at = new Date()
    const id = newId()
    await classes.insert(
      {
        ...{
          id,
          ownerId: teacher.userId,
          schoolId: null,
          name: 'Sample',
          level: '',
          subjects: [],
          schoolYear: '',
        },
        ...{ colour: 'sun', scale: null, usesExternalIds: false, isSample: true, createdAt: at },
        members: [{ userId: teacher.userId, role: 'owner', joinedAt: at, lastActivityAt: null }],
      },
      0,
    )
    for (const name of ['A', 'B', 'C']) await created(teacher, name)
    expect(await list(teacher)).toMatchObject({ used: 3, limit: 3 })
    expect((await list(teacher)).classes).toHaveLength(4)
    await test.call(teacher, 'DELETE', `/classes/${id}`)
    expect((await test.call(teacher, 'POST', `/classes/${id}/restore`)).statusCode).toBe(200)
    await test.call(teacher, 'POST', `/classes/${id}/archive`)
    expect((await test.call(teacher, 'POST', `/classes/${id}/unarchive`)).statusCode).toBe(200)
  })

  it('lost by a downgrade leave a class that can be read, archived and deleted but not written', async () => {
    await subscribe(teacher, 'pro')
    const made: string[] = []
    for (const name of ['A', 'B', 'C', 'D', 'E']) made.push((await created(teacher, name)).id)
    await subscribe(teacher, null)
    const [a = '', , , d = '', e = ''] = made
    expect(await list(teacher)).toMatchObject({ used: 5, limit: 3 })
    expect((await read(teacher, e)).readOnly).toBe('over-limit')
    expect((await read(teacher, a)).readOnly).toBeNull()
    expect(codeOf(await test.call(teacher, 'PATCH', `/classes/${e}`, { name: 'X' }))).toBe(
      'classes/over-limit',
    )
    expect((await test.call(teacher, 'GET', `/classes/${e}/activity`)).statusCode).toBe(200)
    expect((await test.call(teacher, 'POST', `/classes/${e}/archive`)).statusCode).toBe(200)
    expect((await read(teacher, d)).readOnly).toBe('over-limit')
    expect((await test.call(teacher, 'DELETE', `/classes/${a}`)).statusCode).toBe(204)
    // A slot within the plan is freed: the class beyond the plan moves into it, and no other class fits.
    expect((await read(teacher, d)).readOnly).toBeNull()
    expect((await create(teacher, 'F')).statusCode).toBe(403)
    expect((await test.call(teacher, 'PATCH', `/classes/${d}`, { name: 'X' })).statusCode).toBe(200)
  })
})

describe('a class beyond the plan while the plan has a free slot', () => {
  /** The state after a request crashed between freeing a slot and reassigning it. */
  const leftBeyond = async () => {
    const { id } = await created(teacher)
    await update(id, { slot: 7, slotKey: `${teacher.userId}:7` })
    return id
  }

  it('can be written at once', async () => {
    const id = await leftBeyond()
    expect((await test.call(teacher, 'PATCH', `/classes/${id}`, { name: 'X' })).statusCode).toBe(200)
  })

  it('is not shown as read-only, neither on its page nor in the list', async () => {
    const id = await leftBeyond()
    expect((await read(teacher, id)).readOnly).toBeNull()
    await leftBeyond()
    expect((await list(teacher)).classes.map(({ readOnly }) => readOnly)).toEqual([null, null])
  })
})

describe('the archive and the trash', () => {
  it('hide an archived class and make it read-only', async () => {
    const { id } = await created(teacher)
    const archived = SchoolClass.parse((await test.call(teacher, 'POST', `/classes/${id}/archive`)).json())
    expect(archived).toMatchObject({ readOnly: 'archived' })
    expect((await test.call(teacher, 'POST', `/classes/${id}/archive`)).statusCode).toBe(200)
    expect((await list(teacher)).classes).toEqual([])
    expect((await list(teacher, '?state=archived')).classes).toHaveLength(1)
    expect(codeOf(await test.call(teacher, 'PATCH', `/classes/${id}`, { name: 'X' }))).toBe(
      'classes/archived',
    )
    await test.call(teacher, 'POST', `/classes/${id}/unarchive`)
    expect((await test.call(teacher, 'PATCH', `/classes/${id}`, { name: 'X' })).statusCode).toBe(200)
  })

  it('let only the owner see a deleted class and restore it unchanged', async () => {
    const { id } = await created(teacher)
    await addStudents(id, [['Ada', 'Lovelace']])
    const editor = await test.newTeacher()
    await addMember(id, editor, 'editor')
    expect((await test.call(teacher, 'DELETE', `/classes/${id}`)).statusCode).toBe(204)
    expect((await test.call(teacher, 'DELETE', `/classes/${id}`)).statusCode).toBe(204)
    for (const person of [teacher, editor]) {
      expect((await test.call(person, 'GET', `/classes/${id}`)).statusCode).toBe(404)
      expect((await list(person)).classes).toEqual([])
    }
    expect((await list(editor, '?state=deleted')).classes).toEqual([])
    expect((await test.call(editor, 'POST', `/classes/${id}/restore`)).statusCode).toBe(403)
    const [card] = (await list(teacher, '?state=deleted')).classes
    expect(card).toMatchObject({ id, counts: { students: 1 } })
    expect(card?.deletedAt).not.toBeNull()
    const restored = SchoolClass.parse((await test.call(teacher, 'POST', `/classes/${id}/restore`)).json())
    expect(restored).toMatchObject({ deletedAt: null, counts: { students: 1 }, memberCount: 2 })
    expect((await read(editor, id)).role).toBe('editor')
  })

  it('restore an archived class as archived', async () => {
    const { id } = await created(teacher)
    await test.call(teacher, 'POST', `/classes/${id}/archive`)
    await test.call(teacher, 'DELETE', `/classes/${id}`)
    const restored = SchoolClass.parse((await test.call(teacher, 'POST', `/classes/${id}/restore`)).json())
    expect(restored).toMatchObject({ deletedAt: null, readOnly: 'archived' })
    expect((await list(teacher)).used).toBe(0)
  })

  it('delete a class permanently after 30 days, with everything that belongs to it and nothing else', async () => {
    const [old, fresh, kept] = [
      await created(teacher, 'Old'),
      await created(teacher, 'Fresh'),
      await created(teacher),
    ]
    const ids = [old.id, fresh.id, kept.id]
    for (const classId of ids) {
      await addStudents(classId, [['Ada', 'Lovelace']])
      const line = { classId, examId: `exam-of-${classId}`, studentId: newId(), marks: {} }
      await collection('mark_rows').insertOne(line)
      await collection('exams').insertOne({ classId, title: 'Test', deletedAt: null })
    }
    await test.call(teacher, 'DELETE', `/classes/${old.id}`)
    await test.call(teacher, 'DELETE', `/classes/${fresh.id}`)
    await update(old.id, { deletedAt: new Date(trashBegins().getTime() - 2 * 3600 * 1000) })
    expect((await test.call(teacher, 'POST', `/classes/${old.id}/restore`)).statusCode).toBe(404)
    expect((await list(teacher, '?state=deleted')).classes.map(({ id }) => id)).toEqual([fresh.id])
    expect(await purgeClasses(test.servers.connection, 50)).toEqual([old.id])
    const counted = async (classId: string) => ({
      classes: await collection('classes').countDocuments({ _id: objectId(classId) }),
      rosters: await collection('rosters').countDocuments({ _id: classId as never }),
      rows: await collection('mark_rows').countDocuments({ classId }),
      exams: await collection('exams').countDocuments({ classId }),
      lines: Math.min(1, await collection('class_activities').countDocuments({ classId })),
    })
    expect(await counted(old.id)).toEqual({ classes: 0, rosters: 0, rows: 0, exams: 0, lines: 0 })
    for (const { id } of [fresh, kept]) {
      expect(await counted(id)).toEqual({ classes: 1, rosters: 1, rows: 1, exams: 1, lines: 1 })
    }
  })
})

describe('a duplicate', () => {
  const duplicate = (person: SignedIn, id: string, withStudents: boolean) =>
    test.call(person, 'POST', `/classes/${id}/duplicate`, { name: 'Copy', withStudents })

  it('includes students on request, renumbered and with new ids, but no marks or exams', async () => {
    const { id } = await created(teacher, '6e A', { level: '6e' })
    const [first = '', second = ''] = await addStudents(id, [
      ['A', 'One'],
      ['B', 'Two'],
      ['C', 'Three'],
    ])
    const rosters = createRosterRepository(test.servers.connection)
    const source = await rosters.get(id)
    const group = { id: newId(), name: 'Blue', usedAt: new Date() }
    await rosters.replace({
      ...source,
      groups: [group],
      students: source.students.map((student) => ({
        ...student,
        groupIds: student.id === second ? [group.id] : [],
        deletedAt: student.id === first ? new Date() : null,
      })),
    })
    await collection('exams').insertOne({ classId: id, title: 'Test', deletedAt: null })
    const copy = SchoolClass.parse((await duplicate(teacher, id, true)).json())
    expect(copy).toMatchObject({
      name: 'Copy',
      level: '6e',
      counts: { students: 2, exams: 0 },
      memberCount: 1,
    })
    const copied = await rosters.get(copy.id)
    expect(copied.students.map(({ number, lastName }) => [number, lastName])).toEqual([
      [1, 'Two'],
      [2, 'Three'],
    ])
    expect(copied.lastNumber).toBe(2)
    expect(copied.groups).toEqual([{ id: expect.any(String) as string, name: 'Blue', usedAt: null }])
    expect(copied.students[0]?.groupIds).toEqual([copied.groups[0]?.id])
    const ids = new Set([...source.students.map((student) => student.id), group.id])
    expect(copied.students.some((student) => ids.has(student.id))).toBe(false)
    expect(copied.groups[0]?.id).not.toBe(group.id)
    expect(await collection('exams').countDocuments({ classId: copy.id })).toBe(0)
    expect((await search(teacher, 'three')).students).toHaveLength(2)
  })

  it('includes a student whose last day is still to come, as a student of the copy from the beginning', async () => {
    const { id } = await created(teacher)
    const [leaving, gone] = await addStudents(id, [
      ['A', 'Leaving'],
      ['B', 'Gone'],
      ['C', 'Staying'],
    ])
    const rosters = createRosterRepository(test.servers.connection)
    const source = await rosters.get(id)
    const dayFromNow = (days: number) => utcDayOf(new Date(Date.now() + days * 86_400_000))
    const lastDays = new Map([
      [leaving, dayFromNow(30)],
      [gone, dayFromNow(-30)],
    ])
    await rosters.replace({
      ...source,
      students: source.students.map((student) => ({ ...student, leftOn: lastDays.get(student.id) ?? null })),
    })
    const copy = SchoolClass.parse((await duplicate(teacher, id, true)).json())
    expect(copy.counts.students).toBe(2)
    const { students: copied } = await rosters.get(copy.id)
    expect(copied.map(({ lastName, joinedOn, leftOn }) => [lastName, joinedOn, leftOn])).toEqual([
      ['Leaving', null, null],
      ['Staying', null, null],
    ])
  })

  it('has no students if none are requested', async () => {
    const { id } = await created(teacher)
    await addStudents(id, [['A', 'One']])
    const copy = SchoolClass.parse((await duplicate(teacher, id, false)).json())
    expect(copy.counts.students).toBe(0)
  })

  it('belongs to the editor who creates it and counts towards that editor’s plan', async () => {
    await subscribe(teacher, 'pro')
    const { id } = await created(teacher)
    await addStudents(
      id,
      Array.from({ length: 41 }, (_, index) => ['S', `Number ${index}`]),
    )
    const editor = await test.newTeacher()
    await addMember(id, editor, 'editor')
    expect(codeOf(await duplicate(editor, id, true))).toBe('students/limit-reached')
    const copy = SchoolClass.parse((await duplicate(editor, id, false)).json())
    expect(copy.role).toBe('owner')
    expect((await test.call(teacher, 'GET', `/classes/${copy.id}`)).statusCode).toBe(404)
    const viewer = await test.newTeacher()
    await addMember(id, viewer, 'viewer')
    expect((await duplicate(viewer, id, false)).statusCode).toBe(403)
  })

  it('leaves no data if the class cannot be stored', async () => {
    const { id } = await created(teacher)
    await addStudents(id, [['A', 'One']])
    const { connection } = test.servers
    const classes = createClassRepository(connection)
    const schools = createSchoolRepository(connection)
    const findEffectivePlan = async () => freePlan
    const insert = () => Promise.reject(new Error('the connection is gone'))
    const before = await collection('rosters').countDocuments()
    const failing = createDuplicateClass({
      ...{ access: createClassAccess({ classes, schools, findEffectivePlan }), findEffectivePlan },
      ...{ classes: { ...classes, insert }, rosters: createRosterRepository(connection) },
      ensureSchool: (userId) => schools.ensureOwn(userId, 'Ada', 'en'),
      recordChange: () => Promise.reject(new Error('nothing was created')),
      views: { one: () => Promise.reject(new Error('nothing was created')) },
    })
    const actor = { userId: teacher.userId, operator: false }
    await expect(failing(actor, id, { name: 'Copy', withStudents: true })).rejects.toThrow('is gone')
    expect(await collection('rosters').countDocuments()).toBe(before)
  })

  it('leaves no data if the plan has no free slot', async () => {
    const { id } = await created(teacher)
    await addStudents(id, [['A', 'One']])
    await created(teacher)
    await created(teacher)
    const before = await collection('rosters').countDocuments()
    expect(codeOf(await duplicate(teacher, id, true))).toBe('classes/limit-reached')
    expect(await collection('rosters').countDocuments()).toBe(before)
  })
})

describe('the activity log of a class', () => {
  it('lists who did what, newest first and in pages, for members only', async () => {
    const { id } = await created(teacher, 'A')
    await test.call(teacher, 'PATCH', `/classes/${id}`, { name: 'B' })
    await test.call(teacher, 'POST', `/classes/${id}/archive`)
    const page = ActivityPage.parse((await test.call(teacher, 'GET', `/classes/${id}/activity`)).json())
    expect(page.activities.map(({ kind, by, params }) => [kind, by, params.name])).toEqual([
      ['class-archived', 'Ada', 'B'],
      ['class-changed', 'Ada', 'B'],
      ['class-created', 'Ada', 'A'],
    ])
    const lines = Array.from({ length: 40 }, (_, index) => ({
      ...{ classId: id, kind: 'class-changed', actorId: teacher.userId, params: {}, at: new Date(index) },
    }))
    await collection('class_activities').insertMany(lines)
    const seen = new Set<string>()
    let cursor: string | null = ''
    while (cursor !== null) {
      const suffix: string = cursor && `?cursor=${cursor}`
      const next = ActivityPage.parse(
        (await test.call(teacher, 'GET', `/classes/${id}/activity${suffix}`)).json(),
      )
      for (const line of next.activities) seen.add(line.id)
      cursor = next.nextCursor
    }
    expect(seen.size).toBe(43)
  })
})

describe('search', () => {
  it('finds classes, students and exams by prefixes of words and ignores accents and word order', async () => {
    const { id } = await created(teacher, 'Quatrième B', { level: '4e' })
    const [student] = await addStudents(id, [
      ['Élodie', 'Bénard-Müller'],
      ['أحمد', 'الزين'],
    ])
    await collection('exams').insertOne({ classId: id, title: 'Équations', subject: '', deletedAt: null })
    await createSearchEntryRepository(test.servers.connection).sync(id)
    expect((await search(teacher, 'quatrieme')).classes).toEqual([{ id, name: 'Quatrième B', level: '4e' }])
    const hit = { id: student, classId: id, name: 'Élodie Bénard-Müller', className: 'Quatrième B' }
    for (const q of ['elod', 'BENARD', 'mull', 'ben elo', 'Bénard-Mü']) {
      expect([q, (await search(teacher, q)).students]).toEqual([q, [hit]])
    }
    expect((await search(teacher, 'احم')).students).toHaveLength(1)
    expect((await search(teacher, 'equa')).exams).toMatchObject([{ classId: id, title: 'Équations' }])
    for (const q of ['lodie', '.*', '^', 'elod xyz']) {
      expect([q, (await search(teacher, q)).students]).toEqual([q, []])
    }
  })

  it('finds a name in the other script, Latin or Arabic, and no name that is merely similar', async () => {
    const { id } = await created(teacher, 'Two scripts')
    await addStudents(id, [
      ['أحمد', 'التونسي'],
      ['عبد الرحمن', 'العلوي'],
      ['إيمان', 'بن صالح'],
      ['Khadija', 'Alaoui'],
      ['Youssef', 'Ben Salah'],
    ])
    const names = async (q: string) => (await search(teacher, q)).students.map(({ name }) => name).sort()
    for (const q of ['ahmed', 'ahmad', 'AHM', 'tounsi', 'ahmed tou'])
      expect([q, await names(q)]).toEqual([q, ['أحمد التونسي']])
    expect(await names('abderrahmane')).toEqual(['عبد الرحمن العلوي'])
    expect(await names('خديجة')).toEqual(['Khadija Alaoui'])
    expect(await names('يوسف')).toEqual(['Youssef Ben Salah'])
    expect(await names('بن صالح')).toEqual(['Youssef Ben Salah', 'إيمان بن صالح'])
    expect(await names('ben salah')).toEqual(['Youssef Ben Salah', 'إيمان بن صالح'])
    expect(await names('imane')).toEqual(['إيمان بن صالح'])
    expect(await names('amine')).toEqual([])
    expect((await search(await test.newTeacher(), 'ahmed')).students).toEqual([])
  })

  it('rewrites entries of an older version, so that names in the other script are found', async () => {
    const { id } = await created(teacher, 'Old entries')
    const [student] = await addStudents(id, [['أحمد', 'الزين']])
    const entries = collection('search_entries')
    const stored = await entries.findOne({ targetId: student })
    const keys = (stored?.['keys'] as string[]).filter((key) => !key.includes('~'))
    await entries.updateMany({ classId: id }, { $unset: { keysVersion: 1 } })
    await entries.updateOne({ targetId: student }, { $set: { keys } })
    expect((await search(teacher, 'ahmed')).students).toEqual([])
    const repository = createSearchEntryRepository(test.servers.connection)
    while ((await repository.renewOld(100)) > 0);
    expect((await search(teacher, 'ahmed')).students).toMatchObject([{ id: student }])
    expect((await entries.findOne({ targetId: student }))?.['keys']).toEqual(stored?.['keys'])
  })

  it('finds a name with an apostrophe with and without it, also in entries of an older version', async () => {
    const { id } = await created(teacher, 'Apostrophes')
    await addStudents(id, [['Aoife', "O'NEILL"]])
    const names = async (q: string) => (await search(teacher, q)).students.map(({ name }) => name)
    for (const q of ['oneill', 'ONeil', "o'neill", 'o’neill', 'neill', 'aoife oneill'])
      expect([q, await names(q)]).toEqual([q, ["Aoife O'NEILL"]])
    const entries = collection('search_entries')
    const ofVersion2 = {
      keysVersion: 2,
      keys: [`${teacher.userId}:student:o`, `${teacher.userId}:student:neill`],
    }
    await entries.updateOne({ classId: id, kind: 'student' }, { $set: ofVersion2 })
    expect(await names('oneill')).toEqual([])
    expect(await names("o'neill")).toEqual(["Aoife O'NEILL"])
    const repository = createSearchEntryRepository(test.servers.connection)
    while ((await repository.renewOld(100)) > 0);
    expect(await names('oneill')).toEqual(["Aoife O'NEILL"])
  })

  it('finds names as they are typed in entries of an older version, whose letters were kept apart', async () => {
    const { id } = await created(teacher, 'Old letters')
    const [student] = await addStudents(id, [['فاطمة', 'Søren']])
    const words = ['فاطمة', 'فاطم', 'søren']
    const keys = words.map((word) => `${teacher.userId}:student:${word}`)
    await collection('search_entries').updateOne({ targetId: student }, { $set: { keysVersion: 3, keys } })
    for (const q of ['فاطمة', 'Søren', 'فاطمة søren'])
      expect([q, (await search(teacher, q)).students]).toMatchObject([q, [{ id: student }]])
    const repository = createSearchEntryRepository(test.servers.connection)
    while ((await repository.renewOld(100)) > 0);
    for (const q of ['فاطمة', 'فاطمه', 'soren'])
      expect([q, (await search(teacher, q)).students]).toMatchObject([q, [{ id: student }]])
  })

  it('finds nothing in a class for strangers and former members, or once the class is deleted', async () => {
    const { id } = await created(teacher)
    await addStudents(id, [['Ada', 'Lovelace']])
    const colleague = await test.newTeacher()
    expect((await search(colleague, 'love')).students).toEqual([])
    await addMember(id, colleague, 'viewer')
    expect((await search(colleague, 'love')).students).toHaveLength(1)
    // Even while the entries are outdated.
    const owner = { userId: teacher.userId, role: 'owner', joinedAt: new Date(), lastActivityAt: null }
    await update(id, { members: [owner] })
    expect((await search(colleague, 'love')).students).toEqual([])
    await test.call(teacher, 'DELETE', `/classes/${id}`)
    expect(await search(teacher, 'love')).toEqual({ classes: [], students: [], exams: [] })
    expect(await collection('search_entries').countDocuments({ classId: id })).toBe(0)
    await test.call(teacher, 'POST', `/classes/${id}/restore`)
    expect((await search(teacher, 'love')).students).toHaveLength(1)
  })

  it('finds classes of the school’s teachers for an administrator but not for a member', async () => {
    const { id, schoolId } = await created(teacher)
    await addStudents(id, [['Ada', 'Lovelace']])
    const [admin, member] = [await test.newTeacher(), await test.newTeacher()]
    const joinedAt = new Date()
    await collection('schools').updateOne(
      { _id: objectId(schoolId ?? '') },
      {
        $push: {
          members: {
            $each: [
              { userId: admin.userId, role: 'admin', joinedAt },
              { userId: member.userId, role: 'member', joinedAt },
            ],
          },
        } as never,
      },
    )
    expect((await search(admin, 'love')).students).toHaveLength(1)
    expect((await search(member, 'love')).students).toEqual([])
  })

  it('returns at most eight results of each kind', async () => {
    const { id } = await created(teacher)
    await addStudents(
      id,
      Array.from({ length: 12 }, (_, index) => ['Same', `Name ${index}`]),
    )
    expect((await search(teacher, 'same')).students).toHaveLength(8)
  })

  it('is correct after concurrent changes whose entries were written in the wrong order', async () => {
    const { id } = await created(teacher)
    const rosters = createRosterRepository(test.servers.connection)
    const entries = createSearchEntryRepository(test.servers.connection)
    await addStudents(
      id,
      Array.from({ length: 20 }, (_, index) => ['Old', `Name ${index}`]),
    )
    const running: Promise<void>[] = []
    for (let round = 0; round < 6; round += 1) {
      const roster = await rosters.get(id)
      const renamed = roster.students
        .slice(round)
        .map((student) => ({ ...student, firstName: `Round${round}` }))
      await rosters.replace({ ...roster, students: renamed })
      running.push(entries.sync(id), entries.sync(id))
    }
    await Promise.all(running)
    const stored = await collection('search_entries').find({ classId: id, kind: 'student' }).toArray()
    const { students: now } = await rosters.get(id)
    expect(stored.map(({ label }) => label as string).sort()).toEqual(
      now.map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort(),
    )
  })
})
