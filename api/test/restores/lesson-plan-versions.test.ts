import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit } from '../kit/exam-kit.ts'
import { createLessonPlanKit, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let plans: LessonPlanKit
beforeAll(async () => {
  test = await createTestApp()
  plans = createLessonPlanKit(test)
})
afterAll(() => test?.close())

const kindsOf = async (teacher: SignedIn, id: string) =>
  (await plans.versions(teacher, id)).map(({ number, change }) => `${String(number)} ${change.kind}`)

it('a lesson plan that a restore replaces, and its undo, are versions that can be put back', async () => {
  const { connection } = test.servers
  const teacher = await createExamKit(test).newTeacher()
  const id = await plans.written(teacher)
  const { title } = await plans.read(teacher, id)
  const archive = memoryArchive(await documentsOf(connection, teacher.userId), { ownerId: teacher.userId })
  await plans.call(teacher, 'PATCH', `/lesson-plans/${id}`, { title: 'Later title' })
  const restore = createRestoreKit(connection)

  const done = await restore.restore(archive, teacher.userId, 'replace')
  expect((await plans.read(teacher, id)).title).toBe(title)
  expect(await kindsOf(teacher, id)).toEqual(['3 from-backup', '2 title', '1 written'])

  await restore.undo(archive, String(done._id))
  expect((await plans.read(teacher, id)).title).toBe('Later title')
  expect(await kindsOf(teacher, id)).toEqual(['4 from-backup', '3 from-backup', '2 title', '1 written'])
})

it('a lesson plan of which a restore changes no text gets no version', async () => {
  const { connection } = test.servers
  const teacher = await createExamKit(test).newTeacher()
  const id = await plans.written(teacher)
  const archive = memoryArchive(await documentsOf(connection, teacher.userId), { ownerId: teacher.userId })
  await plans.call(teacher, 'PATCH', `/lesson-plans/${id}`, { taughtOn: '2026-11-20' })
  await createRestoreKit(connection).restore(archive, teacher.userId, 'replace')
  expect(await plans.read(teacher, id)).toMatchObject({ taughtOn: null })
  expect(await kindsOf(teacher, id)).toEqual(['1 written'])
})
