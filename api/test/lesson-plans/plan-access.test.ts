import {
  ClassLessonPlans,
  LessonPlanPage,
  type ExamList,
  type LessonPlanChangedEvent,
} from '@classeur/contracts'
import { eventually } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { io as connect, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { lessonRequest } from '../kit/generation-kit.ts'
import { createLessonPlanKit, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { createSchoolKit, type SchoolKit } from '../kit/school-kit.ts'

let test: TestApp
let kit: LessonPlanKit
let schools: SchoolKit
let owner: SignedIn
let classId: string
let id: string
const sockets: Socket[] = []
beforeAll(async () => {
  test = await createTestApp()
  kit = createLessonPlanKit(test)
  schools = createSchoolKit(test)
  await test.listen()
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})
beforeEach(async () => {
  owner = await kit.newTeacher('Ada')
  classId = await kit.newClass(owner)
  id = await kit.written(owner)
})

const overview = { summary: 'Changed.', bigIdea: 'Equal parts.' }
const change = (person: SignedIn, payload: object) =>
  kit.call(person, 'PATCH', `/lesson-plans/${id}`, payload)
const statusOf = async (person: SignedIn) => (await kit.call(person, 'GET', `/lesson-plans/${id}`)).statusCode
const member = async (role: string) => {
  const person = await kit.newTeacher(role)
  await kit.addMember(classId, person, role)
  return person
}
const lessonsOf = async (person: SignedIn, ofClass = classId) =>
  ClassLessonPlans.parse((await kit.call(person, 'GET', `/classes/${ofClass}/lesson-plans`)).json())
    .lessonPlans

/** Collects the events of one name that a person's window receives. */
async function listen<Event>(person: SignedIn, name: string): Promise<Event[]> {
  const address = test.app.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const socket = connect(`http://127.0.0.1:${String(port)}`, {
    ...{ auth: { token: person.accessToken }, transports: ['websocket'], forceNew: true },
    extraHeaders: { origin: testPublicUrl },
  })
  sockets.push(socket)
  const events: Event[] = []
  socket.on(name, (event: Event) => events.push(event))
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return events
}

describe('a plan that is attached to a class', () => {
  it('is read by everybody in the class, edited by its editors and changed by its owner', async () => {
    const [editor, marker, viewer] = await Promise.all(['editor', 'marker', 'viewer'].map(member))
    expect(await statusOf(editor!)).toBe(404)
    expect((await change(owner, { classId })).statusCode).toBe(200)
    const rights = async (person: SignedIn) => (await kit.read(person, id)).rights
    expect(await rights(owner)).toEqual({ edit: true, own: true })
    expect(await rights(editor!)).toEqual({ edit: true, own: false })
    expect(await rights(marker!)).toEqual({ edit: false, own: false })
    expect(await rights(viewer!)).toEqual({ edit: false, own: false })
    expect((await kit.save(viewer!, id, 'overview', 0, overview)).statusCode).toBe(403)
    expect((await kit.save(editor!, id, 'overview', 0, overview)).statusCode).toBe(200)
    expect((await change(editor!, { title: 'Strips', taughtOn: '2026-11-18' })).statusCode).toBe(200)
    for (const denied of [{ classId: null }, { archived: true }, { sharedWithSchool: true }])
      expect((await change(editor!, denied)).statusCode).toBe(403)
    expect((await kit.call(editor!, 'PUT', `/lesson-plans/${id}/share`)).statusCode).toBe(403)
    expect((await kit.call(editor!, 'DELETE', `/lesson-plans/${id}`)).statusCode).toBe(403)
    expect((await change(viewer!, { title: 'X' })).statusCode).toBe(403)
  })

  it('needs the right to plan lessons in that class', async () => {
    const other = await kit.newTeacher('Grace')
    const foreign = await kit.newClass(other)
    expect((await change(owner, { classId: foreign })).statusCode).toBe(404)
    await kit.addMember(foreign, owner, 'marker')
    expect((await change(owner, { classId: foreign })).statusCode).toBe(403)
    expect((await kit.read(owner, id)).schoolClass).toBeNull()
  })

  it('can still get another day when its class is archived, which accepts no other plan', async () => {
    await change(owner, { classId })
    await kit.call(owner, 'POST', `/classes/${classId}/archive`)
    expect((await change(owner, { classId, taughtOn: '2026-11-20' })).statusCode).toBe(200)
    expect(await kit.read(owner, id)).toMatchObject({ taughtOn: '2026-11-20', schoolClass: { id: classId } })
    const other = await kit.written(owner)
    const attached = await kit.call(owner, 'PATCH', `/lesson-plans/${other}`, { classId })
    expect(attached.json()).toMatchObject({ code: 'classes/archived' })
  })

  it('shows only its owner the share link and what left the server', async () => {
    const editor = await member('editor')
    await change(owner, { classId })
    const link = (await kit.call(owner, 'PUT', `/lesson-plans/${id}/share`)).json<{ token: string }>()
    expect(await kit.read(owner, id)).toMatchObject({ shareToken: link.token })
    expect(await kit.read(editor, id)).toMatchObject({ shareToken: null, brief: null })
  })

  it('tells its editors when a section is being written again, and when that has ended', async () => {
    const editor = await member('editor')
    await change(owner, { classId })
    const changes = await listen<LessonPlanChangedEvent>(editor, 'lesson-plan:changed')
    const { revision } = await kit.read(editor, id)
    const asked = await kit.call(owner, 'POST', `/lesson-plans/${id}/sections/overview/rewrite`, {
      ...{ requestKey: randomUUID(), wish: { direction: 'shorter', words: '' } },
    })
    const { generationId } = asked.json<{ generationId: string }>()
    await eventually(() => expect(changes.at(-1)?.revision).toBe(revision + 1))
    expect((await kit.read(editor, id)).rewrites).toMatchObject([{ key: 'overview', own: false }])
    expect((await kit.read(owner, id)).rewrites).toMatchObject([{ key: 'overview', own: true }])
    const cancelled = await kit.call(owner, 'POST', `/generations/${generationId}/cancel`)
    expect(cancelled.statusCode).toBe(200)
    await eventually(() => expect(changes.at(-1)?.revision).toBe(revision + 2))
    expect((await kit.read(editor, id)).rewrites).toEqual([])
  })

  it('tells those who know its class which need-groups it was written for, and nobody else', async () => {
    const sample = (await kit.call(owner, 'POST', '/classes/sample', {})).json<{ id: string }>().id
    const { exams } = (await kit.call(owner, 'GET', `/classes/${sample}/exams`)).json<ExamList>()
    const examId = exams.find(({ title }) => title === 'Fractions: compare, add, solve')?.id
    const planId = await kit.written(owner, { classId: sample, examId })
    await kit.call(owner, 'PATCH', `/lesson-plans/${planId}`, { sharedWithSchool: true })
    const colleague = await schools.newColleague(owner)
    expect((await kit.read(owner, planId)).groups).toEqual(['A', 'B', 'C'])
    expect((await kit.read(colleague, planId)).groups).toEqual([])
    expect((await kit.read(owner, id)).groups).toEqual([])
  })

  it('is listed in the class by date, the latest first and those without a date last', async () => {
    const viewer = await member('viewer')
    const [second, third] = [await kit.written(owner), await kit.written(owner)]
    const attach = (planId: string, taughtOn: string | null) =>
      kit.call(owner, 'PATCH', `/lesson-plans/${planId}`, { classId, taughtOn })
    await attach(id, null)
    await attach(second, '2026-11-18')
    await attach(third, '2026-11-20')
    expect((await lessonsOf(viewer)).map((row) => [row.id, row.taughtOn, row.ownerName])).toEqual([
      [third, '2026-11-20', 'Ada'],
      [second, '2026-11-18', 'Ada'],
      [id, null, 'Ada'],
    ])
    expect((await lessonsOf(owner))[0]).toMatchObject({ ownerName: null, schoolClass: { id: classId } })
    const stranger = await kit.newTeacher('Eve')
    expect((await kit.call(stranger, 'GET', `/classes/${classId}/lesson-plans`)).statusCode).toBe(404)
  })

  it('is no longer read by a teacher who has left the class, nor by the class once its owner has left', async () => {
    const editor = await member('editor')
    await change(owner, { classId })
    await kit.call(owner, 'DELETE', `/classes/${classId}/members/${editor.userId}`)
    expect(await statusOf(editor)).toBe(404)

    const theirs = await kit.newClass(editor)
    await kit.addMember(theirs, owner, 'editor')
    await change(owner, { classId: theirs })
    expect(await statusOf(editor)).toBe(200)
    await kit.call(editor, 'DELETE', `/classes/${theirs}/members/${owner.userId}`)
    expect(await statusOf(editor)).toBe(404)
    expect(await lessonsOf(editor, theirs)).toEqual([])
    expect((await kit.read(owner, id)).schoolClass).toBeNull()
  })

  it('belongs to no class while the class is in the trash', async () => {
    const viewer = await member('viewer')
    await change(owner, { classId })
    await kit.call(owner, 'DELETE', `/classes/${classId}`)
    expect(await statusOf(viewer)).toBe(404)
    expect((await kit.read(owner, id)).schoolClass).toBeNull()
    await kit.call(owner, 'POST', `/classes/${classId}/restore`)
    expect(await statusOf(viewer)).toBe(200)
  })

  it('made for a class is attached to it if its owner may plan lessons there', async () => {
    const made = await kit.written(owner, { classId })
    expect((await kit.read(owner, made)).schoolClass).toEqual({ id: classId, name: 'Year 6 B' })
    const marked = await kit.newClass(await kit.newTeacher('Grace'))
    await kit.addMember(marked, owner, 'marker')
    const unattached = await kit.written(owner, { classId: marked })
    expect((await kit.read(owner, unattached)).schoolClass).toBeNull()
  })

  it('that was detached stays so when its request is repeated', async () => {
    const objectives = [{ text: 'Name two causes.', bloomLevel: 'remember', evidence: 'Two of two.' }]
    const request = { ...lessonRequest, classId }
    const asked = { requestKey: randomUUID(), request, objectives }
    const create = async () =>
      (await kit.call(owner, 'POST', '/lesson-plans/frames', asked)).json<{ lessonPlanId: string }>()
    const { lessonPlanId } = await create()
    expect((await kit.read(owner, lessonPlanId)).schoolClass).not.toBeNull()
    await kit.call(owner, 'PATCH', `/lesson-plans/${lessonPlanId}`, { classId: null })
    expect((await create()).lessonPlanId).toBe(lessonPlanId)
    expect((await kit.read(owner, lessonPlanId)).schoolClass).toBeNull()
  })

  it('tells the people who may edit it about a change, and the members about the list of lessons', async () => {
    const [editor, viewer] = await Promise.all(['editor', 'viewer'].map(member))
    const stranger = await kit.newTeacher('Eve')
    const changed = await Promise.all(
      [owner, editor!, viewer!, stranger].map((person) =>
        listen<LessonPlanChangedEvent>(person, 'lesson-plan:changed'),
      ),
    )
    const ofClass = await listen<object>(viewer!, 'class:changed')
    await change(owner, { classId })
    await eventually(() => expect(ofClass).toContainEqual({ classId, part: 'lesson-plans' }))
    await kit.save(editor!, id, 'overview', 0, overview)
    const { revision } = await kit.read(owner, id)
    const event = { lessonPlanId: id, revision }
    await eventually(() => {
      for (const events of changed.slice(0, 2)) expect(events).toContainEqual(event)
    })
    expect(changed.slice(2)).toEqual([[], []])
  })
})

describe('a plan that is shared with the school', () => {
  const shelf = async (person: SignedIn, q = '') =>
    LessonPlanPage.parse((await kit.call(person, 'GET', `/lesson-plans?shelf=school&q=${q}`)).json())
      .lessonPlans

  it('is found, read and copied by colleagues, who cannot edit it', async () => {
    const colleague = await schools.newColleague(owner)
    expect(await shelf(colleague)).toEqual([])
    await change(owner, { sharedWithSchool: true })
    expect(await shelf(colleague, 'fractions')).toMatchObject([{ id, ownerName: 'Ada', schoolClass: null }])
    expect(await shelf(owner)).toEqual([])
    expect((await kit.read(colleague, id)).rights).toEqual({ edit: false, own: false })
    expect((await kit.save(colleague, id, 'overview', 0, overview)).statusCode).toBe(403)
    const copied = await kit.call(colleague, 'POST', `/lesson-plans/${id}/duplicate`)
    const { lessonPlanId } = copied.json<{ lessonPlanId: string }>()
    expect(copied.statusCode).toBe(201)
    expect(await kit.read(colleague, lessonPlanId)).toMatchObject({
      ...{ title: 'Adding fractions', origin: 'generated', generation: null, schoolClass: null },
      ...{ rights: { edit: true, own: true }, shareToken: null, sharedWithSchool: false },
    })
    expect((await kit.save(colleague, lessonPlanId, 'overview', 0, overview)).statusCode).toBe(200)
    expect((await kit.read(owner, id)).sections[0]?.version).toBe(0)
  })

  it('tells colleagues neither its class, nor figures from marks, nor names of students', async () => {
    const colleague = await schools.newColleague(owner)
    await kit.call(owner, 'POST', `/classes/${classId}/students`, {
      students: [{ firstName: 'Zohra', lastName: 'Benkirane' }],
    })
    const planned = await kit.written(owner, { classId, wishes: 'Zohra needs large print.' })
    await kit.save(owner, planned, 'homework', 0, { task: 'Zohra reads page 4 aloud.', minutes: 5 })
    await kit.call(owner, 'PATCH', `/lesson-plans/${planned}`, {
      ...{ title: 'A lesson for Zohra', taughtOn: '2026-11-18', sharedWithSchool: true },
    })
    const copied = await kit.call(colleague, 'POST', `/lesson-plans/${planned}/duplicate`)
    const { lessonPlanId } = copied.json<{ lessonPlanId: string }>()
    const seen = await Promise.all(
      [`/lesson-plans/${planned}`, '/lesson-plans?shelf=school', `/lesson-plans/${lessonPlanId}`].map(
        async (path) => (await kit.call(colleague, 'GET', path)).body,
      ),
    )
    for (const body of seen) {
      for (const secret of [
        'Zohra',
        'Benkirane',
        'Year 6 B',
        classId,
        '9 of 20',
        '2026-11-18',
        'large print',
      ])
        expect(body).not.toContain(secret)
    }
    expect(seen[0]).toContain('a student reads page 4 aloud.')
    expect((await kit.call(owner, 'GET', `/lesson-plans/${planned}`)).body).toContain('Zohra reads')
  })

  it('is a 404 for colleagues once sharing is off, and for teachers who have left the school', async () => {
    const colleague = await schools.newColleague(owner)
    await change(owner, { sharedWithSchool: true })
    expect(await statusOf(colleague)).toBe(200)
    await change(owner, { sharedWithSchool: false })
    expect(await statusOf(colleague)).toBe(404)
    await change(owner, { sharedWithSchool: true })
    await schools.call(owner, 'DELETE', `/school/members/${colleague.userId}`)
    expect([await statusOf(colleague), await shelf(colleague)]).toEqual([404, []])
    expect((await kit.call(colleague, 'POST', `/lesson-plans/${id}/duplicate`)).statusCode).toBe(404)
  })
})
