import { AppError, generationKinds, type ErrorCode } from '@classeur/contracts'
import { until } from '@classeur/local/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { itInDeep } from '../../../.config/deep-tests.ts'
import type { GenerationContext } from '../../src/runtime/generation-context.ts'
import { createReport } from '../../src/runtime/create-report.ts'
import { lessonObjectives, lessonRequest } from '../kit/lesson-request.ts'
import { createRuntimeKit, eager, type RuntimeKit } from '../kit/runtime-kit.ts'

let kit: RuntimeKit
beforeEach(async () => {
  kit = await createRuntimeKit()
})
afterEach(() => kit.close())

const parts = async ({ report, generation }: GenerationContext, upTo = generation.step.total) => {
  for (let done = generation.step.done + 1; done <= upTo; done += 1) await report.part(done)
}
const balanceOf = async (person: string) => {
  const { granted, purchased, reserved } = await kit.ledger.balanceOf(person)
  return { available: granted + purchased, reserved }
}
const deferred = <T>() => {
  let resolve!: (value: T) => void
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
const hang = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

describe('a generation', () => {
  it('runs to the end, spends its price part by part and is settled', async () => {
    const person = kit.newPerson()
    kit.startWorker(async (context) => {
      await parts(context)
      return {}
    })
    const ended = await kit.over(await kit.accept(person))
    expect(ended).toMatchObject({ state: 'completed', percent: 100, attempt: 1, error: null })
    expect(await balanceOf(person)).toEqual({ available: 95, reserved: 0 })
    const names = kit.events.map((event) => event.name)
    expect(names.at(-1)).toBe('generation:finished')
    const seqs = kit.events.map((event) => event.payload.seq)
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b))
    expect(new Set(seqs).size).toBe(seqs.length)
  })

  it('is retried at most twice after a temporary failure, then fails with its code and is refunded', async () => {
    const person = kit.newPerson()
    let starts = 0
    kit.startWorker(async (context) => {
      starts += 1
      await parts(context, 3 + starts)
      throw new AppError('generations/provider-unavailable')
    })
    const ended = await kit.over(await kit.accept(person))
    expect(starts).toBe(3)
    expect(ended).toMatchObject({ state: 'failed', error: { code: 'generations/provider-unavailable' } })
    expect(await balanceOf(person)).toEqual({ available: 100, reserved: 0 })
  })

  it.each<[ErrorCode, string]>([
    ['generations/provider-misconfigured', 'failed'],
    ['generations/prompt-flagged', 'flagged'],
    ['generations/output-flagged', 'flagged'],
  ])('ends at once on %s as %s, refunded', async (code, state) => {
    const person = kit.newPerson()
    let starts = 0
    kit.startWorker(async (context) => {
      starts += 1
      await parts(context, 5)
      throw new AppError(code)
    })
    const ended = await kit.over(await kit.accept(person))
    expect(starts).toBe(1)
    expect(ended).toMatchObject({ state, error: { code } })
    expect(await balanceOf(person)).toEqual({ available: 100, reserved: 0 })
  })

  it('hides the message of an unknown error', async () => {
    kit.startWorker(() => Promise.reject(new TypeError('password of the provider is hunter2')))
    const ended = await kit.over(await kit.accept(kit.newPerson()))
    expect(JSON.stringify(ended)).not.toContain('hunter2')
    expect(ended.error?.code).toBe('generations/internal')
  })

  it('is aborted in its worker when it is cancelled, and only its finished parts are charged', async () => {
    const person = kit.newPerson()
    const aborted = deferred<true>()
    kit.startWorker(async (context) => {
      await parts(context, 9)
      context.signal.addEventListener('abort', () => aborted.resolve(true))
      return hang(context.signal)
    })
    const id = await kit.accept(person)
    await until('nine parts', async () => (await kit.get(id)).step.done === 9)
    await kit.generations.end(id, { state: 'cancelled' })
    await aborted.promise
    await kit.reconcile()
    expect((await kit.over(id)).state).toBe('cancelled')
    expect(await balanceOf(person)).toEqual({ available: 98, reserved: 0 })
  })

  it('ends at its deadline and is refunded if the provider hangs', async () => {
    const person = kit.newPerson()
    kit.startWorker((context) => hang(context.signal))
    const id = await kit.accept(person, { deadlineAt: new Date(Date.now() + 1500), startedAt: new Date() })
    const ended = await kit.over(id)
    expect(ended).toMatchObject({ state: 'failed', error: { code: 'generations/timed-out' } })
    expect(await balanceOf(person)).toEqual({ available: 100, reserved: 0 })
  })

  it('has its time limit for each part, counted from the last one that was begun or stored', async () => {
    const deadlineAt = new Date(Date.now() + 1500)
    kit.startWorker(async ({ report }) => {
      await report.part(1)
      await until('the first deadline', async () => Date.now() > deadlineAt.getTime() + 200, 10_000)
      return {}
    })
    const id = await kit.accept(kit.newPerson(), { startedAt: new Date(), deadlineAt })
    const ended = await kit.over(id)
    expect(ended).toMatchObject({ state: 'completed' })
    const { partLimitMs } = generationKinds['lesson-plan']
    const leftMs = ended.deadlineAt!.getTime() - ended.finishedAt!.getTime()
    expect(leftMs).toBeLessThan(partLimitMs)
    expect(leftMs).toBeGreaterThan(partLimitMs - 60_000)
  })

  it('ends at the time limit of its kind, although it goes on beginning parts', async () => {
    const { timeLimitMs } = generationKinds['lesson-plan']
    kit.startWorker(async ({ report, signal }) => {
      for (const _part of [1, 2, 3]) await report.begun()
      return hang(signal)
    })
    const startedAt = new Date(Date.now() - timeLimitMs + 1500)
    const id = await kit.accept(kit.newPerson(), { startedAt, deadlineAt: new Date(Date.now() + 60_000) })
    const ended = await kit.over(id)
    expect(ended).toMatchObject({ state: 'failed', error: { code: 'generations/timed-out' } })
    expect(ended.deadlineAt!.getTime() - ended.startedAt!.getTime()).toBe(timeLimitMs)
  })

  it('is ended by the watchdog once its worker has crashed and its deadline has passed', async () => {
    const person = kit.newPerson()
    const id = await kit.accept(
      person,
      { startedAt: new Date(), deadlineAt: new Date(Date.now() - 1) },
      false,
    )
    await kit.generations.claim(id, 'lesson-plan', 6)
    await kit.reconcile()
    expect(await kit.over(id)).toMatchObject({ state: 'failed', error: { code: 'generations/timed-out' } })
    expect(await balanceOf(person)).toEqual({ available: 100, reserved: 0 })
  })

  it('rejects every write of a superseded attempt', async () => {
    const id = await kit.accept(kit.newPerson(), {}, false)
    const old = (await kit.generations.claim(id, 'lesson-plan', 6))!
    const current = (await kit.generations.claim(id, 'lesson-plan', 6))!
    expect(await kit.generations.progress(id, old.attempt, { stepDone: 9 })).toBeNull()
    expect(await kit.generations.heartbeat(id, old.attempt)).toBe(false)
    expect(await kit.generations.finish(id, old.attempt, { state: 'completed' })).toBeNull()
    expect(await kit.generations.progress(id, current.attempt, { stepDone: 1 })).not.toBeNull()
  })

  it('never reports a falling percentage', async () => {
    const id = await kit.accept(kit.newPerson(), {}, false)
    const { attempt } = (await kit.generations.claim(id, 'lesson-plan', 6))!
    await kit.generations.progress(id, attempt, { percent: 60 })
    const later = await kit.generations.progress(id, attempt, { percent: 20 })
    expect(later?.percent).toBe(60)
  })

  it('runs once if its job is delivered twice', async () => {
    const person = kit.newPerson()
    let runs = 0
    const id = await kit.accept(person, {}, false)
    kit.startWorker(async (context) => {
      runs += 1
      await parts(context)
      return {}
    })
    const [queue] = kit.queues.all()
    const payload = { version: 1 as const, generationId: id }
    await queue!.add('generate-lesson-plan', payload, { jobId: id })
    await kit.over(id)
    await queue!.add('generate-lesson-plan', payload, { jobId: `again-${id}` })
    await until('both jobs done', async () => (await queue!.getJobState(`again-${id}`)) === 'completed')
    expect(runs).toBe(1)
    expect(await balanceOf(person)).toEqual({ available: 95, reserved: 0 })
  })

  it('refuses an invalid payload without affecting other generations', async () => {
    kit.startWorker(async () => ({}))
    const [queue] = kit.queues.all()
    const job = await queue!.add('generate-lesson-plan', { version: 9 } as never, { jobId: 'a-foreign-job' })
    await until('the refusal', async () => (await job.getState()) === 'failed')
    expect((await kit.over(await kit.accept(kit.newPerson()))).state).toBe('completed')
  })

  it('returns to the queue when the worker stops, without using up an attempt of the job', async () => {
    const person = kit.newPerson()
    const first = kit.startWorker((context) => hang(context.signal))
    const id = await kit.accept(person)
    await until('the start', async () => (await kit.get(id)).state === 'active')
    await first.stop(100)
    expect((await kit.get(id)).state).toBe('queued')
    kit.startWorker(async (context) => {
      await parts(context)
      return {}
    })
    expect(await kit.over(id)).toMatchObject({ state: 'completed', attempt: 2 })
  })

  it('runs only if its owner’s plan allows another one; other people’s generations overtake it', async () => {
    const [busy, other] = [kit.newPerson(), kit.newPerson()]
    let running = 0
    let most = 0
    const release = deferred<void>()
    kit.startWorker(async (context) => {
      if (context.generation.ownerId === busy) {
        most = Math.max(most, (running += 1))
        await Promise.race([release.promise, hang(context.signal)])
        running -= 1
      }
      return {}
    })
    const mine = await Promise.all(Array.from({ length: 4 }, () => kit.accept(busy, { ownerLimit: 1 })))
    expect((await kit.over(await kit.accept(other))).state).toBe('completed')
    release.resolve()
    for (const id of mine) expect((await kit.over(id)).state).toBe('completed')
    expect(most).toBe(1)
  })

  it('keeps running when an older one is accepted later', async () => {
    const person = kit.newPerson()
    const running = await kit.accept(person, { ownerLimit: 1 }, false)
    await kit.generations.claim(running, 'lesson-plan', 6)
    const older = await kit.accept(person, { ownerLimit: 1 }, false)
    await kit.connection
      .collection('generations')
      .updateOne({ _id: (await kit.get(older))._id }, { $set: { createdAt: new Date(0) } })
    const allowed = await kit.queries.listAllowed(person, 1)
    expect(allowed.map(({ _id }) => String(_id))).toEqual([running])
  })

  it('is not retried if this version cannot read its stored input', async () => {
    let starts = 0
    kit.startWorker(async () => {
      starts += 1
      z.strictObject({ request: z.string() }).parse({})
      return {}
    })
    const ended = await kit.over(await kit.accept(kit.newPerson()))
    expect(ended).toMatchObject({ state: 'failed', error: { code: 'generations/internal' } })
    expect(starts).toBe(1)
  })

  it('never pauses the queue for longer than a minute, whatever pause the provider requests', async () => {
    kit.startWorker(() =>
      Promise.reject(new AppError('generations/provider-rate-limited', { retryAfterMs: 86_400_000 })),
    )
    const id = await kit.accept(kit.newPerson())
    const [queue] = kit.queues.all()
    const pauseMs = await until('the pause', async () => Math.max(0, await queue!.getRateLimitTtl()))
    await queue!.removeRateLimitKey()
    expect(pauseMs).toBeLessThanOrEqual(60_000)
    expect((await kit.get(id)).state).toBe('queued')
  })

  it('begins its next attempt without the draft of a killed one', async () => {
    const id = await kit.accept(kit.newPerson(), {}, false)
    const { attempt } = (await kit.generations.claim(id, 'lesson-plan', 6))!
    await kit.generations.progress(id, attempt, { draftJson: '{"section":null,"value":[]}' })
    expect((await kit.generations.claim(id, 'lesson-plan', 6))?.draftJson).toBeNull()
  })

  it('charges a finished part before it is announced', async () => {
    const person = kit.newPerson()
    const id = await kit.accept(person, {}, false)
    const claimed = (await kit.generations.claim(id, 'lesson-plan', 6))!
    const reservedWhenTold: number[] = []
    const publish = async () => void reservedWhenTold.push((await kit.ledger.balanceOf(person)).reserved)
    const effects = { onFailure: () => undefined, onDeadline: () => undefined }
    await createReport({ ...kit, queues: { publish } }, claimed, effects).part(4)
    expect(reservedWhenTold).toEqual([4])
  })
})

describe('the reconciler', () => {
  it('continues with the other generations if one cannot be repaired', async () => {
    const broken = await kit.accept(
      kit.newPerson(),
      { kind: 'image', input: { of: 'a newer version' } },
      false,
    )
    const lost = await kit.accept(kit.newPerson(), {}, false)
    await kit.generations.claim(broken, 'image', 6)
    await kit.generations.progress(broken, 1, {
      generator: { kind: 'sample', model: null, promptVersion: null },
    })
    const file = { key: 'images/a.png', contentType: 'image/png', width: 1, height: 1, sizeBytes: 1 }
    const image = { file, thumbnail: file, thumbHash: '', altText: '' }
    await kit.generations.finish(broken, 1, { state: 'completed', image })
    await expect(kit.reconcile()).rejects.toThrow('1 could not be handled')
    expect(await kit.queues.presence(await kit.get(lost))).toBe('waiting')
  })

  it('leaves a kind of a newer version to the workers of that version', async () => {
    const foreign = await kit.accept(kit.newPerson(), {}, false)
    await kit.connection
      .collection('generations')
      .updateOne({ _id: (await kit.get(foreign))._id }, { $set: { kind: 'of-a-newer-version' } })
    await kit.reconcile()
    expect((await kit.get(foreign)).state).toBe('queued')
  })

  itInDeep('restores more than one batch of lost jobs in one round', async () => {
    const like = await kit.get(await kit.accept(kit.newPerson(), {}, false))
    const people = Array.from({ length: 450 }, () => kit.newPerson())
    for (const ownerId of people) await kit.generations.insert({ ...like, id: ownerId, ownerId })
    await kit.connection
      .collection('generations')
      .updateMany({}, { $set: { reservedAt: new Date(), checkedAt: new Date(0) } })
    await kit.reconcile({ ...eager, silentMs: 1000 })
    const [queue] = kit.queues.all()
    expect(await queue!.getJobCountByTypes('prioritized')).toBe(451)
  })

  it('creates the lesson plan of a request whose process crashed before creating it', async () => {
    const person = kit.newPerson()
    const input = { request: lessonRequest, objectives: lessonObjectives }
    const id = await kit.accept(person, { input }, false)
    await kit.connection
      .collection('generations')
      .updateMany({}, { $set: { reservedAt: null, lessonPlanId: id } })
    await kit.reconcile()
    expect(await kit.lessonPlans.findById(id)).toMatchObject({ ownerId: person, generationId: id })
  })

  it('restores the job of every unfinished generation after Redis was emptied', async () => {
    const person = kit.newPerson()
    const ids = await Promise.all(Array.from({ length: 5 }, () => kit.accept(person)))
    for (const queue of kit.queues.all()) await queue.obliterate({ force: true })
    await kit.reconcile()
    kit.startWorker(async (context) => {
      await parts(context)
      return {}
    })
    for (const id of ids) expect((await kit.over(id)).state).toBe('completed')
    expect(await balanceOf(person)).toEqual({ available: 75, reserved: 0 })
  })

  it('does not change a job that waits in its queue', async () => {
    const id = await kit.accept(kit.newPerson())
    await kit.reconcile()
    const [queue] = kit.queues.all()
    expect(await queue!.getJobCountByTypes('waiting', 'prioritized', 'delayed')).toBe(1)
    expect((await kit.get(id)).state).toBe('queued')
  })

  it('completes a request whose process crashed between insert and reservation', async () => {
    const person = kit.newPerson()
    await kit.ledger.ensureGrant(person, '2026-01', 100)
    const id = await kit.accept(person, { reservedAt: null }, false)
    await kit.connection.collection('generations').updateMany({}, { $set: { reservedAt: null } })
    await kit.reconcile()
    expect((await kit.get(id)).reservedAt).not.toBeNull()
    expect(await balanceOf(person)).toEqual({ available: 95, reserved: 5 })
  })

  it('withdraws an interrupted request if its owner lacks the credits', async () => {
    const person = kit.newPerson()
    const id = await kit.accept(person, { price: 1000 }, false)
    await kit.connection.collection('generations').updateMany({}, { $set: { reservedAt: null } })
    await kit.connection.collection('credit_entries').deleteMany({ kind: 'reserve' })
    await kit.reconcile()
    expect(await kit.generations.findById(id)).toBeNull()
  })

  it('closes the ledger of a generation whose worker crashed after the end', async () => {
    const person = kit.newPerson()
    const id = await kit.accept(person, {}, false)
    const { attempt } = (await kit.generations.claim(id, 'lesson-plan', 6))!
    await kit.generations.finish(id, attempt, { state: 'completed' })
    await kit.reconcile()
    await kit.reconcile()
    expect(await balanceOf(person)).toEqual({ available: 95, reserved: 0 })
    expect((await kit.get(id)).settledAt).not.toBeNull()
  })

  it('fails and refunds a generation that was started too often', async () => {
    const person = kit.newPerson()
    const id = await kit.accept(person, { attempt: 6 }, false)
    await kit.reconcile()
    expect(await kit.over(id)).toMatchObject({ state: 'failed', error: { code: 'generations/worker-lost' } })
    expect(await balanceOf(person)).toEqual({ available: 100, reserved: 0 })
  })
})
