import { until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { faultRow, itInFull, repetitions, stopwatch } from './kit/fault-table.ts'
import { mountSmallDisk } from './kit/full-disk.ts'
import { startHarness, type Address, type Harness, type Person } from './kit/harness.ts'

const mebibyte = 1024 * 1024
let harness: Harness | undefined
let dir: string
const cleanUps: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'classeur-full-'))
})
afterEach(async () => {
  await harness?.stop()
  harness = undefined
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
  await rm(dir, { recursive: true, force: true })
})

const usedBytes = async ({ redisClient }: Harness) =>
  Number(/used_memory:(\d+)/.exec(await redisClient.info('memory'))![1])

async function untilServed({ requestPlan, newPerson, generations }: Harness, api: Address): Promise<number> {
  const from = performance.now()
  const person = await newPerson()
  // The api reads Redis' memory use periodically; until the next reading, it still refuses.
  const id = await until('a request to be accepted', async () => {
    const { status, body } = await requestPlan(api, person)
    return status === 202 && body.result?.generationId
  })
  await until('a worker to begin', async () => (await generations.findById(id))!.attempt > 0, 60_000)
  return performance.now() - from
}

const imageRequest = {
  prompt: 'A red apple on a desk',
  style: 'flat-illustration',
  aspect: '1:1',
  language: 'en',
}

async function requestImage(at: Harness, api: Address, person: Person): Promise<string> {
  const data = { requestKey: randomUUID(), request: imageRequest, count: 1 }
  const answer = await at.send(api, person, 'POST', '/functions/generateImages', { data })
  expect(answer).toMatchObject({ status: 202 })
  const { result } = answer.body as { result: { generations: { generationId: string }[] } }
  const id = result.generations[0]!.generationId
  at.accepted.add(id)
  return id
}

describe('R10 Redis has a memory limit', () => {
  const limitBytes = 24 * mebibyte

  /** Writes values until only `leftBytes` remain under the limit. */
  async function fillMemory(at: Harness, leftBytes: number): Promise<void> {
    const block = 64 * 1024
    while ((await usedBytes(at)) < limitBytes - leftBytes - block)
      await at.redisClient.set(`ballast:${randomUUID()}`, Buffer.alloc(block))
  }
  /** Writes values until the first refusal. Other clients write as well, so any write may be refused first. */
  async function fillToTheBrim({ redisClient }: Harness): Promise<void> {
    const fill = () => redisClient.set(`ballast:${randomUUID()}`, Buffer.alloc(64 * 1024))
    const isRefused = () =>
      fill().then(
        () => false,
        (error: Error) => {
          if (!error.message.startsWith('OOM')) throw error
          return true
        },
      )
    while (!(await isRefused()));
  }
  async function freeMemory({ redisClient }: Harness): Promise<void> {
    const keys = await redisClient.keys('ballast:*')
    if (keys.length > 0) await redisClient.del(keys)
  }

  itInFull(
    'many requests are refused with a time to retry before the limit, and accepted generations complete',
    async () => {
      const row = faultRow({
        id: 'R10',
        fault:
          'many requests arrive while Redis (maxmemory 24 MiB) is nearly three quarters full and no worker runs',
        promised: 'requests are refused (503, Retry-After) before the limit; the queue drains by itself',
      })
      harness = await startHarness({ redisArgs: ['--maxmemory', '24mb'] })
      const api = await harness.startApi()
      await fillMemory(harness, 0.31 * limitBytes)
      const answers = new Map<string, number>()
      let refusals = 0
      for (let round = 0; refusals < 8 && round < 100; round += 1) {
        const people = await harness.newPeople(8)
        for (const { status, body, headers } of await Promise.all(
          people.map((person) => harness!.requestPlan(api, person)),
        )) {
          const key = status === 202 ? '202' : `${status} ${body.code}`
          answers.set(key, (answers.get(key) ?? 0) + 1)
          if (status === 202) continue
          refusals += 1
          expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        }
      }
      expect([...answers.keys()].sort()).toEqual(['202', '503 generations/system-busy'])
      const atRefusal = await usedBytes(harness)
      expect(atRefusal).toBeLessThan(0.8 * limitBytes)
      await harness.startWorker({ WORKER_CONCURRENCY: '10' })
      for (const { state } of await harness.allOver([...harness.accepted])) expect(state).toBe('completed')
      await harness.expectInvariants(api)
      const percent = Math.round((atRefusal / limitBytes) * 100)
      row.measured = `refused at ${percent} % of the limit; ${harness.accepted.size} accepted, all completed`
    },
  )

  itInFull(
    'if other data fills Redis, no generation is lost, and all continue once memory is free',
    async () => {
      const row = faultRow({
        id: 'R10',
        fault: 'Redis (maxmemory 24 MiB) is filled completely while generations wait and run, then freed',
        promised:
          '0 lost, 0 completed twice, no process exits; waiting generations continue by themselves once memory is free',
        repetitions: repetitions(3),
      })
      const took = stopwatch(row, 10_000)
      harness = await startHarness({ redisArgs: ['--maxmemory', '24mb'] })
      const api = await harness.startApi()
      const worker = await harness.startWorker()
      for (let round = 0; round < row.repetitions; round += 1) {
        harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 8, chunkCharacters: 30 }] })
        const people = await harness.newPeople(4)
        const ids = await Promise.all(
          people.flatMap((person) => [1, 2].map(() => harness!.acceptedPlan(api, person))),
        )
        await harness.stepReached(ids[0]!, 1)
        await fillToTheBrim(harness)
        // Until its next reading of the memory use, the api accepts requests; their jobs can't be enqueued yet
        // and wait.
        await until('the refusal of requests', async () => {
          const { status, body } = await harness!.requestPlan(api, await harness!.newPerson())
          expect([202, 503]).toContain(status)
          return body.code === 'generations/system-busy'
        })
        expect((await harness.send(api, people[0]!, 'GET', '/generations')).status).toBe(200)
        await harness.locksGone()
        await freeMemory(harness)
        harness.provider.setBehaviour({ chat: [{}] })
        took.add(await untilServed(harness, api))
        for (const { state } of await harness.allOver([...harness.accepted])) expect(state).toBe('completed')
      }
      expect([api.isRunning(), worker.isRunning()]).toEqual([true, true])
      await harness.expectInvariants(api)
      row.measured = `each completed once; a new job started after ${took.text()}`
    },
  )
})

describe('R20 a disk is full', () => {
  itInFull(
    'on a full Redis disk, reads work and requests are accepted, and all complete once space is free',
    async () => {
      const row = faultRow({
        id: 'R20',
        fault: 'Redis’s disk (a tmpfs of 24 MiB) is full, then has free space again',
        promised:
          'reads work; requests get 202 or 503; 0 lost; new jobs start within 5 s of free space, without a restart',
        repetitions: repetitions(3),
      })
      const took = stopwatch(row, 5000)
      const disk = await mountSmallDisk(join(dir, 'redis'), 24)
      cleanUps.push(disk.remove)
      harness = await startHarness({ dir })
      const api = await harness.startApi()
      const worker = await harness.startWorker()
      for (let round = 0; round < row.repetitions; round += 1) {
        harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 8, chunkCharacters: 30 }] })
        const people = await harness.newPeople(3)
        const ids = await Promise.all(people.map((person) => harness!.acceptedPlan(api, person)))
        await harness.stepReached(ids[0]!, 1)
        await disk.fill()
        await until('Redis to refuse', () =>
          harness!.redisClient.set('probe', 'x').then(
            () => false,
            (error: Error) => /^MISCONF/.test(error.message),
          ),
        )
        expect((await harness.send(api, people[0]!, 'GET', '/generations')).status).toBe(200)
        const answer = await harness.requestPlan(api, await harness.newPerson())
        expect([202, 503]).toContain(answer.status)
        await harness.locksGone()
        await disk.free()
        harness.provider.setBehaviour({ chat: [{}] })
        await until('Redis to take writes', () => harness!.redisClient.set('probe', 'x').catch(() => null))
        took.add(await untilServed(harness, api))
        for (const { state } of await harness.allOver([...harness.accepted])) expect(state).toBe('completed')
      }
      expect([api.isRunning(), worker.isRunning()]).toEqual([true, true])
      await harness.redis.kill()
      await harness.redis.startAgain()
      await until('Redis with its file', () => harness!.redisClient.ping().catch(() => null))
      await harness.expectInvariants(api)
      row.measured = `each completed once; a new job started after ${took.text()}; its file could be read after a kill`
    },
  )

  // In `npm test`, images.test.ts of the workers covers a storage that stays full.
  itInFull(
    'on a full image disk, pictures fail with a reason and a refund, stored ones are served, and no partial file remains',
    async () => {
      const row = faultRow({
        id: 'R20',
        fault: 'the image disk (a tmpfs of 2 MiB) is full, then has free space again',
        promised:
          'new pictures fail with a reason and are refunded; stored ones are served; 0 partial files; recovery within 5 s',
        repetitions: repetitions(3),
      })
      const took = stopwatch(row, 5000)
      const mediaDir = join(dir, 'media')
      const disk = await mountSmallDisk(mediaDir, 2)
      cleanUps.push(disk.remove)
      harness = await startHarness({ mediaDir })
      const api = await harness.startApi()
      await harness.startWorker()
      const person = await harness.newPerson()
      for (let round = 0; round < row.repetitions; round += 1) {
        const first = await requestImage(harness, api, person)
        expect((await harness.over(first)).state).toBe('completed')
        await disk.fill()
        const refused = await requestImage(harness, api, person)
        const ended = await harness.over(refused)
        expect(ended).toMatchObject({ state: 'failed', error: { code: 'generations/storage-unavailable' } })
        const { body } = await harness.send(api, person, 'GET', `/images/${first}`)
        const { fileUrl } = body as { fileUrl: string }
        const file = await fetch(new URL(fileUrl, `http://127.0.0.1:${api.port}`))
        expect([file.status, (await file.arrayBuffer()).byteLength > 0]).toEqual([200, true])
        await disk.free()
        const from = performance.now()
        const next = await requestImage(harness, api, person)
        expect((await harness.over(next)).state).toBe('completed')
        took.add(performance.now() - from)
      }
      const names = (await readdir(mediaDir, { recursive: true })).filter((name) => name.includes('.part'))
      expect(names).toEqual([])
      await harness.expectInvariants(api)
      row.measured = `refunded; 0 partial files; the next picture took ${took.text()}`
    },
  )
})
