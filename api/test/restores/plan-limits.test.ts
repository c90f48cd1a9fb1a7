import { StorageLimitError } from '@classeur/backups'
import type { RestoreMethod } from '@classeur/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, type ExamKit } from '../kit/exam-kit.ts'
import { createLessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { contentsOf, createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let kit: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())

const archiveOf = async ({ userId: ownerId }: SignedIn, media = new Map<string, Buffer>()) =>
  memoryArchive(await documentsOf(test.servers.connection, ownerId), { ownerId, media })

describe('the classes of the plan', () => {
  const slotsOf = async (teacher: SignedIn, archive: ReturnType<typeof memoryArchive>) =>
    (await createRestoreKit(test.servers.connection).checked(archive, teacher.userId)).preview?.classes[0]
      ?.takesSlot

  it('are taken by a copy, and by a class that leaves the trash', async () => {
    const teacher = await kit.newTeacher()
    const classId = await kit.newClass(teacher)
    const archive = await archiveOf(teacher)
    expect(await slotsOf(teacher, archive)).toEqual({ copy: true, inPlace: false })
    await kit.call(teacher, 'DELETE', `/classes/${classId}`)
    expect(await slotsOf(teacher, archive)).toEqual({ copy: true, inPlace: true })
  })

  it('are not taken by an archived class', async () => {
    const teacher = await kit.newTeacher()
    const classId = await kit.newClass(teacher)
    await kit.call(teacher, 'POST', `/classes/${classId}/archive`, {})
    const archive = await archiveOf(teacher)
    expect(await slotsOf(teacher, archive)).toEqual({ copy: false, inPlace: false })
    const done = await createRestoreKit(test.servers.connection, { classLimit: 0 }).restore(
      ...([archive, teacher.userId, 'copy'] as const),
    )
    expect(done.state).toBe('done')
  })

  it('are taken by the copy of a sample, which isn’t a sample any more, but not by the sample itself', async () => {
    const teacher = await kit.newTeacher()
    const made = await kit.call(teacher, 'POST', '/classes/sample', {})
    const archive = await archiveOf(teacher)
    await kit.call(teacher, 'DELETE', `/classes/${made.json<{ id: string }>().id}`)
    expect(await slotsOf(teacher, archive)).toEqual({ copy: true, inPlace: false })
  })
})

describe('the storage of the plan', () => {
  /** A teacher without a picture that the archive has. Its two files have 600 bytes together. */
  async function withLostPicture() {
    const teacher = await kit.newTeacher()
    await createLessonPlanKit(test).newPicture(teacher)
    const { connection } = test.servers
    const [image] = (await documentsOf(connection, teacher.userId)).images
    const { key } = image?.['file'] as { key: string }
    const { key: smallKey } = image?.['thumbnail'] as { key: string }
    const media = new Map([
      [key, Buffer.alloc(500)],
      [smallKey, Buffer.alloc(100)],
    ])
    const archive = await archiveOf(teacher, media)
    await connection.collection('images').deleteMany({ ownerId: teacher.userId })
    return { teacher, archive, connection }
  }

  it.each<RestoreMethod>(['copy', 'replace'])(
    'is asked before anything is written: a %s without room for its pictures changes nothing',
    async (method) => {
      const { teacher, archive, connection } = await withLostPicture()
      const before = await contentsOf(connection)
      const tight = createRestoreKit(connection, { freeStorageBytes: 599 })
      const refusal: unknown = await tight
        .restore(archive, teacher.userId, method)
        .catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(StorageLimitError)
      expect(refusal).toMatchObject({ neededBytes: 600, freeBytes: 599 })
      expect(await contentsOf(connection)).toEqual(before)
      expect(tight.stored.size).toBe(0)
      const roomy = createRestoreKit(connection, { freeStorageBytes: 600 })
      expect((await roomy.restore(archive, teacher.userId, method)).state).toBe('done')
    },
  )

  it('counts what the files have, whatever the archive says', async () => {
    const { teacher, archive, connection } = await withLostPicture()
    await createRestoreKit(connection).restore(archive, teacher.userId, 'replace')
    const image = await connection.collection('images').findOne({ ownerId: teacher.userId })
    expect(image).toMatchObject({ file: { sizeBytes: 500 }, thumbnail: { sizeBytes: 100 } })
  })

  it('that is overdrawn stops no restore without pictures', async () => {
    const teacher = await kit.newTeacher()
    await kit.newClass(teacher)
    const full = createRestoreKit(test.servers.connection, { freeStorageBytes: -1 })
    expect((await full.restore(await archiveOf(teacher), teacher.userId, 'copy')).state).toBe('done')
  })
})
