import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../kit/create-test-app.ts'
import { storeEveryKind } from '../kit/every-kind.ts'
import { documentsOf, memoryArchive, type ArchiveDocuments } from '../kit/memory-archive.ts'
import { writtenItem } from '../kit/resource-kit.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let ownerId: string
let ownPicture: string
let documents: ArchiveDocuments
const foreignPicture = newId()
beforeAll(async () => {
  test = await createTestApp()
  const { teacher, resourceId } = await storeEveryKind(test)
  ownerId = teacher.userId
  const { connection } = test.servers
  const image = await connection.collection('images').findOne({ ownerId })
  ownPicture = String(image?._id)
  const items = [
    writtenItem('own', { imageId: ownPicture }),
    writtenItem('foreign', { imageId: foreignPicture }),
    writtenItem('none'),
  ]
  await connection
    .collection('resources')
    .updateOne({ _id: new connection.base.Types.ObjectId(resourceId) }, { $set: { items } })
  documents = await documentsOf(connection, ownerId)
})
afterAll(() => test?.close())

/** The pictures of the items in the copy of the sheet that a restore makes. */
async function restoredPictures(isTrusted: boolean): Promise<unknown[]> {
  const { connection } = test.servers
  const archive = memoryArchive(structuredClone(documents), { ownerId })
  const done = await createRestoreKit(connection).restore(archive, ownerId, 'copy', isTrusted)
  const classId = done.result?.classes[0]?.classId ?? ''
  const copy = await connection.collection('resources').findOne({ classId })
  return (copy?.['items'] as { imageId?: string | null }[]).map(({ imageId }) => imageId)
}

it('an archive that never left the installation restores the pictures in sheets', async () => {
  expect(await restoredPictures(true)).toEqual([ownPicture, foreignPicture, undefined])
})

it('an archive from elsewhere restores only the person’s own pictures in sheets', async () => {
  expect(await restoredPictures(false)).toEqual([ownPicture, null, undefined])
})
