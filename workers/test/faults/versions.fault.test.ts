import { until } from '@classeur/local/testing'
import { Queue } from 'bullmq'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { lessonObjectives, lessonRequest } from '../kit/lesson-request.ts'
import { faultRow } from './kit/fault-table.ts'
import { startHarness, type Harness, type Person } from './kit/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())
afterEach(({ task }) => harness.endTest(task))

/** Inserts a generation like another version would; `fields` are its differences. */
async function stored(owner: Person, fields: Record<string, unknown> = {}, ageMs = 0): Promise<string> {
  const id = randomBytes(12).toString('hex')
  const createdAt = new Date(Date.now() - ageMs)
  await harness.generations.insert({
    ...{ id, ownerId: owner.id, kind: 'lesson-plan', title: 'Fractions', requestHash: randomUUID() },
    input: { request: lessonRequest, objectives: lessonObjectives },
    ...{ lessonPlanId: id, retryOf: null, step: { done: 0, total: 12 }, doneAtStart: 0, price: 5 },
    ...{ ownerLimit: 10, orderMs: createdAt.getTime(), paid: false },
  })
  await harness.ledger.reserve(owner.id, id, 5)
  await harness.lessonPlans.insertOnce({
    ...{ id, ownerId: owner.id, request: lessonRequest, objectives: lessonObjectives, generationId: id },
  })
  const generation = (await harness.generations.markReserved(id))!
  await harness.connection
    .collection('generations')
    .updateOne({ _id: generation._id }, { $set: { createdAt, checkedAt: createdAt, ...fields } })
  return id
}

describe('R24 two versions meet during a deployment', () => {
  it('jobs and documents of another version complete, or fail with a reason; none is stuck', async () => {
    const row = faultRow({
      id: 'R24',
      fault:
        'jobs with extra or missing fields or of a newer version; documents of an unknown kind or stage; an unknown queue',
      promised:
        'each completes, or fails with a reason and is refunded; none is stuck; lists and events work; the unknown queue is deleted',
    })
    const api = await harness.startApi()
    const owner = await harness.newPerson()
    const other = await harness.newPerson()
    const add = (id: string, data: object, queue = harness.queue) =>
      queue.add('generate-lesson-plan', data, { jobId: id })

    const older = await stored(owner)
    await add(older, { version: 1, generationId: older })
    const newer = await stored(owner)
    await add(newer, { version: 1, generationId: newer, priorityClass: 'school' })
    const tooNew = await stored(owner)
    await add(tooNew, { version: 2, work: tooNew })
    const stage = await stored(owner, { stage: 'proof-reading' })
    // Enqueued by an older version in a queue that has been renamed since.
    const renamed = await stored(owner)
    const oldQueue = new Queue('lesson-plans-v0', { connection: { url: harness.redis.url } })
    await add(renamed, { version: 1, generationId: renamed }, oldQueue)
    const unknown = await stored(other, { kind: 'worksheet' })
    await add(unknown, { version: 1, generationId: unknown })
    const abandoned = await stored(other, { kind: 'worksheet' }, 11 * 60_000)

    for (const person of [owner, other]) {
      const list = await harness.send(api, person, 'GET', '/generations')
      expect(list.status).toBe(200)
    }
    expect((await harness.send(api, other, 'GET', `/generations/${unknown}`)).status).toBe(404)
    const seen = await harness.snapshot(api, owner, stage)
    expect(seen.stage).toBe('writing')

    await harness.startWorker()
    for (const id of [older, newer, stage, renamed]) {
      expect([id, (await harness.over(id)).state]).toEqual([id, 'completed'])
    }
    for (const id of [tooNew, abandoned]) {
      const ended = await harness.over(id)
      expect(ended).toMatchObject({ state: 'failed', error: { code: 'generations/worker-lost' } })
    }
    // A person with a waiting generation of the other version can still run kinds that this version knows.
    expect((await harness.over(await harness.acceptedPlan(api, owner))).state).toBe('completed')
    const waiting = (await harness.generations.findById(unknown))!
    expect([waiting.state, waiting.attempt]).toEqual(['queued', 0])
    await harness.connection
      .collection('generations')
      .updateOne({ _id: waiting._id }, { $set: { kind: 'lesson-plan' } })
    expect((await harness.over(unknown)).state).toBe('completed')

    await harness.startWorker()
    await until(
      'the sweep',
      async () => (await harness.redisClient.keys('bull:lesson-plans-v0:*')).length === 0,
    )
    await oldQueue.close()
    await harness.expectInvariants(api)
    row.measured =
      '5 completed, 2 failed with generations/worker-lost and were refunded, 1 waited for the version that knows its kind and then completed; 0 stuck; the unknown queue is deleted'
  })

  it('an event of another version is skipped, and the stream continues', async () => {
    const row = faultRow({
      id: 'R24',
      fault: 'events of a newer version and invalid events on the stream',
      promised: 'they are skipped; the next event arrives; the api keeps running',
    })
    const api = await harness.startApi()
    const person = await harness.newPerson()
    const socket = harness.connect(api, person)
    await until('the socket', async () => socket.connected)
    const finished: unknown[] = []
    socket.on('generation:finished', (event) => void finished.push(event))
    for (const body of ['{"name":"generation:translated","ownerId":"x","payload":{}}', 'no JSON', '{}']) {
      await harness.redisClient.xadd('bull:lesson-plan:events', '*', 'event', 'generation', 'body', body)
    }
    await harness.startWorker()
    const id = await harness.acceptedPlan(api, person)
    await harness.over(id)
    await until('the event', async () => finished.length > 0)
    expect(api.isRunning()).toBe(true)
    await harness.expectInvariants(api)
    row.measured = '3 skipped, the next one arrived'
  })
})
