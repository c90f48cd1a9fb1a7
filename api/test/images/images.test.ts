import {
  GenerationSnapshot,
  ImagesAccepted,
  MediaImage,
  MediaPage,
  ExplorePage,
  PublicationReviews,
} from '@classeur/contracts'
import {
  createGenerationQueries,
  createGenerationRepository,
  createImageRepository,
  createSessionRepository,
  addGeneratedImage,
  trashBegins,
} from '@classeur/database'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { seenPublication } from '../kit/picture-kit.ts'

let test: TestApp
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

beforeEach(async () => {
  teacher = await test.newTeacher()
})

const request = { prompt: 'Three apples under a tree', style: 'line-drawing', aspect: '4:3', language: 'en' }
const png = Buffer.from('89504e470d0a1a0a', 'hex')

const ask = (person: SignedIn, count: number, requestKey: string = randomUUID(), prompt = request.prompt) =>
  test.call(person, 'POST', '/functions/generateImages', {
    data: { requestKey, request: { ...request, prompt }, count },
  })

const accepted = async (person: SignedIn, count: number, ...rest: [string?, string?]) => {
  const answer = await ask(person, count, ...rest)
  expect(answer.statusCode).toBe(202)
  return ImagesAccepted.parse(answer.json<{ result: unknown }>().result)
}

/** Creates a finished picture like a worker: files in storage, a completed generation, an entry in the media. */
async function newPicture(person: SignedIn, prompt = request.prompt): Promise<string> {
  const { generations } = await accepted(person, 1, undefined, prompt)
  const id = generations[0]?.generationId ?? ''
  const repository = createGenerationRepository(test.servers.connection)
  const file = { contentType: 'image/png', width: 4, height: 3, sizeBytes: png.byteLength }
  const keys = { file: `images/${id}/1-picture.png`, thumbnail: `images/${id}/1-thumbnail.webp` }
  await test.storage.put(keys.file, png, 'image/png')
  await test.storage.put(keys.thumbnail, png, 'image/webp')
  await repository.claim(id, 'image', 6)
  await repository.progress(id, 1, { generator: { kind: 'sample', model: null, promptVersion: null } })
  const ended = await repository.finish(id, 1, {
    state: 'completed',
    stepDone: 1,
    image: {
      file: { ...file, key: keys.file },
      thumbnail: { ...file, key: keys.thumbnail, contentType: 'image/webp' },
      thumbHash: 'AAAA',
      altText: 'Apples',
    },
  })
  if (!ended) throw new Error('the generation was not completed')
  await addGeneratedImage(createImageRepository(test.servers.connection), ended)
  return id
}

const media = async (person: SignedIn, query = '') =>
  MediaPage.parse((await test.call(person, 'GET', `/images${query}`)).json())
const getImage = async (person: SignedIn, id: string) =>
  MediaImage.parse((await test.call(person, 'GET', `/images/${id}`)).json())
const open = (url: string) => test.app.inject({ method: 'GET', url })

describe('requesting pictures', () => {
  it('creates a separate generation with its own price for each picture', async () => {
    const { generations, refused } = await accepted(teacher, 4)
    expect(refused).toBeNull()
    expect(new Set(generations.map(({ generationId }) => generationId)).size).toBe(4)
    expect(generations.map(({ price }) => price)).toEqual([1, 1, 1, 1])
    const wallet = (await test.call(teacher, 'GET', '/wallet')).json<{ available: number }>()
    expect(wallet.available).toBe(20 - 4)
  })

  it('returns the same pictures for twenty concurrent repeats of a request', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => accepted(teacher, 2, key)))
    const ids = answers.map(({ generations }) => generations.map(({ generationId }) => generationId).join())
    expect(new Set(ids).size).toBe(1)
    const wallet = (await test.call(teacher, 'GET', '/wallet')).json<{ available: number }>()
    expect(wallet.available).toBe(18)
  })

  it('are marked as earlier if a repeated key’s pictures ended a while ago, so that they can be requested again', async () => {
    const key = randomUUID()
    const first = await accepted(teacher, 1, key)
    const id = first.generations[0]?.generationId ?? ''
    const repository = createGenerationRepository(test.servers.connection)
    await repository.end(id, { state: 'cancelled' })
    expect((await accepted(teacher, 1, key)).generations[0]?.earlier).toBe(false)
    const longAgo = new Date(Date.now() - 6000)
    await test.servers.connection
      .collection('generations')
      .updateOne({ ownerId: teacher.userId }, { $set: { finishedAt: longAgo } })
    expect((await accepted(teacher, 1, key)).generations[0]).toMatchObject({
      generationId: id,
      earlier: true,
    })
  })

  it('refuses another prompt under the same key', async () => {
    const key = randomUUID()
    await accepted(teacher, 1, key)
    const answer = await ask(teacher, 1, key, 'Another thing')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      422,
      'generations/request-key-reused',
    ])
  })

  it('reports how many pictures were accepted before the credits ran out, and why, also on repeats', async () => {
    const repository = createGenerationRepository(test.servers.connection)
    for (let round = 0; round < 6; round += 1) {
      for (const { generationId } of (await accepted(teacher, 3)).generations) {
        await repository.claim(generationId, 'image', 6)
        await repository.finish(generationId, 1, { state: 'completed' })
      }
    }
    const key = randomUUID()
    const first = await accepted(teacher, 4, key)
    expect(first.generations).toHaveLength(2)
    expect(first.refused?.code).toBe('credits/insufficient')
    expect((await ask(teacher, 1)).statusCode).toBe(402)
    const again = await accepted(teacher, 4, key)
    expect(again).toEqual(first)
  })

  it('is refused while pictures fill the plan’s storage, until some are deleted', async () => {
    const id = await newPicture(teacher)
    const images = test.servers.connection.collection('images')
    await images.updateOne({ ownerId: teacher.userId }, { $set: { 'file.sizeBytes': 100 * 2 ** 20 } })
    const refused = await ask(teacher, 1)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'images/storage-full'])
    await test.call(teacher, 'DELETE', `/images/${id}`)
    // Pictures in the trash take storage, because they can be restored.
    expect((await ask(teacher, 1)).statusCode).toBe(403)
    await test.call(teacher, 'DELETE', `/trash/picture/${id}`)
    expect((await ask(teacher, 1)).statusCode).toBe(202)
  })

  it('shows the request in the snapshot', async () => {
    const { generations } = await accepted(teacher, 1)
    const answer = await test.call(teacher, 'GET', `/generations/${generations[0]?.generationId ?? ''}`)
    expect(GenerationSnapshot.parse(answer.json())).toMatchObject({
      kind: 'image',
      imageRequest: request,
      request: null,
    })
  })

  it('queues behind other pictures only, not behind lesson plans', async () => {
    const plans = createGenerationQueries(test.servers.connection)
    const ahead = (kinds: ('image' | 'lesson-plan')[]) =>
      plans.countAhead(kinds, Number.MAX_SAFE_INTEGER, 1000)
    const [pictures, texts] = [await ahead(['image']), await ahead(['lesson-plan'])]
    await accepted(teacher, 2)
    expect([await ahead(['image']), await ahead(['lesson-plan'])]).toEqual([pictures + 2, texts])
  })

  it.each([
    ['no prompt', { request: { ...request, prompt: ' ' } }],
    ['five pictures', { count: 5 }],
    ['none', { count: 0 }],
    ['an unknown style', { request: { ...request, style: 'oil' } }],
    ['more than it asks', { price: 0 }],
  ])('refuses %s', async (_what, bent) => {
    const data = { requestKey: randomUUID(), request, count: 1, ...bent }
    expect((await test.call(teacher, 'POST', '/functions/generateImages', { data })).statusCode).toBe(400)
  })
})

describe('a person’s media', () => {
  it('lists finished pictures in pages, newest first, and searches name, prompt and tags without accents', async () => {
    const ids: string[] = []
    for (const prompt of ['Une forêt', 'A volcano', 'A river']) ids.push(await newPicture(teacher, prompt))
    await test.call(teacher, 'PATCH', `/images/${ids[2] ?? ''}`, { tags: ['Géographie'], name: 'The Seine' })
    expect((await media(teacher)).images.map(({ id }) => id)).toEqual([...ids].reverse())
    expect((await media(teacher, '?q=foret')).images.map(({ id }) => id)).toEqual([ids[0]])
    expect((await media(teacher, '?q=geographie')).images.map(({ name }) => name)).toEqual(['The Seine'])
    expect((await media(await test.newTeacher())).images).toEqual([])
  })

  it('allows changes of name, alternative text and tags only', async () => {
    const id = await newPicture(teacher)
    const answer = await test.call(teacher, 'PATCH', `/images/${id}`, {
      altText: 'Three red apples',
      tags: ['fruit', 'fruit'],
    })
    expect(answer.json()).toMatchObject({
      altText: 'Three red apples',
      tags: ['fruit'],
      prompt: request.prompt,
    })
    const forged = await test.call(teacher, 'PATCH', `/images/${id}`, { publication: 'published' })
    expect(forged.statusCode).toBe(400)
  })

  it('deletes a picture and its links at once, and restores it', async () => {
    const id = await newPicture(teacher)
    const { fileUrl } = await getImage(teacher, id)
    expect((await test.call(teacher, 'DELETE', `/images/${id}`)).statusCode).toBe(204)
    expect((await test.call(teacher, 'DELETE', `/images/${id}`)).statusCode).toBe(204)
    expect((await media(teacher)).images).toEqual([])
    expect((await open(fileUrl)).statusCode).toBe(404)
    expect((await test.call(teacher, 'GET', `/images/${id}`)).statusCode).toBe(404)
    expect((await test.call(teacher, 'POST', `/images/${id}/restore`)).statusCode).toBe(200)
    expect((await media(teacher)).images.map((image) => image.id)).toEqual([id])
    expect((await open(fileUrl)).statusCode).toBe(200)
  })

  it('cannot restore a picture after 30 days', async () => {
    const id = await newPicture(teacher)
    await test.call(teacher, 'DELETE', `/images/${id}`)
    const monthAgo = new Date(trashBegins().getTime() - 1)
    await test.servers.connection
      .collection('images')
      .updateMany({ ownerId: teacher.userId }, { $set: { deletedAt: monthAgo } })
    expect((await test.call(teacher, 'POST', `/images/${id}/restore`)).statusCode).toBe(404)
  })

  it.each([
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/restore'],
    ['POST', '/publication'],
    ['DELETE', '/publication'],
  ] as const)('answers a stranger’s %s %s like a picture that does not exist', async (method, path) => {
    const id = await newPicture(teacher)
    const stranger = await test.newTeacher()
    const body = method === 'PATCH' ? { name: 'mine' } : undefined
    const [theirs, none] = await Promise.all([
      test.call(stranger, method, `/images/${id}${path}`, body),
      test.call(stranger, method, `/images/${'0'.repeat(24)}${path}`, body),
    ])
    const withoutId = ({ requestId: _requestId, ...problem }: Record<string, unknown>) => problem
    expect(theirs.statusCode).toBe(404)
    expect(withoutId(theirs.json())).toEqual(withoutId(none.json()))
    expect((await media(teacher)).images).toHaveLength(1)
  })
})

describe('the file of a picture', () => {
  it('is served by its link with a verified type, nosniff, sandboxed and cached by the browser only', async () => {
    const id = await newPicture(teacher)
    const { fileUrl, thumbnailUrl } = await getImage(teacher, id)
    const file = await open(fileUrl)
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload).toEqual(png)
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600, immutable',
    })
    expect((await open(thumbnailUrl)).headers['content-type']).toBe('image/webp')
  })

  it('is downloaded under the picture’s name, with any characters', async () => {
    const id = await newPicture(teacher)
    await test.call(teacher, 'PATCH', `/images/${id}`, { name: 'été/"\r\nx: y' })
    const { downloadUrl } = await getImage(teacher, id)
    const disposition = String((await open(downloadUrl)).headers['content-disposition'])
    expect(disposition).toBe(
      `attachment; filename=picture.png; filename*=UTF-8''${encodeURIComponent('été- x- y')}.png`,
    )
  })

  it('is reported as unavailable while the storage does not respond', async () => {
    const id = await newPicture(teacher)
    const { fileUrl } = await getImage(teacher, id)
    const away = vi.spyOn(test.storage, 'get').mockRejectedValue(new Error('the disk is gone'))
    const answer = await open(fileUrl)
    away.mockRestore()
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'general/unavailable'])
    expect(answer.body).not.toContain('disk')
  })

  it('is not served without a signature, with a forged one, or to another person', async () => {
    const id = await newPicture(teacher)
    const { fileUrl } = await getImage(teacher, id)
    const other = await newPicture(teacher)
    const stranger = await test.newTeacher()
    expect((await open(`/api/images/${id}/file`)).statusCode).toBe(400)
    expect((await open(fileUrl.replace(id, other))).statusCode).toBe(404)
    expect((await open(fileUrl.replace(teacher.userId, stranger.userId))).statusCode).toBe(404)
    expect((await open(fileUrl.replace('as=reader', 'as=reviewer'))).statusCode).toBe(404)
  })

  it('is no longer served once the session of its link has ended', async () => {
    const id = await newPicture(teacher)
    const { fileUrl, thumbnailUrl } = await getImage(teacher, id)
    expect((await open(fileUrl)).statusCode).toBe(200)
    await createSessionRepository(test.servers.connection).end(teacher.sessionId)
    expect((await open(fileUrl)).statusCode).toBe(404)
    expect((await open(thumbnailUrl)).statusCode).toBe(404)
  })
})

describe('published pictures', () => {
  const publish = async (id: string) => {
    expect((await test.call(teacher, 'POST', `/images/${id}/publication`)).json()).toMatchObject({
      publication: 'in-review',
    })
    const operator = await test.newTeacher({ email: 'operator@school.example' })
    const waiting = await test.call(operator, 'GET', '/publications')
    const review = PublicationReviews.parse(waiting.json()).images.find((image) => image.id === id)
    expect((await open(review?.fileUrl ?? '')).statusCode).toBe(200)
    const decision = await test.call(operator, 'POST', `/publications/${id}/decision`, {
      decision: 'publish',
      seen: await seenPublication(test, id),
    })
    expect(decision.statusCode).toBe(204)
  }
  const explore = async (person: SignedIn, query = '') =>
    ExplorePage.parse((await test.call(person, 'GET', `/published-images${query}`)).json()).images

  it('are visible to everybody once an operator has approved them, with their file but without the prompt', async () => {
    const id = await newPicture(teacher, 'Seven yellow lemons')
    await test.call(teacher, 'PATCH', `/images/${id}`, { name: 'Apples', altText: 'Three green apples' })
    const reader = await test.newTeacher()
    expect(await explore(reader, '?q=green')).toEqual([])
    await publish(id)
    const [shown] = await explore(reader, '?q=green&style=line-drawing')
    expect(shown).toMatchObject({ id, name: 'Apples', mine: false })
    expect(JSON.stringify(shown)).not.toContain('lemons')
    expect((await open(shown?.fileUrl ?? '')).statusCode).toBe(200)
    expect(await explore(reader, '?q=green&style=diagram')).toEqual([])
    expect((await explore(teacher, '?q=green'))[0]).toMatchObject({ mine: true })

    await test.call(teacher, 'DELETE', `/images/${id}/publication`)
    expect(await explore(reader, '?q=green')).toEqual([])
    expect((await open(shown?.fileUrl ?? '')).statusCode).toBe(404)
  })

  it('show changed texts only after an operator has reviewed them', async () => {
    const id = await newPicture(teacher)
    await publish(id)
    const changed = await test.call(teacher, 'PATCH', `/images/${id}`, { altText: 'Something else entirely' })
    expect(changed.json()).toMatchObject({ publication: 'in-review' })
    expect(await explore(teacher, '?q=entirely')).toEqual([])
  })

  it('need an alternative text', async () => {
    const id = await newPicture(teacher)
    await test.call(teacher, 'PATCH', `/images/${id}`, { altText: '' })
    const answer = await test.call(teacher, 'POST', `/images/${id}/publication`)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      422,
      'images/alt-text-missing',
    ])
  })

  it('can be reviewed by operators only', async () => {
    const id = await newPicture(teacher)
    await test.call(teacher, 'POST', `/images/${id}/publication`)
    expect((await test.call(teacher, 'GET', '/publications')).statusCode).toBe(403)
    const decision = await test.call(teacher, 'POST', `/publications/${id}/decision`, {
      decision: 'publish',
      seen: await seenPublication(test, id),
    })
    expect(decision.statusCode).toBe(403)
    expect((await getImage(teacher, id)).publication).toBe('in-review')
  })

  it('stay hidden from others if an operator refuses them', async () => {
    const id = await newPicture(teacher)
    await test.call(teacher, 'POST', `/images/${id}/publication`)
    const operator = await test.newTeacher({ email: 'operator@school.example' })
    await test.call(operator, 'POST', `/publications/${id}/decision`, {
      ...{ decision: 'refuse', reason: 'unclear' },
      seen: await seenPublication(test, id),
    })
    expect((await getImage(teacher, id)).publication).toBe('refused')
    expect(await explore(teacher)).toEqual([])
  })
})
