import { generationQueues, isFinalState, lessonSectionKeys, type CreditAmounts } from '@classeur/contracts'
import { chargeOf } from '@classeur/domain/credits'
import { createCreditLedger, type Connection, type Generation } from '@classeur/database'
import { until } from '@classeur/local/testing'
import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'

const amounts = ['granted', 'purchased', 'reserved'] as const

interface Entry {
  userId: string
  generationId: string | null
  n: number
  kind: string
  change: CreditAmounts
}

export interface Observed {
  connection: Connection
  redis: Redis
  redisUrl: string
  mediaDir: string
  /** The ids of all requests that got 202. */
  accepted: ReadonlySet<string>
}

/**
 * Checks the invariants that hold after every fault, for the whole database: each accepted generation is final
 * and settled with at most one result and one net charge, ledgers add up, no job is active without a lock, and
 * every file belongs to a pack, a picture or a generation that the sweep still visits.
 */
export async function expectInvariants(observed: Observed): Promise<void> {
  const { connection, accepted } = observed
  const generations = await connection.collection<Generation>('generations').find().toArray()
  const known = new Set(generations.map(({ _id }) => String(_id)))
  expect([...accepted].filter((id) => !known.has(id))).toEqual([])
  const open = generations.filter(({ state, settledAt }) => !isFinalState(state) || !settledAt)
  expect(open.map(({ _id, state, stage }) => ({ _id, state, stage }))).toEqual([])

  const entries = await connection.collection<Entry>('credit_entries').find().sort({ n: 1 }).toArray()
  for (const generation of generations) {
    expectOneCharge(
      generation,
      entries.filter(({ generationId }) => generationId === String(generation._id)),
    )
    await expectOneResult(connection, generation)
  }
  for (const userId of new Set(entries.map((entry) => entry.userId))) {
    await expectSums(
      connection,
      userId,
      entries.filter((entry) => entry.userId === userId),
    )
  }
  await expectNoJobWithoutLock(observed)
  await expectNoOrphanFile(observed, generations)
}

function expectOneCharge(generation: Generation, entries: Entry[]): void {
  const reserved = entries.filter(({ kind }) => kind === 'reserve')
  // A child is paid by its parent.
  const isPaid = generation.price > 0 && generation.parentId === undefined
  expect(reserved).toHaveLength(isPaid ? 1 : 0)
  const net = entries.reduce(
    (sum, { change }) => sum + change.granted + change.purchased + change.reserved,
    0,
  )
  expect({ id: String(generation._id), net }).toEqual({
    id: String(generation._id),
    net: generation.parentId === undefined ? -chargeOf(generation) + 0 : 0,
  })
}

async function expectOneResult(connection: Connection, { _id, kind, state, image, ...rest }: Generation) {
  const id = String(_id)
  if (kind === 'image') {
    const images = await connection.collection('images').countDocuments({ _id })
    expect({ id, images, hasFiles: image !== null }).toEqual(
      state === 'completed' ? { id, images: 1, hasFiles: true } : { id, images: 0, hasFiles: false },
    )
  }
  if (kind === 'resource') await expectSumOfChildren(connection, id, rest)
  if (kind === 'lesson-objectives') expect(rest.objectives !== null).toBe(state === 'completed')
  if (kind !== 'lesson-plan') return
  const plan = await connection
    .collection<{ sections: { key: string }[] }>('lesson_plans')
    .findOne({ _id } as never)
  const keys = plan?.sections.map(({ key }) => key) ?? []
  expect(new Set(keys).size).toBe(keys.length)
  if (state === 'completed')
    expect({ id, sections: keys.length }).toEqual({ id, sections: lessonSectionKeys.length })
}

/** The sheets that are kept are the sheets that are charged. */
async function expectSumOfChildren(
  connection: Connection,
  parentId: string,
  { children }: Pick<Generation, 'children'>,
) {
  const stored = await connection.collection<Generation>('generations').find({ parentId }).toArray()
  const kept = stored.filter(({ state }) => state === 'completed')
  const sheets = await connection
    .collection<{ generationId: string; writtenAt: Date | null }>('resources')
    .find({ generationId: { $in: stored.map(({ _id }) => String(_id)) }, writtenAt: { $ne: null } })
    .toArray()
  expect(sheets.map(({ generationId }) => generationId).toSorted()).toEqual(
    kept.map(({ _id }) => String(_id)).toSorted(),
  )
  expect(children).toMatchObject({
    ...{ total: stored.length, kept: kept.length, failed: stored.length - kept.length },
    charged: kept.reduce((sum, { price }) => sum + price, 0),
  })
}

async function expectSums(connection: Connection, userId: string, entries: Entry[]): Promise<void> {
  const sum = { granted: 0, purchased: 0, reserved: 0 }
  for (const [index, { n, change }] of entries.entries()) {
    for (const key of amounts) sum[key] += change[key]
    expect(n).toBe(index + 1)
    expect(Math.min(...amounts.map((key) => sum[key]))).toBeGreaterThanOrEqual(0)
  }
  expect(await createCreditLedger(connection).balanceOf(userId)).toEqual(sum)
  expect(sum.reserved).toBe(0)
}

/**
 * Waits, because a worker releases the job of an ended generation slightly later, and the stalled check takes time.
 */
async function expectNoJobWithoutLock({ redis, redisUrl }: Observed): Promise<void> {
  for (const name of generationQueues) {
    const queue = new Queue(name, { connection: { url: redisUrl } })
    try {
      await until(
        `no active job of ${name} without a lock`,
        async () => {
          const jobs = await queue.getActive()
          const locks = await Promise.all(jobs.map(({ id }) => redis.exists(`bull:${name}:${id}:lock`)))
          return locks.every((lock) => lock === 1)
        },
        12_000,
      )
    } finally {
      await queue.close()
    }
  }
}

async function expectNoOrphanFile(
  { mediaDir, connection }: Observed,
  generations: Generation[],
): Promise<void> {
  const names = await readdir(mediaDir, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const images = await connection
    .collection<{ file: { key: string }; thumbnail: { key: string } }>('images')
    .find()
    .toArray()
  const kept = [
    ...images.flatMap(({ file, thumbnail }) => [file.key, thumbnail.key]),
    ...generations.flatMap(({ document }) => (document ? [document.key] : [])),
  ]
  const backups = await connection.collection('backups').find().toArray()
  const swept = [...generations.filter(({ strayFiles }) => strayFiles), ...backups].map(({ _id }) =>
    String(_id),
  )
  const orphans = files.filter(
    (path) => !kept.some((key) => path.endsWith(key)) && !swept.some((id) => path.includes(id)),
  )
  expect(orphans).toEqual([])
  for (const key of kept) expect(files.some((path) => path.endsWith(key))).toBe(true)
}
