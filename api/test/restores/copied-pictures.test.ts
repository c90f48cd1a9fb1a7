import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, type ExamKit } from '../kit/exam-kit.ts'
import { createLessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let kit: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())

const objectId = (id: string) => new test.servers.connection.base.Types.ObjectId(id)
const images = () => test.servers.connection.collection('images')

describe('the restored copy of a picture that somebody else published', () => {
  let owner: SignedIn
  let creator: SignedIn
  let originalId: string
  let archive: ReturnType<typeof memoryArchive>
  beforeEach(async () => {
    ;[owner, creator, originalId] = [await kit.newTeacher(), await kit.newTeacher(), newId()]
    const copyId = await createLessonPlanKit(test).newPicture(owner)
    const source = { imageId: originalId, creatorId: creator.userId, creatorName: 'Zqcreator' }
    await images().updateOne({ _id: objectId(copyId) }, { $set: { origin: 'copied', source } })
    const documents = await documentsOf(test.servers.connection, owner.userId)
    const [image] = documents.images
    const { key } = image?.['file'] as { key: string }
    const { key: smallKey } = image?.['thumbnail'] as { key: string }
    const media = new Map([key, smallKey].map((one) => [one, Buffer.alloc(10)]))
    archive = memoryArchive(documents, { ownerId: owner.userId, media })
    await images().deleteMany({ ownerId: owner.userId })
  })
  const restored = async (isTrusted = true) => {
    const kitOfRestores = createRestoreKit(test.servers.connection)
    await kitOfRestores.restore(archive, owner.userId, 'copy', isTrusted)
    return (await images().findOne({ ownerId: owner.userId }))?.['source'] as unknown
  }

  it('names its creator', async () => {
    const named = { imageId: originalId, creatorId: creator.userId, creatorName: 'Zqcreator' }
    expect(await restored()).toEqual(named)
  })

  it('names nobody once the creator has deleted their account', async () => {
    await test.servers.connection.collection('users').deleteOne({ _id: objectId(creator.userId) })
    expect(await restored()).toEqual({ imageId: originalId, creatorId: null, creatorName: null })
  })

  it('names nobody if the archive was outside, where it could have been altered', async () => {
    expect(await restored(false)).toEqual({ imageId: originalId, creatorId: null, creatorName: null })
  })
})
