import type { Restore } from '@classeur/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let plans: LessonPlanKit
beforeAll(async () => {
  test = await createTestApp()
  plans = createLessonPlanKit(test)
})
afterAll(async () => {
  await plans?.close()
  await test?.close()
})

const oid = (id: string) => new test.servers.connection.base.Types.ObjectId(id)
const collection = (name: string) => test.servers.connection.collection(name)
const nothing = { new: 0, same: 0, changed: 0, conflicts: 0 }

let teacher: SignedIn
let pictureId: string
beforeEach(async () => {
  teacher = await plans.newTeacher('Ada')
  pictureId = await plans.newPicture(teacher)
})

/** An archive of what the teacher has now, with or without the files of pictures. */
async function archiveOf(withMedia: boolean) {
  const documents = await documentsOf(test.servers.connection, teacher.userId)
  const media = new Map<string, Buffer>()
  for (const image of withMedia ? documents.images : [])
    for (const part of ['file', 'thumbnail'] as const)
      media.set((image[part] as { key: string }).key, Buffer.from('x'))
  return memoryArchive(documents, { ownerId: teacher.userId, media })
}

describe('a copy of a lesson plan and a picture that are in the trash here', () => {
  it('takes them out of the trash, as the preview says, and an undo puts them back', async () => {
    const planId = await plans.written(teacher)
    const archive = await archiveOf(false)
    await plans.call(teacher, 'DELETE', `/lesson-plans/${planId}`)
    await plans.call(teacher, 'DELETE', `/images/${pictureId}`)
    const areDeleted = async () => [
      Boolean((await collection('lesson_plans').findOne({ _id: oid(planId) }))?.['deletedAt']),
      Boolean((await collection('images').findOne({ _id: oid(pictureId) }))?.['deletedAt']),
    ]
    expect(await areDeleted()).toEqual([true, true])

    const restores = createRestoreKit(test.servers.connection)
    const ready = await restores.checked(archive, teacher.userId)
    const one = { ...nothing, new: 1 }
    expect(ready.preview).toMatchObject({ lessonPlans: one, pictures: one, picturesWithoutFile: 0 })
    await restores.start(ready, 'copy')
    const done = await restores.work(archive, String(ready._id))
    expect([done.state, await areDeleted()]).toEqual(['done', [false, false]])
    expect(await collection('lesson_plans').countDocuments({ ownerId: teacher.userId })).toBe(1)

    expect(await restores.undo(archive, String(ready._id))).toBe(0)
    expect(await areDeleted()).toEqual([true, true])
  })

  it('changes none that is here', async () => {
    const planId = await plans.written(teacher)
    const archive = await archiveOf(false)
    await plans.call(teacher, 'PATCH', `/lesson-plans/${planId}`, { title: 'Changed since' })
    const before = await collection('lesson_plans').findOne({ _id: oid(planId) })
    await createRestoreKit(test.servers.connection).restore(archive, teacher.userId, 'copy')
    expect(await collection('lesson_plans').findOne({ _id: oid(planId) })).toEqual(before)
  })
})

describe('a picture that was deleted for good', () => {
  const previewOf = async (withMedia: boolean, fileIsHere: boolean) => {
    const archive = await archiveOf(withMedia)
    const image = await collection('images').findOne({ _id: oid(pictureId) })
    await collection('images').deleteOne({ _id: oid(pictureId) })
    const restores = createRestoreKit(test.servers.connection)
    for (const part of fileIsHere ? (['file', 'thumbnail'] as const) : [])
      restores.stored.set((image?.[part] as { key: string }).key, Buffer.from('x'))
    const ready = await restores.checked(archive, teacher.userId)
    await restores.start(ready, 'copy')
    await restores.work(archive, String(ready._id))
    const restored = await collection('images').countDocuments({ ownerId: teacher.userId })
    const read = await plans.call(teacher, 'GET', `/restores/${String(ready._id)}`)
    const { preview } = read.json<Restore>()
    return [preview?.pictures, preview?.picturesWithoutFile, restored]
  }

  it('counts as one that can’t be restored if its files are neither in the archive nor here', async () => {
    expect(await previewOf(false, false)).toEqual([nothing, 1, 0])
  })

  it.each([
    ['in the archive', true, false],
    ['still here', false, true],
  ])('counts as new if its files are %s', async (_where, withMedia, fileIsHere) => {
    expect(await previewOf(withMedia, fileIsHere)).toEqual([{ ...nothing, new: 1 }, 0, 1])
  })
})
