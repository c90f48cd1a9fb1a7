import { SharedLessonPlan, ShareLink } from '@classeur/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit, valueOf, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { createSchoolKit } from '../kit/school-kit.ts'

let test: TestApp
let kit: LessonPlanKit
let owner: SignedIn
let id: string
beforeAll(async () => {
  test = await createTestApp()
  kit = createLessonPlanKit(test)
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})
beforeEach(async () => {
  owner = await kit.newTeacher('Adaobi Nwosu')
  id = await kit.written(owner)
})

const open = async (planId = id, person = owner) =>
  ShareLink.parse((await kit.call(person, 'PUT', `/lesson-plans/${planId}/share`)).json()).token
const revoke = () => kit.call(owner, 'DELETE', `/lesson-plans/${id}/share`)
const visit = (path: string) => test.app.inject(`/api/shared/lesson-plans/${path}`)

describe('a share link', () => {
  it('is off by default, is opened once, and has a token that nobody can guess', async () => {
    expect((await kit.read(owner, id)).shareToken).toBeNull()
    const [first, second] = await Promise.all([open(), open()])
    expect(first).toBe(second)
    expect(await open()).toBe(first)
    // 24 letters of an alphabet of 32 are 120 bits.
    expect(first.replaceAll('-', '')).toMatch(/^[a-km-z2-9]{24}$/)
    const others = await Promise.all([1, 2, 3].map(async () => open(await kit.written(owner))))
    expect(new Set([first, ...others]).size).toBe(4)
  })

  it('shows a stranger the plan and nothing else', async () => {
    const classId = await kit.newClass(owner, { name: 'Zebrafish class' })
    await kit.call(owner, 'POST', `/classes/${classId}/students`, {
      students: [
        { firstName: 'Zohra', lastName: 'Benkirane' },
        { firstName: 'Rose', lastName: 'Marks' },
      ],
    })
    const shared = await kit.written(owner, { classId, wishes: 'Zohra needs large print.' })
    const task = 'Zohra and ROSE mark what rose; Benkirane’s group writes it down.'
    await kit.save(owner, shared, 'homework', 0, { task, minutes: 5 })
    await kit.call(owner, 'PUT', `/lesson-plans/${shared}/sections/overview/flag`, {
      reason: 'Zebrafish flag',
    })
    await kit.call(owner, 'PATCH', `/lesson-plans/${shared}`, { taughtOn: '2026-11-18' })
    const answer = await visit(await open(shared))
    expect(answer.statusCode).toBe(200)
    const plan = SharedLessonPlan.parse(answer.json())
    expect(Object.keys(answer.json<object>()).sort()).toEqual(Object.keys(SharedLessonPlan.shape).sort())
    expect(plan).toMatchObject({ title: 'Adding fractions', subject: 'Mathematics', durationMin: 55 })
    expect(valueOf(plan, 'homework').task).toBe(
      'a student and a student mark what rose; a student’s group writes it down.',
    )
    for (const secret of [
      ...['Zohra', 'Benkirane', 'Zebrafish', 'Adaobi', classId, owner.userId, shared],
      ...['9 of 20', 'common denominators', '2026-11-18', 'large print'],
    ])
      expect(answer.body).not.toContain(secret)
  })

  it('is neither indexed nor kept by caches', async () => {
    const { headers } = await visit(await open())
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('once revoked is a 404 for good; the next link has another token', async () => {
    const token = await open()
    expect((await revoke()).statusCode).toBe(204)
    expect((await visit(token)).statusCode).toBe(404)
    const next = await open()
    expect(next).not.toBe(token)
    expect((await visit(token)).statusCode).toBe(404)
    expect((await visit(next)).statusCode).toBe(200)
  })

  it('does not work while the plan is in the trash', async () => {
    const token = await open()
    await kit.call(owner, 'DELETE', `/lesson-plans/${id}`)
    expect((await visit(token)).statusCode).toBe(404)
    await kit.call(owner, 'POST', `/lesson-plans/${id}/restore`)
    expect((await visit(token)).statusCode).toBe(200)
  })

  it('shows the pictures of the plan and no other picture of its owner', async () => {
    const [shown, hidden] = await Promise.all([kit.newPicture(owner, 'Two strips'), kit.newPicture(owner)])
    const { items } = valueOf(await kit.read(owner, id), 'phases')
    const [first, ...rest] = items
    await kit.save(owner, id, 'phases', 0, {
      ...{ items: [{ ...first!, imageId: shown }, ...rest], fittedFromMin: null },
    })
    const token = await open()
    const plan = SharedLessonPlan.parse((await visit(token)).json())
    expect(plan.pictures).toEqual([
      {
        ...{ imageId: shown, altText: 'Two strips', width: 4, height: 3, labels: [] },
        url: `/api/shared/lesson-plans/${token}/pictures/${shown}`,
      },
    ])
    const file = await test.app.inject(plan.pictures[0]?.url ?? '')
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      ...[200, 'image/png', 'no-store'],
    ])
    expect((await visit(`${token}/pictures/${hidden}`)).statusCode).toBe(404)
    await revoke()
    expect((await visit(`${token}/pictures/${shown}`)).statusCode).toBe(404)
  })

  it('shows the labels of a picture without the names of students', async () => {
    const classId = await kit.newClass(owner)
    const students = [{ firstName: 'Zohra', lastName: 'Benkirane' }]
    await kit.call(owner, 'POST', `/classes/${classId}/students`, { students })
    const planId = await kit.written(owner, { classId })
    const imageId = await kit.newPicture(owner, 'Two strips')
    const label = { kind: 'text', colour: 'ink', text: 'Strips of Zohra Benkirane', at: { x: 1, y: 2 } }
    const look = { size: 'medium', plate: true, leader: null }
    const labels = [
      { ...label, id: 'benkirane', ...look },
      { ...label, id: 'zohra1', text: 'A half', ...look },
    ]
    await kit.call(owner, 'PUT', `/images/${imageId}/labels`, { version: 0, labels })
    const [first, ...rest] = valueOf(await kit.read(owner, planId), 'phases').items
    const items = [{ ...first!, imageId }, ...rest]
    await kit.save(owner, planId, 'phases', 0, { items, fittedFromMin: null })
    expect((await kit.read(owner, planId)).pictures[0]?.labels).toEqual(labels)
    const { pictures } = SharedLessonPlan.parse((await visit(await open(planId))).json())
    expect(pictures[0]?.labels).toEqual([{ ...labels[0], text: 'Strips of a student' }, labels[1]])
  })

  it('hides the same names in a copy, in a copy of it, and after the plan has left its class', async () => {
    const classId = await kit.newClass(owner)
    const students = [{ firstName: 'Zohra', lastName: 'Benkirane' }]
    await kit.call(owner, 'POST', `/classes/${classId}/students`, { students })
    const task = 'Zohra Benkirane reads page 4.'
    const planId = await kit.written(owner)
    await kit.call(owner, 'PATCH', `/lesson-plans/${planId}`, { classId })
    await kit.save(owner, planId, 'homework', 0, { task, minutes: 5 })
    const copy = async (of: string) =>
      (await kit.call(owner, 'POST', `/lesson-plans/${of}/duplicate`)).json<{ lessonPlanId: string }>()
        .lessonPlanId
    const first = await copy(planId)
    const second = await copy(first)
    await kit.call(owner, 'PATCH', `/lesson-plans/${planId}`, { classId: null })
    for (const shared of [first, second, planId]) {
      const plan = SharedLessonPlan.parse((await visit(await open(shared))).json())
      expect(valueOf(plan, 'homework').task).toBe('a student reads page 4.')
      expect(valueOf(await kit.read(owner, shared), 'homework').task).toBe(task)
    }
  })

  it('and a colleague’s copy show the pictures of the plan without the names of its students', async () => {
    const classId = await kit.newClass(owner)
    const students = [{ firstName: 'Zohra', lastName: 'Benkirane' }]
    await kit.call(owner, 'POST', `/classes/${classId}/students`, { students })
    const planId = await kit.written(owner, { classId })
    const imageId = await kit.newPicture(owner, 'Strips of Zohra Benkirane')
    const [first, ...rest] = valueOf(await kit.read(owner, planId), 'phases').items
    const items = [{ ...first!, imageId }, ...rest]
    await kit.save(owner, planId, 'phases', 0, { items, fittedFromMin: null })
    await kit.call(owner, 'PATCH', `/lesson-plans/${planId}`, { sharedWithSchool: true })
    const colleague = await createSchoolKit(test).newColleague(owner)
    const copyOf = async (of: string) =>
      (await kit.call(colleague, 'POST', `/lesson-plans/${of}/duplicate`)).json<{ lessonPlanId: string }>()
        .lessonPlanId
    const copy = await copyOf(planId)
    for (const copied of [copy, await copyOf(copy)]) {
      const { pictures } = await kit.read(colleague, copied)
      expect(pictures.map(({ altText }) => altText)).toEqual(['Strips of a student'])
      const shared = (await visit(await open(copied, colleague))).body
      expect(shared).toContain('Strips of a student')
      expect(shared).not.toContain('Zohra')
    }
    expect((await kit.read(owner, planId)).pictures[0]?.altText).toBe('Strips of Zohra Benkirane')
  })

  it.each(['short', 'UPPERCASE-UPPERCASE', 'aaaaaa-aaaaaa-aaaaaa-aaaaaa', '%24ne', 'a'.repeat(200)])(
    'with the invented token %s shows nothing',
    async (token) => {
      expect([400, 404]).toContain((await visit(token)).statusCode)
    },
  )
})

it('opening share links is limited per address', async () => {
  const token = await open()
  const visits = await Promise.all(
    Array.from({ length: 700 }, async () =>
      test.app.inject({ url: `/api/shared/lesson-plans/${token}`, remoteAddress: '10.9.9.9' }),
    ),
  )
  const refused = visits.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(100)
  expect(refused[0]?.headers['retry-after']).toBeDefined()
})
