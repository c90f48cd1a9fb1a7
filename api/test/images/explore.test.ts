import {
  createExploreRepository,
  createImageRepository,
  createOwnedGenerations,
  deletedForGood,
} from '@classeur/database'
import { ExplorePage, ImageLikes, MediaImage, PublishedImageDetails } from '@classeur/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { addPublishedImage, setPublication, type PublishedImageFields } from './kit/published-images-kit.ts'

let test: TestApp
let creator: SignedIn
let reader: SignedIn
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

beforeEach(async () => {
  await test.servers.connection.collection('images').deleteMany({})
  creator = await test.newTeacher()
  reader = await test.newTeacher()
})

const add = (fields: PublishedImageFields = {}) =>
  addPublishedImage(
    { connection: test.servers.connection, storage: test.storage },
    { ownerId: creator.userId, ...fields },
  )
const explore = async (query = '', person = reader) =>
  ExplorePage.parse((await test.call(person, 'GET', `/published-images${query}`)).json())
const search = async (q: string, rest = '') =>
  (await explore(`?q=${encodeURIComponent(q)}${rest}`)).images.map(({ name }) => name)
const details = async (id: string, person = reader) =>
  PublishedImageDetails.parse((await test.call(person, 'GET', `/published-images/${id}`)).json())
const like = async (person: SignedIn, id: string) =>
  ImageLikes.parse((await test.call(person, 'PUT', `/published-images/${id}/like`)).json())
const copy = (person: SignedIn, id: string) => test.call(person, 'POST', `/published-images/${id}/copy`)
const copied = async (person: SignedIn, id: string) => MediaImage.parse((await copy(person, id)).json())
const likesOf = async (id: string) =>
  (await createImageRepository(test.servers.connection).findById(id))?.likes
const setState = (id: string, state: NonNullable<PublishedImageFields['publication']>) =>
  setPublication(test.servers.connection, id, state)

describe('the search', () => {
  it('finds an English picture by its subject in three languages, and by the beginning of a word', async () => {
    await add({ name: 'Volcano, cut open', altText: 'Magma rises in a mountain' })
    await add({ name: 'A cat', altText: 'A cat on a table' })
    for (const query of [
      'volcan',
      'volcans',
      'بركان',
      'البركان',
      'volc',
      'VOLCANO',
      'magm',
      'open volcano',
    ]) {
      expect([query, await search(query)]).toEqual([query, ['Volcano, cut open']])
    }
    expect(await search('volcano cat')).toEqual([])
    expect(await search('xylophone')).toEqual([])
  })

  it('finds what only the prompt names, by subject, and never shows the prompt', async () => {
    await add({ name: 'Geology', altText: 'A mountain', prompt: 'A volcano near zanzibar' })
    expect(await search('volcan')).toEqual(['Geology'])
    expect(await search('zanzibar')).toEqual([])
    expect(JSON.stringify(await explore())).not.toContain('zanzibar')
  })

  it('folds accents and Arabic letters in names, descriptions and tags', async () => {
    await add({ name: 'Été', tags: ['Géographie'] })
    await add({ name: 'مدرسة', altText: 'أطفال' })
    expect(await search('ete')).toEqual(['Été'])
    expect(await search('geographie')).toEqual(['Été'])
    expect(await search('مدرسه')).toEqual(['مدرسة'])
    expect(await search('اطفال')).toEqual(['مدرسة'])
  })

  it('combines with a style, and the first page tells how many pictures match', async () => {
    await add({ name: 'Volcano one', style: 'diagram' })
    await add({ name: 'Volcano two', style: 'line-drawing' })
    expect(await search('volcan', '&style=line-drawing')).toEqual(['Volcano two'])
    expect((await explore('?style=diagram')).total).toBe(1)
    expect((await explore()).total).toBe(2)
  })

  it('finds changed texts, and pictures of older versions once their keys are renewed', async () => {
    const id = await add({ name: 'Volcano' })
    await test.call(creator, 'PATCH', `/images/${id}`, { name: 'Cat' })
    await setState(id, 'published')
    expect([await search('volcan'), await search('chat')]).toEqual([[], ['Cat']])
    const images = test.servers.connection.collection('images')
    await images.updateMany({}, { $unset: { searchKeys: '', searchVersion: '', likes: '', concepts: '' } })
    expect((await explore()).images).toEqual([])
    const repository = createExploreRepository(test.servers.connection)
    expect(await repository.renewSearchKeys(10)).toBe(1)
    expect(await repository.renewSearchKeys(10)).toBe(0)
    expect(await search('chat', '&order=most-liked')).toEqual(['Cat'])
  })
})

describe('the renewal of search keys', () => {
  it.each([
    ['name', 'Cat'],
    ['altText', 'A cat'],
    ['tags', ['cat']],
  ])('keeps the keys of a change of %s that is made at the same time', async (field, value) => {
    const id = await add({ name: 'Volcano', altText: 'Lava', tags: ['rock'] })
    const images = test.servers.connection.collection('images')
    await images.updateMany({}, { $unset: { searchVersion: '' } })
    const { Collection } = test.servers.connection.base.mongo
    // Change the picture after the renewal has read it and before it writes.
    const { updateOne } = Collection.prototype
    const interrupted = vi.spyOn(Collection.prototype, 'updateOne').mockImplementationOnce(async function (
      this: unknown,
      ...args: unknown[]
    ) {
      await test.call(creator, 'PATCH', `/images/${id}`, { [field]: value })
      return updateOne.apply(this as never, args as never)
    })
    await createExploreRepository(test.servers.connection).renewSearchKeys(10)
    interrupted.mockRestore()
    await setState(id, 'published')
    expect(await search('cat')).toHaveLength(1)
  })
})

describe('the orders', () => {
  it('newest first, or most liked first and then newest', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 8, minute))
    const old = await add({ name: 'old', publishedAt: at(1) })
    await add({ name: 'middle', publishedAt: at(2) })
    await add({ name: 'new', publishedAt: at(3) })
    await like(reader, old)
    const names = (page: ExplorePage) => page.images.map(({ name }) => name)
    expect(names(await explore())).toEqual(['new', 'middle', 'old'])
    expect(names(await explore('?order=most-liked'))).toEqual(['old', 'new', 'middle'])
  })

  it.each(['newest', 'most-liked'])('refuses a forged cursor (%s)', async (order) => {
    for (const cursor of ['x', '0-0', '1-zz-nothex-1-0', '-1-1-1-1']) {
      const answer = await test.call(reader, 'GET', `/published-images?order=${order}&cursor=${cursor}`)
      expect([cursor, answer.statusCode]).toEqual([cursor, 400])
    }
  })
})

describe('one published picture', () => {
  it('is read with others on the same subject, closest first', async () => {
    const id = await add({ name: 'The water cycle' })
    await add({ name: 'A cat' })
    await add({ name: 'Le cycle de l’eau' })
    await add({ name: 'A frog' })
    const { image, sameSubject } = await details(id)
    expect(image).toMatchObject({ id, creatorName: 'Claire Dubois', likes: 0, liked: false, mine: false })
    expect(sameSubject.map(({ name }) => name)).toEqual(['Le cycle de l’eau'])
  })

  it.each(['private', 'in-review', 'refused', 'held'] as const)(
    'answers like one that does not exist while it is %s, for reading, liking and copying',
    async (state) => {
      const id = await add({ publication: state })
      const answers = await Promise.all([
        test.call(reader, 'GET', `/published-images/${id}`),
        test.call(creator, 'GET', `/published-images/${id}`),
        test.call(reader, 'PUT', `/published-images/${id}/like`),
        test.call(reader, 'DELETE', `/published-images/${id}/like`),
        copy(reader, id),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
      expect((await explore()).images).toEqual([])
    },
  )

  it('disappears at once for the person who reports it, and stays for the others', async () => {
    const id = await add({ name: 'The water cycle' })
    const other = await add({ name: 'Water cycle again' })
    const report = await test.call(reader, 'POST', `/published-images/${id}/report`, {
      reason: 'wrong',
      note: '',
    })
    expect(report.statusCode).toBe(204)
    const page = await explore()
    expect([page.images.map((image) => image.id), page.total]).toEqual([[other], 1])
    expect((await details(other)).sameSubject).toEqual([])
    expect((await test.call(reader, 'GET', `/published-images/${id}`)).statusCode).toBe(404)
    expect((await copy(reader, id)).statusCode).toBe(404)
    expect((await explore('', creator)).images).toHaveLength(2)
  })

  it('of one’s own can be neither liked nor copied', async () => {
    const id = await add()
    expect((await details(id, creator)).image.mine).toBe(true)
    expect((await test.call(creator, 'PUT', `/published-images/${id}/like`)).statusCode).toBe(403)
    expect((await copy(creator, id)).statusCode).toBe(403)
    expect(await likesOf(id)).toBe(0)
  })
})

describe('likes', () => {
  it('count once per person and can be taken back', async () => {
    const id = await add()
    expect(await like(reader, id)).toEqual({ likes: 1, liked: true })
    expect(await like(reader, id)).toEqual({ likes: 1, liked: true })
    expect((await explore()).images[0]).toMatchObject({ likes: 1, liked: true })
    expect((await explore('', creator)).images[0]).toMatchObject({ likes: 1, liked: false })
    for (let time = 0; time < 2; time += 1) {
      const answer = await test.call(reader, 'DELETE', `/published-images/${id}/like`)
      expect(answer.json()).toEqual({ likes: 0, liked: false })
    }
  })

  it('are exact after 50 parallel likes and unlikes by five people', async () => {
    const id = await add()
    const people = await Promise.all(Array.from({ length: 5 }, () => test.newTeacher()))
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          test.call(
            people[index % 5] ?? reader,
            index % 3 === 0 ? 'DELETE' : 'PUT',
            `/published-images/${id}/like`,
          ),
        ),
      )
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      const stored = await test.servers.connection.collection('image_likes').countDocuments({ imageId: id })
      expect(await likesOf(id)).toBe(stored)
    }
    await Promise.all(people.map((person) => like(person, id)))
    expect(await likesOf(id)).toBe(5)
  })

  it('leave nothing behind if the picture is hidden in the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => test.newTeacher()))
    const likes = test.servers.connection.collection('image_likes')
    for (let round = 0; round < 5; round += 1) {
      const id = await add()
      const [, ...answers] = await Promise.all([
        setState(id, 'held'),
        ...people.map((person) => test.call(person, 'PUT', `/published-images/${id}/like`)),
      ])
      const liked = answers.filter(({ statusCode }) => statusCode === 200).length
      expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true)
      expect([await likesOf(id), await likes.countDocuments({ imageId: id })]).toEqual([liked, liked])
    }
  })
})

describe('a copy', () => {
  it('is free, has files of its own, keeps creator, licence and labels, and leaves the prompt behind', async () => {
    const id = await add({
      name: 'The water cycle',
      altText: 'Rain',
      tags: ['water'],
      prompt: 'secret words',
    })
    const label = {
      id: 'label1',
      kind: 'line',
      colour: 'ink',
      from: { x: 1, y: 1 },
      to: { x: 2, y: 2 },
      end: 'dot',
    }
    const images = test.servers.connection.collection('images')
    await images.updateMany({}, { $set: { labels: [label] } })
    const own = await copied(reader, id)
    expect(own).toMatchObject({
      ...{ name: 'The water cycle', altText: 'Rain', tags: ['water'], labels: [label] },
      ...{ origin: 'copied', prompt: '', publication: 'private', style: 'diagram' },
      credit: { creatorName: 'Claire Dubois', licence: 'CC BY 4.0' },
    })
    expect((await test.app.inject({ method: 'GET', url: own.fileUrl })).statusCode).toBe(200)
    const wallet = (await test.call(reader, 'GET', '/wallet')).json<{ available: number }>()
    expect(wallet.available).toBe(20)
    expect((await details(id)).image.copies).toBe(1)
    expect(await createImageRepository(test.servers.connection).storedBytesOf(reader.userId)).toBe(16)
  })

  it('is made once: repeated and concurrent requests return the same one and count once', async () => {
    const id = await add()
    const answers = await Promise.all(Array.from({ length: 8 }, () => copied(reader, id)))
    answers.push(await copied(reader, id))
    expect(new Set(answers.map((image) => image.id)).size).toBe(1)
    expect((await details(id)).image.copies).toBe(1)
    const files = []
    for await (const key of test.storage.list()) if (key.includes(answers[0]?.id ?? '-')) files.push(key)
    expect(files).toHaveLength(2)
  })

  it('survives the unpublishing and the deletion of the original', async () => {
    const id = await add()
    const own = await copied(reader, id)
    await test.call(creator, 'DELETE', `/images/${id}/publication`)
    const repository = createImageRepository(test.servers.connection)
    const original = await repository.findById(id)
    await repository.markDeleted(id, { by: creator.userId, again: deletedForGood })
    await Promise.all([test.storage.delete(original?.file.key ?? ''), repository.purge(id)])
    expect((await test.app.inject({ method: 'GET', url: own.fileUrl })).statusCode).toBe(200)
    expect((await test.call(reader, 'GET', `/images/${own.id}`)).json()).toMatchObject({
      credit: { creatorName: 'Claire Dubois' },
    })
  })

  it('comes out of the trash when the picture is copied again, and is made anew after its days there', async () => {
    const id = await add()
    const own = await copied(reader, id)
    await test.call(reader, 'DELETE', `/images/${own.id}`)
    expect((await copied(reader, id)).id).toBe(own.id)
    await test.call(reader, 'DELETE', `/images/${own.id}`)
    await test.call(reader, 'DELETE', `/trash/picture/${own.id}`)
    const anew = await copied(reader, id)
    expect((await test.app.inject({ method: 'GET', url: anew.fileUrl })).statusCode).toBe(200)
  })

  it('that eight requests take out of the trash at the same time keeps its files', async () => {
    const id = await add()
    const own = await copied(reader, id)
    await test.call(reader, 'DELETE', `/images/${own.id}`)
    const answers = await Promise.all(Array.from({ length: 8 }, () => copied(reader, id)))
    expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([own.id]))
    for (const url of [own.fileUrl, own.thumbnailUrl])
      expect((await test.app.inject({ method: 'GET', url })).statusCode).toBe(200)
  })

  it('is refused while the plan’s storage is full', async () => {
    const id = await add()
    const full = await add({ ownerId: reader.userId, publication: 'private' })
    const images = test.servers.connection.collection('images')
    await images.updateOne({ ownerId: reader.userId }, { $set: { 'file.sizeBytes': 100 * 2 ** 20 } })
    const answer = await copy(reader, id)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'images/storage-full'])
    expect((await details(id)).image.copies).toBe(0)
    expect(full).not.toBe(id)
  })

  it('is whole or leaves neither document nor file if the picture is hidden in the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => test.newTeacher()))
    const images = test.servers.connection.collection('images')
    for (let round = 0; round < 5; round += 1) {
      const id = await add()
      const [, ...answers] = await Promise.all([
        setState(id, 'held'),
        ...people.map((person) => copy(person, id)),
      ])
      expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true)
      const copies = await images.find({ 'source.imageId': id }).toArray()
      expect(copies).toHaveLength(answers.filter(({ statusCode }) => statusCode === 200).length)
      const keys = new Set<string>()
      for await (const key of test.storage.list()) keys.add(key)
      const named = copies.flatMap((one) => [String(one['file'].key), String(one['thumbnail'].key)])
      expect(named.filter((key) => !keys.has(key))).toEqual([])
      const original = await createImageRepository(test.servers.connection).findById(id)
      expect(original?.copies).toBe(copies.length)
    }
  })

  it('that a crash left uncounted is counted by the next request for it, or for another copy', async () => {
    const id = await add()
    await copied(reader, id)
    const images = test.servers.connection.collection('images')
    const forget = () => images.updateOne({ copies: 1 }, { $set: { copies: 0 } })
    await forget()
    await copied(reader, id)
    expect((await details(id)).image.copies).toBe(1)
    await forget()
    await copied(await test.newTeacher(), id)
    expect((await details(id)).image.copies).toBe(2)
  })

  it('is no longer counted once it is deleted for good', async () => {
    const id = await add()
    const own = await copied(reader, id)
    const repository = createImageRepository(test.servers.connection)
    await repository.markDeleted(own.id, { by: reader.userId, again: deletedForGood })
    expect((await details(id)).image.copies).toBe(1)
    await repository.purge(own.id)
    expect((await details(id)).image.copies).toBe(0)
  })

  it('is no longer counted either if the process ends right after it deleted it', async () => {
    const id = await add()
    const own = await copied(reader, id)
    const { connection } = test.servers
    const repository = createImageRepository(connection)
    await repository.markDeleted(own.id, { by: reader.userId, again: deletedForGood })
    const images = connection.model('Image').collection
    const updateOne = images.updateOne.bind(images)
    vi.spyOn(images, 'updateOne').mockImplementation(async (...change) => {
      if (await repository.findById(own.id)) return updateOne(...change)
      throw new Error('the process has ended')
    })
    await expect(repository.purge(own.id)).rejects.toThrow('the process has ended')
    vi.restoreAllMocks()
    await repository.purge(own.id)
    expect((await details(id)).image.copies).toBe(0)
  })

  it('leaves no record of its files once it is complete or refused', async () => {
    const id = await add()
    await copied(reader, id)
    const put = vi.spyOn(test.storage, 'put').mockRejectedValueOnce(new Error('the disk is full'))
    await copy(await test.newTeacher(), id)
    put.mockRestore()
    expect(await test.servers.connection.collection('picture_uploads').countDocuments()).toBe(0)
  })

  it('leaves no file behind if the storage fails', async () => {
    const id = await add()
    const put = vi.spyOn(test.storage, 'put').mockRejectedValueOnce(new Error('the disk is full'))
    const answer = await copy(reader, id)
    put.mockRestore()
    expect(answer.statusCode).toBeGreaterThanOrEqual(500)
    expect(await copied(reader, id)).toMatchObject({ origin: 'copied' })
    expect((await details(id)).image.copies).toBe(1)
  })
})

describe('several people at once', () => {
  it('four accounts like, copy and report pictures at the same time, and every count is right', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => add()))
    const people = await Promise.all(Array.from({ length: 4 }, () => test.newTeacher()))
    const [first = '', second = '', third = ''] = ids
    await Promise.all(
      people.flatMap((person, index) => [
        test.call(person, 'PUT', `/published-images/${first}/like`),
        copy(person, second),
        test.call(person, 'PUT', `/published-images/${second}/like`),
        copy(person, second),
        ...(index < 2
          ? [test.call(person, 'POST', `/published-images/${third}/report`, { reason: 'wrong', note: '' })]
          : [copy(person, third)]),
      ]),
    )
    const seen = new Map((await explore()).images.map((image) => [image.id, image]))
    expect(seen.get(first)).toMatchObject({ likes: 4, copies: 0 })
    expect(seen.get(second)).toMatchObject({ likes: 4, copies: 4 })
    expect(seen.get(third)).toMatchObject({ likes: 0, copies: 2 })
    for (const [index, person] of people.entries()) {
      const theirs = (await explore('', person)).images.map(({ id }) => id)
      expect(theirs.includes(third)).toBe(index >= 2)
    }
    await test.call(reader, 'POST', `/published-images/${third}/report`, { reason: 'wrong', note: '' })
    expect((await explore('', creator)).images.map(({ id }) => id)).not.toContain(third)
    expect((await copy(people[3] ?? reader, third)).statusCode).toBe(404)
  })
})

describe('a deleted account', () => {
  it('takes its likes with it, corrects the counts, and is no longer named on copies', async () => {
    const [first, second] = [await add(), await add({ ownerId: reader.userId })]
    const own = await copied(reader, first)
    await like(reader, first)
    await like(creator, second)
    await createOwnedGenerations(test.servers.connection).leaveExplore(creator.userId)
    expect([await likesOf(first), await likesOf(second)]).toEqual([1, 0])
    expect((await test.call(reader, 'GET', `/images/${own.id}`)).json()).toMatchObject({
      credit: { creatorName: null, licence: 'CC BY 4.0' },
    })
    const left = await test.servers.connection
      .collection('images')
      .countDocuments({ 'source.creatorId': creator.userId })
    expect(left).toBe(0)
  })
})
