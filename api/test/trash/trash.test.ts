import { Roster, TrashPage, unpackSheet, type ClassRole, type TrashKind } from '@classeur/contracts'
import { trashBegins } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { createResourceKit, writtenItem, type MarkedClass, type ResourceKit } from '../kit/resource-kit.ts'

let test: TestApp
let kit: ResourceKit
let plans: LessonPlanKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createResourceKit(test)
  plans = createLessonPlanKit(test)
  await kit.setCredits(500)
  await setLimits({ classes: 20, lessonPlans: 100 })
})
afterAll(async () => {
  await plans?.close()
  await kit?.close()
  await test?.close()
})

const collection = (name: string) => test.servers.connection.collection(name)
const byText = (name: string) => test.servers.connection.collection<{ _id: string }>(name)
const objectId = (id: string) => new test.servers.connection.base.Types.ObjectId(id)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code
async function setLimits(limits: Record<string, number>): Promise<void> {
  const set = Object.entries(limits).map(([name, value]) => [`limits.${name}`, value])
  await byText('plans').updateOne({ _id: 'free' }, { $set: Object.fromEntries(set) })
}
const trashOf = async (person: SignedIn, query = '') =>
  TrashPage.parse((await kit.call(person, 'GET', `/trash${query}`)).json())
const idsOf = async (person: SignedIn, query = '') =>
  (await trashOf(person, query)).entries.map(({ id }) => id)
const restore = (person: SignedIn, kind: TrashKind, id: string) =>
  kit.call(person, 'POST', `/trash/${kind}/${id}/restore`)
const putBack = (person: SignedIn, kind: TrashKind, id: string, deletedAt: string) =>
  kit.call(person, 'POST', `/trash/${kind}/${id}/put-back`, { deletedAt })
const deleteForGood = (person: SignedIn, kind: TrashKind, id: string) =>
  kit.call(person, 'DELETE', `/trash/${kind}/${id}`)
const deleteStudent = (person: SignedIn, classId: string, id: string) =>
  kit.call(person, 'POST', `/classes/${classId}/students/actions`, { ids: [id], act: { action: 'delete' } })

/** One of each kind of one owner, not deleted yet. The resource belongs to another exam than the deleted one. */
interface OneOfEach extends MarkedClass {
  ids: Record<TrashKind, string>
  remove: (kind: TrashKind, person?: SignedIn) => Promise<void>
}

async function oneOfEach(): Promise<OneOfEach> {
  const marked = await kit.markedClass({ Sara: [0, 0, 0, 0, 0, 0], Leo: [1, 1, 1, 1, 1, 1] })
  const { owner, classId, exam, skills } = marked
  const other = await kit.examOfSkill(marked, skills.add)
  const request = { examId: exam.id, skillIds: [skills.add] }
  const [resource = ''] = await kit.written(owner, request, [writtenItem('one')])
  const ids: Record<TrashKind, string> = {
    class: await kit.newClass(owner, '5C Mathematics'),
    student: marked.student('Leo'),
    exam: other.id,
    'lesson-plan': await plans.written(owner, { classId }),
    resource,
    picture: await plans.newPicture(owner),
  }
  const paths: Record<Exclude<TrashKind, 'student'>, string> = {
    ...{ class: '/classes', exam: '/exams', 'lesson-plan': '/lesson-plans', resource: '/resources' },
    picture: '/images',
  }
  const remove = async (kind: TrashKind, person = owner) => {
    const answer =
      kind === 'student'
        ? await deleteStudent(person, classId, ids.student)
        : await kit.call(person, 'DELETE', `${paths[kind]}/${ids[kind]}`)
    expect(answer.statusCode).toBeLessThan(300)
  }
  return { ...marked, ids, remove }
}

const kinds: TrashKind[] = ['class', 'student', 'exam', 'lesson-plan', 'resource', 'picture']
const collectionOf = {
  ...{ class: 'classes', exam: 'exams', 'lesson-plan': 'lesson_plans' },
  ...{ resource: 'resources', picture: 'images' },
}
/** Moves a deletion into the past. */
async function setDeleted(kind: TrashKind, id: string, deletedAt: Date): Promise<void> {
  if (kind === 'student') {
    await collection('rosters').updateOne(
      { students: { $elemMatch: { id } } },
      { $set: { 'students.$.deletedAt': deletedAt } },
    )
  } else await collection(collectionOf[kind]).updateOne({ _id: objectId(id) }, { $set: { deletedAt } })
}

describe('the trash', () => {
  let made: OneOfEach
  beforeEach(async () => {
    made = await oneOfEach()
  })

  it('lists every kind with what it belonged to and its size, the first to expire first', async () => {
    const { owner, ids, remove } = made
    expect(await trashOf(owner)).toMatchObject({ entries: [], nextCursor: null, bytes: 0 })
    for (const [index, kind] of kinds.entries()) {
      await remove(kind)
      await setDeleted(kind, ids[kind], daysAgo(index + 1))
    }
    const page = await trashOf(owner)
    const by = { deletedBy: { isSelf: true } }
    expect(page.entries).toMatchObject([
      { kind: 'picture', id: ids.picture, title: 'Apples', style: 'diagram', ...by },
      { kind: 'resource', id: ids.resource, className: '6a', examTitle: 'Fractions', ...by },
      { kind: 'lesson-plan', id: ids['lesson-plan'], className: '6a', durationMin: 55, ...by },
      { kind: 'exam', id: ids.exam, title: 'Fractions', className: '6a', papers: 1, ...by },
      { kind: 'student', id: ids.student, title: 'Leo', className: '6a', exams: 1, ...by },
      { kind: 'class', id: ids.class, title: '5C Mathematics', students: 0, exams: 0, ...by },
    ])
    const [picture] = page.entries
    expect(Date.parse(picture?.purgeAt ?? '') - Date.parse(picture?.deletedAt ?? '')).toBe(30 * 86_400_000)
    expect(page.counts).toEqual(Object.fromEntries(kinds.map((kind) => [kind, 1])))
    expect(page.bytes).toBeGreaterThan(0)
    for (const kind of kinds) expect(await idsOf(owner, `?kind=${kind}`)).toEqual([ids[kind]])
  })

  it('has every deletion and every restore in the log of the account, without names of students', async () => {
    const { owner, ids, remove } = made
    const log = async () => {
      const answer = await kit.call(owner, 'GET', '/account/activity')
      return answer
        .json<{ activities: { kind: string; details: object }[] }>()
        .activities.map(({ kind, details }) => ({ kind, details }))
    }
    for (const kind of kinds) await remove(kind)
    const title = expect.any(String) as string
    const deletions = [
      { kind: 'picture-deleted', details: { title: 'Apples' } },
      { kind: 'resource-deleted', details: { className: '6a' } },
      { kind: 'lesson-plan-deleted', details: { title } },
      { kind: 'exam-deleted', details: { className: '6a', title } },
      { kind: 'students-deleted', details: { className: '6a', count: 1 } },
      { kind: 'class-deleted', details: { className: '5C Mathematics' } },
    ]
    expect(await log()).toEqual(deletions)
    expect(JSON.stringify(await log())).not.toContain('Leo')

    // Nothing is deleted twice.
    for (const kind of ['lesson-plan', 'resource', 'picture'] as const) await remove(kind)
    expect(await log()).toEqual(deletions)

    // So is every way back, also once.
    for (const kind of kinds.toReversed()) {
      expect((await restore(owner, kind, ids[kind])).statusCode).toBe(204)
      expect((await restore(owner, kind, ids[kind])).statusCode).toBe(204)
    }
    const restores = deletions.map(({ kind, details }) => ({
      kind: kind.replace('deleted', 'restored'),
      details,
    }))
    expect((await log()).slice(0, 6)).toEqual(restores.toReversed())
    expect(JSON.stringify(await log())).not.toContain('Leo')
    for (const kind of kinds) await remove(kind)

    await deleteForGood(owner, 'picture', ids.picture)
    const readAt = encodeURIComponent(new Date().toISOString())
    expect((await kit.call(owner, 'DELETE', `/trash?readAt=${readAt}`)).statusCode).toBe(200)
    expect((await kit.call(owner, 'DELETE', `/trash?readAt=${readAt}`)).statusCode).toBe(200)
    expect((await log()).slice(0, 2)).toEqual([
      { kind: 'deleted-for-good', details: { count: 5 } },
      { kind: 'deleted-for-good', details: { count: 1 } },
    ])
    expect(await log()).toHaveLength(20)
  })

  it('tells the owner’s other windows about each picture that goes there, returns or is deleted for good', async () => {
    const { owner, ids, remove } = made
    const events: unknown[] = []
    const to = test.app.io.to.bind(test.app.io)
    test.app.io.to = ((room: string) => ({
      emit: (...event: unknown[]) => events.push([room, ...event]),
    })) as unknown as typeof test.app.io.to
    try {
      await remove('picture')
      await remove('picture')
      await restore(owner, 'picture', ids.picture)
      await remove('picture')
      await deleteForGood(owner, 'picture', ids.picture)
    } finally {
      test.app.io.to = to
    }
    const event = [`user:${owner.userId}`, 'image:changed', { imageId: ids.picture }]
    expect(events).toEqual([event, event, event, event])
  })

  it('counts as storage until a picture is deleted for good', async () => {
    const { owner, ids, remove } = made
    await collection('images').updateOne(
      { _id: objectId(ids.picture) },
      { $set: { 'file.sizeBytes': 3 * 2 ** 20 } },
    )
    const storageOf = async () =>
      (await kit.call(owner, 'GET', '/billing')).json<{ usage: { storageMiB: number } }>().usage.storageMiB
    const before = await storageOf()
    await remove('picture')
    expect([await storageOf(), Math.round((await trashOf(owner)).bytes / 2 ** 20)]).toEqual([before, 3])
    await deleteForGood(owner, 'picture', ids.picture)
    expect([await storageOf(), (await trashOf(owner)).bytes]).toEqual([0, 0])
  })

  it.each(kinds)('restores and takes back a %s, whose deletion then is as it was', async (kind) => {
    const { owner, ids, remove } = made
    await remove(kind)
    await setDeleted(kind, ids[kind], daysAgo(20))
    const [entry] = (await trashOf(owner)).entries
    expect((await restore(owner, kind, ids[kind])).statusCode).toBe(204)
    expect(await idsOf(owner)).toEqual([])
    expect((await restore(owner, kind, ids[kind])).statusCode).toBe(204)
    expect((await putBack(owner, kind, ids[kind], entry?.deletedAt ?? '')).statusCode).toBe(204)
    expect((await trashOf(owner)).entries).toEqual([entry])
    for (const never of [daysAgo(31), new Date(Date.now() + 60_000)]) {
      expect((await putBack(owner, kind, ids[kind], never.toISOString())).statusCode).toBe(400)
    }
  })

  it('restores a student with all marks', async () => {
    const { owner, classId, exam, ids, remove } = made
    const paperOf = async () => {
      const { students } = Roster.parse((await kit.call(owner, 'GET', `/classes/${classId}/students`)).json())
      const student = students.find(({ id }) => id === ids.student)
      return student && { student, marks: unpackSheet(await kit.sheetOf(owner, exam.id)).get(ids.student) }
    }
    const before = await paperOf()
    expect(before?.marks?.size).toBe(6)
    await remove('student')
    expect(await paperOf()).toBeUndefined()
    await restore(owner, 'student', ids.student)
    expect(await paperOf()).toEqual(before)
    expect((await kit.call(owner, 'GET', `/classes/${classId}/students`)).body).not.toContain('deletedBy')
  })

  it('shows colleagues what they may restore, with the name of the person who deleted it', async () => {
    const { owner, classId, ids, remove } = made
    const member = async (role: ClassRole) => kit.join(classId, await kit.newTeacher(), role)
    const [editor, marker, viewer] = [await member('editor'), await member('marker'), await member('viewer')]
    const stranger = await kit.newTeacher()
    for (const kind of kinds) await remove(kind, kind === 'exam' ? editor : owner)
    const of = async (person: SignedIn) => (await trashOf(person)).entries.map(({ kind }) => kind).sort()
    expect(await of(owner)).toEqual([...kinds].sort())
    expect(await of(editor)).toEqual(['exam', 'resource', 'student'])
    expect(await of(marker)).toEqual(['resource'])
    expect([await of(viewer), await of(stranger)]).toEqual([[], []])
    const exam = (await trashOf(owner, '?kind=exam')).entries[0]
    expect(exam?.deletedBy?.isSelf).toBe(false)
    expect((await trashOf(editor, '?kind=exam')).entries[0]?.deletedBy?.isSelf).toBe(true)
    for (const kind of kinds) {
      const unknown = await restore(stranger, kind, newId())
      for (const act of [restore, deleteForGood]) {
        const answer = await act(stranger, kind, ids[kind])
        expect([answer.statusCode, codeOf(answer)]).toEqual([404, codeOf(unknown)])
      }
      expect((await putBack(stranger, kind, ids[kind], daysAgo(1).toISOString())).statusCode).toBe(404)
    }
    expect((await kit.call(viewer, 'DELETE', `/trash?readAt=${new Date().toISOString()}`)).json()).toEqual({
      count: 0,
    })
    expect(await of(owner)).toEqual([...kinds].sort())
  })

  it('says nothing about who deleted something before that was recorded', async () => {
    const { owner, ids, remove } = made
    await remove('exam')
    await collection('exams').updateOne({ _id: objectId(ids.exam) }, { $unset: { deletedBy: 1 } })
    expect((await trashOf(owner)).entries).toMatchObject([{ id: ids.exam, deletedBy: null }])
  })

  it('lists nothing that goes with a deleted class or exam, and says what to restore first', async () => {
    const { owner, classId, exam, ids, remove } = made
    for (const kind of ['exam', 'student', 'resource'] as const) await remove(kind)
    await kit.call(owner, 'DELETE', `/exams/${exam.id}`)
    expect(await idsOf(owner, '?kind=resource')).toEqual([])
    const first = await restore(owner, 'resource', ids.resource)
    expect([first.statusCode, codeOf(first)]).toEqual([409, 'trash/exam-in-trash'])

    await kit.call(owner, 'DELETE', `/classes/${classId}`)
    expect(await idsOf(owner)).toEqual([classId])
    for (const kind of ['exam', 'student', 'resource'] as const) {
      const answer = await restore(owner, kind, ids[kind])
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'trash/class-in-trash'])
    }
    await restore(owner, 'class', classId)
    expect(await idsOf(owner)).toEqual(expect.arrayContaining([ids.exam, ids.student, exam.id]))
  })

  it('changes nothing if there is no room in the plan', async () => {
    const { owner, classId, ids, remove } = made
    await remove('class')
    await remove('student')
    await setLimits({ classes: 1, studentsPerClass: 1 })
    try {
      const answers = [await restore(owner, 'class', ids.class), await restore(owner, 'student', ids.student)]
      expect(answers.map(codeOf)).toEqual(['classes/limit-reached', 'students/limit-reached'])
    } finally {
      await setLimits({ classes: 20, studentsPerClass: 40 })
    }
    expect((await idsOf(owner)).sort()).toEqual([ids.class, ids.student].sort())
    await kit.call(owner, 'POST', `/classes/${classId}/archive`)
    expect(codeOf(await restore(owner, 'student', ids.student))).toBe('classes/archived')
  })

  it('is read page by page without a gap or a repeat', async () => {
    const { owner, classId } = made
    const names = Array.from({ length: 70 }, (_, index) => ({ name: `S${String(index)}` }))
    const ids = await kit.addStudents(classId, names)
    const deletedAt = daysAgo(3)
    // The same time for all, as when a whole class is selected.
    await byText('rosters').updateOne(
      { _id: classId },
      { $set: { 'students.$[one].deletedAt': deletedAt } },
      {
        arrayFilters: [{ 'one.id': { $in: ids } }],
      },
    )
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: TrashPage = await trashOf(owner, cursor && `?cursor=${cursor}`)
      seen.push(...page.entries.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toEqual([...ids].sort())
  })

  it.each(kinds)('deletes a %s for good: nobody lists or restores it any more', async (kind) => {
    const { owner, ids, remove } = made
    expect((await deleteForGood(owner, kind, ids[kind])).statusCode).toBe(404)
    await remove(kind)
    expect((await deleteForGood(owner, kind, ids[kind])).statusCode).toBe(204)
    expect(await idsOf(owner)).toEqual([])
    await restore(owner, kind, ids[kind])
    expect((await deleteForGood(owner, kind, ids[kind])).statusCode).toBe(404)
    if (kind === 'student') {
      expect((await kit.call(owner, 'GET', `/classes/${made.classId}/students`)).body).not.toContain(
        ids.student,
      )
    } else expect((await restore(owner, kind, ids[kind])).statusCode).toBe(404)
  })

  it('refuses to delete a reviewed exam for good to anybody who may not reopen it', async () => {
    const { owner, classId, exam } = made
    const editor = await kit.join(classId, await kit.newTeacher(), 'editor')
    await collection('exams').updateOne({ _id: objectId(exam.id) }, { $set: { status: 'reviewed' } })
    await kit.call(owner, 'DELETE', `/exams/${exam.id}`)
    expect((await deleteForGood(editor, 'exam', exam.id)).statusCode).toBe(403)
    const emptied = await kit.call(editor, 'DELETE', `/trash?readAt=${new Date().toISOString()}`)
    expect(emptied.json()).toEqual({ count: 0 })
    expect((await deleteForGood(owner, 'exam', exam.id)).statusCode).toBe(204)
  })

  it('is emptied of what was there when the person read it, of one kind or of all', async () => {
    const { owner, ids, remove } = made
    for (const kind of kinds) {
      await remove(kind)
      await setDeleted(kind, ids[kind], daysAgo(2))
    }
    const { readAt } = await trashOf(owner)
    await setDeleted('exam', ids.exam, new Date(Date.parse(readAt) + 1))
    const empty = (query: string) => kit.call(owner, 'DELETE', `/trash?readAt=${readAt}${query}`)
    expect((await empty('&kind=picture')).json()).toEqual({ count: 1 })
    expect((await empty('')).json()).toEqual({ count: 4 })
    expect(await idsOf(owner)).toEqual([ids.exam])
  })

  it('holds nothing longer than 30 days', async () => {
    const { owner, ids, remove } = made
    for (const kind of kinds) {
      await remove(kind)
      await setDeleted(kind, ids[kind], new Date(trashBegins().getTime() - 1000))
    }
    expect(await trashOf(owner)).toMatchObject({ entries: [], bytes: 0, counts: { exam: 0, student: 0 } })
  })
})
