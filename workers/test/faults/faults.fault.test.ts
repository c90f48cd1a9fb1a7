import { isNewer } from '@classeur/contracts'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../testing/runtime-kit.ts'
import { repetitions, startHarness, type Child, type Harness, type Person } from './harness.ts'

let harness: Harness
let person: Person
beforeEach(async () => {
  harness = await startHarness()
  person = await harness.newPerson()
  harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 4, chunkCharacters: 30 }] })
})
afterEach(() => harness.stop())

const stepReached = (id: string, done: number) =>
  until(
    `part ${done} of ${id}`,
    async () => {
      const generation = await harness.generations.findById(id)
      return (generation?.step.done ?? 0) >= done
    },
    30_000,
  )

describe('R1 a worker is killed in the middle of a job', () => {
  it.each([1, 6, 11])('after part %i: another one finishes it, once, charged once', async (part) => {
    const api = await harness.startApi()
    let workers: Child[] = [await harness.startWorker(), await harness.startWorker()]
    const ids: string[] = []
    for (let round = 0; round < repetitions(20, 1); round += 1) {
      const before = harness.provider.calls.length
      const id = await harness.accepted(api, person)
      ids.push(id)
      await stepReached(id, part)
      // Whichever works on it: both die, one after the other is replaced, so one of the two kills hits.
      await Promise.all(workers.map((worker) => worker.kill('SIGKILL')))
      const killedAt = Date.now()
      const attempt = (await harness.generations.findById(id))!.attempt
      workers = [await harness.startWorker(), await harness.startWorker()]
      const startedAgain = await until('the next start', async () => {
        const generation = (await harness.generations.findById(id))!
        return generation.attempt > attempt || generation.finishedAt ? Date.now() : null
      })
      expect(startedAgain - killedAt).toBeLessThan(15_000)
      const ended = await harness.over(id)
      expect(ended.state).toBe('completed')
      const calls = harness.provider.calls.slice(before).filter(({ path }) => path.endsWith('/completions'))
      expect(calls.length).toBeLessThanOrEqual(ended.attempt)
    }
    await harness.expectInvariants(person, ids)
  })
})

describe('R2 a worker sleeps past its lock and wakes up', () => {
  it('has every late write rejected; what people see never goes backwards', async () => {
    const api = await harness.startApi()
    const sleeper = await harness.startWorker()
    for (let round = 0; round < repetitions(5, 1); round += 1) {
      const socket = harness.connect(api, person)
      const seen: { attempt: number; seq: number; percent: number }[] = []
      socket.on(
        'generation:progressed',
        ({ attempt, seq, percent }) => void seen.push({ attempt, seq, percent }),
      )
      await until('the socket', async () => socket.connected)
      const id = await harness.accepted(api, person)
      await stepReached(id, 3)
      sleeper.process.kill('SIGSTOP')
      // The answer to the sleeper piles up in its socket; its successor is still writing when it wakes up.
      harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 40, chunkCharacters: 30 }] })
      const other = await harness.startWorker()
      await stepReached(id, 6)
      sleeper.process.kill('SIGCONT')
      expect((await harness.over(id)).state).toBe('completed')
      expect(seen.length).toBeGreaterThan(5)
      const applied = seen.filter((event, index) =>
        seen.slice(0, index).every((earlier) => isNewer(event, earlier)),
      )
      expect(applied.map(({ percent }) => percent)).toEqual(
        [...applied.map(({ percent }) => percent)].sort((a, b) => a - b),
      )
      expect(new Set(seen.map(({ attempt, seq }) => `${attempt}-${seq}`)).size).toBe(seen.length)
      await harness.expectInvariants(person, [id])
      await other.kill('SIGTERM')
      socket.disconnect()
    }
  })
})

describe('R3 a job kills every worker that takes it', () => {
  it('fails after its starts with a reason, refunded, while others are served', async () => {
    const api = await harness.startApi()
    const poisoned = await harness.newPerson()
    const poison = { POISON_OWNER: poisoned.id }
    let stopping = false
    const respawn = async () => {
      while (!stopping) {
        const worker = await harness.startWorker(poison, 'die-on-poison')
        while (!stopping && worker.process.exitCode === null && worker.process.signalCode === null)
          await pause(50)
      }
    }
    const keepers = [respawn(), respawn()]
    const id = await harness.accepted(api, poisoned)
    const other = await harness.accepted(api, person)
    const ended = await harness.over(id, 120_000)
    expect(ended).toMatchObject({ state: 'failed', error: { code: 'generations/worker-lost' } })
    expect((await harness.over(other, 60_000)).state).toBe('completed')
    stopping = true
    await Promise.allSettled(keepers)
    await harness.expectInvariants(poisoned, [id])
    await harness.expectInvariants(person, [other])
  })
})

describe('R4 a worker gets SIGTERM with jobs running', () => {
  it('finishes or hands back each of them within 20 s, exits with 0, and none stalls', async () => {
    const api = await harness.startApi()
    harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 40, chunkCharacters: 20 }] })
    for (let round = 0; round < repetitions(5, 1); round += 1) {
      const worker = await harness.startWorker()
      const people = await Promise.all(Array.from({ length: 5 }, () => harness.newPerson()))
      const ids = await Promise.all(people.map((one) => harness.accepted(api, one)))
      await Promise.all(ids.map((id) => stepReached(id, 1)))
      const asked = Date.now()
      expect(await worker.kill('SIGTERM')).toBe(0)
      expect(Date.now() - asked).toBeLessThan(20_000)
      expect(await harness.queue.getActiveCount()).toBe(0)
      harness.provider.setBehaviour({ chat: [{}] })
      const next = await harness.startWorker()
      for (const [index, id] of ids.entries()) {
        expect((await harness.over(id)).state).toBe('completed')
        await harness.expectInvariants(people[index]!, [id])
      }
      await next.kill('SIGTERM')
    }
  })
})

describe('R5 the api is killed', () => {
  it.each(['die-before-reserve', 'die-before-add', 'die-after-add'])(
    'at the point %s: the same request key ends in one finished, once charged generation',
    async (point) => {
      await harness.startWorker()
      const healthy = await harness.startApi()
      for (let round = 0; round < repetitions(20, 2); round += 1) {
        const one = await harness.newPerson()
        const doomed = await harness.startApi({}, point)
        const requestKey = randomUUID()
        const first = await harness.requestPlan(doomed, one, requestKey)
        expect(first.status).toBe(0)
        const again = await harness.requestPlan(healthy, one, requestKey)
        expect(again.status).toBe(202)
        const id = again.body.result!.generationId
        expect((await harness.over(id)).state).toBe('completed')
        await harness.expectInvariants(one, [id])
        expect(await harness.connection.collection('generations').countDocuments({ ownerId: one.id })).toBe(1)
      }
    },
  )

  it('in the middle of a stream: after the reconnect the screen shows what is stored, within 2 s', async () => {
    await harness.startWorker()
    for (let round = 0; round < repetitions(10, 1); round += 1) {
      let api = await harness.startApi()
      const { port } = api
      const socket = harness.connect(api, person)
      await until('the socket', async () => socket.connected)
      const id = await harness.accepted(api, person)
      await stepReached(id, 3)
      await api.kill('SIGKILL')
      await stepReached(id, 5)
      api = await harness.startApi({ PORT: String(port) })
      await until('the reconnect', async () => socket.connected)
      const caughtUp = await harness.plan(api, person, id)
      const stored = (await harness.lessonPlans.findById(id))!
      expect(caughtUp.sections.length).toBeGreaterThanOrEqual(5)
      expect(stored.sections.slice(0, caughtUp.sections.length)).toEqual(caughtUp.sections)
      await harness.over(id)
      const shown = await harness.plan(api, person, id)
      expect(shown.generation.state).toBe('completed')
      await harness.expectInvariants(person, [id])
      socket.disconnect()
      await api.kill('SIGTERM')
    }
  })
})

describe('R7 Redis loses everything', () => {
  it('while jobs wait and run: every accepted one is finished within 30 s of its return', async () => {
    const api = await harness.startApi()
    for (let round = 0; round < repetitions(5, 1); round += 1) {
      harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 15, chunkCharacters: 20 }] })
      const worker = await harness.startWorker({ WORKER_CONCURRENCY: '2' })
      const people = await Promise.all(Array.from({ length: 6 }, () => harness.newPerson()))
      const ids = await Promise.all(people.map((one) => harness.accepted(api, one)))
      await until('two to run', async () => {
        const states = await Promise.all(
          ids.map(async (id) => (await harness.generations.findById(id))!.step.done),
        )
        return states.filter((done) => done > 0).length >= 2
      })
      await harness.wipeRedis()
      harness.provider.setBehaviour({ chat: [{}] })
      for (const [index, id] of ids.entries()) {
        expect((await harness.over(id, 60_000)).state).toBe('completed')
        await harness.expectInvariants(people[index]!, [id])
      }
      await worker.kill('SIGTERM')
    }
  })
})

describe('the logs', () => {
  it('follow one generation through api and workers by request id and generation id, and hold no secret', async () => {
    const api = await harness.startApi()
    const worker = await harness.startWorker()
    const id = await harness.accepted(api, person)
    await harness.over(id)
    const linesOf = (child: Child) =>
      child
        .output()
        .split('\n')
        .filter((line) => line.includes(id))
        .map((line) => JSON.parse(line) as { reqId?: string })
    const accepted = linesOf(api).find(({ reqId }) => reqId)
    expect(accepted?.reqId).toMatch(/^[0-9a-f-]{36}$/)
    await until('the end in the log', async () => linesOf(worker).length >= 2)
    for (const { reqId } of linesOf(worker)) expect(reqId).toBe(accepted?.reqId)
    const written = api.output() + worker.output()
    for (const secret of [person.token, 'Adding fractions', 'a secret of the fault harness']) {
      expect(written).not.toContain(secret)
    }
  })
})

describe('R12 a job is delivered twice', () => {
  it('one result, one charge, and the replayed event changes nothing', async () => {
    const api = await harness.startApi()
    await harness.startWorker()
    await harness.startWorker()
    for (let round = 0; round < repetitions(20, 2); round += 1) {
      const id = await harness.accepted(api, person)
      await harness.queue.add(
        'generate-lesson-plan',
        { version: 1, generationId: id },
        { jobId: `twice-${id}` },
      )
      expect((await harness.over(id)).state).toBe('completed')
      await harness.queue.add(
        'generate-lesson-plan',
        { version: 1, generationId: id },
        { jobId: `thrice-${id}` },
      )
      await until(
        'the late job to be over',
        async () => (await harness.queue.getJobState(`thrice-${id}`)) === 'completed',
      )
      await harness.expectInvariants(person, [id])
    }
  })
})

describe('R15 the same request comes again and again', () => {
  it('20 at once with one key, over two api replicas: one generation, one charge, one answer', async () => {
    const apis = [await harness.startApi(), await harness.startApi()]
    await harness.startWorker()
    for (let round = 0; round < repetitions(20, 3); round += 1) {
      const one = await harness.newPerson()
      const requestKey = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => harness.requestPlan(apis[index % 2]!, one, requestKey)),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      const id = answers[0]!.body.result!.generationId
      expect(await harness.connection.collection('generations').countDocuments({ ownerId: one.id })).toBe(1)
      expect((await harness.over(id)).state).toBe('completed')
      await harness.expectInvariants(one, [id])
      const data = {
        requestKey,
        request: { ...(await planOf(id)), topic: 'Something else' },
        objectives: (await harness.lessonPlans.findById(id))!.objectives,
      }
      const other = await harness.send(apis[0]!, one, 'POST', '/functions/generateLessonPlan', { data })
      expect(other).toMatchObject({ status: 422, body: { code: 'generations/request-key-reused' } })
    }
  })

  it('20 at once with the credits for one only: one accepted, 19 refused with the price and the balance', async () => {
    const api = await harness.startApi()
    await harness.startWorker()
    const poor = await harness.newPerson(0)
    await harness.send(api, poor, 'GET', '/wallet')
    await harness.connection
      .collection('credit_entries')
      .updateMany({ userId: poor.id, kind: 'grant' }, { $set: { 'change.granted': 5, 'balance.granted': 5 } })
    await harness.connection
      .collection('plans')
      .updateOne({ _id: 'free' } as never, { $set: { monthlyCredits: 5 } })
    const answers = await Promise.all(Array.from({ length: 20 }, () => harness.requestPlan(api, poor)))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    for (const { status, body } of answers) {
      if (status !== 202) expect(body.code).toBe('credits/insufficient')
    }
  })
})

const planOf = async (id: string) => (await harness.lessonPlans.findById(id))!.request
