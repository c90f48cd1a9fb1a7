import { MediaImage, type PictureLabel } from '@classeur/contracts'
import { createImageRepository } from '@classeur/database'
import { drawLabelsInto } from '@classeur/documents'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { seenPublication } from '../kit/picture-kit.ts'

let test: TestApp
let teacher: SignedIn
let id: string
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** 80 × 60 pixels in one colour. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAFAAAAA8CAMAAADG+c2+AAAAA1BMVEW/48CHT+ZoAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYhe3BAQ0AAADCoPdPbQ8HFAAAAAB8GhL8AAERqx7PAAAAAElFTkSuQmCC',
  'base64',
)

async function newPicture(ownerId: string): Promise<string> {
  const newId = randomBytes(12).toString('hex')
  const key = `images/${newId}/1-picture.png`
  await test.storage.put(key, png, 'image/png')
  const file = { key, contentType: 'image/png', width: 80, height: 60, sizeBytes: png.byteLength }
  await createImageRepository(test.servers.connection).insertOnce({
    ...{ id: newId, ownerId, name: 'Cell', prompt: 'a cell', style: 'diagram', aspect: '4:3' },
    ...{ altText: 'A cell', file, thumbnail: file, thumbHash: 'AAAA', createdAt: new Date() },
    generator: { kind: 'sample', model: null, promptVersion: null },
  })
  return newId
}

beforeEach(async () => {
  teacher = await test.newTeacher()
  id = await newPicture(teacher.userId)
})

const save = (person: SignedIn, version: number, labels: readonly unknown[]) =>
  test.call(person, 'PUT', `/images/${id}/labels`, { version, labels })
const read = async () => MediaImage.parse((await test.call(teacher, 'GET', `/images/${id}`)).json())
const open = (url: string) => test.app.inject({ method: 'GET', url })

const text = (words: string, more: object = {}): PictureLabel => ({
  ...{ kind: 'text', id: 'nucleus', colour: 'ink', text: words, at: { x: 5000, y: 2500 } },
  ...{ size: 'large', plate: true, leader: { to: { x: 2000, y: 9000 }, end: 'dot' } },
  ...more,
})
const arrow: PictureLabel = {
  ...{ kind: 'line', id: 'arrow1', colour: 'red', end: 'arrow' },
  ...{ from: { x: 0, y: 0 }, to: { x: 10_000, y: 10_000 } },
}

describe('the labels of a picture', () => {
  it('are saved as they were placed, and each save raises their version', async () => {
    expect(await read()).toMatchObject({ labels: [], labelsVersion: 0 })
    const saved = await save(teacher, 0, [text('النواة'), arrow])
    expect(saved.statusCode).toBe(200)
    expect(await read()).toMatchObject({ labels: [text('النواة'), arrow], labelsVersion: 1 })
    await save(teacher, 1, [arrow])
    expect(await read()).toMatchObject({ labels: [arrow], labelsVersion: 2 })
  })

  it('of a picture that an older version stored can be saved', async () => {
    await test.servers.connection
      .collection('images')
      .updateMany({}, { $unset: { labels: 1, labelsVersion: 1 } })
    expect((await save(teacher, 0, [arrow])).statusCode).toBe(200)
    expect(await read()).toMatchObject({ labels: [arrow], labelsVersion: 1 })
  })

  it('saved in two windows stay those of the first, and the second window gets a conflict', async () => {
    const answers = await Promise.all([save(teacher, 0, [text('Mine')]), save(teacher, 0, [text('Theirs')])])
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ code: 'images/labels-changed' })
    const kept = answers.find(({ statusCode }) => statusCode === 200)?.json<MediaImage>()
    expect(await read()).toMatchObject({ labels: kept?.labels, labelsVersion: 1 })
  })

  it('sent again after a lost response are saved once', async () => {
    await save(teacher, 0, [arrow])
    expect((await save(teacher, 0, [arrow])).statusCode).toBe(200)
    expect((await read()).labelsVersion).toBe(1)
  })

  it.each([
    ['a position outside the picture', [text('x', { at: { x: 10_001, y: 0 } })]],
    ['half a step', [text('x', { at: { x: 0.5, y: 0 } })]],
    ['an empty text', [text('   ')]],
    ['a text that is too long', [text('x'.repeat(201))]],
    ['two labels with one id', [arrow, arrow]],
    ['too many labels', Array.from({ length: 61 }, (_, at) => ({ ...arrow, id: `label${String(at)}` }))],
    ['a colour of its own', [{ ...arrow, colour: 'url(#x)' }]],
    ['an unknown field', [{ ...arrow, onload: 'alert(1)' }]],
  ])('with %s are refused', async (_what, labels) => {
    const answer = await save(teacher, 0, labels)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'general/validation-failed',
    ])
    expect((await read()).labels).toEqual([])
  })

  it('can be changed by the owner of the picture only, and not in the trash', async () => {
    const [stranger, operator] = await Promise.all([
      test.newTeacher(),
      test.newTeacher({ email: 'operator@school.example' }),
    ])
    expect((await save(stranger, 0, [arrow])).statusCode).toBe(404)
    expect((await save(operator, 0, [arrow])).statusCode).toBe(404)
    const anonymous = {
      method: 'PUT',
      url: `/api/images/${id}/labels`,
      payload: { version: 0, labels: [] },
    } as const
    expect((await test.app.inject(anonymous)).statusCode).toBe(401)
    await test.call(teacher, 'DELETE', `/images/${id}`)
    expect((await save(teacher, 0, [arrow])).statusCode).toBe(404)
  })
})

describe('labels of a published picture', () => {
  const publish = async () => {
    await test.call(teacher, 'POST', `/images/${id}/publication`)
    const operator = await test.newTeacher({ email: 'operator@school.example' })
    await test.call(operator, 'POST', `/publications/${id}/decision`, {
      decision: 'publish',
      seen: await seenPublication(test, id),
    })
    expect((await read()).publication).toBe('published')
  }

  it('return it to review when they change, and not when they are sent unchanged', async () => {
    await publish()
    await save(teacher, 0, [])
    expect((await read()).publication).toBe('published')
    await save(teacher, 0, [text('Cell')])
    expect((await read()).publication).toBe('in-review')
    await save(teacher, 1, [text('Plant cell')])
    expect((await read()).publication).toBe('in-review')
  })

  it('leave a private picture private', async () => {
    await save(teacher, 0, [text('Cell')])
    expect((await read()).publication).toBe('private')
  })
})

describe('the files of a labelled picture', () => {
  it('contain the labels in a download, and nowhere else', async () => {
    const labels = [text('Nucleus النواة'), arrow]
    await save(teacher, 0, labels)
    const { fileUrl, thumbnailUrl, downloadUrl } = await read()
    const [file, thumbnail, download] = await Promise.all([fileUrl, thumbnailUrl, downloadUrl].map(open))
    expect(file?.rawPayload.equals(png)).toBe(true)
    expect(thumbnail?.rawPayload.equals(png)).toBe(true)
    expect(download?.headers['content-disposition']).toContain('attachment')
    expect(download?.headers['content-type']).toBe('image/png')
    expect(download?.rawPayload.equals(await drawLabelsInto(png, labels))).toBe(true)
    expect(download?.rawPayload.equals(png)).toBe(false)
  })

  it('are the present ones in a download, whose link stays the same when they change', async () => {
    const { downloadUrl } = await read()
    expect((await open(downloadUrl)).headers['cache-control']).toBe('no-store')
    await save(teacher, 0, [arrow])
    expect((await open((await read()).downloadUrl)).headers['cache-control']).toBe('no-store')
  })

  it('are the stored bytes in a download without labels', async () => {
    const { downloadUrl } = await read()
    expect((await open(downloadUrl)).rawPayload.equals(png)).toBe(true)
  })
})
