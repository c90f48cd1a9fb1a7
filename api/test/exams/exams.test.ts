import { Exam, TermOverview, packWrites, type MarkingList } from '@classeur/contracts'
import { activeLeaves } from '@classeur/domain/exams'
import { createExamMarking, createExamRepository } from '@classeur/database'
import { eventually, newId } from '@classeur/local/testing'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, markInput, structureOf, type ExamKit } from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
let owner: SignedIn
let classId: string
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await kit.newTeacher()
  classId = await kit.newClass(owner)
})

const countsOf = async (person: SignedIn, id: string) =>
  (await kit.call(person, 'GET', `/classes/${id}`)).json<{
    counts: { exams: number; cellsToEnter: number }
  }>().counts

/** Adds terms and skills to the school of a class, as its settings do. */
async function furnishSchool(): Promise<{ termId: string; skillId: string }> {
  const found = await test.servers.connection
    .collection('classes')
    .findOne({ _id: new test.servers.connection.base.Types.ObjectId(classId) })
  const schoolId = String(found?.['schoolId'])
  const term = { id: newId(), name: 'Term 1', startsOn: '2026-09-01', endsOn: '2026-12-20' }
  const skill = { id: newId(), code: 'N3', name: 'Fractions', parentId: null, order: 0, archived: false }
  await test.servers.connection
    .collection('schools')
    .updateOne(
      { _id: new test.servers.connection.base.Types.ObjectId(schoolId) },
      { $set: { terms: [term] } },
    )
  await test.servers.connection
    .collection<{ _id: string }>('skill_libraries')
    .insertOne({ _id: schoolId, version: 1, skills: [skill] } as { _id: string })
  return { termId: term.id, skillId: skill.id }
}

describe('an exam', () => {
  it('can be created, listed newest first, filtered and changed; its defaults come from the school', async () => {
    const made = await kit.newExam(owner, classId, structureOf(leavesOf([4, 6, 10])), { type: 'quiz' })
    expect(made).toMatchObject({
      ...{ title: 'Fractions', status: 'draft', version: 1, isStarted: false, role: 'owner', readOnly: null },
      ...{ maximumHundredths: 2000, markId: made.id, className: '6a', scale: null, deletedAt: null },
      ...{ effectiveScale: { kind: 'points', max: 20 }, effectivePassMarkBasisPoints: 5000 },
    })
    const later = await kit.newExam(owner, classId, structureOf(leavesOf([5])), { date: '2026-11-01' })
    const undated = await kit.newExam(owner, classId, structureOf(leavesOf([5])), { date: null })
    const ids = async (query = '') => (await kit.cards(owner, classId, query)).map(({ id }) => id)
    expect(await ids()).toEqual([later.id, made.id, undated.id])
    expect(await ids('?type=quiz')).toEqual([made.id])
    expect(await countsOf(owner, classId)).toMatchObject({ exams: 3, cellsToEnter: 0 })

    const answer = await kit.call(owner, 'PATCH', `/exams/${made.id}`, {
      title: 'Decimals',
      scale: { kind: 'points', max: 10 },
    })
    expect(Exam.parse(answer.json())).toMatchObject({
      ...{ title: 'Decimals', type: 'quiz', version: 2, effectiveScale: { kind: 'points', max: 10 } },
    })
  })

  it('is created once when the request is repeated, also at the same moment, until it is deleted', async () => {
    const requestKey = 'k'.repeat(16)
    // A client gives the questions new ids each time.
    const create = async (fields: object = {}, key = requestKey) => {
      const body = { title: 'Fractions', structure: structureOf(leavesOf([4])), ...fields }
      const path = `/classes/${classId}/exams?requestKey=${key}`
      return Exam.parse((await kit.call(owner, 'POST', path, body)).json()).id
    }
    const ids = async () => (await kit.cards(owner, classId)).map(({ id }) => id).sort()
    const [first = '', second] = await Promise.all([create(), create()])
    expect([second, await create()]).toEqual([first, first])
    expect(await ids()).toEqual([first])
    const log = test.servers.connection.collection('class_activities')
    expect(await log.countDocuments({ classId, kind: 'exam-created' })).toBe(1)

    const corrected = await create({ title: 'Decimals' })
    const another = await create({}, 'l'.repeat(16))
    expect(await ids()).toEqual([first, corrected, another].sort())
    await kit.call(owner, 'DELETE', `/exams/${first}`)
    const again = await create()
    expect([again === first, await create()]).toEqual([false, again])
    expect(await ids()).toEqual([again, corrected, another].sort())
  })

  it('is logged once when its request was interrupted before that and is repeated', async () => {
    const create = async () => {
      const body = { title: 'Fractions', structure: structureOf(leavesOf([4])) }
      return kit.call(owner, 'POST', `/classes/${classId}/exams?requestKey=${'k'.repeat(16)}`, body)
    }
    const log = test.servers.connection.collection('class_activities')
    const logged = async () => log.countDocuments({ classId, kind: 'exam-created' })
    await create()
    await log.deleteMany({ classId })
    await create()
    await create()
    expect(await logged()).toBe(1)
  })

  it('accepts only terms and skills of its school', async () => {
    const { termId, skillId } = await furnishSchool()
    const withSkill = (id: string) => structureOf(leavesOf([4], { skills: [{ skillId: id, weight: 1 }] }))
    const create = (payload: object) =>
      kit.call(owner, 'POST', `/classes/${classId}/exams`, { title: 'Fractions', ...payload })
    const unknownSkill = await create({ structure: withSkill(newId()) })
    expect([unknownSkill.statusCode, unknownSkill.json<{ code: string }>().code]).toEqual([
      ...[422, 'exams/unknown-skill'],
    ])
    expect((await create({ structure: withSkill(skillId), termId: newId() })).statusCode).toBe(400)
    expect((await create({ structure: withSkill(skillId), termId })).statusCode).toBe(201)
  })

  it('refuses a structure with a repeated id, a maximum off its step, or an unknown field', async () => {
    const create = (structure: object, rest: object = {}) =>
      kit.call(owner, 'POST', `/classes/${classId}/exams`, { title: 'Fractions', structure, ...rest })
    const [leaf] = leavesOf([4])
    if (!leaf) throw new Error('no leaf')
    expect((await create(structureOf([leaf, leaf]))).statusCode).toBe(400)
    expect((await create(structureOf([{ ...leaf, maxHundredths: 410 }]))).statusCode).toBe(400)
    expect((await create(structureOf([leaf]), { color: 'red' })).statusCode).toBe(400)
  })

  it('can be deleted and restored with its marks', async () => {
    const [ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
    const exam = await kit.newExam(owner, classId, structureOf(leavesOf([4, 6])))
    await kit.enter(owner, exam, { [ada]: [3] })
    const before = await kit.sheetOf(owner, exam.id)
    expect((await kit.call(owner, 'DELETE', `/exams/${exam.id}`)).statusCode).toBe(204)
    expect((await kit.call(owner, 'DELETE', `/exams/${exam.id}`)).statusCode).toBe(204)
    expect((await kit.call(owner, 'GET', `/exams/${exam.id}`)).statusCode).toBe(404)
    expect((await kit.call(owner, 'GET', `/exams/${exam.id}/marks`)).statusCode).toBe(404)
    expect(await kit.cards(owner, classId)).toEqual([])
    expect(await kit.cards(owner, classId, '?state=deleted')).toMatchObject([{ id: exam.id }])
    expect(await countsOf(owner, classId)).toMatchObject({ exams: 0, cellsToEnter: 0 })

    expect((await kit.call(owner, 'POST', `/exams/${exam.id}/restore`)).statusCode).toBe(200)
    expect((await kit.sheetOf(owner, exam.id)).rows).toEqual(before.rows)
    expect(await countsOf(owner, classId)).toMatchObject({ exams: 1, cellsToEnter: 1 })
  })

  it('cannot be restored after 30 days', async () => {
    const exam = await kit.newExam(owner, classId, structureOf(leavesOf([4])))
    await kit.call(owner, 'DELETE', `/exams/${exam.id}`)
    await test.servers.connection
      .collection('exams')
      .updateOne(
        { _id: new test.servers.connection.base.Types.ObjectId(exam.id) },
        { $set: { deletedAt: new Date(Date.now() - 31 * 24 * 3600 * 1000) } },
      )
    expect((await kit.call(owner, 'POST', `/exams/${exam.id}/restore`)).statusCode).toBe(404)
    expect(await kit.cards(owner, classId, '?state=deleted')).toEqual([])
  })
})

describe('access to an exam', () => {
  it('follows the roles: markers only write marks, viewers and school admins only read, strangers see nothing', async () => {
    const [ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
    const structure = structureOf(leavesOf([4]))
    const exam = await kit.newExam(owner, classId, structure)
    const admin = await kit.newTeacher()
    const found = await test.servers.connection
      .collection('classes')
      .findOne({ _id: new test.servers.connection.base.Types.ObjectId(classId) })
    await test.servers.connection
      .collection('schools')
      .updateOne({ _id: new test.servers.connection.base.Types.ObjectId(String(found?.['schoolId'])) }, {
        $push: { members: { userId: admin.userId, role: 'admin', joinedAt: new Date() } },
      } as object)
    const people = {
      owner,
      editor: await kit.join(classId, await kit.newTeacher(), 'editor'),
      marker: await kit.join(classId, await kit.newTeacher(), 'marker'),
      viewer: await kit.join(classId, await kit.newTeacher(), 'viewer'),
      admin,
      stranger: await kit.newTeacher(),
    }
    const leafId = activeLeaves(structure)[0]?.id ?? ''
    const read = [
      ['GET', `/classes/${classId}/exams`],
      ['GET', `/exams/${exam.id}`],
      ['GET', `/exams/${exam.id}/marks`],
      ['GET', `/classes/${classId}/terms/${newId()}/overview`],
    ] as const
    const change = [
      ['POST', `/classes/${classId}/exams`, { title: 'More', structure: structureOf(leavesOf([1])) }],
      ['PATCH', `/exams/${exam.id}`, { subject: 'Maths' }],
      ['POST', `/exams/${exam.id}/structure/preview`, { version: 0, structure }],
      ['PUT', `/exams/${exam.id}/structure`, { version: 0, structure }],
      ['POST', `/exams/${exam.id}/structure/undo`, { changeId: newId() }],
      ['POST', `/exams/${exam.id}/status`, { status: 'marking' }],
      ['POST', `/exams/${exam.id}/duplicate`, { classIds: [classId] }],
      ['PUT', `/classes/${classId}/terms/${newId()}/aggregation`, { aggregation: 'by-scale' }],
      ['POST', `/exams/${exam.id}/restore`, {}],
    ] as const
    const write = [
      ['PUT', `/exams/${exam.id}/marks`, packWrites(0, [markInput(ada, leafId, 100, 99)])],
    ] as const

    const refusals: Record<string, (number | null)[]> = {}
    for (const [name, person] of Object.entries(people)) {
      const groups = [read, write, change].map(async (routes) => {
        const codes: number[] = []
        for (const [method, path, payload] of routes) {
          codes.push((await kit.call(person, method, path, payload)).statusCode)
        }
        const refused = codes.filter((code) => code === 403 || code === 404)
        if (refused.length > 0) expect(new Set(codes).size).toBe(1)
        return refused[0] ?? null
      })
      refusals[name] = await Promise.all(groups)
    }
    expect(refusals).toEqual({
      owner: [null, null, null],
      editor: [null, null, null],
      marker: [null, null, 403],
      viewer: [null, 403, 403],
      admin: [null, 403, 403],
      stranger: [404, 404, 404],
    })
    expect((await kit.call(people.marker, 'DELETE', `/exams/${exam.id}`)).statusCode).toBe(403)
    expect((await kit.call(people.stranger, 'DELETE', `/exams/${exam.id}`)).statusCode).toBe(404)
    const signedOut = { ...owner, headers: { authorization: '' } }
    expect((await kit.call(signedOut, 'GET', `/exams/${exam.id}`)).statusCode).toBe(401)
  })

  it('is read-only in an archived class', async () => {
    const exam = await kit.newExam(owner, classId, structureOf(leavesOf([4])))
    await kit.call(owner, 'POST', `/classes/${classId}/archive`)
    expect((await kit.getExam(owner, exam.id)).readOnly).toBe('archived')
    const answer = await kit.call(owner, 'PATCH', `/exams/${exam.id}`, { title: 'Other' })
    expect(answer.json<{ code: string }>().code).toBe('classes/archived')
  })
})

describe('the status of an exam', () => {
  const setStatus = (person: SignedIn, examId: string, status: string) =>
    kit.call(person, 'POST', `/exams/${examId}/status`, { status })

  it('changes one step at a time, locks marks from reviewed on, and only an owner releases and reopens', async () => {
    const [ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
    const editor = await kit.join(classId, await kit.newTeacher(), 'editor')
    const exam = await kit.newExam(owner, classId, structureOf(leavesOf([4])))
    expect((await setStatus(editor, exam.id, 'reviewed')).json<{ code: string }>().code).toBe(
      'exams/status-not-allowed',
    )
    await kit.enter(owner, exam, { [ada]: [3] })
    expect(await kit.getExam(owner, exam.id)).toMatchObject({ status: 'marking', isStarted: true })
    expect((await setStatus(editor, exam.id, 'reviewed')).statusCode).toBe(200)

    const { structure, version } = await kit.getExam(owner, exam.id)
    const [leaf] = activeLeaves(structure)
    const refused = [
      await kit.call(owner, 'PATCH', `/exams/${exam.id}`, { title: 'Other' }),
      await kit.call(owner, 'PUT', `/exams/${exam.id}/structure`, { version, structure }),
      await kit.write(owner, exam.id, [markInput(ada, leaf?.id ?? '', 100, 1)]),
    ]
    expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(
      Array.from(refused, () => 'exams/read-only'),
    )
    expect((await setStatus(editor, exam.id, 'released')).statusCode).toBe(403)
    expect((await setStatus(owner, exam.id, 'released')).statusCode).toBe(200)
    expect((await setStatus(editor, exam.id, 'marking')).statusCode).toBe(403)
    expect((await setStatus(owner, exam.id, 'draft')).statusCode).toBe(409)
    expect((await setStatus(owner, exam.id, 'marking')).statusCode).toBe(200)
  })

  it('lets only an owner delete a reviewed or released exam', async () => {
    const editor = await kit.join(classId, await kit.newTeacher(), 'editor')
    const [reviewed, released, marking] = [
      await kit.newExam(owner, classId, structureOf(leavesOf([4]))),
      await kit.newExam(owner, classId, structureOf(leavesOf([4]))),
      await kit.newExam(owner, classId, structureOf(leavesOf([4]))),
    ]
    for (const status of ['marking', 'reviewed', 'released']) await setStatus(owner, released.id, status)
    for (const status of ['marking', 'reviewed']) await setStatus(owner, reviewed.id, status)
    await setStatus(owner, marking.id, 'marking')
    const remove = async (person: SignedIn, { id }: Exam) =>
      (await kit.call(person, 'DELETE', `/exams/${id}`)).statusCode
    expect([await remove(editor, reviewed), await remove(editor, released)]).toEqual([403, 403])
    expect((await kit.getExam(owner, reviewed.id)).deletedAt).toBeNull()
    expect(await remove(editor, marking)).toBe(204)
    expect([await remove(owner, reviewed), await remove(owner, released)]).toEqual([204, 204])
  })

  it('does not become draft, and the exam is not deleted, if a mark or a review came first', async () => {
    const exams = createExamRepository(test.servers.connection)
    const { id } = await kit.newExam(owner, classId, structureOf(leavesOf([4])))
    await setStatus(owner, id, 'marking')
    const read = async () => {
      const found = await exams.findById(id)
      if (!found) throw new Error('no exam')
      return found
    }
    const seen = await read()
    expect(await createExamMarking(test.servers.connection).begin(seen)).not.toBeNull()
    expect(await exams.changeStatus(seen, 'draft')).toBeNull()
    expect((await exams.changeStatus(await read(), 'reviewed'))?.status).toBe('reviewed')
    expect(await exams.remove(seen, { by: owner.userId, again: null })).toBeNull()
    expect((await read()).deletedAt).toBeNull()
  })
})

describe('duplicating an exam', () => {
  it('creates drafts with new ids and without marks or retired questions, in classes that the person may change', async () => {
    const { termId, skillId } = await furnishSchool()
    const [ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
    const structure = structureOf(leavesOf([4, 6], { skills: [{ skillId, weight: 2 }] }))
    const exam = await kit.newExam(owner, classId, structure, { termId, subject: 'Maths' })
    await kit.enter(owner, exam, { [ada]: [3, 5] })
    const parallel = await kit.newClass(owner, '6b')
    const stranger = await kit.newTeacher()
    const elsewhere = await kit.newClass(stranger, 'Elsewhere')
    const duplicate = (classIds: string[]) =>
      kit.call(owner, 'POST', `/exams/${exam.id}/duplicate`, { classIds })

    expect((await duplicate([parallel, elsewhere])).statusCode).toBe(404)
    expect(await kit.cards(owner, parallel)).toEqual([])

    await kit.join(elsewhere, owner, 'viewer')
    expect((await duplicate([parallel, elsewhere])).statusCode).toBe(403)
    await test.servers.connection
      .collection('classes')
      .updateOne(
        { _id: new test.servers.connection.base.Types.ObjectId(elsewhere), 'members.userId': owner.userId },
        { $set: { 'members.$.role': 'editor' } },
      )
    const answer = await duplicate([parallel, elsewhere])
    expect(answer.statusCode).toBe(201)
    const [same, other] = await Promise.all(
      answer.json<{ exams: { id: string }[] }>().exams.map(({ id }) => kit.getExam(owner, id)),
    )
    expect(same).toMatchObject({
      classId: parallel,
      termId,
      status: 'draft',
      subject: 'Maths',
      isStarted: false,
    })
    expect(other).toMatchObject({ classId: elsewhere, termId: null })
    expect(same && activeLeaves(same.structure).map(({ skills }) => skills)).toEqual([
      ...[[{ skillId, weight: 2 }], [{ skillId, weight: 2 }]],
    ])
    expect(other && activeLeaves(other.structure).flatMap(({ skills }) => skills)).toEqual([])
    const ids = new Set(
      [exam, same, other].flatMap((one) => (one ? activeLeaves(one.structure) : [])).map(({ id }) => id),
    )
    expect(ids.size).toBe(6)
  })
})

describe('duplicating an exam again', () => {
  it('under the same key makes only the copies that are missing', async () => {
    const exam = await kit.newExam(owner, classId, structureOf(leavesOf([4])))
    const [parallel, other] = [await kit.newClass(owner, '6b'), await kit.newClass(owner, '6c')]
    const duplicate = async (classIds: string[], requestKey = 'k'.repeat(16)) => {
      const path = `/exams/${exam.id}/duplicate?requestKey=${requestKey}`
      const answer = await kit.call(owner, 'POST', path, { classIds })
      return answer.json<{ exams: { id: string }[] }>().exams.map(({ id }) => id)
    }
    const [copy] = await duplicate([parallel])
    const [same, added] = await duplicate([parallel, other])
    expect([same, (await kit.cards(owner, parallel)).map(({ id }) => id)]).toEqual([copy, [copy]])
    expect((await kit.cards(owner, other)).map(({ id }) => id)).toEqual([added])
    await duplicate([parallel], 'l'.repeat(16))
    expect(await kit.cards(owner, parallel)).toHaveLength(2)
  })
})

describe('the overview of a term', () => {
  it('contains both averages, 12.571 and 9.333 out of 20, and stores which one is chosen', async () => {
    const { termId } = await furnishSchool()
    const [ada = '', ben = ''] = await kit.addStudents(classId, [
      { name: 'Ada' },
      { name: 'Ben', joinedOn: '2026-12-01' },
    ])
    const given = [
      [20, 18],
      [10, 3],
      [5, 1],
    ] as const
    const exams: Exam[] = []
    for (const [maximum, points] of given) {
      const exam = await kit.newExam(owner, classId, structureOf(leavesOf([maximum])), { termId })
      await kit.enter(owner, exam, { [ada]: [points] })
      exams.push(exam)
    }
    await kit.newExam(owner, classId, structureOf(leavesOf([7])))
    const path = `/classes/${classId}/terms/${termId}`
    const overview = TermOverview.parse((await kit.call(owner, 'GET', `${path}/overview`)).json())
    expect(overview.exams).toHaveLength(3)
    expect(overview.chosen).toBeNull()
    const [one, two] = overview.students
    expect(one).toMatchObject({ studentId: ada, name: 'Ada', byMaximum: '22/35', byScale: '7/15' })
    expect(one?.results).toEqual(
      Object.fromEntries(exams.map(({ id }, index) => [id, ['9/10', '3/10', '1/5'][index]])),
    )
    expect(two).toMatchObject({ studentId: ben, byMaximum: null, byScale: null, results: {} })
    expect(overview.classMean).toEqual({ students: 1, byMaximum: '22/35', byScale: '7/15' })

    const chosen = await kit.call(owner, 'PUT', `${path}/aggregation`, { aggregation: 'by-scale' })
    expect(TermOverview.parse(chosen.json()).chosen).toBe('by-scale')
    const unknown = `/classes/${classId}/terms/${randomBytes(12).toString('hex')}/aggregation`
    expect((await kit.call(owner, 'PUT', unknown, { aggregation: 'by-scale' })).statusCode).toBe(400)
  })
})

describe('the list of marking to do', () => {
  const marking = async (person: SignedIn) =>
    (await kit.call(person, 'GET', '/marking')).json<MarkingList>().sheets

  it('contains exams with cells to enter, for those who may enter them, until they are complete', async () => {
    const students = await kit.addStudents(classId, [{ name: 'Ada' }, { name: 'Ben' }])
    const viewer = await kit.join(classId, await kit.newTeacher(), 'viewer')
    const marker = await kit.join(classId, await kit.newTeacher(), 'marker')
    const exam = await kit.newExam(owner, classId, structureOf(leavesOf([4, 6])))
    expect(await marking(owner)).toEqual([])

    await kit.enter(marker, exam, { [students[0] ?? '']: [3, 'absent'] })
    await eventually(async () => {
      expect(await marking(marker)).toEqual([
        {
          ...{ examId: exam.id, markId: exam.id, classId, className: '6a', title: 'Fractions' },
          ...{ type: exam.type, date: exam.date, classColour: 'board' },
          progress: { entered: 2, total: 4 },
        },
      ])
    })
    expect(await marking(viewer)).toEqual([])
    expect((await countsOf(owner, classId)).cellsToEnter).toBe(2)

    await kit.enter(owner, exam, { [students[1] ?? '']: [4, 0] })
    await eventually(async () => {
      expect(await marking(owner)).toEqual([])
    })
    expect(await kit.cards(owner, classId)).toMatchObject([
      { progress: { entered: 4, total: 4 }, mean: { share: '23/40' } },
    ])
  })

  it('finds a class to mark after any number of more recent classes that the person may only read', async () => {
    const [ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
    const exam = await kit.newExam(owner, classId, structureOf(leavesOf([4, 6])))
    await kit.enter(owner, exam, { [ada]: [3] })
    await eventually(async () => {
      expect(await marking(owner)).toHaveLength(1)
    })
    const classes = test.servers.connection.collection('classes')
    const found = await classes.findOne({ _id: new test.servers.connection.base.Types.ObjectId(classId) })
    if (!found) throw new Error('no class')
    const viewed = { ...found.members[0], userId: owner.userId, role: 'viewer' }
    const other = { ...viewed, userId: newId(), role: 'owner' }
    await classes.insertMany(
      Array.from({ length: 9 }, () => ({
        ...{ ...found, _id: new test.servers.connection.base.Types.ObjectId(), slot: null, slotKey: newId() },
        ...{ ownerId: other.userId, members: [other, viewed], lastActivityAt: new Date(Date.now() + 60_000) },
      })),
    )
    expect(await marking(owner)).toMatchObject([{ examId: exam.id }])
  })
})
