import { ExplorePage } from '@classeur/contracts'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { addPublishedImage } from './kit/published-images-kit.ts'
import { monitored, openTestServers, type TestServers } from '../kit/test-servers.ts'

const [few, many] = [100, isDeep ? 5000 : 600]
const pageSize = 24
const subjects = ['volcano', 'cat', 'apple', 'school', 'boat', 'bridge', 'rabbit', 'castle', 'river', 'train']

interface Read {
  command: Record<string, unknown>
  /** Documents in the response. */
  returned: number
}

let servers: TestServers
let test: TestApp
let reader: SignedIn
const reads: Read[] = []

/** The database client emits an event for each command and each response. */
beforeAll(async () => {
  servers = await openTestServers({ mongo: monitored })
  test = await createTestApp({ servers })
  reader = await test.newTeacher()
  const commands = new Map<number, Record<string, unknown>>()
  const client = servers.connection.getClient()
  client.on('commandStarted', ({ requestId, command }) => {
    if (command['find'] === 'images') commands.set(requestId, command)
  })
  client.on('commandSucceeded', ({ requestId, reply }) => {
    const command = commands.get(requestId)
    const { cursor } = reply as { cursor?: { firstBatch?: unknown[] } }
    if (command && cursor) reads.push({ command, returned: cursor.firstBatch?.length ?? 0 })
  })
})
afterAll(async () => {
  await test.close()
  await servers.stop()
})

/** The first picture of each subject. */
let samples: object[] = []

/** Adds published pictures on ten subjects until there are `count`, with up to 40 likes. */
async function growTo(count: number): Promise<void> {
  const images = servers.connection.collection('images')
  const present = await images.countDocuments()
  if (present === 0) {
    for (const subject of subjects) {
      const fields = { name: `The ${subject}`, altText: `A drawing of a ${subject}` }
      await addPublishedImage({ connection: servers.connection }, fields)
    }
  }
  if (samples.length === 0) samples = await images.find().toArray()
  const { ObjectId } = servers.connection.base.Types
  const copies = Array.from({ length: count - Math.max(present, subjects.length) }, (_, index) => ({
    ...samples[index % samples.length],
    _id: new ObjectId(randomBytes(12)),
    likes: index % 40,
    publishedAt: new Date(Date.UTC(2026, 0, 1) + (present + index) * 1000),
  }))
  for (let start = 0; start < copies.length; start += 500) {
    await images.insertMany(copies.slice(start, start + 500))
  }
}

interface PageCost {
  commands: number
  returned: number
  shown: number
}

/** Reads pages and returns what each page costs. */
async function costsOf(query: string, pages: number): Promise<PageCost[]> {
  const costs: PageCost[] = []
  let cursor: string | null = ''
  for (let page = 0; page < pages && cursor !== null; page += 1) {
    reads.length = 0
    const next = cursor === '' ? '' : `&cursor=${cursor}`
    const answer = await test.app.inject({
      url: `/api/published-images?${query}${next}`,
      headers: reader.headers,
    })
    const { images, nextCursor } = ExplorePage.parse(answer.json())
    const returned = reads.reduce((sum, read) => sum + read.returned, 0)
    costs.push({ commands: reads.length, returned, shown: images.length })
    cursor = nextCursor
  }
  return costs
}

/** Documents and index keys that the server read; null if the server explains nothing, as the one of `npm start`. */
async function examinedBy({ command }: Read): Promise<{ keys: number; documents: number } | null> {
  const { find, filter, sort, limit } = command
  try {
    const plan = await servers.connection.db?.command({
      explain: { find, filter, sort, limit },
      verbosity: 'executionStats',
    })
    const stats = plan?.['executionStats'] as { totalKeysExamined?: number; totalDocsExamined?: number }
    if (stats?.totalDocsExamined === undefined) return null
    return { keys: stats.totalKeysExamined ?? 0, documents: stats.totalDocsExamined }
  } catch {
    return null
  }
}

/** The condition on the first field of an index for published pictures, and where a page enters it. */
const entersIndex = ({ command }: Read): boolean => {
  const filter = command['filter'] as { publication?: string; $and?: Record<string, unknown>[] }
  const conditions = filter.$and ?? []
  const isPublished = filter.publication === 'published'
  return isPublished && conditions.some((part) => 'searchKeys' in part || 'likesChangedAt' in part)
}

const orders = [
  'order=newest',
  'order=most-liked',
  'order=newest&style=diagram',
  'q=volcan',
  'q=volcan&order=most-liked',
]

describe(`pages of ${String(many)} published pictures`, () => {
  it('read as many documents as pages of 100, on every page', async () => {
    await growTo(few)
    const small = new Map<string, PageCost>()
    for (const query of orders) {
      const [first] = await costsOf(query, 1)
      if (first) small.set(query, first)
    }
    await growTo(many)
    for (const query of orders) {
      const costs = await costsOf(query, 20)
      const most = Math.max(...costs.map(({ commands }) => commands))
      // A page in the order of likes reads equally liked pictures, less liked ones, and changes.
      expect([query, most]).toEqual([query, query.includes('most-liked') ? 3 : 1])
      expect(costs.slice(0, -1).every(({ shown }) => shown === pageSize)).toBe(true)
      for (const { returned, shown } of costs) expect(returned).toBeLessThanOrEqual(2 * shown)
      const firstOfFew = small.get(query)
      expect([query, costs[0]?.commands]).toEqual([query, firstOfFew?.commands])
    }
  })

  it('enter an index at their first picture', async () => {
    await growTo(many)
    for (const query of orders) {
      await costsOf(query, 3)
      const last = [...reads]
      expect(last.length).toBeGreaterThan(0)
      for (const read of last) {
        expect([query, entersIndex(read)]).toEqual([query, true])
        const examined = await examinedBy(read)
        if (examined && !query.startsWith('q=')) {
          expect(examined.documents).toBeLessThanOrEqual(2 * Math.max(read.returned, 1))
        }
      }
    }
    const indexes = await servers.connection.collection('images').indexes()
    const keys = indexes.map(({ key }) => Object.keys(key as object).join())
    expect(keys).toContain('searchKeys,publishedAt,_id')
    expect(keys).toContain('searchKeys,likes,publishedAt,_id')
    expect(keys).toContain('likesChangedAt,_id')
  })

  it('show every picture once, newest and most liked', async () => {
    await growTo(many)
    for (const query of ['order=newest', 'order=most-liked']) {
      const costs = await costsOf(query, Infinity)
      expect([query, costs.reduce((sum, { shown }) => sum + shown, 0)]).toEqual([query, many])
    }
    const costs = await costsOf('q=volcan', Infinity)
    expect(costs.reduce((sum, { shown }) => sum + shown, 0)).toBe(many / subjects.length)
  })
})
