import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBillingKit, proMonthly, type BillingKit } from '../kit/billing-kit.ts'
import { createLessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { createStudentsKit } from '../kit/students-kit.ts'

let kit: BillingKit
beforeAll(async () => {
  kit = await createBillingKit()
})
afterAll(() => kit?.close())

it('the use of a plan counts classes, pictures, generations, and lesson plans from their first moment', async () => {
  const students = createStudentsKit(kit.test)
  const plans = createLessonPlanKit(kit.test)
  const teacher = await plans.newTeacher('Ada')
  const small = await students.newClass(teacher)
  const large = await students.newClass(teacher)
  await students.added(teacher, small, { firstName: 'A' })
  await students.added(teacher, large, { firstName: 'A' }, { firstName: 'B' })
  await plans.written(teacher, { topic: 'Adding fractions' })
  await plans.newPicture(teacher)
  await plans.accepted(teacher, 'Waits for a worker')
  expect((await kit.overview(teacher)).usage).toEqual({
    ...{ classes: 2, largestClass: { name: '6B', students: 2 }, storageMiB: 1, pictures: 1, lessonPlans: 2 },
    ...{ runningGenerations: 0, waitingGenerations: 1 },
  })
})

it('the card is changed on a page of the provider, which only customers have', async () => {
  const teacher = await kit.newTeacher()
  const open = () =>
    kit.call(teacher, 'POST', '/billing/subscription/payment-method', { returnTo: '/settings/billing' })
  expect((await open()).json()).toMatchObject({ status: 409, code: 'billing/no-subscription' })
  await kit.buy(teacher, proMonthly)
  const answer = await open()
  expect(answer.statusCode).toBe(200)
  expect(answer.json<{ url: string }>().url).toContain('/test-payments/portal/')
})
