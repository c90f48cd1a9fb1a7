import { startTcpProxy, until } from '@classeur/local/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faultRow, itInFull, repetitions, stopwatch } from './kit/fault-table.ts'
import { startHarness, type Address, type Child, type Harness, type Person } from './kit/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())
beforeEach(() => harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 8, chunkCharacters: 30 }] }))
afterEach(({ task }) => harness.endTest(task))

const acceptOneEach = (api: Address, people: Person[]) =>
  Promise.all(people.map((person) => harness.acceptedPlan(api, person)))

/** Waits until two generations have finished a part while others wait. */
const untilTwoRun = (ids: string[]) =>
  until('two to run', async () => {
    const all = await Promise.all(ids.map((id) => harness.generations.findById(id)))
    return all.filter((generation) => generation!.step.done > 0).length >= 2
  })

/** Measures the time until a worker starts a new job, in ms. */
async function untilServed(api: Address): Promise<number> {
  const from = performance.now()
  const id = await harness.acceptedPlan(api, await harness.newPerson())
  await until('a worker to begin', async () => (await harness.generations.findById(id))!.attempt > 0, 60_000)
  return performance.now() - from
}

const expectAllRunning = () => {
  for (const child of harness.all()) expect(child.isRunning()).toBe(true)
}
const unhandled = /unhandled|uncaught|cannot go on|stop after an error/i
const expectNothingUnhandled = () => {
  for (const child of harness.all()) expect(child.output()).not.toMatch(unhandled)
}

describe('R6 Redis is killed and restarts with its append-only file', () => {
  it('under load, every accepted generation is completed once, and the workers reconnect', async () => {
    const row = faultRow({
      id: 'R6',
      fault: 'Redis is killed (kill -9) under load and restarted with its append-only file',
      promised:
        '0 accepted generations lost, 0 completed twice; workers start new jobs within 3 s of its return',
      repetitions: repetitions(10),
    })
    const took = stopwatch(row, 3000)
    const api = await harness.startApi()
    await harness.startWorker()
    await harness.startWorker()
    for (let round = 0; round < row.repetitions; round += 1) {
      const ids = await acceptOneEach(api, await harness.newPeople(6))
      await untilTwoRun(ids)
      await harness.redis.kill()
      await harness.redis.startAgain()
      harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 1, chunkCharacters: 60 }] })
      took.add(await untilServed(api))
      for (const { state } of await harness.allOver(ids)) expect(state).toBe('completed')
      harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 8, chunkCharacters: 30 }] })
    }
    await harness.allOver([...harness.accepted])
    expectAllRunning()
    expectNothingUnhandled()
    await harness.expectInvariants(api)
    row.measured = `${harness.accepted.size} accepted, each completed once; a new job started after ${took.text()}`
  })
})

describe('R7 Redis loses everything', () => {
  itInFull('while jobs wait and run, every accepted generation is completed after its return', async () => {
    const row = faultRow({
      id: 'R7',
      fault: 'Redis is killed (kill -9), its data is deleted, and it starts empty',
      promised:
        'every unfinished generation is enqueued again and completes within 30 s; 0 lost, 0 completed twice',
      repetitions: repetitions(5),
    })
    const took = stopwatch(row, 30_000)
    const api = await harness.startApi()
    await harness.startWorker({ WORKER_CONCURRENCY: '2' })
    for (let round = 0; round < row.repetitions; round += 1) {
      harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 15, chunkCharacters: 20 }] })
      const ids = await acceptOneEach(api, await harness.newPeople(6))
      await untilTwoRun(ids)
      await harness.redis.wipe()
      const backAt = performance.now()
      harness.provider.setBehaviour({ chat: [{}] })
      for (const { state } of await harness.allOver(ids)) expect(state).toBe('completed')
      took.add(performance.now() - backAt)
    }
    await harness.expectInvariants(api)
    row.measured = `all completed ${took.text()} after its return`
  })
})

describe('R8 Redis is unavailable', () => {
  it('reads still work, requests are accepted at once and run after the outage, and no process exits', async () => {
    const outage = repetitions(24, 4)
    const row = faultRow({
      id: 'R8',
      fault: `Redis is unavailable until each process has failed to reach it ${outage} times; an api replica is started during the outage`,
      promised:
        'reads work; requests get 202, or 503 with Retry-After, within 1 s (3 s from an api started during the outage); readiness reports degraded; new jobs start within 3 s of its return; no process exits',
    })
    const api = await harness.startApi()
    const workers = [await harness.startWorker(), await harness.startWorker()]
    const running = await acceptOneEach(api, await harness.newPeople(4))
    await untilTwoRun(running)
    await harness.redis.kill()
    const reads = stopwatch(row, 1000)
    const accepts = stopwatch(row, 1000)
    const late = stopwatch(row, 3000)
    const back = stopwatch(row, 3000)
    const statuses: number[] = []
    const people = await harness.newPeople(6)
    for (const person of people) {
      const list = await harness.send(api, person, 'GET', '/generations')
      expect(list.status).toBe(200)
      reads.add(list.tookMs)
      const answer = await harness.requestPlan(api, person)
      accepts.add(answer.tookMs)
      statuses.push(answer.status)
      if (answer.status !== 202) {
        expect([answer.status, answer.headers.get('retry-after') !== null]).toEqual([503, true])
      }
    }
    expect(await harness.readiness(api)).toMatchObject({ code: 200, status: 'degraded', redis: 'down' })
    const replica = await harness.startApi()
    const lateAnswer = await harness.requestPlan(replica, await harness.newPerson())
    late.add(lateAnswer.tookMs)
    expect(lateAnswer.status).toBe(202)
    const failures = (child: Child) => child.output().match(/ECONNREFUSED/g)?.length ?? 0
    await until('every process to fail to reach Redis', () =>
      harness.all().every((child) => failures(child) >= outage),
    )
    await harness.redis.startAgain()
    back.add(await untilServed(replica))
    await until(
      'the api to report itself ready',
      async () => (await harness.readiness(api)).status === 'ready',
    )
    for (const { state } of await harness.allOver([...harness.accepted])) expect(state).toBe('completed')
    for (const worker of workers) expect(worker.isRunning()).toBe(true)
    expectAllRunning()
    expectNothingUnhandled()
    await harness.expectInvariants(api)
    const codes = [...new Set(statuses)].join(', ')
    row.measured = `reads ${reads.text()}, requests ${codes} after ${accepts.text()} (${late.text()} from the api started during the outage), a new job started ${back.text()} after its return`
  })
})

describe('R9 connections to Redis', () => {
  itInFull('can be cut (CLIENT KILL) repeatedly: every generation completes once', async () => {
    const row = faultRow({
      id: 'R9',
      fault: 'all connections to Redis are cut (CLIENT KILL) under load',
      promised: 'as R6: 0 lost, 0 completed twice; new jobs start within 3 s',
      repetitions: repetitions(10, 2),
    })
    const took = stopwatch(row, 3000)
    const api = await harness.startApi()
    await harness.startWorker()
    await harness.startWorker()
    for (let round = 0; round < row.repetitions; round += 1) {
      const ids = await acceptOneEach(api, await harness.newPeople(4))
      await untilTwoRun(ids)
      await harness.redisClient.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')
      took.add(await untilServed(api))
      for (const { state } of await harness.allOver(ids)) expect(state).toBe('completed')
    }
    await harness.allOver([...harness.accepted])
    expectAllRunning()
    expectNothingUnhandled()
    await harness.expectInvariants(api)
    row.measured = `each completed once; a new job started after ${took.text()}`
  })

  itInFull('half-open connections are detected, and requests are answered in the meantime', async () => {
    const row = faultRow({
      id: 'R9',
      fault:
        'the connections of api and workers to Redis become half-open (no data passes); later, data passes again',
      promised:
        'detected within 10 s; reads and requests are answered within 3 s; each generation completes once afterwards',
      repetitions: repetitions(3),
    })
    const noticed = stopwatch(row, 10_000)
    const answers = stopwatch(row, 3000)
    const proxy = await startTcpProxy(harness.redis.url)
    const through = { REDIS_URL: `redis://127.0.0.1:${proxy.port}` }
    const api = await harness.startApi(through)
    const worker = await harness.startWorker(through)
    for (let round = 0; round < row.repetitions; round += 1) {
      const ids = await acceptOneEach(api, await harness.newPeople(4))
      await untilTwoRun(ids)
      const seenBefore = worker.output().length
      proxy.fallSilent()
      const silentAt = performance.now()
      const person = await harness.newPerson()
      for (let asked = 0; asked < 3; asked += 1) {
        const list = await harness.send(api, person, 'GET', '/generations')
        expect(list.status).toBe(200)
        answers.add(list.tookMs)
        const answer = await harness.requestPlan(api, person)
        expect([202, 503]).toContain(answer.status)
        answers.add(answer.tookMs)
      }
      await until('both to notice', async () => {
        const { redis } = await harness.readiness(api)
        return redis === 'down' && /Socket timeout|ECONN|closed/i.test(worker.output().slice(seenBefore))
      })
      noticed.add(performance.now() - silentAt)
      proxy.speakAgain()
      await untilServed(api)
      for (const { state } of await harness.allOver(ids)) expect(state).toBe('completed')
    }
    await harness.allOver([...harness.accepted])
    expectAllRunning()
    expectNothingUnhandled()
    await harness.expectInvariants(api)
    await harness.reset()
    await proxy.cut()
    row.measured = `detected after ${noticed.text()}; responses after ${answers.text()}`
  })
})
