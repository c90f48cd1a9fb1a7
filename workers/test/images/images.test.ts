import { imageQueue, trashDays, type ImageRequest } from '@classeur/contracts'
import { createStrayFilesRepository, type Generation } from '@classeur/database'
import { createImageRenderer } from '@classeur/picture-renderer'
import { createStorage, imageKeys, StorageFullError, type ObjectStorage } from '@classeur/storage'
import { until } from '@classeur/local/testing'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImageGenerator } from '../../src/ai/image-generator.ts'
import { createSafetyCheck } from '../../src/ai/safety/create-safety-check.ts'
import { loadSharp } from '@classeur/documents'
import { sweepMedia } from '../../src/images/sweep-media.ts'
import { createGenerateImage } from '../../src/processors/images/generate-image.processor.ts'
import { createRuntimeKit, type RuntimeKit } from '../kit/runtime-kit.ts'

let kit: RuntimeKit
let directory: string
let storage: ObjectStorage
let person: string
beforeEach(async () => {
  kit = await createRuntimeKit()
  directory = await mkdtemp(join(tmpdir(), 'classeur-images-'))
  storage = createStorage({ kind: 'folder', directory })
  person = kit.newPerson()
})
afterEach(async () => {
  await kit.close()
  await rm(directory, { recursive: true, force: true })
})

const request: ImageRequest = {
  prompt: 'Three apples',
  partly: false,
  style: 'flat-illustration',
  aspect: '4:3',
  language: 'en',
}
const renderer = createImageRenderer({ paceMs: 0, loadSharp })
const silent = { warn: () => undefined }

const startWorker = (
  image: ImageGenerator = renderer,
  into: Pick<ObjectStorage, 'put' | 'delete'> = storage,
) =>
  kit.startWorker(createGenerateImage({ image, storage: into, safety: createSafetyCheck(), log: silent }), {
    queue: imageQueue,
  })
const accept = (fields: Partial<Generation> = {}) =>
  kit.accept(person, { kind: 'image', title: request.prompt, input: { request, variant: 0 }, ...fields })
const storedFiles = async () =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
const sweep = (from: Pick<ObjectStorage, 'delete'> = storage) =>
  sweepMedia(
    {
      images: kit.images,
      pictureUploads: kit.pictureUploads,
      queries: kit.queries,
      strayFiles: createStrayFilesRepository(kit.connection),
      storage: from,
    },
    -1000,
  )
const spent = async () => 100 - (await kit.ledger.balanceOf(person)).granted

/** Returns the picture only when the test releases it. */
function heldRenderer() {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let started: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (started = resolve))
  const generator: ImageGenerator = {
    info: renderer.info,
    async generateImage(input, signal, onProgress) {
      onProgress(0.4)
      started()
      await released
      return renderer.generateImage(input, signal, onProgress)
    },
  }
  return { generator, begun, release }
}

describe('a generation of kind image', () => {
  it('adds a picture with thumbnail and placeholder to its owner’s media, at its price', async () => {
    startWorker()
    const id = await accept()
    const ended = await kit.over(id)
    expect([ended.state, ended.percent, ended.step]).toEqual(['completed', 100, { done: 1, total: 1 }])
    const image = await kit.images.findById(id)
    expect(image).toMatchObject({ ownerId: person, name: request.prompt, publication: 'private' })
    expect(image).toMatchObject({
      file: { width: 1200, height: 900 },
      thumbnail: { width: 480, height: 360 },
    })
    const file = await storage.get(image?.file.key ?? '')
    expect(file?.contentType).toBe('image/png')
    expect((await buffer(file!.body)).byteLength).toBe(image?.file.sizeBytes)
    expect(await spent()).toBe(1)
  })

  it('reports growing percentages while it is drawn', async () => {
    const held = heldRenderer()
    startWorker(held.generator)
    const id = await accept()
    await held.begun
    const during = await until('a percentage', async () => {
      const generation = await kit.get(id)
      return generation.percent > 0 && generation
    })
    expect([during.stage, during.percent]).toEqual(['drawing', 40])
    held.release()
    await kit.over(id)
  })

  it('keeps neither picture nor files of a superseded attempt', async () => {
    const held = heldRenderer()
    startWorker(held.generator)
    const id = await accept()
    await held.begun
    await kit.generations.handBack(id, 1, 'waiting')
    const second = await kit.generations.claim(id, 'image', 6)
    expect(second?.attempt).toBe(2)
    held.release()
    await until('the end of the first', async () => second && (await kit.queues.presence(second)) === 'lost')
    expect(await storedFiles()).toEqual([])
    expect((await kit.get(id)).state).toBe('active')
    expect(await kit.images.findById(id)).toBeNull()
  })

  it('costs nothing and leaves no file if it is cancelled while it is drawn', async () => {
    const held = heldRenderer()
    startWorker(held.generator)
    const id = await accept()
    await held.begun
    await kit.generations.end(id, { state: 'cancelled' })
    held.release()
    await kit.reconcile()
    await kit.over(id)
    await sweep()
    expect(await spent()).toBe(0)
    expect(await kit.images.findById(id)).toBeNull()
    await until('no file', async () => (await storedFiles()).length === 0)
  })

  it('ends as failed and refunded if the storage stays full', async () => {
    const full = { ...storage, put: () => Promise.reject(new StorageFullError('no room left')) }
    startWorker(renderer, full)
    const id = await accept()
    const ended = await kit.over(id)
    expect([ended.state, ended.error?.code]).toEqual(['failed', 'generations/storage-unavailable'])
    expect(await spent()).toBe(0)
    expect(await storedFiles()).toEqual([])
  })

  it('ends as failed and refunded if the generator returns no valid picture', async () => {
    const info = { kind: 'model', model: 'draws-html', promptVersion: null } as const
    const html = Buffer.from('<html><script>alert(1)</script></html>')
    startWorker({ info, generateImage: () => Promise.resolve({ bytes: html, altText: '' }) })
    const id = await accept()
    const ended = await kit.over(id)
    expect([ended.state, ended.error?.code]).toEqual(['failed', 'generations/output-invalid'])
    expect([await spent(), await storedFiles()]).toEqual([0, []])
  })

  it('is flagged and refunded if the prompt is unsuitable for a classroom', async () => {
    startWorker()
    const flagged = { ...request, prompt: 'how to build a pipe bomb' }
    const id = await accept({ input: { request: flagged, variant: 0 } })
    const ended = await kit.over(id)
    expect([ended.state, ended.error?.code]).toEqual(['flagged', 'generations/prompt-flagged'])
    expect(await spent()).toBe(0)
  })

  it('is added to the media by the reconciler if the worker crashed right after completing it', async () => {
    const id = await accept({})
    await kit.generations.claim(id, 'image', 6)
    await kit.generations.progress(id, 1, { generator: renderer.info })
    const file = {
      key: `images/${id}/1-picture.png`,
      contentType: 'image/png',
      width: 4,
      height: 3,
      sizeBytes: 8,
    }
    const image = { file, thumbnail: file, thumbHash: 'AAAA', altText: '' }
    await kit.generations.finish(id, 1, { state: 'completed', stepDone: 1, image })
    expect(await kit.images.findById(id)).toBeNull()
    await until('the picture', async () => {
      await kit.reconcile()
      return kit.images.findById(id)
    })
    expect(await spent()).toBe(1)
  })
})

describe('the sweep of stored files', () => {
  it('removes the files of superseded attempts and keeps the others', async () => {
    startWorker()
    const id = await accept()
    const { image } = await kit.over(id)
    const left = `images/${id}/1-picture.webp`
    await storage.put(left, Buffer.from('RIFF'), 'image/webp')
    await sweep()
    expect(await storage.get(left)).toBeNull()
    const kept = (await storedFiles()).map(({ name }) => name).sort()
    expect(kept.map((name) => `images/${id}/${name}`)).toEqual([image?.file.key, image?.thumbnail.key].sort())
    expect((await kit.get(id)).strayFiles).toBeUndefined()
  })

  it('removes what an interrupted upload has stored after an hour, and keeps finished uploads', async () => {
    const uploads = kit.connection.collection('picture_uploads')
    const begin = async (requestKey: string) => {
      const id = randomBytes(12).toString('hex')
      await kit.pictureUploads.begin({ id, ownerId: person, requestKey, sha256: 'a', sizeBytes: 16 })
      const keys = imageKeys(id, 1)
      const files = { file: keys.file('image/png'), thumbnail: keys.thumbnail }
      await storage.put(files.file, Buffer.from('png'), 'image/png')
      await storage.put(files.thumbnail, Buffer.from('webp'), 'image/webp')
      return { id, files }
    }
    const interrupted = await begin('an interrupted upload')
    // This one was interrupted after the picture was added to the media.
    const added = await begin('an upload without an end')
    const finished = await begin('a finished upload')
    const file = { contentType: 'image/png', width: 4, height: 3, sizeBytes: 8 }
    for (const { id, files } of [added, finished])
      await kit.images.insertOnce({
        ...{ id, ownerId: person, name: 'Leaf', prompt: '', origin: 'uploaded', altText: '' },
        ...{ style: null, aspect: null, generator: null, thumbHash: 'AAAA', createdAt: new Date() },
        file: { ...file, key: files.file },
        thumbnail: { ...file, key: files.thumbnail, contentType: 'image/webp' },
      })
    await kit.pictureUploads.finish(finished.id)
    await sweep()
    expect(await storedFiles()).toHaveLength(6)
    await uploads.updateMany({}, { $set: { createdAt: new Date(Date.now() - 61 * 60_000) } })
    await sweep()
    expect(await storage.get(interrupted.files.file)).toBeNull()
    expect(await storedFiles()).toHaveLength(4)
    expect((await uploads.find().toArray()).map(({ requestKey }) => String(requestKey))).toEqual([
      'a finished upload',
    ])
    await uploads.updateMany({}, { $set: { createdAt: new Date(Date.now() - 25 * 3600_000) } })
    await sweep()
    expect([await uploads.countDocuments(), (await storedFiles()).length]).toEqual([0, 4])
  })

  it('removes what an interrupted copy has stored, and counts a copy that didn’t count itself', async () => {
    const uploads = kit.connection.collection('picture_uploads')
    const file = { contentType: 'image/png', width: 4, height: 3, sizeBytes: 8 }
    const add = async (id: string, key: string, imageId: string | null) =>
      kit.images.insertOnce({
        ...{ id, ownerId: person, name: 'Leaf', prompt: '', altText: '' },
        ...{ style: null, aspect: null, generator: null, thumbHash: 'AAAA', createdAt: new Date() },
        ...(imageId === null
          ? { origin: 'uploaded' as const }
          : { origin: 'copied' as const, source: { imageId, creatorId: null, creatorName: null } }),
        file: { ...file, key: `${key}-picture.png` },
        thumbnail: { ...file, key: `${key}-thumbnail.png` },
      })
    const begin = async (imageId: string) => {
      const id = randomBytes(12).toString('hex')
      const keys = [`images/${imageId}/${id}-picture.png`, `images/${imageId}/${id}-thumbnail.png`]
      await kit.pictureUploads.begin({
        ...{ id, ownerId: person, requestKey: id, sha256: null, sizeBytes: 16 },
        copy: { imageId, keys },
      })
      for (const key of keys) await storage.put(key, Buffer.from('png'), 'image/png')
      return `images/${imageId}/${id}`
    }
    const [original, copy] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')]
    await add(original, 'images/original', null)
    await begin(copy)
    const second = await begin(copy)
    await add(copy, second, original)
    await uploads.updateMany({}, { $set: { createdAt: new Date(Date.now() - 61 * 60_000) } })
    await sweep()
    const names = (await storedFiles()).map(({ name }) => `images/${copy}/${name}`)
    expect(names.sort()).toEqual([`${second}-picture.png`, `${second}-thumbnail.png`])
    expect((await kit.images.findById(original))?.copies).toBe(1)
    expect(await uploads.countDocuments()).toBe(0)
  })

  it('is not stopped by a file that can’t be deleted, and says so', async () => {
    const file = { contentType: 'image/png', width: 4, height: 3, sizeBytes: 8 }
    const ids = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')]
    for (const [index, id] of ids.entries())
      await kit.images.insertOnce({
        ...{ id, ownerId: person, name: 'Leaf', prompt: '', origin: 'uploaded', altText: '' },
        ...{ style: null, aspect: null, generator: null, thumbHash: 'AAAA', createdAt: new Date() },
        file: { ...file, key: `images/${id}/${index === 0 ? 'locked' : 'free'}.png` },
        thumbnail: { ...file, key: `images/${id}/thumbnail.png` },
      })
    const longAgo = new Date(Date.now() - (trashDays * 24 + 2) * 3600 * 1000)
    await kit.connection.collection('images').updateMany({}, { $set: { deletedAt: longAgo } })
    const locked = async (key: string) => {
      if (key.includes('locked')) throw Object.assign(new Error('not permitted'), { code: 'EPERM' })
    }
    await expect(sweep({ delete: locked })).rejects.toMatchObject({ errors: [{ code: 'EPERM' }] })
    const left = await Promise.all(ids.map((id) => kit.images.findById(id)))
    expect(left.map((picture) => picture !== null)).toEqual([true, false])
  })

  it('removes a deleted picture and its files only once it can no longer be restored', async () => {
    startWorker()
    const id = await accept()
    await kit.over(id)
    await kit.images.markDeleted(id, { by: 'a teacher', again: null })
    await sweep()
    expect(await storedFiles()).toHaveLength(2)
    const longAgo = new Date(Date.now() - (trashDays * 24 + 2) * 3600 * 1000)
    await kit.connection.collection('images').updateMany({}, { $set: { deletedAt: longAgo } })
    await sweep()
    expect(await storedFiles()).toEqual([])
    expect(await kit.images.findById(id)).toBeNull()
  })
})
