import type { PictureLabel } from '@classeur/contracts'
import { createImageRepository } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { restoredDocumentsOf, sameButNewlyOwned } from './kit/compare-restored.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../database/test/kit/open-test-database.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { storeEveryKind } from '../kit/every-kind.ts'
import { documentsOf, memoryArchive, type ArchiveDocuments } from '../kit/memory-archive.ts'
import { contentsOf, createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let teacher: SignedIn
let documents: ArchiveDocuments
const media = new Map<string, Buffer>()
beforeAll(async () => {
  test = await createTestApp()
  const { connection } = test.servers
  teacher = (await storeEveryKind(test)).teacher
  await addUploadAndCopy(teacher.userId)
  documents = await documentsOf(connection, teacher.userId)
  for (const image of documents.images)
    for (const { key, sizeBytes } of [image['file'], image['thumbnail']] as {
      key: string
      sizeBytes: number
    }[])
      media.set(key, Buffer.alloc(sizeBytes, key))
})
afterAll(() => test?.close())

/** An upload has no generator and no style; a copy of a picture whose creator isn't here names nobody. */
async function addUploadAndCopy(ownerId: string) {
  const images = createImageRepository(test.servers.connection)
  const fileOf = (id: string, part: string) => ({
    ...{ key: `images/${id}/1-${part}.png`, contentType: 'image/png', width: 4, height: 3, sizeBytes: 8 },
  })
  const label: PictureLabel = {
    ...{ kind: 'text', id: 'aaaaaa', text: 'Stem', at: { x: 5000, y: 5000 }, size: 'small' },
    ...{ colour: 'ink', plate: true, leader: { to: { x: 1, y: 2 }, end: 'arrow' } },
  }
  const common = { ownerId, prompt: '', thumbHash: 'AAAA', createdAt: new Date(), tags: ['leaf', 'Year 5'] }
  const [upload, copy] = [newId(), newId()]
  const uploaded = await images.insertOnce({
    ...{ ...common, id: upload, name: 'Oak leaf', altText: 'A leaf', origin: 'uploaded', labels: [label] },
    ...{ style: null, aspect: null, generator: null },
    ...{ file: fileOf(upload, 'picture'), thumbnail: fileOf(upload, 'thumbnail') },
  })
  const copied = await images.insertOnce({
    ...{ ...common, id: copy, name: 'Volcano', altText: 'A volcano', origin: 'copied' },
    source: { imageId: newId(), creatorId: null, creatorName: null },
    ...{ style: 'diagram', aspect: '4:3', generator: { kind: 'sample', model: null, promptVersion: null } },
    ...{ file: fileOf(copy, 'picture'), thumbnail: fileOf(copy, 'thumbnail') },
  })
  expect([uploaded, copied]).toEqual([true, true])
}

const archive = () => memoryArchive(structuredClone(documents), { ownerId: teacher.userId, media })

describe('every document of an archive', () => {
  it('is of a kind that the product really stores', () => {
    const filled = Object.entries(documents).filter(([, list]) => list.length > 0)
    expect(filled.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        ...['classes', 'rosters', 'exams', 'mark_rows', 'mark_changes', 'class_activities'],
        ...['overall_comments', 'resources', 'lesson_plans', 'lesson_plan_versions', 'images'],
      ]),
    )
  })

  it('returns field by field into an empty database, with its files', async () => {
    const other = await openTestDatabase()
    const kit = createRestoreKit(other.connection)
    const done = await kit.restore(archive(), teacher.userId, 'replace')
    expect(done.state).toBe('done')
    const restored = await documentsOf(other.connection, teacher.userId)
    expect(sameButNewlyOwned(restored)).toEqual(sameButNewlyOwned(documents))
    expect(kit.stored).toEqual(media)
    await other.drop()
  })

  it('returns in a copy with new ids, everything else field by field', async () => {
    const { connection } = test.servers
    const before = await contentsOf(connection)
    const kit = createRestoreKit(connection)
    const done = await kit.restore(archive(), teacher.userId, 'copy')
    expect(await contentsOf(connection)).toMatchObject(before)
    const classId = done.result?.classes[0]?.classId ?? ''
    const copied = await restoredDocumentsOf(connection, teacher.userId, classId)
    const original = await restoredDocumentsOf(
      connection,
      teacher.userId,
      String(documents.classes[0]?.['_id']),
    )
    expect(copied).toEqual(original)
  })
})
