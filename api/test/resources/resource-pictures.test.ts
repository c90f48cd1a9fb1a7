import { ImageUseCount, ImageUses, MediaImage, Resource, type ResourceItem } from '@classeur/contracts'
import { createImageRepository } from '@classeur/database'
import { hasPdfImages, pdfImages } from '@classeur/documents/testing'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createResourceKit, writtenItem, type MarkedClass, type ResourceKit } from '../kit/resource-kit.ts'

let test: TestApp
let kit: ResourceKit
let marked: MarkedClass
let colleague: SignedIn
let id: string
beforeAll(async () => {
  test = await createTestApp()
  kit = createResourceKit(test)
  await kit.setCredits(500)
  marked = await kit.markedClass({ Sara: [0, 0, 0, 0, 0, 0], Leo: [1, 1, 1, 1, 1, 1] })
  colleague = await kit.join(marked.classId, await kit.newTeacher(), 'editor')
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})
beforeEach(async () => {
  const request = { examId: marked.exam.id, skillIds: [marked.skills.add] }
  const [made = ''] = await kit.written(marked.owner, request, [writtenItem('one'), writtenItem('two')])
  id = made
})

async function newPicture(person: SignedIn, width = 60, height = 40): Promise<MediaImage> {
  const query = new URLSearchParams({ requestKey: randomUUID(), name: 'Strips' }).toString()
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/images/upload?${query}`,
    headers: { 'content-type': 'application/octet-stream', ...person.headers },
    payload: await sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })
      .png()
      .toBuffer(),
  })
  expect(answer.statusCode).toBe(201)
  return MediaImage.parse(answer.json())
}
const place = async (person: SignedIn, imageId: string | null, fields = {}) => {
  const { revision } = await kit.read(marked.owner, id)
  const change = { change: 'picture', basedOn: revision, itemId: 'one', imageId, ...fields }
  return kit.change(person, id, change)
}
const statusOf = async (answer: ReturnType<typeof place>) => (await answer).statusCode
const pictureIds = async () => (await kit.read(marked.owner, id)).items.map(({ imageId }) => imageId ?? null)
const usesOf = async (person: SignedIn, imageId: string) =>
  ImageUses.parse((await kit.call(person, 'GET', `/images/${imageId}/uses`)).json())

describe('a picture of an item', () => {
  it('is placed by those who may change the sheet and see the picture, and by nobody else', async () => {
    const [own, foreign] = [await newPicture(marked.owner), await newPicture(await kit.newTeacher())]
    const viewer = await kit.join(marked.classId, await kit.newTeacher(), 'viewer')
    expect(await statusOf(place(viewer, own.id))).toBe(403)
    expect(await statusOf(place(await kit.newTeacher(), own.id))).toBe(404)
    expect(await statusOf(place(marked.owner, foreign.id))).toBe(400)
    expect(await statusOf(place(marked.owner, '0'.repeat(24)))).toBe(400)
    expect(await pictureIds()).toEqual([null, null])
    expect(await statusOf(place(marked.owner, own.id))).toBe(200)
    expect(await pictureIds()).toEqual([own.id, null])
  })

  it('is refused if the item has changed since, and nothing changes', async () => {
    const picture = await newPicture(marked.owner)
    await place(marked.owner, picture.id)
    const late = await place(marked.owner, null, { basedOn: 0 })
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'resources/changed-meanwhile' }])
    expect(await pictureIds()).toEqual([picture.id, null])
  })

  it('is seen by a colleague of the class through the sheet, until the item has it no more', async () => {
    const { id: imageId } = await newPicture(marked.owner)
    await kit.call(marked.owner, 'PATCH', `/images/${imageId}`, { altText: 'Three strips' })
    await place(marked.owner, imageId)
    const { pictures } = await kit.read(colleague, id)
    expect(pictures).toMatchObject([{ imageId, altText: 'Three strips', width: 60, height: 40, labels: [] }])
    const url = pictures[0]?.url ?? ''
    const file = await test.app.inject({ url })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png'])
    // The link is for one sheet, one picture and one person.
    expect((await test.app.inject({ url: url.replace(id, 'a'.repeat(24)) })).statusCode).toBe(404)
    expect((await test.app.inject({ url: url.split('?')[0] ?? '' })).statusCode).toBe(400)
    expect((await kit.call(colleague, 'GET', `/images/${imageId}`)).statusCode).toBe(404)
    await place(marked.owner, null)
    expect((await kit.read(colleague, id)).pictures).toEqual([])
    expect((await test.app.inject({ url })).statusCode).toBe(404)
  })

  it('of a colleague can be removed and put back by the owner of the sheet', async () => {
    const theirs = await newPicture(colleague)
    expect(await statusOf(place(colleague, theirs.id))).toBe(200)
    expect(await statusOf(place(marked.owner, null))).toBe(200)
    expect(await statusOf(place(marked.owner, theirs.id))).toBe(200)
    expect(await pictureIds()).toEqual([theirs.id, null])
  })

  it('stays with a changed or rewritten item, and with its earlier versions', async () => {
    const { id: imageId } = await newPicture(marked.owner)
    const placed = Resource.parse((await place(marked.owner, imageId)).json())
    const { prompt, figure, answer, steps } = writtenItem('one')
    const content = { prompt, figure, answer, steps, lines: 3 }
    const edit = { change: 'item', basedOn: placed.revision, itemId: 'one', content }
    expect((await kit.change(colleague, id, edit)).statusCode).toBe(200)
    expect(await pictureIds()).toEqual([imageId, null])
    await kit.putProposal(id, 'one', writtenItem('one', { lines: 5 }))
    const { revision } = await kit.read(marked.owner, id)
    const decision = { decision: 'accept', basedOn: revision }
    await kit.call(marked.owner, 'POST', `/resources/${id}/items/one/proposal`, decision)
    const { items } = await kit.read(marked.owner, id)
    expect(items[0]).toMatchObject({ imageId, lines: 5 })
    await place(marked.owner, null)
    const { number } = (await kit.call(marked.owner, 'GET', `/resources/${id}/versions`)).json<{
      versions: { number: number }[]
    }>().versions[1]!
    const before = await kit.read(marked.owner, id)
    await kit.call(marked.owner, 'POST', `/resources/${id}/versions/${number}/restore`, {
      basedOn: before.revision,
    })
    expect(await pictureIds()).toEqual([imageId, null])
  })

  it('comes back with a deleted item, and doesn’t come with an item that was never here', async () => {
    const [own, foreign] = [await newPicture(marked.owner), await newPicture(await kit.newTeacher())]
    await place(marked.owner, own.id)
    const { items, revision } = await kit.read(marked.owner, id)
    await kit.change(marked.owner, id, { change: 'order', basedOn: revision, itemIds: ['two'] })
    const putBack = (item: ResourceItem) =>
      kit.change(marked.owner, id, { change: 'put-back', basedOn: revision + 1, item, at: 0 })
    await putBack({ ...items[0]!, imageId: foreign.id })
    expect(await pictureIds()).toEqual([own.id, null])
    await putBack(writtenItem('three', { lines: 7, imageId: foreign.id }))
    expect(await pictureIds()).toEqual([null, own.id, null])
  })
})

describe('files of a sheet', () => {
  it.skipIf(!hasPdfImages)(
    'contain the picture once, as large as it is stored, in every copy but not in the answers (needs pdfimages)',
    async () => {
      await place(marked.owner, (await newPicture(marked.owner, 320, 240)).id)
      const sizes = async (content: string) =>
        pdfImages(
          (await kit.call(colleague, 'GET', `/resources/${id}/export?format=pdf&content=${content}`))
            .rawPayload,
        )
      expect(await sizes('sheet')).toEqual([{ page: 1, width: 320, height: 240 }])
      expect((await sizes('pack')).map(({ width }) => width)).toEqual([320, 320])
      expect(await sizes('answers')).toEqual([])
    },
  )

  it('as DOCX contain it too', async () => {
    const JSZip = (await import('jszip')).default
    await place(marked.owner, (await newPicture(marked.owner, 320, 240)).id)
    const answer = await kit.call(colleague, 'GET', `/resources/${id}/export?format=docx`)
    const zip = await JSZip.loadAsync(answer.rawPayload)
    const pictures = Object.values(zip.files).filter(({ name }) => /^word\/media\/.+\.png$/.test(name))
    const sizes = await Promise.all(
      pictures.map(async (file) => {
        const { width, height } = await sharp(await file.async('nodebuffer')).metadata()
        return [width, height]
      }),
    )
    expect(sizes).toEqual([[320, 240]])
  })
})

describe('a picture', () => {
  it('names the sheets that show it and that its owner may read, and counts the others', async () => {
    const { id: imageId } = await newPicture(colleague)
    await place(colleague, imageId)
    const shown = { id, markId: marked.exam.id, title: 'Adding fractions' }
    expect(await usesOf(colleague, imageId)).toEqual({
      ...{ lessonPlans: [], others: 0 },
      ...{ resources: [shown], otherResources: 0 },
    })
    const count = async () =>
      ImageUseCount.parse((await kit.call(colleague, 'POST', '/images/uses', { ids: [imageId] })).json())
    expect(await count()).toEqual({ lessonPlans: 0, resources: 1 })
    await test.servers.connection
      .collection('classes')
      .updateOne(
        { _id: new test.servers.connection.base.Types.ObjectId(marked.classId) },
        { $pull: { members: { userId: colleague.userId } } as never },
      )
    expect(await usesOf(colleague, imageId)).toMatchObject({ resources: [], otherResources: 1 })
    await kit.call(marked.owner, 'DELETE', `/resources/${id}`)
    expect(await count()).toEqual({ lessonPlans: 0, resources: 0 })
    colleague = await kit.join(marked.classId, await kit.newTeacher(), 'editor')
  })

  it('that is deleted for good is in no sheet and no earlier version any more', async () => {
    const { id: imageId } = await newPicture(marked.owner)
    await place(marked.owner, imageId)
    await place(colleague, null)
    await place(marked.owner, imageId)
    const { revision } = await kit.read(marked.owner, id)
    await kit.call(marked.owner, 'POST', '/images/deletion', { ids: [imageId] })
    // In the trash, it isn't shown, and it can come back.
    expect((await kit.read(marked.owner, id)).pictures).toEqual([])
    expect(await pictureIds()).toEqual([imageId, null])
    const count = async (collection: string) =>
      test.servers.connection.collection(collection).countDocuments({ 'items.imageId': imageId })
    expect([await count('resources'), await count('resource_versions')]).toEqual([1, 1])
    await createImageRepository(test.servers.connection).purge(imageId)
    expect([await count('resources'), await count('resource_versions')]).toEqual([0, 0])
    expect((await kit.read(marked.owner, id)).revision).toBe(revision + 1)
  })
})
