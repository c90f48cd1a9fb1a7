import type { ReadableArchive } from '@classeur/backups'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../database/test/kit/open-test-database.ts'
import { collectedArchive, collectedDocuments } from './kit/collected-archive.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { memoryArchive, type ArchiveDocuments } from '../kit/memory-archive.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

/** The credits of the free plan pay for these and one more. */
const editedPlans = 3

let test: TestApp
let plans: LessonPlanKit
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp()
  plans = createLessonPlanKit(test)
})
afterAll(async () => {
  await plans?.close()
  await test?.close()
})
beforeEach(async () => {
  teacher = await plans.newTeacher('Ada')
  for (let index = 0; index < editedPlans; index += 1) {
    const id = await plans.written(teacher, { topic: `Topic ${String(index)}` })
    const homework = { task: 'Page 4.', minutes: 15, blocks: [] }
    expect((await plans.save(teacher, id, 'homework', 0, homework)).statusCode).toBe(200)
  }
})

/** The texts of all versions of all plans, after the archive was restored into an empty database. */
async function restoredVersions(archive: ReadableArchive) {
  const other = await openTestDatabase()
  const done = await createRestoreKit(other.connection).restore(archive, teacher.userId, 'replace')
  const versions = await other.connection
    .collection('lesson_plan_versions')
    .find({})
    .sort({ _id: 1 })
    .toArray()
  await other.drop()
  return {
    state: done.state,
    versions: versions.map(({ _id, sections }) => [String(_id), sections as unknown]),
  }
}

const versionsIn = ({ lesson_plan_versions: versions }: ArchiveDocuments) =>
  versions
    .map(({ _id, sections }) => [String(_id), sections])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))

it('a backup of several edited lesson plans is restored with all their versions', async () => {
  const documents = await collectedDocuments(test, teacher.userId)
  expect(documents.lesson_plan_versions).toHaveLength(editedPlans)
  const restored = await restoredVersions(memoryArchive(documents, { ownerId: teacher.userId }))
  expect(restored).toEqual({ state: 'done', versions: versionsIn(documents) })
})

it('the versions are in the order of their plans', async () => {
  const { lesson_plans: stored, lesson_plan_versions: versions } = await collectedDocuments(
    test,
    teacher.userId,
  )
  expect(versions.map(({ lessonPlanId }) => lessonPlanId)).toEqual(stored.map(({ _id }) => _id))
})

it('an archive whose versions are in another order than their plans is restored too', async () => {
  const documents = await collectedDocuments(test, teacher.userId)
  const ids = new Map(documents.lesson_plans.map(({ _id }, index) => [_id, index]))
  const orderOf = (version: Record<string, unknown>) => ids.get(version['lessonPlanId']) ?? 0
  documents.lesson_plan_versions.sort((a, b) => orderOf(b) - orderOf(a))
  const restored = await restoredVersions(memoryArchive(documents, { ownerId: teacher.userId }))
  expect(restored).toEqual({ state: 'done', versions: versionsIn(documents) })
})

it('a version that is recorded while the backup is made is left out', async () => {
  const first = String((await collectedDocuments(test, teacher.userId)).lesson_plans[0]?.['_id'])
  let late = ''
  const archive = await collectedArchive(test, teacher.userId, async (collection) => {
    if (collection !== 'lesson_plans') return
    const renamed = await plans.call(teacher, 'PATCH', `/lesson-plans/${first}`, { title: 'Renamed' })
    expect(renamed.statusCode).toBe(200)
    late = await plans.written(teacher, { topic: 'Late' })
    expect((await plans.call(teacher, 'PATCH', `/lesson-plans/${late}`, { title: 'Later' })).statusCode).toBe(
      200,
    )
  })
  const { state, versions } = await restoredVersions(archive)
  expect(state).toBe('done')
  expect(versions).toHaveLength(editedPlans)
  expect(versions.filter(([id]) => String(id).startsWith(late))).toEqual([])
})
