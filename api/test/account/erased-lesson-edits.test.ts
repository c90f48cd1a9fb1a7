import { eraseFromColleagues, type LeavingPerson } from '@classeur/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createExamKit, type ExamKit } from '../kit/exam-kit.ts'
import { createTestApp, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let plans: LessonPlanKit
let exams: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  plans = createLessonPlanKit(test)
  exams = createExamKit(test)
})
afterAll(async () => {
  await plans?.close()
  await test?.close()
})

const collection = (name: string) => test.servers.connection.collection(name)
const planOf = (id: string) =>
  collection('lesson_plans').findOne({ _id: new test.servers.connection.base.Types.ObjectId(id) })
const versionsOf = (lessonPlanId: string) =>
  collection('lesson_plan_versions').find({ lessonPlanId }).sort({ number: 1 }).toArray()

const leaving = (userId: string): LeavingPerson => ({
  ...{ userId, salt: 'aa'.repeat(16), displayName: 'Leaver', email: '', issuer: 'x', subject: 'y', key: 'k' },
  ...{ round: 2, stepsDone: [], endedSessions: [], sweepAt: null },
})

/** A plan of an owner in whose class a colleague has edited two sections of it. */
async function editedPlan() {
  const [owner, leaver] = [await plans.newTeacher('Owner'), await plans.newTeacher('Leaver')]
  const classId = await exams.newClass(owner)
  await exams.join(classId, leaver, 'editor')
  const planId = await plans.written(owner)
  await plans.call(owner, 'PATCH', `/lesson-plans/${planId}`, { classId })
  const overview = await plans.save(leaver, planId, 'overview', 0, { summary: 'Theirs.', bigIdea: 'Parts.' })
  const task = { task: 'Page 4.', minutes: 15, blocks: [] }
  const homework = await plans.save(leaver, planId, 'homework', 0, task)
  expect([overview.statusCode, homework.statusCode]).toEqual([200, 200])
  return { owner, leaver, planId }
}

it('what a person wrote in a colleague’s lesson plan stays, under a pseudonym', async () => {
  const { owner, leaver, planId } = await editedPlan()
  const before = [await planOf(planId), ...(await versionsOf(planId))]
  expect(JSON.stringify(before)).toContain(leaver.userId)
  await eraseFromColleagues(test.servers.connection, leaving(leaver.userId))
  const plan = await planOf(planId)
  const versions = await versionsOf(planId)
  expect(JSON.stringify([plan, versions])).not.toContain(leaver.userId)
  const pseudonym = (plan?.['head'] as { by: string }).by
  expect(pseudonym).toMatch(/^[0-9a-f]{24}$/)
  const authors = versions.map(({ by }) => by as unknown)
  expect(authors).toContain(pseudonym)
  expect(new Set(authors)).toEqual(new Set([owner.userId, pseudonym]))
  expect(plan?.['sections']).toEqual(before[0]?.['sections'])
})

it('a colleague can still undo a restore that brought these versions back', async () => {
  const { owner, leaver, planId } = await editedPlan()
  const { connection } = test.servers
  const archive = memoryArchive(await documentsOf(connection, owner.userId), { ownerId: owner.userId })
  await collection('lesson_plan_versions').deleteMany({ lessonPlanId: planId })
  await collection('lesson_plans').deleteMany({ ownerId: owner.userId })
  const restores = createRestoreKit(connection)
  const done = await restores.restore(archive, owner.userId, 'merge')
  expect(JSON.stringify(await versionsOf(planId))).toContain(leaver.userId)

  await eraseFromColleagues(connection, leaving(leaver.userId))
  const steps = await collection('restore_steps')
    .find({ restoreId: String(done._id) })
    .toArray()
  const stored = JSON.stringify([await planOf(planId), await versionsOf(planId), steps])
  expect(stored).not.toContain(leaver.userId)
  expect(await restores.undo(archive, String(done._id))).toBe(0)
  expect(await planOf(planId)).toBeNull()
})
