import { ImageUseCount, ImageUses, MediaImage, MediaPage, MediaTags, TaggedImages } from '@classeur/contracts'
import JSZip from 'jszip'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'

let test: TestApp
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

beforeEach(async () => {
  teacher = await test.newTeacher()
})

async function newPicture(person: SignedIn, name: string, width = 60, height = 40): Promise<MediaImage> {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/images/upload?${new URLSearchParams({ requestKey: randomUUID(), name }).toString()}`,
    headers: { 'content-type': 'application/octet-stream', ...person.headers },
    payload: await sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })
      .png()
      .toBuffer(),
  })
  expect(answer.statusCode).toBe(201)
  return MediaImage.parse(answer.json())
}
const media = async (person: SignedIn, query = '') =>
  MediaPage.parse((await test.call(person, 'GET', `/images${query}`)).json()).images.map(({ name }) => name)
const tag = (person: SignedIn, ids: string[], changes: object) =>
  test.call(person, 'POST', '/images/tagging', { ids, ...changes })
const tagsOf = async (person: SignedIn) =>
  MediaTags.parse((await test.call(person, 'GET', '/images/tags')).json()).tags

describe('tags of several pictures', () => {
  it('are added and removed, counted, and found by the filter and the search', async () => {
    const [a, b, c] = [
      await newPicture(teacher, 'Oak'),
      await newPicture(teacher, 'Beech'),
      await newPicture(teacher, 'Pine'),
    ]
    await tag(teacher, [a.id, b.id], { add: ['deciduous', 'tree'] })
    const answer = await tag(teacher, [b.id, c.id], { add: ['Year 5'], remove: ['tree'] })
    expect(TaggedImages.parse(answer.json()).images.map(({ tags }) => tags)).toEqual([
      ['deciduous', 'Year 5'],
      ['Year 5'],
    ])
    expect(await tagsOf(teacher)).toEqual([
      { tag: 'Year 5', count: 2 },
      { tag: 'deciduous', count: 2 },
      { tag: 'tree', count: 1 },
    ])
    expect(await media(teacher, '?tag=deciduous')).toEqual(['Beech', 'Oak'])
    expect(await media(teacher, '?q=YEAR%20beech')).toEqual(['Beech'])
    await test.call(teacher, 'PATCH', `/images/${c.id}`, { altText: 'A conifer with cones' })
    expect(await media(teacher, '?q=conifer')).toEqual(['Pine'])
    expect(await media(teacher, '?q=(.*)')).toEqual([])
  })

  it('a picture with ten tags stays as it is, and is named', async () => {
    const { id } = await newPicture(teacher, 'Oak')
    const other = await newPicture(teacher, 'Beech')
    const ten = Array.from({ length: 10 }, (_, at) => `tag ${at}`)
    await tag(teacher, [id], { add: ten })
    const answer = TaggedImages.parse((await tag(teacher, [id, other.id], { add: ['one more'] })).json())
    expect([answer.full, answer.images.map(({ name }) => name)]).toEqual([[id], ['Beech']])
    expect(MediaImage.parse((await test.call(teacher, 'GET', `/images/${id}`)).json()).tags).toEqual(ten)
  })

  it('forty concurrent changes of one picture lose none that was answered', async () => {
    const { id } = await newPicture(teacher, 'Oak')
    const rounds = Array.from({ length: 8 }, (_, at) => `tag ${at}`)
    const answers = await Promise.all(rounds.map((one) => tag(teacher, [id], { add: [one] })))
    const kept = MediaImage.parse((await test.call(teacher, 'GET', `/images/${id}`)).json()).tags
    const answered = rounds.filter((_, at) => answers[at]?.statusCode === 200)
    expect([...kept].sort()).toEqual(answered.sort())
  })
})

describe('several pictures', () => {
  it('go to the trash together, take storage there, and come back together', async () => {
    const ids = [(await newPicture(teacher, 'Oak')).id, (await newPicture(teacher, 'Beech')).id]
    await newPicture(teacher, 'Pine')
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect((await test.call(teacher, 'POST', '/images/deletion', { ids })).statusCode).toBe(204)
    expect(await media(teacher)).toEqual(['Pine'])
    const trash = (await test.call(teacher, 'GET', '/trash')).json<{
      entries: { kind: string; name: string }[]
    }>()
    expect(trash.entries.filter(({ kind }) => kind === 'picture')).toHaveLength(2)
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect((await test.call(teacher, 'POST', '/images/restoration', { ids })).statusCode).toBe(204)
    expect(await media(teacher)).toEqual(['Pine', 'Beech', 'Oak'])
  })

  it('of which one belongs to somebody else are refused as a whole, for every action', async () => {
    const [own, foreign] = [
      await newPicture(teacher, 'Oak'),
      await newPicture(await test.newTeacher(), 'Theirs'),
    ]
    const ids = [own.id, foreign.id]
    for (const [path, body] of [
      ['/images/deletion', { ids }],
      ['/images/restoration', { ids }],
      ['/images/tagging', { ids, add: ['x'] }],
      ['/images/uses', { ids }],
    ] as const)
      expect([path, (await test.call(teacher, 'POST', path, body)).statusCode]).toEqual([path, 404])
    expect((await test.call(teacher, 'GET', `/images/archive?ids=${ids.join()}`)).statusCode).toBe(404)
    expect(await media(teacher)).toEqual(['Oak'])
    expect(await tagsOf(teacher)).toEqual([])
  })

  it('are at most a hundred, with ids that are ids', async () => {
    const many = Array.from({ length: 101 }, () => 'a'.repeat(24))
    expect((await test.call(teacher, 'POST', '/images/deletion', { ids: many })).statusCode).toBe(400)
    expect((await test.call(teacher, 'POST', '/images/deletion', { ids: [] })).statusCode).toBe(400)
    expect((await test.call(teacher, 'GET', '/images/archive?ids=../../etc')).statusCode).toBe(400)
  })

  it('are downloaded as one ZIP file, with different names and in the wanted size', async () => {
    const ids = [
      (await newPicture(teacher, 'Oak/leaf', 2000, 1000)).id,
      (await newPicture(teacher, 'Oak-leaf', 300, 300)).id,
    ]
    const answer = await test.call(teacher, 'GET', `/images/archive?size=800&ids=${ids.join()}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    const zip = await JSZip.loadAsync(answer.rawPayload)
    const sizes = await Promise.all(
      Object.values(zip.files).map(async (file) => {
        const { width, height } = await sharp(await file.async('nodebuffer')).metadata()
        return [file.name, width, height]
      }),
    )
    expect(sizes).toEqual([
      ['Oak-leaf-800.png', 800, 400],
      ['Oak-leaf (2)-800.png', 300, 300],
    ])
  })
})

describe('a download', () => {
  it.each([
    ['&size=1600', 'image/png', 'Volcano-1600x800.png'],
    ['&size=800&format=jpeg', 'image/jpeg', 'Volcano-800x400.jpg'],
    ['&format=webp', 'image/webp', 'Volcano-2000x1000.webp'],
    ['&format=pdf', 'application/pdf', 'Volcano-A4.pdf'],
    ['', 'image/png', 'Volcano.png'],
  ])('with %j is a %s file with the name %s, never shown as a page', async (query, type, name) => {
    const { downloadUrl } = await newPicture(teacher, 'Volcano', 2000, 1000)
    const answer = await test.app.inject({ url: `${downloadUrl}${query}` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /)
    expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''${name}`)
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.rawPayload.byteLength).toBe(Number(answer.headers['content-length']))
  })

  it.each(['&size=99999', '&size=1600.5', '&format=svg', '&format=gif', '&size=800&size=1600'])(
    'with %j is refused',
    async (query) => {
      const { downloadUrl } = await newPicture(teacher, 'Volcano')
      expect((await test.app.inject({ url: `${downloadUrl}${query}` })).statusCode).toBe(400)
    },
  )
})

describe('uses', () => {
  const addPlan = async (ownerId: string, title: string, imageId: string, deletedAt: Date | null = null) => {
    const { insertedId } = await test.servers.connection.collection('lesson_plans').insertOne({
      ...{ ownerId, title, searchText: '', request: {}, objectives: [], generationId: null, writer: null },
      ...{ createdAt: new Date(), deletedAt },
      sections: [{ key: 'phases', value: { items: [{ imageId: null }, { imageId }] } }],
    })
    return String(insertedId)
  }

  it('are the person’s own plans with their titles, and the number of other people’s', async () => {
    const { id } = await newPicture(teacher, 'Strips')
    const other = await newPicture(teacher, 'Unused')
    const [own] = [
      await addPlan(teacher.userId, 'Fractions', id),
      await addPlan('b'.repeat(24), 'A secret plan', id),
      await addPlan(teacher.userId, 'In the trash', id, new Date()),
    ]
    const uses = ImageUses.parse((await test.call(teacher, 'GET', `/images/${id}/uses`)).json())
    expect(uses).toEqual({
      ...{ lessonPlans: [{ id: own, title: 'Fractions' }], others: 1 },
      ...{ resources: [], otherResources: 0 },
    })
    const count = async (ids: string[]) =>
      ImageUseCount.parse((await test.call(teacher, 'POST', '/images/uses', { ids })).json()).lessonPlans
    expect([await count([id, other.id]), await count([other.id])]).toEqual([2, 0])
  })

  it('don’t count the person’s own plans behind the fifty that are listed as other people’s', async () => {
    const { id } = await newPicture(teacher, 'Strips')
    await Promise.all(
      Array.from({ length: 51 }, (_, at) => addPlan(teacher.userId, `Plan ${String(at)}`, id)),
    )
    const uses = ImageUses.parse((await test.call(teacher, 'GET', `/images/${id}/uses`)).json())
    expect([uses.lessonPlans.length, uses.others]).toEqual([50, 0])
  })
})
