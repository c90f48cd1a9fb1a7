import { LessonPlan, LessonVersion } from '@classeur/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { lessonRequest } from '../kit/generation-kit.ts'
import { createLessonPlanKit, valueOf, writtenSections, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'

let test: TestApp
let kit: LessonPlanKit
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp()
  kit = createLessonPlanKit(test)
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})
beforeEach(async () => {
  teacher = await kit.newTeacher('Ada')
})

const overview = (summary: string) => ({ summary, bigIdea: 'Equal parts.' })
const homework = (task: string) => ({ task, minutes: 15, blocks: [] })
const rename = (id: string, title: string) => kit.call(teacher, 'PATCH', `/lesson-plans/${id}`, { title })
const version = async (id: string, number: number) => {
  const answer = await kit.call(teacher, 'GET', `/lesson-plans/${id}/versions/${String(number)}`)
  return LessonVersion.parse(answer.json())
}
const restore = async (id: string, number: number, basedOn?: number) =>
  kit.call(teacher, 'POST', `/lesson-plans/${id}/versions/${String(number)}/restore`, {
    basedOn: basedOn ?? (await kit.read(teacher, id)).revision,
  })

/** Lets time pass since the newest version was begun. */
async function sixMinutesLater(id: string): Promise<void> {
  const { ObjectId } = test.servers.connection.base.mongo
  const plans = test.servers.connection.collection<{ head: { startedAt: Date } }>('lesson_plans')
  const plan = await plans.findOne({ _id: new ObjectId(id) })
  const startedAt = new Date((plan?.head.startedAt.getTime() ?? 0) - 6 * 60_000)
  await plans.updateOne({ _id: new ObjectId(id) }, { $set: { 'head.startedAt': startedAt } })
}

describe('the versions of a plan', () => {
  it('begin with the plan as it was written', async () => {
    const id = await kit.written(teacher)
    expect(await kit.versions(teacher, id)).toMatchObject([
      { number: 1, change: { kind: 'written', sectionKey: null }, by: 'Ada' },
    ])
    expect((await version(id, 1)).sections).toEqual(writtenSections)
  })

  it('are one for edits of the same section soon after one another, and another one later', async () => {
    const id = await kit.written(teacher)
    await kit.save(teacher, id, 'overview', 0, overview('One.'))
    await kit.save(teacher, id, 'overview', 1, overview('Two.'))
    await sixMinutesLater(id)
    await kit.save(teacher, id, 'overview', 2, overview('Three.'))
    await kit.save(teacher, id, 'homework', 0, homework('Page 4.'))
    expect(
      (await kit.versions(teacher, id)).map(({ number, change }) => [number, change.sectionKey]),
    ).toEqual([
      [4, 'homework'],
      [3, 'overview'],
      [2, 'overview'],
      [1, null],
    ])
    const texts = await Promise.all([1, 2, 3, 4].map(async (n) => valueOf(await version(id, n), 'overview')))
    expect(texts.map(({ summary }) => summary)).toEqual(['Adding with strips.', 'Two.', 'Three.', 'Three.'])
  })

  it('keep the text of another tab that lost a conflict', async () => {
    const id = await kit.written(teacher)
    await kit.save(teacher, id, 'overview', 0, overview('From the other tab.'))
    expect((await kit.save(teacher, id, 'overview', 0, overview('Mine.'))).statusCode).toBe(409)
    const kept = { basedOn: 1, value: overview('Mine.'), keepsReplaced: true }
    const answer = await kit.call(teacher, 'PUT', `/lesson-plans/${id}/sections/overview`, kept)
    expect(answer.statusCode, answer.body).toBe(200)
    await kit.save(teacher, id, 'overview', 2, overview('Mine, longer.'))
    const versions = await kit.versions(teacher, id)
    const texts = await Promise.all(
      versions.map(async ({ number }) => valueOf(await version(id, number), 'overview').summary),
    )
    expect(texts).toEqual(['Mine, longer.', 'From the other tab.', 'Adding with strips.'])
    const back = LessonPlan.parse((await restore(id, 2)).json())
    expect(valueOf(back, 'overview')).toEqual(overview('From the other tab.'))
  })

  it('belong to one person: a colleague’s edit of the same section is a version of its own', async () => {
    const colleague = await kit.newTeacher('Grace')
    const classId = await kit.newClass(teacher)
    await kit.addMember(classId, colleague, 'editor')
    const id = await kit.written(teacher)
    await kit.call(teacher, 'PATCH', `/lesson-plans/${id}`, { classId })
    await kit.save(teacher, id, 'overview', 0, overview('Ada.'))
    await kit.save(colleague, id, 'overview', 1, overview('Grace.'))
    await kit.save(teacher, id, 'overview', 2, overview('Ada again.'))
    expect((await kit.versions(teacher, id)).map(({ by }) => by)).toEqual(['Ada', 'Grace', 'Ada', 'Ada'])
    expect(valueOf(await version(id, 3), 'overview')).toEqual(overview('Grace.'))
  })

  it('record the title', async () => {
    const id = await kit.written(teacher)
    expect((await rename(id, 'Fractions, first lesson')).statusCode).toBe(200)
    expect(await kit.versions(teacher, id)).toMatchObject([{ change: { kind: 'title' } }, { number: 1 }])
    expect((await version(id, 1)).title).toBe('Adding fractions')
    const found = await kit.call(teacher, 'GET', '/lesson-plans?q=first')
    expect(found.json<{ lessonPlans: unknown[] }>().lessonPlans).toHaveLength(1)
  })

  it.each(['0', '99', 'x', '1.5'])('number %s does not exist', async (number) => {
    const id = await kit.written(teacher)
    const answer = await kit.call(teacher, 'GET', `/lesson-plans/${id}/versions/${number}`)
    expect([400, 404]).toContain(answer.statusCode)
  })
})

describe('restoring a version', () => {
  it('makes it the newest one, with new versions of the sections that differ, and can itself be taken back', async () => {
    const id = await kit.written(teacher)
    await kit.save(teacher, id, 'overview', 0, overview('Changed.'))
    await rename(id, 'Changed')
    const restored = LessonPlan.parse((await restore(id, 1)).json())
    expect(restored.title).toBe('Adding fractions')
    expect(restored.sections[0]).toMatchObject({ value: writtenSections[0]?.value, version: 2 })
    expect(restored.sections[1]).toMatchObject({ version: 0 })
    expect(await kit.versions(teacher, id)).toMatchObject([
      { number: 4, change: { kind: 'restored', from: 1 } },
      { number: 3 },
      { number: 2 },
      { number: 1 },
    ])
    const back = LessonPlan.parse((await restore(id, 3)).json())
    expect([back.title, valueOf(back, 'overview')]).toEqual(['Changed', overview('Changed.')])
  })

  it('brings the objectives of the plan back', async () => {
    const id = await kit.written(teacher)
    const items = [{ text: 'Subtract.', bloomLevel: 'apply', evidence: 'Three of four.' }]
    await kit.save(teacher, id, 'objectives', 0, { items })
    const restored = LessonPlan.parse((await restore(id, 1)).json())
    expect(restored.objectives).toEqual(valueOf({ sections: writtenSections }, 'objectives').items)
  })

  it('is refused with 409 if the plan has changed since it was read', async () => {
    const id = await kit.written(teacher)
    const { revision } = await kit.read(teacher, id)
    await kit.save(teacher, id, 'homework', 0, homework('Page 4.'))
    const late = await restore(id, 1, revision)
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'lesson-plans/changed-meanwhile' }])
    expect(valueOf(await kit.read(teacher, id), 'homework')).toEqual(homework('Page 4.'))
  })

  it('keeps sections that the generation has written since', async () => {
    const plan = await kit.started(teacher)
    await plan.write(writtenSections[0]!)
    await kit.save(teacher, plan.id, 'overview', 0, overview('Mine.'))
    for (const section of writtenSections.slice(1)) await plan.write(section)
    await plan.end()
    const restored = LessonPlan.parse((await restore(plan.id, 1)).json())
    expect(restored.sections.map(({ key }) => key)).toEqual(writtenSections.map(({ key }) => key))
    expect(valueOf(restored, 'overview')).toEqual(writtenSections[0]?.value)
  })

  it('of a frame removes the sections that it did not have', async () => {
    const objectives = [{ text: 'Name two causes.', bloomLevel: 'remember', evidence: 'Two of two.' }]
    const made = await kit.call(teacher, 'POST', '/lesson-plans/frames', {
      ...{ requestKey: randomUUID(), request: lessonRequest, objectives },
    })
    const { lessonPlanId: id } = made.json<{ lessonPlanId: string }>()
    await kit.save(teacher, id, 'overview', null, overview('One.'))
    await kit.save(teacher, id, 'homework', null, homework('Page 4.'))
    const restored = LessonPlan.parse((await restore(id, 2)).json())
    expect(restored.sections.map(({ key }) => key)).toEqual(['overview'])
    const back = LessonPlan.parse((await restore(id, 3)).json())
    expect(back.sections.map(({ key }) => key)).toEqual(['overview', 'homework'])
  })
})
