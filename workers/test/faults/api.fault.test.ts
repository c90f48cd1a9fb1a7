import { until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faultRow, inFull, itInFull, repetitions, stopwatch } from './kit/fault-table.ts'
import { startHarness, type Child, type Harness, type Person } from './kit/harness.ts'

let harness: Harness
let person: Person
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())
beforeEach(async () => {
  person = await harness.newPerson()
  harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 4, chunkCharacters: 30 }] })
})
afterEach(({ task }) => harness.endTest(task))

const countOf = (ownerId: string) => harness.connection.collection('generations').countDocuments({ ownerId })

describe('R5 the api is killed', () => {
  it.each<[string, string]>([
    ['die-before-add', 'before it enqueues the job'],
    ...inFull<[string, string]>(
      ['die-before-reserve', 'before it reserves the credits'],
      ['die-after-add', 'before it sends the response'],
    ),
  ])(
    'at the point %s: repeating the request leads to one finished generation that is charged once',
    async (point, words) => {
      const row = faultRow({
        id: 'R5',
        fault: `the api is killed (kill -9) ${words}`,
        promised:
          'repeating the request leads to the same generation, which completes once and is charged once',
        repetitions: repetitions(10),
      })
      await harness.startWorker()
      const healthy = await harness.startApi()
      for (let round = 0; round < row.repetitions; round += 1) {
        const one = await harness.newPerson()
        const doomed = await harness.startApi({}, point)
        const requestKey = randomUUID()
        expect((await harness.requestPlan(doomed, one, requestKey)).status).toBe(0)
        const again = await harness.requestPlan(healthy, one, requestKey)
        expect(again.status).toBe(202)
        expect((await harness.over(again.body.result!.generationId)).state).toBe('completed')
        expect(await countOf(one.id)).toBe(1)
      }
      await harness.expectInvariants(healthy)
      row.measured = `${row.repetitions} of ${row.repetitions} completed once`
    },
  )

  itInFull('after an api killed during a stream is back, the screen shows the stored state', async () => {
    const row = faultRow({
      id: 'R5',
      fault: 'the api is killed (kill -9) during a stream and restarted',
      promised:
        'the screen shows the stored state within 2 s of the reconnect; no section is missing at the end',
      repetitions: repetitions(6),
    })
    const took = stopwatch(row, 2000)
    await harness.startWorker()
    let api = await harness.startApi()
    for (let round = 0; round < row.repetitions; round += 1) {
      const { port } = api
      const socket = harness.connect(api, person)
      await until('the socket', async () => socket.connected)
      const id = await harness.acceptedPlan(api, person)
      await harness.stepReached(id, 3)
      await api.kill('SIGKILL')
      await harness.stepReached(id, 5)
      api = await harness.startApi({ PORT: String(port) })
      await until('the reconnect', async () => socket.connected)
      const reconnectedAt = performance.now()
      const caughtUp = await harness.plan(api, person, id)
      took.add(performance.now() - reconnectedAt)
      const stored = (await harness.lessonPlans.findById(id))!
      expect(caughtUp.sections.length).toBeGreaterThanOrEqual(5)
      // The api shows them in the order of the plan; a repaired section is stored after its group.
      for (const section of caughtUp.sections)
        expect(stored.sections.find(({ key }) => key === section.key)).toEqual(section)
      await harness.over(id)
      expect((await harness.plan(api, person, id)).generation?.state).toBe('completed')
      socket.disconnect()
    }
    await harness.expectInvariants(api)
    row.measured = `caught up ${took.text()} after the reconnect; 0 sections missing`
  })
})

describe('R15 the same request is sent repeatedly', () => {
  it('50 concurrent requests with one key to two api replicas get one generation, one charge and one response', async () => {
    const row = faultRow({
      id: 'R15',
      fault:
        '50 concurrent requests with one key to two api replicas, then another request with the same key',
      promised: 'one generation, one charge, one response; the other request is refused (422)',
      repetitions: repetitions(10),
    })
    const apis = [await harness.startApi(), await harness.startApi()]
    await harness.startWorker()
    for (let round = 0; round < row.repetitions; round += 1) {
      const one = await harness.newPerson()
      const requestKey = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => harness.requestPlan(apis[index % 2]!, one, requestKey)),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      const id = answers[0]!.body.result!.generationId
      expect(await countOf(one.id)).toBe(1)
      expect((await harness.over(id)).state).toBe('completed')
      const { request, objectives } = (await harness.lessonPlans.findById(id))!
      const other = { requestKey, request: { ...request, topic: 'Something else' }, objectives }
      const refused = await harness.call(apis[0]!, one, 'generateLessonPlan', other)
      expect(refused).toMatchObject({ status: 422, body: { code: 'generations/request-key-reused' } })
    }
    await harness.expectInvariants(apis[0])
    row.measured = '1 generation, 1 charge, 1 distinct response each time'
  })
})

describe('R23 more requests than credits', () => {
  itInFull(
    'of 50 concurrent requests with credits for one, exactly one is accepted, and the ledger adds up',
    async () => {
      const row = faultRow({
        id: 'R23',
        fault: '50 concurrent requests to two api replicas with credits for one',
        promised:
          'exactly 1 accepted, the others refused with credits/insufficient; the entries add up to the balance',
        repetitions: repetitions(10),
      })
      const apis = [await harness.startApi(), await harness.startApi()]
      await harness.startWorker()
      // Raise the free plan's limit of waiting generations, so that only the credits decide.
      await harness.connection.collection('plans').updateOne({ _id: 'free' } as never, {
        $set: { monthlyCredits: 0, 'limits.waitingGenerations': 100 },
      })
      for (let round = 0; round < row.repetitions; round += 1) {
        const poor = await harness.newPerson(5)
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) => harness.requestPlan(apis[index % 2]!, poor)),
        )
        const refused = answers.filter(({ status }) => status !== 202)
        expect(refused).toHaveLength(49)
        expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['credits/insufficient']))
        await harness.over(answers.find(({ status }) => status === 202)!.body.result!.generationId)
        expect(await harness.ledger.balanceOf(poor.id)).toEqual({ granted: 0, purchased: 0, reserved: 0 })
        expect(await countOf(poor.id)).toBe(1)
      }
      await harness.expectInvariants(apis[0])
      row.measured = '1 of 50 accepted each time; sums equal'
    },
  )
})

describe('the logs', () => {
  it('trace a generation through api and workers by request id and generation id, and contain no secret', async () => {
    const api = await harness.startApi()
    const worker = await harness.startWorker()
    const id = await harness.acceptedPlan(api, person)
    await harness.over(id)
    const linesOf = (child: Child) =>
      child
        .output()
        .split('\n')
        .filter((line) => line.includes(id))
        .map((line) => JSON.parse(line) as { reqId?: string })
    const logged = linesOf(api).find(({ reqId }) => reqId)
    expect(logged?.reqId).toMatch(/^[0-9a-f-]{36}$/)
    await until('the end in the log', async () => linesOf(worker).length >= 2)
    for (const { reqId } of linesOf(worker)) expect(reqId).toBe(logged?.reqId)
    const written = api.output() + worker.output()
    for (const secret of [person.token, 'Adding fractions', 'a secret of the fault harness']) {
      expect(written).not.toContain(secret)
    }
  })
})
