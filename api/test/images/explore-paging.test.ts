import {
  createExploreRepository,
  createImageLikeRepository,
  type ExploreRepository,
} from '@classeur/database'
import { newId } from '@classeur/local/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { propertyRuns } from '../../../.config/property-runs.ts'
import { createExplorePages } from '../../src/features/images/explore/explore-pages.ts'
import { addPublishedImage, setPublication } from './kit/published-images-kit.ts'
import { openTestServers, type TestServers } from '../kit/test-servers.ts'

let servers: TestServers
beforeAll(async () => {
  servers = await openTestServers()
})
afterAll(() => servers.stop())
beforeEach(async () => {
  await servers.connection.collection('images').deleteMany({})
  await servers.connection.collection('image_likes').deleteMany({})
})

const filter = { search: '', style: null, hidden: [] }
const firstCount = 90
const longAgoMs = 3_600_000

/** What others do while somebody reads. `which` chooses a picture. */
const change = fc.record({
  kind: fc.constantFrom('publish', 'hide', 'like', 'like', 'like', 'unlike'),
  which: fc.nat(firstCount - 1),
})
const changesPerPage = fc.array(fc.array(change, { maxLength: 30 }), { minLength: 6, maxLength: 6 })

type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

/** A gallery whose pictures have different numbers of likes, many of them the same. */
async function newGallery() {
  const { connection } = servers
  await connection.collection('images').deleteMany({})
  await connection.collection('image_likes').deleteMany({})
  const likes = createImageLikeRepository(connection)
  const ids: string[] = []
  for (let index = 0; index < firstCount; index += 1) {
    const publishedAt = new Date(Date.now() - longAgoMs + Math.floor(index / 3))
    ids.push(await addPublishedImage({ connection }, { publishedAt }))
  }
  const counts = new Map(ids.map((id, index) => [id, index % 4]))
  for (const [id, count] of counts) {
    for (let person = 0; person < count; person += 1) await likes.add(id, `person-${String(person)}`)
  }
  // The likes above are older than what the reader sees.
  await connection.collection('images').updateMany({}, { $set: { likesChangedAt: new Date(0) } })
  const hidden = new Set<string>()
  const apply = async ({ kind, which }: Change) => {
    const id = ids[which] ?? ''
    if (kind === 'publish') await addPublishedImage({ connection })
    else if (kind === 'hide') {
      hidden.add(id)
      await setPublication(connection, id, 'held')
    } else if (kind === 'like') await likes.add(id, newId())
    else await likes.remove(id, 'person-0')
  }
  return { ids, hidden, apply }
}

/** Reads all pages while others change the gallery between the pages and during each of them. */
async function readWhile(
  order: 'newest' | 'mostLiked',
  rounds: readonly Change[][],
  explore: ExploreRepository = createExploreRepository(servers.connection),
) {
  const gallery = await newGallery()
  const pages = createExplorePages(explore)
  const read: string[] = []
  let cursor: string | null = null
  let page = 0
  do {
    const changes = rounds[page] ?? []
    const middle = Math.floor(changes.length / 2)
    for (const one of changes.slice(0, middle)) await gallery.apply(one)
    const reading: ReturnType<(typeof pages)['newest']> = pages[order](filter, cursor)
    await Promise.all([reading, ...changes.slice(middle).map((one) => gallery.apply(one))])
    const { rows, nextCursor } = await reading
    read.push(...rows.map(({ _id }) => String(_id)))
    cursor = nextCursor
    page += 1
  } while (cursor !== null)
  const missing = gallery.ids.filter((id) => !gallery.hidden.has(id) && !read.includes(id))
  return { read, missing, pages: page }
}

const runs = { ...propertyRuns(1, 40), endOnFailure: true }

describe('reading all pages while others publish, hide and like', () => {
  itInDeep('newest: every picture that stays published comes exactly once', () =>
    fc.assert(
      fc.asyncProperty(changesPerPage, async (rounds) => {
        const { read, missing } = await readWhile('newest', rounds)
        expect(missing).toEqual([])
        expect(new Set(read).size).toBe(read.length)
      }),
      runs,
    ),
  )

  it('most liked: every picture that stays published comes', () =>
    fc.assert(
      fc.asyncProperty(changesPerPage, async (rounds) => {
        expect((await readWhile('mostLiked', rounds)).missing).toEqual([])
      }),
      runs,
    ))

  /** After the first page, the least liked pictures rise above everything that has been read. */
  const allRise: Change[][] = [
    [],
    Array.from({ length: firstCount }, (_, which) => which)
      .filter((which) => which % 4 === 0)
      .flatMap((which) => Array.from({ length: 5 }, () => ({ kind: 'like' as const, which }))),
  ]

  it('most liked: pictures that rise to pages already read come with the next pages', async () => {
    const { missing } = await readWhile('mostLiked', allRise)
    expect(missing).toEqual([])
  })

  itInDeep('most liked: this test notices a list that ignores changes of likes', async () => {
    const explore = createExploreRepository(servers.connection)
    const ignoring = { ...explore, listLikesChanged: () => Promise.resolve([]) }
    const { missing } = await readWhile('mostLiked', allRise, ignoring as unknown as ExploreRepository)
    expect(missing.length).toBeGreaterThan(0)
  })

  it('most liked: more changes than one page reads come with the pages after it', async () => {
    const rounds: Change[][] = [
      [],
      Array.from({ length: firstCount }, (_, which) => ({ kind: 'like' as const, which })),
    ]
    const { missing, pages } = await readWhile('mostLiked', rounds)
    expect(missing).toEqual([])
    expect(pages).toBeLessThan(20)
  })
})
