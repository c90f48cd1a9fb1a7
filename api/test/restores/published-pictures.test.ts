import type { PictureLabel } from '@classeur/contracts'
import {
  createImageRepository,
  createPublicationDecisions,
  createPublicationRepository,
} from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { createPictureKit } from '../kit/picture-kit.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp()
  teacher = await createPictureKit(test).newTeacher()
})
afterAll(() => test?.close())

interface StoredFile {
  key: string
  sizeBytes: number
}

const label: PictureLabel = {
  ...{ kind: 'text', id: 'aaaaaa', text: 'Stem', at: { x: 5000, y: 5000 }, size: 'small' },
  ...{ colour: 'ink', plate: true, leader: null },
}

describe('a restore over a published picture', () => {
  it('returns it to review with the words and labels of the archive, which nobody has reviewed', async () => {
    const { connection } = test.servers
    const images = createImageRepository(connection)
    const id = await createPictureKit(test).addPicture(teacher, { name: 'Old words', labels: [label] })
    const archive = memoryArchive(await documentsOf(connection, teacher.userId), { ownerId: teacher.userId })
    const archived = (await images.findById(id))!
    await images.changeLabels((await images.change(archived, { name: 'Reviewed words' }))!, [])
    await createPublicationRepository(connection).request(id, 'Claire')
    const offered = (await images.findById(id))!
    await createPublicationDecisions(connection).decide({
      imageId: id,
      operatorId: newId(),
      decision: 'publish',
      reason: null,
      seen: { publication: 'in-review', requestedAt: offered.publicationRequestedAt!, reports: 0 },
    })
    const published = await images.findById(id)
    expect(published?.publication).toBe('published')

    const done = await createRestoreKit(connection).restore(archive, teacher.userId, 'replace')
    expect(done.state).toBe('done')
    const restored = await images.findById(id)
    expect(restored).toMatchObject({ name: 'Old words', labels: [label], publication: 'in-review' })
    expect(restored?.labelsVersion).toBe((published?.labelsVersion ?? 0) + 1)
    expect(restored?.searchVersion).toBeNull()
  })
})

describe('a restored picture', () => {
  it('that got labels stays when the restore is undone, and an unchanged one goes', async () => {
    const { connection } = test.servers
    const images = createImageRepository(connection)
    const kit = createPictureKit(test)
    const owner = await kit.newTeacher()
    const [labelled, unchanged] = [await kit.addPicture(owner), await kit.addPicture(owner)]
    const documents = await documentsOf(connection, owner.userId)
    const media = new Map<string, Buffer>()
    for (const { file, thumbnail } of documents.images as { file: StoredFile; thumbnail: StoredFile }[])
      for (const { key, sizeBytes } of [file, thumbnail]) media.set(key, Buffer.alloc(sizeBytes))
    const archive = memoryArchive(documents, { ownerId: owner.userId, media })
    await connection.collection('images').deleteMany({ ownerId: owner.userId })
    const restores = createRestoreKit(connection)
    const done = await restores.restore(archive, owner.userId, 'replace')
    await images.changeLabels((await images.findById(labelled))!, [label])
    await restores.undo(archive, String(done._id))
    expect(await images.findById(labelled)).toMatchObject({ labels: [label] })
    expect(await images.findById(unchanged)).toBeNull()
  })
})
