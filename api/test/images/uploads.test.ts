import { MediaImage } from '@classeur/contracts'
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { hostileFiles } from './kit/hostile-files.ts'

let test: TestApp
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

beforeEach(async () => {
  teacher = await test.newTeacher()
})

interface Options {
  key?: string
  name?: string
  type?: string
  headers?: Record<string, string>
}
const upload = (
  person: SignedIn,
  bytes: Buffer,
  { key = randomUUID(), name = 'Leaf', type, headers }: Options = {},
) =>
  test.app.inject({
    method: 'POST',
    url: `/api/images/upload?${new URLSearchParams({ requestKey: key, name }).toString()}`,
    headers: { 'content-type': type ?? 'application/octet-stream', ...person.headers, ...headers },
    payload: bytes,
  })
const codeOf = (answer: Awaited<ReturnType<typeof upload>>) => answer.json<{ code: string }>().code
const uploaded = async (person: SignedIn, bytes: Buffer, options?: Options) => {
  const answer = await upload(person, bytes, options)
  expect([answer.statusCode, answer.statusCode === 201 ? '' : codeOf(answer)]).toEqual([201, ''])
  return MediaImage.parse(answer.json())
}
const image = (side = 60) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#3a6ea5' } })
const png = () => image().png().toBuffer()

const storedFiles = async (): Promise<string[]> =>
  (await readdir(test.storageDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const pending = () =>
  test.servers.connection.collection('picture_uploads').countDocuments({ finishedAt: null })
const count = (person: SignedIn) =>
  test.servers.connection.collection('images').countDocuments({ ownerId: person.userId })

describe('a picture from the person’s device', () => {
  it('is in their media, marked as uploaded, with the name that the client sent', async () => {
    const one = await uploaded(teacher, await png(), { name: 'Oak leaf' })
    expect(one).toMatchObject({
      origin: 'uploaded',
      name: 'Oak leaf',
      altText: '',
      prompt: '',
      generator: null,
    })
    expect(one).toMatchObject({ style: null, aspect: null, width: 60, height: 60, publication: 'private' })
    const list = await test.app.inject({ url: '/api/images?q=oak', headers: teacher.headers })
    expect(list.json<{ images: { id: string }[] }>().images.map(({ id }) => id)).toEqual([one.id])
    const file = await test.app.inject({ url: one.fileUrl })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png'])
  })

  it.each(['jpeg', 'png', 'webp'] as const)(
    'keeps its format as a %s, whatever its name says',
    async (format) => {
      const one = await uploaded(teacher, await image().toFormat(format).toBuffer(), { name: 'x.svg' })
      const file = await test.app.inject({ url: one.fileUrl })
      expect(file.headers['content-type']).toBe(`image/${format}`)
      expect((await sharp(file.rawPayload).metadata()).format).toBe(format)
    },
  )

  it('loses its location, comments, colour profile and what is behind its pixels, and stands upright', async () => {
    const source = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a6ea5' } })
      .withExif({
        IFD0: { Copyright: 'SECRET-OWNER', ImageDescription: 'SECRET-PLACE' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' },
      })
      .withMetadata({ orientation: 6, icc: 'p3' })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    const before = await sharp(source).metadata()
    expect([before.exif, before.icc, before.xmp].every(Boolean)).toBe(true)
    const polyglot = Buffer.concat([source, Buffer.from('SECRET-TAIL<script>alert(1)</script>')])
    const known = new Set(await storedFiles())
    const one = await uploaded(teacher, polyglot)
    expect([one.width, one.height]).toEqual([200, 300])
    const added = (await storedFiles()).filter((file) => !known.has(file))
    expect(added).toHaveLength(2)
    for (const file of added) {
      const bytes = await readFile(file)
      expect(bytes.includes('SECRET')).toBe(false)
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined))
    }
  })

  it('is stored once for ten concurrent repeats of one request, and for a repeat after a lost response', async () => {
    const key = randomUUID()
    const bytes = await png()
    const known = (await storedFiles()).length
    const answers = []
    // More at a time are refused, see below.
    for (let round = 0; round < 5; round += 1)
      answers.push(...(await Promise.all([upload(teacher, bytes, { key }), upload(teacher, bytes, { key })])))
    expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1)
    expect([await count(teacher), (await storedFiles()).length - known, await pending()]).toEqual([1, 2, 0])
  })

  it('is refused if its key belongs to another file, and keys of different people don’t meet', async () => {
    const key = randomUUID()
    const first = await uploaded(teacher, await png(), { key })
    expect((await upload(teacher, await image(61).png().toBuffer(), { key })).statusCode).toBe(400)
    const other = await uploaded(await test.newTeacher(), await png(), { key })
    expect(other.id).not.toBe(first.id)
  })

  it('can be seen, changed and deleted by its owner only', async () => {
    const { id } = await uploaded(teacher, await png())
    const stranger = await test.newTeacher()
    for (const [method, path] of [
      ['GET', `/images/${id}`],
      ['PATCH', `/images/${id}`],
      ['DELETE', `/images/${id}`],
      ['GET', `/images/${id}/uses`],
    ] as const) {
      const answer = await test.app.inject({
        ...{ method, url: `/api${path}`, headers: stranger.headers },
        ...(method !== 'GET' && { payload: {} }),
      })
      expect([method, path, answer.statusCode]).toEqual([method, path, 404])
    }
  })

  it('needs a person who is signed in and has a profile, and the content type that forms can’t send', async () => {
    const nobody = { userId: '', sessionId: '', accessToken: '', headers: {} } as unknown as SignedIn
    expect((await upload(nobody, await png())).statusCode).toBe(401)
    expect((await upload(await test.signInAs(), await png())).statusCode).toBe(403)
    for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'image/png'])
      expect((await upload(teacher, await png(), { type })).statusCode).toBe(415)
    expect(await count(teacher)).toBe(0)
  })
})

describe('files that are refused', () => {
  /** Among them are bombs: small files that are gigabytes when they are decoded. */
  it('36 hostile files are refused with their reason and leave nothing behind', async () => {
    const files = await hostileFiles()
    expect(files.length).toBeGreaterThanOrEqual(30)
    const known = (await storedFiles()).length
    for (const { name, bytes, code, reason } of files) {
      const answer = await upload(teacher, bytes, { name })
      const { code: actual, params } = answer.json<{ code: string; params: { reason?: string } }>()
      expect([name, actual, params.reason]).toEqual([name, code, reason])
      expect([413, 422]).toContain(answer.statusCode)
    }
    expect([await count(teacher), (await storedFiles()).length, await pending()]).toEqual([0, known, 0])
    await uploaded(teacher, await png())
  })

  it('a body without end is cut off, and stores nothing', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = test.app.server.address() as AddressInfo
    const piece = Buffer.alloc(2 ** 20, 0xff)
    let sent = 0
    const sentMiB = await new Promise<number>((resolve) => {
      const query = `requestKey=${randomUUID()}&name=x`
      const client = request({ port, method: 'POST', path: `/api/images/upload?${query}` })
      client.setHeader('host', 'localhost:4300')
      client.setHeader('authorization', teacher.headers.authorization)
      client.setHeader('content-type', 'application/octet-stream')
      const send = () => {
        if (client.destroyed) return
        sent += 1
        client.write(piece, () => setImmediate(send))
      }
      // The answer may be lost, because the connection is closed while the client is still sending.
      client.on('response', () => resolve(sent))
      client.on('error', () => resolve(sent))
      send()
    })
    expect(sentMiB).toBeGreaterThan(14)
    expect(sentMiB).toBeLessThan(60)
    expect([await count(teacher), await pending()]).toEqual([0, 0])
    await expect.poll(async () => (await upload(teacher, await png())).statusCode).toBe(201)
  })

  it('a file that declares more than 15 MB is refused before it is received', async () => {
    const answer = await upload(teacher, await png(), { headers: { 'content-length': '15000001' } })
    expect([answer.statusCode, codeOf(answer)]).toEqual([413, 'images/upload-too-large'])
  })
})

describe('the storage of the plan', () => {
  const fillUpTo = async (freeBytes: number) => {
    await uploaded(teacher, await png())
    await test.servers.connection
      .collection('images')
      .updateOne(
        { ownerId: teacher.userId },
        { $set: { 'file.sizeBytes': 100 * 2 ** 20 - freeBytes, 'thumbnail.sizeBytes': 0 } },
      )
  }

  it('is checked before anything is stored', async () => {
    await fillUpTo(0)
    const known = (await storedFiles()).length
    const answer = await upload(teacher, await png())
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'images/storage-full'])
    expect([(await storedFiles()).length, await pending()]).toEqual([known, 0])
  })

  it('is never exceeded by a file that doesn’t fit, or by several at the same time', async () => {
    const bytes = await sharp({
      create: {
        ...{ width: 200, height: 200, channels: 3, background: '#000' },
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer()
    await fillUpTo(Math.round(bytes.length * 1.6))
    const known = (await storedFiles()).length
    const answers = await Promise.all(Array.from({ length: 3 }, () => upload(teacher, bytes)))
    const stored = answers.filter(({ statusCode }) => statusCode === 201).length
    expect(stored).toBeLessThanOrEqual(1)
    expect(answers.filter((answer) => answer.statusCode === 403)).toHaveLength(3 - stored)
    expect([(await storedFiles()).length, await pending()]).toEqual([known + 2 * stored, 0])
    expect((await upload(teacher, bytes)).statusCode).toBe(stored === 1 ? 403 : 201)
  })
})

describe('faults', () => {
  it('a storage that is away refuses the upload, keeps nothing, and the same key works afterwards', async () => {
    const key = randomUUID()
    const away = vi.spyOn(test.storage, 'put').mockRejectedValueOnce(new Error('away'))
    const answer = await upload(teacher, await png(), { key })
    expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'general/unavailable'])
    away.mockRestore()
    expect([await count(teacher), await pending()]).toEqual([0, 0])
    await uploaded(teacher, await png(), { key })
    expect(await count(teacher)).toBe(1)
  })

  it('one person uploads at most three files at a time, and has their turn again afterwards', async () => {
    const bytes = await image(2000).png().toBuffer()
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(teacher, bytes)))
    const codes = new Set(answers.map(({ statusCode }) => statusCode))
    expect([...codes].sort()).toEqual([201, 429])
    await uploaded(teacher, await png())
  })
})
