import { type OwnMongo, startMongo, startTcpProxy, until } from '@classeur/local/testing'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faultRow, itInFull, repetitions, stopwatch } from './kit/fault-table.ts'
import { startHarness, type Harness } from './kit/harness.ts'
import { createSheetFaults, priceOfSheet, sheetText, type SheetFaults } from './kit/sheet-faults.ts'

let dir: string
let mongo: OwnMongo
let harness: Harness
let faults: SheetFaults
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'classeur-mongo-'))
  mongo = await startMongo({ dir })
  harness = await startHarness({ mongoUrl: mongo.url })
  faults = createSheetFaults(harness)
})
afterAll(async () => {
  await faults?.stop()
  await harness?.stop()
  await mongo?.stop()
  await rm(dir, { recursive: true, force: true })
})
beforeEach(() => harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 8, chunkCharacters: 30 }] }))
afterEach(({ task }) => harness.endTest(task))

const noMongo = /MongoNetwork|MongoServerSelection|ECONNREFUSED/g
const unhandled = /unhandled|uncaught|cannot go on|stop after an error/i

describe('R11 MongoDB is killed', () => {
  it('under load, no acknowledged write is lost, and every generation ends after its return', async () => {
    const row = faultRow({
      id: 'R11',
      fault:
        'MongoDB is killed (kill -9) while requests are accepted and lesson plans are written, then restarted',
      promised:
        '0 accepted (202) generations lost, 0 half-written; api and workers recover within 5 s of its return; no job fails',
      repetitions: repetitions(15),
    })
    const took = stopwatch(row, 5000)
    const api = await harness.startApi()
    await harness.startWorker()
    await harness.startWorker()
    for (let round = 0; round < row.repetitions; round += 1) {
      const people = await harness.newPeople(4)
      const late = await harness.newPeople(6)
      const ids = await Promise.all(people.map((person) => harness.acceptedPlan(api, person)))
      await harness.stepReached(ids[0]!, 2)
      // MongoDB dies while requests are being processed; those answered with 202 must be kept, the others may
      // be.
      let answered = 0
      const underWay = late.map((person) => harness.requestPlan(api, person).finally(() => (answered += 1)))
      await until('some of the answers', () => answered >= round % late.length)
      await mongo.kill()
      await Promise.all(underWay)
      await mongo.startAgain()
      const backAt = performance.now()
      await until('the api', async () => (await harness.readiness(api)).code === 200)
      const [another] = late
      await until('a request to pass', async () => {
        const { status } = await harness.requestPlan(api, another!).catch(() => ({ status: 0 }))
        return status === 202 || status === 409 || status === 429
      })
      took.add(performance.now() - backAt)
      harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 1, chunkCharacters: 60 }] })
      for (const ended of await harness.allOver([...harness.accepted])) {
        expect(ended).toMatchObject({ state: 'completed', error: null })
        expect(ended.attempt).toBeLessThanOrEqual(3)
      }
      harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 8, chunkCharacters: 30 }] })
    }
    for (const child of harness.all()) {
      expect(child.isRunning()).toBe(true)
      expect(child.output()).not.toMatch(unhandled)
    }
    await settleLeftBehind()
    await harness.expectInvariants(api)
    row.measured = `${harness.accepted.size} answered with 202, all completed; recovered after ${took.text()}`
  })

  itInFull('and stays unavailable: the api reports it, workers wait, and no generation fails', async () => {
    const refusedRequests = 6
    const row = faultRow({
      id: 'R11',
      fault: `MongoDB is unavailable under load until ${refusedRequests} consecutive requests have been refused`,
      promised:
        'the api answers 503 with Retry-After within 5.5 s, and readiness reports it; recovery within 5 s; no job fails',
    })
    const refusals = stopwatch(row, 5500)
    const back = stopwatch(row, 5000)
    const api = await harness.startApi()
    await harness.startWorker()
    const ids = await Promise.all(
      (await harness.newPeople(4)).map((person) => harness.acceptedPlan(api, person)),
    )
    const waiting = await harness.newPerson()
    await harness.stepReached(ids[0]!, 2)
    await mongo.kill()
    const answer = await harness.requestPlan(api, waiting)
    expect([answer.status, answer.headers.get('retry-after') !== null]).toEqual([503, true])
    refusals.add(answer.tookMs)
    for (let asked = 1; asked < refusedRequests; asked += 1) {
      const list = await harness.send(api, waiting, 'GET', '/generations')
      expect(list.status).toBe(503)
      refusals.add(list.tookMs)
    }
    expect(await harness.readiness(api)).toMatchObject({ code: 503, status: 'unavailable', mongo: 'down' })
    await mongo.startAgain()
    const backAt = performance.now()
    await until('the api', async () => (await harness.readiness(api)).code === 200)
    await until(
      'a read',
      async () => (await harness.send(api, waiting, 'GET', '/generations')).status === 200,
    )
    back.add(performance.now() - backAt)
    for (const ended of await harness.allOver(ids)) {
      expect(ended).toMatchObject({ state: 'completed', error: null })
      expect(ended.attempt).toBeLessThanOrEqual(3)
    }
    for (const child of harness.all()) {
      expect(child.isRunning()).toBe(true)
      expect(child.output()).not.toMatch(unhandled)
    }
    await settleLeftBehind()
    await harness.expectInvariants(api)
    row.measured = `503 after ${refusals.text()}; recovered after ${back.text()}`
  })

  itInFull('half-open connections are detected, and all generations complete afterwards', async () => {
    const row = faultRow({
      id: 'R11',
      fault:
        'the connections of api and workers to MongoDB become half-open (no data passes); later, data passes again',
      promised: 'detected within 12 s (503 instead of waiting); all generations complete afterwards',
    })
    const proxy = await startTcpProxy(mongo.url)
    const target = new URL(mongo.url)
    target.port = String(proxy.port)
    target.pathname = `/${harness.connection.name}`
    target.search = '?directConnection=true&retryWrites=false'
    const through = { MONGO_URL: target.href }
    const api = await harness.startApi(through)
    await harness.startWorker(through)
    const ids = await Promise.all(
      (await harness.newPeople(3)).map((person) => harness.acceptedPlan(api, person)),
    )
    const person = await harness.newPerson()
    await harness.stepReached(ids[0]!, 2)
    proxy.fallSilent()
    const silent = await harness.send(api, person, 'GET', '/generations')
    expect(silent.status).toBe(503)
    proxy.speakAgain()
    const backAt = performance.now()
    await until('a read', async () => (await harness.send(api, person, 'GET', '/generations')).status === 200)
    const back = stopwatch(row, 10_000)
    back.add(performance.now() - backAt)
    const refusal = stopwatch(row, 12_000)
    refusal.add(silent.tookMs)
    for (const { state, error } of await harness.allOver(ids)) {
      expect([state, error]).toEqual(['completed', null])
    }
    await harness.expectInvariants()
    await harness.reset()
    await proxy.cut()
    row.measured = `503 after ${refusal.text()}; recovered after ${back.text()}`
  })
})

describe('R11 MongoDB is killed while sheets are made', () => {
  const sheets = 3
  /** `kept`: sheets stored before MongoDB dies. `refused`: requests that the api refuses before MongoDB is restarted. */
  type Moment = readonly [words: string, kept: number, refused: number]
  const moments: Moment[] = [
    ['one', 1, 0],
    ['none', 0, 1],
    ['two', 2, 3],
  ]
  const theirCalls = () => harness.provider.calls.filter(({ path }) => path.endsWith('/completions'))
  const story = 'when %s of them is kept: no sheet is lost, and each is made and charged once'

  itInFull.each(moments)(story, async (_words, kept, refused) => {
    const row = faultRow({
      id: 'R11',
      fault: `MongoDB is killed (kill -9) when ${kept} of ${sheets} sheets are kept, and restarted when those being written could not be stored`,
      promised:
        'every sheet is made within 30 s of its return; each is stored and charged once; no sheet fails',
      repetitions: repetitions(3),
    })
    const took = stopwatch(row, 30_000)
    const api = await harness.startApi()
    const worker = await harness.startWorker()
    const missed = () => worker.output().match(noMongo)?.length ?? 0
    for (let round = 0; round < row.repetitions; round += 1) {
      harness.provider.setBehaviour({ chat: [{ text: sheetText, chunkDelayMs: 15, chunkCharacters: 20 }] })
      const [person, other] = await harness.newPeople(2)
      const second = await faults.accept(other!.id, { sheets })
      const first = await faults.begun(person!.id, kept, { sheets })
      const before = missed()
      await mongo.kill()
      await Promise.all(theirCalls().map(({ outcome }) => outcome))
      await until('the worker to miss it', () => missed() > before)
      for (let asked = 0; asked < refused; asked += 1)
        expect((await harness.send(api, person!, 'GET', `/generations/${first}`)).status).toBe(503)
      await mongo.startAgain()
      const backAt = performance.now()
      for (const ended of [await faults.over(first), await faults.over(second)])
        expect(ended).toMatchObject({
          ...{ state: 'completed', error: null },
          children: { total: sheets, kept: sheets, failed: 0, charged: sheets * priceOfSheet },
        })
      took.add(performance.now() - backAt)
    }
    for (const child of harness.all()) {
      expect(child.isRunning()).toBe(true)
      expect(child.output()).not.toMatch(unhandled)
    }
    await faults.expectNothingLeft()
    row.measured = `all sheets made ${took.text()} after its return, each charged once`
  })
})

/** A failed request may have left a document: the reconciler completes or withdraws it. */
const settleLeftBehind = () =>
  until(
    'everything left behind to be over',
    async () =>
      (await harness.connection
        .collection('generations')
        .countDocuments({ $or: [{ settledAt: null }, { reservedAt: null }] })) === 0,
    60_000,
  )
