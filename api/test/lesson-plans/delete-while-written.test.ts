import type { GenerationAccepted } from '@classeur/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit, writtenSections, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'

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

const credits = async () =>
  (await kit.call(teacher, 'GET', '/wallet')).json<{ available: number }>().available
const remove = (id: string) => kit.call(teacher, 'DELETE', `/lesson-plans/${id}`)

it('a plan that is deleted while it is written is no longer written, and what is missing is refunded', async () => {
  const before = await credits()
  const plan = await kit.started(teacher)
  expect(await credits()).toBe(before - 5)
  expect((await remove(plan.id)).statusCode).toBe(204)
  expect(await kit.stateOf(plan.id)).toBe('cancelled')
  expect(await plan.write(writtenSections[0]!)).toBe(false)
  expect(await credits()).toBe(before)
})

it('undoing the deletion brings back the finished sections, and the plan can go on from there', async () => {
  const plan = await kit.started(teacher)
  for (const section of writtenSections.slice(0, 2)) await plan.write(section)
  await remove(plan.id)
  expect((await kit.call(teacher, 'POST', `/lesson-plans/${plan.id}/restore`)).statusCode).toBe(200)
  const { sections, generation } = await kit.read(teacher, plan.id)
  expect(sections.map(({ key }) => key)).toEqual(['overview', 'objectives'])
  expect(generation).toMatchObject({ state: 'cancelled' })
  const retry = await kit.call(teacher, 'POST', `/generations/${plan.id}/retry`)
  expect([retry.statusCode, retry.json()]).toMatchObject([202, { lessonPlanId: plan.id }])
  expect((await kit.read(teacher, plan.id)).generation).toMatchObject({ state: 'queued', step: { done: 2 } })
})

it('trying again is refused while the plan is in the trash, and costs nothing', async () => {
  const plan = await kit.started(teacher)
  await remove(plan.id)
  const before = await credits()
  const retry = await kit.call(teacher, 'POST', `/generations/${plan.id}/retry`)
  expect([retry.statusCode, retry.json()]).toMatchObject([409, { code: 'generations/not-retryable' }])
  expect(await credits()).toBe(before)
  await kit.call(teacher, 'POST', `/lesson-plans/${plan.id}/restore`)
  expect((await kit.call(teacher, 'POST', `/generations/${plan.id}/retry`)).statusCode).toBe(202)
})

it('the rewrites of its sections are cancelled with it, also if its deletion is repeated', async () => {
  const id = await kit.written(teacher)
  const before = await credits()
  const [first, second] = await Promise.all(
    ['overview', 'homework'].map(async (key) => {
      const asked = { requestKey: randomUUID(), wish: { direction: 'shorter', words: '' } }
      const answer = await kit.call(teacher, 'POST', `/lesson-plans/${id}/sections/${key}/rewrite`, asked)
      return answer.json<GenerationAccepted>().generationId
    }),
  )
  await remove(id)
  expect((await remove(id)).statusCode).toBe(204)
  expect(await Promise.all([first!, second!].map(kit.stateOf))).toEqual(['cancelled', 'cancelled'])
  expect(await kit.stateOf(id)).toBe('completed')
  expect(await credits()).toBe(before)
})
