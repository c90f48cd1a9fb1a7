import { LessonPlanPage, type GenerationAccepted, type LessonPlanShelf } from '@classeur/contracts'
import { purgeClasses, purgeLessonPlans, trashBegins } from '@classeur/database'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { lessonRequest } from '../kit/generation-kit.ts'
import { createLessonPlanKit, valueOf, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'

let test: TestApp
let kit: LessonPlanKit
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp()
  kit = createLessonPlanKit(test)
  await kit.setFreePlan(100, 100_000)
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})
beforeEach(async () => {
  teacher = await kit.newTeacher('Ada')
})

const page = async (shelf: LessonPlanShelf = 'own', query = '') =>
  LessonPlanPage.parse((await kit.call(teacher, 'GET', `/lesson-plans?shelf=${shelf}${query}`)).json())
const idsOn = async (shelf: LessonPlanShelf = 'own') => (await page(shelf)).lessonPlans.map(({ id }) => id)
const remove = (id: string) => kit.call(teacher, 'DELETE', `/lesson-plans/${id}`)
const restore = (id: string) => kit.call(teacher, 'POST', `/lesson-plans/${id}/restore`)
const archive = (id: string, archived: boolean) =>
  kit.call(teacher, 'PATCH', `/lesson-plans/${id}`, { archived })
const objectives = [{ text: 'Name two causes.', bloomLevel: 'remember', evidence: 'Two of two.' }]

const documentsOf = (lessonPlanId: string) =>
  Promise.all(
    ['lesson_plan_versions', 'lesson_plan_proposals'].map((name) =>
      test.servers.connection.collection(name).countDocuments({ lessonPlanId }),
    ),
  )
const deletedAt = (id: string, at: Date) => {
  const { ObjectId } = test.servers.connection.base.mongo
  return kit.setInDatabase('lesson_plans', { _id: new ObjectId(id) }, { deletedAt: at })
}

/** Completed objectives of a generation. */
async function proposed(): Promise<string> {
  const answer = await kit.call(teacher, 'POST', '/functions/generateLessonObjectives', {
    data: { requestKey: randomUUID(), request: lessonRequest },
  })
  const { generationId } = answer.json<{ result: GenerationAccepted }>().result
  const claimed = await kit.generations.claim(generationId, 'lesson-objectives', 3)
  await kit.generations.finish(generationId, claimed!.attempt, {
    state: 'completed',
    objectives: [{ text: 'Name two causes.', bloomLevel: 'remember', evidence: 'Two of two.' }],
  })
  return generationId
}

describe('the shelves of the history', () => {
  it('hold current, archived and deleted plans, and a plan moves between them and back', async () => {
    const [kept, archived, deleted] = [
      ...[await kit.written(teacher), await kit.written(teacher), await kit.written(teacher)],
    ]
    await archive(archived!, true)
    expect((await remove(deleted!)).statusCode).toBe(204)
    expect(await idsOn('own')).toEqual([kept])
    expect((await page('archived')).lessonPlans).toMatchObject([{ id: archived, archived: true }])
    const [inTrash] = (await page('trash')).lessonPlans
    const daysLeft = (Date.parse(inTrash?.purgedAt ?? '') - Date.now()) / 86_400_000
    expect([inTrash?.id, Math.round(daysLeft)]).toEqual([deleted, 30])
    expect((await restore(deleted!)).statusCode).toBe(200)
    await archive(archived!, false)
    expect(await idsOn('own')).toEqual([deleted, archived, kept])
    expect([await idsOn('archived'), await idsOn('trash')]).toEqual([[], []])
  })

  it('are paged without a gap or a repeat, and searched', async () => {
    const all: string[] = []
    for (let count = 0; count < 21; count += 1) all.push(await kit.written(teacher, {}, []))
    const first = await page()
    const second = await page('own', `&cursor=${first.nextCursor ?? ''}`)
    expect([first.lessonPlans.length, second.nextCursor]).toEqual([20, null])
    const shown = [...first.lessonPlans, ...second.lessonPlans].map(({ id }) => id)
    expect(shown).toEqual(all.toReversed())
    await kit.call(teacher, 'PATCH', `/lesson-plans/${all[3]!}`, { title: 'Été : les volcans' })
    expect((await page('own', '&q=volcans ete')).lessonPlans).toEqual([])
    expect((await page('own', '&q=ete')).lessonPlans).toMatchObject([{ id: all[3] }])
    for (const id of all.slice(0, 3)) await remove(id)
    await deletedAt(all[1]!, new Date(Date.now() - 5 * 86_400_000))
    expect(await idsOn('trash')).toEqual([all[1], all[0], all[2]])
  })

  it('are private: nobody sees, restores or deletes the plan of another person', async () => {
    const id = await kit.written(teacher)
    const stranger = await kit.newTeacher('Eve')
    await remove(id)
    expect((await kit.call(stranger, 'POST', `/lesson-plans/${id}/restore`)).statusCode).toBe(404)
    expect((await kit.call(teacher, 'GET', `/lesson-plans/${id}`)).statusCode).toBe(404)
    expect(await idsOn('trash')).toEqual([id])
  })

  it('show the class of a plan', async () => {
    const classId = await kit.newClass(teacher)
    await kit.written(teacher, { classId })
    expect((await page()).lessonPlans).toMatchObject([{ schoolClass: { id: classId, name: 'Year 6 B' } }])
  })
})

describe('proposed objectives', () => {
  it('are pending until a plan or a frame is made from them', async () => {
    const [first, second, third] = [await proposed(), await proposed(), await proposed()]
    expect((await page()).lessonPlans).toMatchObject([
      { id: third, origin: 'objectives', pending: true },
      { id: second },
      { id: first },
    ])
    const request = (proposalId: string) => ({
      ...{ requestKey: randomUUID(), request: lessonRequest, objectives, proposalId },
    })
    const plan = await kit.call(teacher, 'POST', '/functions/generateLessonPlan', { data: request(first) })
    expect(plan.statusCode).toBe(202)
    expect((await kit.call(teacher, 'POST', '/lesson-plans/frames', request(second))).statusCode).toBe(201)
    expect((await page()).lessonPlans.filter(({ pending }) => pending).map(({ id }) => id)).toEqual([third])
  })

  it('of another person stay pending', async () => {
    const id = await proposed()
    const stranger = await kit.newTeacher('Eve')
    await kit.call(stranger, 'POST', '/lesson-plans/frames', {
      ...{ requestKey: randomUUID(), request: lessonRequest, objectives, proposalId: id },
    })
    expect(await idsOn()).toEqual([id])
  })
})

describe('a copy', () => {
  it('has the content of the plan, belongs to no class, and changes independently', async () => {
    const classId = await kit.newClass(teacher)
    const id = await kit.written(teacher, { classId })
    await kit.save(teacher, id, 'homework', 0, { task: 'Page 4.', minutes: 15 })
    await kit.call(teacher, 'PUT', `/lesson-plans/${id}/share`)
    const answer = await kit.call(teacher, 'POST', `/lesson-plans/${id}/duplicate`)
    const { lessonPlanId } = answer.json<{ lessonPlanId: string }>()
    const copy = await kit.read(teacher, lessonPlanId)
    expect(copy).toMatchObject({ schoolClass: null, shareToken: null, revision: 0, origin: 'generated' })
    expect(valueOf(copy, 'homework').task).toBe('Page 4.')
    expect(valueOf(copy, 'misconceptions').items[0]?.evidence).toBe('9 of 20 students in Q2')
    await kit.save(teacher, lessonPlanId, 'homework', 0, { task: 'Page 5.', minutes: 15 })
    expect(valueOf(await kit.read(teacher, id), 'homework').task).toBe('Page 4.')
    expect(await idsOn()).toEqual([lessonPlanId, id])
  })
})

describe('a plan in the trash', () => {
  it('is purged with its versions and proposals after thirty days, and cannot be restored then', async () => {
    const [old, recent] = [await kit.written(teacher), await kit.written(teacher)]
    for (const id of [old, recent]) {
      await kit.save(teacher, id, 'homework', 0, { task: 'Page 4.', minutes: 15 })
      await kit.putProposal(id)
      await remove(id)
    }
    await deletedAt(old, new Date(trashBegins().getTime() - 2 * 3600_000))
    expect(await idsOn('trash')).toEqual([recent])
    expect((await restore(old)).statusCode).toBe(404)
    expect(await purgeLessonPlans(test.servers.connection, 50)).toEqual([old])
    expect(await documentsOf(old)).toEqual([0, 0])
    expect(await documentsOf(recent)).toEqual([1, 1])
    expect((await restore(recent)).statusCode).toBe(200)
  })
})

describe('deleting a class for good', () => {
  it('leaves its lesson plans to their owners, without a class', async () => {
    const { ObjectId } = test.servers.connection.base.mongo
    const classId = await kit.newClass(teacher)
    const id = await kit.written(teacher, { classId })
    await kit.call(teacher, 'DELETE', `/classes/${classId}`)
    const longAgo = new Date(trashBegins().getTime() - 2 * 3600_000)
    await kit.setInDatabase('classes', { _id: new ObjectId(classId) }, { deletedAt: longAgo })
    expect(await purgeClasses(test.servers.connection, 50)).toEqual([classId])
    expect((await kit.read(teacher, id)).schoolClass).toBeNull()
    const stored = await test.servers.connection.collection('lesson_plans').findOne({ _id: new ObjectId(id) })
    expect(stored?.['classId']).toBeNull()
  })
})
