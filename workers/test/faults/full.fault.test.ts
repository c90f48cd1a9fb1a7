import { until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
  // The api reads how full Redis is now and then; until it does, it still refuses.
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

describe('R10 Redis has a limit of memory', () => {
  const limitBytes = 24 * mebibyte

  /** Values that leave `leftBytes` under the limit. */
  async function fillMemory(at: Harness, leftBytes: number): Promise<void> {
    const block = 64 * 1024
    while ((await usedBytes(at)) < limitBytes - leftBytes - block)
      await at.redisClient.set(`ballast:${randomUUID()}`, Buffer.alloc(block))
  }
  /** Values up to the first refusal. Other clients write as well, so any write may be the refused one. */
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
    'a flood is refused with the time to ask again before the limit, and what was accepted is carried out',
    async () => {
      const row = faultRow({
        id: 'R10',
        fault:
          'a flood of requests while Redis (maxmemory 24 MiB) is nearly three quarters full, no worker runs',
        promised: 'refused (503, Retry-After) before the limit; the queue drains without help',
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
      row.measured = `refused at ${percent} % of the limit; ${harness.accepted.size} accepted, all done without help`
    },
  )

  it('when something else fills it to the brim nothing is lost, and all goes on once there is room', async () => {
    const row = faultRow({
      id: 'R10',
      fault:
        'Redis (maxmemory 24 MiB) is filled to the brim while generations wait and run, and emptied again',
      promised: '0 lost, 0 done twice, no process ends; waiting ones go on once there is room, without help',
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
      // Until the api reads how full Redis is again it takes requests: their jobs find no room, and wait.
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
    row.measured = `all done once; a new job begun after ${took.text()}`
  })
})

describe('R20 a disk is full', () => {
  it('that of Redis: reads go on, requests are taken, everything is carried out once there is room', async () => {
    const row = faultRow({
      id: 'R20',
      fault: 'the disk of Redis (a tmpfs of 24 MiB) is full, then there is room again',
      promised: 'reads go on, requests get 202 or 503, 0 lost, work goes on within 5 s of room, no restart',
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
    row.measured = `all done once; a new job begun after ${took.text()}; its file was read again after a kill`
  })

  it('that of the pictures: refunded with a reason, what is there is served, no half file, next one works', async () => {
    const row = faultRow({
      id: 'R20',
      fault: 'the disk of the pictures (a tmpfs of 2 MiB) is full, then there is room again',
      promised:
        'failed with a reason and refunded, stored pictures are served, 0 half files, recovers within 5 s',
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
    row.measured = `refunded; 0 half files; the next picture there after ${took.text()}`
  })
})
