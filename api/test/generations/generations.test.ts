import {
  GenerationList,
  GenerationSnapshot,
  LessonPlan,
  LessonPlanPage,
  lessonSectionKeys,
  Wallet,
  type GenerationAccepted,
  type LessonSection,
} from '@classeur/contracts'
import {
  createCreditLedger,
  createGenerationFamily,
  createGenerationQueries,
  createGenerationRepository,
  createLessonPlanRepository,
  createResourceRepository,
  createSubscriptionRepository,
  generationIdFor,
} from '@classeur/database'
import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAcceptGeneration } from '../../src/features/generations/accept-generation.ts'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'

let test: TestApp
let address: string
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp()
  address = await test.listen()
  await test.servers.connection.collection('plans').updateOne(
    { _id: 'free' as never },
    {
      $set: {
        name: 'Free',
        priceMinor: { monthly: 0, yearly: 0 },
        currency: 'EUR',
        monthlyCredits: 20,
        limits: {
          classes: 3,
          studentsPerClass: 40,
          runningGenerations: 1,
          waitingGenerations: 10,
          storageMiB: 100,
        },
        features: [],
      },
    },
    { upsert: true },
  )
})
afterAll(() => test.close())

beforeEach(async () => {
  teacher = await test.newTeacher()
})

const request = {
  subject: 'Mathematics',
  level: 'Year 6',
  topic: 'Adding fractions',
  durationMin: 55,
  teachingModel: 'direct',
  language: 'en',
}
const objectives = [
  { text: 'Add two fractions.', bloomLevel: 'apply', evidence: 'Four of five sums are right.' },
]

const askForPlan = (person: SignedIn, topic = request.topic, requestKey: string = randomUUID()) =>
  test.call(person, 'POST', '/functions/generateLessonPlan', {
    data: { requestKey, request: { ...request, topic }, objectives },
  })

const accepted = async (person: SignedIn, topic?: string) => {
  const answer = await askForPlan(person, topic)
  expect(answer.statusCode).toBe(202)
  return answer.json<{ result: GenerationAccepted }>().result
}
const wallet = async (person: SignedIn) => Wallet.parse((await test.call(person, 'GET', '/wallet')).json())
const generations = () => createGenerationRepository(test.servers.connection)
const post = (person: SignedIn, path: string) => test.call(person, 'POST', path, {})

describe('requesting a lesson plan', () => {
  it('answers 202 with ids and price, reserves the credits and enqueues the generation', async () => {
    const { generationId, lessonPlanId, price } = await accepted(teacher)
    expect(price).toBe(5)
    expect(await wallet(teacher)).toMatchObject({ available: 15, balance: { reserved: 5 } })
    const snapshot = GenerationSnapshot.parse(
      (await test.call(teacher, 'GET', `/generations/${generationId}`)).json(),
    )
    expect(snapshot).toMatchObject({ state: 'queued', price: 5, charged: 0, lessonPlanId, attempt: 0 })
    expect(snapshot.queuePosition).not.toBeNull()
    const plan = LessonPlan.parse((await test.call(teacher, 'GET', `/lesson-plans/${lessonPlanId}`)).json())
    expect(plan).toMatchObject({ title: 'Adding fractions', sections: [], generation: { id: generationId } })
  })

  it('answers profile_incomplete without a complete profile', async () => {
    const stranger = await test.signInAs()
    const answer = await askForPlan(stranger)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'profile_incomplete' })
  })

  it('is refused with price and balance if the balance is too low, and leaves no data', async () => {
    for (let round = 0; round < 4; round += 1) await accepted(teacher)
    const refused = await askForPlan(teacher)
    expect(refused.statusCode).toBe(402)
    expect(refused.json()).toMatchObject({ code: 'credits/insufficient', params: { price: 5, available: 0 } })
    const page = LessonPlanPage.parse((await test.call(teacher, 'GET', '/lesson-plans')).json())
    expect(page.lessonPlans).toHaveLength(4)
    expect(
      GenerationList.parse((await test.call(teacher, 'GET', '/generations')).json()).generations,
    ).toHaveLength(4)
  })

  it('returns the same response for the same key and refuses the key for a different request', async () => {
    const requestKey = randomUUID()
    const first = await askForPlan(teacher, 'Adding fractions', requestKey)
    const again = await askForPlan(teacher, 'Adding fractions', requestKey)
    expect(again.json()).toEqual(first.json())
    const other = await askForPlan(teacher, 'Something else', requestKey)
    expect(other.statusCode).toBe(422)
    expect(other.json()).toMatchObject({ code: 'generations/request-key-reused' })
    expect((await wallet(teacher)).balance.reserved).toBe(5)
  })

  it('allows two people to use the same key', async () => {
    const requestKey = randomUUID()
    const other = await test.newTeacher()
    const [mine, theirs] = await Promise.all([
      askForPlan(teacher, 'Mine', requestKey),
      askForPlan(other, 'Theirs', requestKey),
    ])
    expect([mine.statusCode, theirs.statusCode]).toEqual([202, 202])
    expect(mine.json()).not.toEqual(theirs.json())
  })

  it('refuses more than the allowed number of waiting generations and states the limit', async () => {
    await test.servers.connection
      .collection('plans')
      .updateOne({ _id: 'free' as never }, { $set: { 'limits.waitingGenerations': 1 } })
    await accepted(teacher)
    await accepted(teacher)
    const refused = await askForPlan(teacher)
    await test.servers.connection
      .collection('plans')
      .updateOne({ _id: 'free' as never }, { $set: { 'limits.waitingGenerations': 10 } })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ code: 'generations/too-many-waiting', params: { limit: 2 } })
  })

  it('is blocked after five flagged prompts in thirty days', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { generationId } = await accepted(teacher, `Flagged ${round}`)
      const error = { code: 'generations/prompt-flagged', params: {} } as const
      await generations().end(generationId, { state: 'flagged', error })
      await test.servers.connection
        .collection('credit_entries')
        .deleteMany({ userId: teacher.userId, generationId })
    }
    const blocked = await askForPlan(teacher)
    expect(blocked.statusCode).toBe(403)
    expect(blocked.json()).toMatchObject({ code: 'generations/blocked-for-violations' })
  })

  it.each([
    ['an unknown field', { ...request, role: 'admin' }],
    ['an operator for a word', { ...request, topic: { $ne: null } }],
    ['a duration of zero', { ...request, durationMin: 0 }],
    ['an unknown language', { ...request, language: 'xx' }],
  ])('refuses %s', async (_what, wrong) => {
    const data = { requestKey: randomUUID(), request: wrong, objectives }
    const answer = await test.call(teacher, 'POST', '/functions/generateLessonPlan', { data })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'general/validation-failed' })
  })
})

describe('a reservation without acknowledgement', () => {
  it('keeps its generation, so that the credits are not lost', async () => {
    const { connection } = test.servers
    const ledger = createCreditLedger(connection)
    const reserve = async (...wanted: Parameters<typeof ledger.reserve>) => {
      await ledger.reserve(...wanted)
      throw new Error('the connection broke after the write')
    }
    const accept = createAcceptGeneration({
      generations: generations(),
      queries: createGenerationQueries(connection),
      ledger: { ensureGrant: ledger.ensureGrant, reserve },
      lessonPlans: createLessonPlanRepository(connection),
      family: createGenerationFamily(connection),
      resources: createResourceRepository(connection),
      queues: { add: async () => undefined, publish: async () => undefined },
      admission: { admit: async () => undefined },
      requireMaterial: () => undefined,
      refuseUnsafe: async () => undefined,
      findPlanInPaidTime: createSubscriptionRepository(connection).findEffectivePlan,
      log: { info: () => undefined, warn: () => undefined },
    })
    const requestKey = randomUUID()
    const asked = accept(
      { userId: teacher.userId, operator: false },
      {
        ...{ kind: 'lesson-objectives', requestKey, title: 'Fractions', input: { request }, price: 1 },
        step: { done: 0, total: 1 },
      },
    )
    await expect(asked).rejects.toThrow('the connection broke')
    expect(await generations().findById(generationIdFor(teacher.userId, requestKey))).not.toBeNull()
    expect((await ledger.balanceOf(teacher.userId)).reserved).toBe(1)
  })
})

describe('other people', () => {
  it('get the same response for a person’s generation and plan as for missing ones', async () => {
    const { generationId, lessonPlanId } = await accepted(teacher)
    const stranger = await test.newTeacher()
    const nothing = '0'.repeat(24)
    const withoutRequestId = (body: Record<string, unknown>) => ({ ...body, requestId: '' })
    for (const [method, path] of [
      ['GET', '/generations/:id'],
      ['POST', '/generations/:id/cancel'],
      ['POST', '/generations/:id/retry'],
      ['GET', '/lesson-plans/:id'],
    ] as const) {
      const id = path.startsWith('/lesson') ? lessonPlanId! : generationId
      const body = method === 'POST' ? {} : undefined
      const theirs = await test.call(stranger, method, path.replace(':id', id), body)
      const none = await test.call(stranger, method, path.replace(':id', nothing), body)
      expect(theirs.statusCode).toBe(404)
      expect(withoutRequestId(theirs.json())).toEqual(withoutRequestId(none.json()))
    }
    expect((await generations().findById(generationId))?.state).toBe('queued')
    expect(
      GenerationList.parse((await test.call(stranger, 'GET', '/generations')).json()).generations,
    ).toEqual([])
  })
})

describe('cancelling a generation', () => {
  it('ends a waiting generation at once, returns all credits and removes its job from the queue', async () => {
    const { generationId } = await accepted(teacher)
    const answer = await post(teacher, `/generations/${generationId}/cancel`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ state: 'cancelled', charged: 0, retryable: true, retryPrice: 5 })
    expect(await wallet(teacher)).toMatchObject({ available: 20, balance: { reserved: 0 } })
    const again = await post(teacher, `/generations/${generationId}/cancel`)
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ code: 'generations/not-cancellable' })
  })
})

describe('retrying a generation', () => {
  const failAfter = async (parts: number) => {
    const { generationId, lessonPlanId } = await accepted(teacher)
    const repository = generations()
    const plans = createLessonPlanRepository(test.servers.connection)
    const { attempt } = (await repository.claim(generationId, 'lesson-plan', 6))!
    await plans.admitWriter(lessonPlanId!, generationId, attempt)
    const envelope = { seconds: 1, version: 0, notes: [], flag: null }
    const written: LessonSection[] = [
      { key: 'overview', value: { summary: 'A start.', bigIdea: 'Equal parts.' }, ...envelope },
      { key: 'materials', value: { items: ['Paper strips'] }, ...envelope },
      { key: 'extension', value: { items: ['Three fractions'] }, ...envelope },
      { key: 'reflection', value: { questions: ['Who counted unequal parts?'] }, ...envelope },
    ]
    for (const [index, section] of written.slice(0, parts).entries()) {
      await plans.addSection(lessonPlanId!, generationId, attempt, section)
      await repository.progress(generationId, attempt, { stepDone: index + 1 })
    }
    return { generationId, lessonPlanId: lessonPlanId!, attempt }
  }

  it('is free after our failure, continues the same plan, and creates one generation however often it is requested', async () => {
    const { generationId, lessonPlanId, attempt } = await failAfter(2)
    const error = { code: 'generations/provider-unavailable', params: {} } as const
    await generations().finish(generationId, attempt, { state: 'failed', error })
    const failed = GenerationSnapshot.parse(
      (await test.call(teacher, 'GET', `/generations/${generationId}`)).json(),
    )
    expect(failed).toMatchObject({ state: 'failed', retryable: true, retryPrice: 0, charged: 0 })
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(teacher, `/generations/${generationId}/retry`)),
    )
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    const result = answers[0]!.json<GenerationAccepted>()
    expect(result).toMatchObject({ lessonPlanId, price: 0 })
    const plan = LessonPlan.parse((await test.call(teacher, 'GET', `/lesson-plans/${lessonPlanId}`)).json())
    expect(plan.sections.map(({ key }) => key)).toEqual(['overview', 'materials'])
    expect(plan.generation).toMatchObject({
      id: result.generationId,
      step: { done: 2, total: lessonSectionKeys.length },
      price: 0,
    })
  })

  it('costs the unpaid parts after a cancel', async () => {
    const { generationId } = await failAfter(4)
    const cancelled = (await post(teacher, `/generations/${generationId}/cancel`)).json<GenerationSnapshot>()
    expect(cancelled).toMatchObject({ state: 'cancelled', charged: 1, retryPrice: 4 })
    expect((await wallet(teacher)).available).toBe(19)
    expect((await post(teacher, `/generations/${generationId}/retry`)).json()).toMatchObject({ price: 4 })
    expect(await wallet(teacher)).toMatchObject({ available: 15, balance: { reserved: 4 } })
  })

  it('is refused without enough credits, keeps the plan readable, and works once there are enough', async () => {
    const { generationId, lessonPlanId } = await failAfter(4)
    await post(teacher, `/generations/${generationId}/cancel`)
    const others = [await accepted(teacher), await accepted(teacher), await accepted(teacher)]
    await test.call(teacher, 'POST', '/functions/generateLessonObjectives', {
      data: { requestKey: randomUUID(), request },
    })
    expect((await wallet(teacher)).available).toBe(3)
    expect((await post(teacher, `/generations/${generationId}/retry`)).statusCode).toBe(402)
    const plan = LessonPlan.parse((await test.call(teacher, 'GET', `/lesson-plans/${lessonPlanId}`)).json())
    expect(plan).toMatchObject({ generation: { id: generationId, state: 'cancelled' } })
    expect(plan.sections).toHaveLength(4)
    await post(teacher, `/generations/${others[0]!.generationId}/cancel`)
    const again = (await post(teacher, `/generations/${generationId}/retry`)).json<GenerationAccepted>()
    expect(again).toMatchObject({ lessonPlanId, price: 4 })
    const continued = LessonPlan.parse(
      (await test.call(teacher, 'GET', `/lesson-plans/${lessonPlanId}`)).json(),
    )
    expect(continued.generation?.id).toBe(again.generationId)
  })

  it('never collides with a request key chosen by a client', async () => {
    const { generationId, lessonPlanId, attempt } = await failAfter(1)
    const error = { code: 'generations/provider-unavailable', params: {} } as const
    await generations().finish(generationId, attempt, { state: 'failed', error })
    const forged = await askForPlan(teacher, request.topic, `retry-of-${generationId}`)
    expect(forged.json<{ result: GenerationAccepted }>().result.price).toBe(5)
    const retried = (await post(teacher, `/generations/${generationId}/retry`)).json<GenerationAccepted>()
    expect(retried).toMatchObject({ lessonPlanId, price: 0 })
  })

  it('is refused for a running or flagged generation', async () => {
    const running = await accepted(teacher)
    expect((await post(teacher, `/generations/${running.generationId}/retry`)).statusCode).toBe(409)
    const error = { code: 'generations/prompt-flagged', params: {} } as const
    await generations().end(running.generationId, { state: 'flagged', error })
    const refused = await post(teacher, `/generations/${running.generationId}/retry`)
    expect(refused.json()).toMatchObject({ code: 'generations/not-retryable' })
  })
})

describe('the list of lesson plans', () => {
  it('pages newest first without gaps or repeats, and its search ignores accents', async () => {
    await test.servers.connection.collection('credit_entries').insertOne({
      ...{
        userId: teacher.userId,
        n: 1,
        key: randomUUID(),
        kind: 'purchase',
        generationId: null,
        period: null,
        at: new Date(),
      },
      ...{
        change: { granted: 0, purchased: 500, reserved: 0 },
        balance: { granted: 0, purchased: 500, reserved: 0 },
      },
    })
    const titles = Array.from({ length: 23 }, (_, index) =>
      index === 7 ? 'Les équations du premier degré' : `Topic ${index}`,
    )
    for (const title of titles) {
      const { generationId } = await accepted(teacher, title)
      await generations().end(generationId, { state: 'cancelled' })
    }
    const first = LessonPlanPage.parse((await test.call(teacher, 'GET', '/lesson-plans')).json())
    expect(first.lessonPlans).toHaveLength(20)
    const second = LessonPlanPage.parse(
      (await test.call(teacher, 'GET', `/lesson-plans?cursor=${first.nextCursor}`)).json(),
    )
    expect(second.nextCursor).toBeNull()
    const shown = [...first.lessonPlans, ...second.lessonPlans].map(({ title }) => title)
    expect(shown).toEqual([...titles].reverse())
    const found = LessonPlanPage.parse((await test.call(teacher, 'GET', '/lesson-plans?q=EQUATIONS')).json())
    expect(found.lessonPlans.map(({ title }) => title)).toEqual(['Les équations du premier degré'])
    const none = LessonPlanPage.parse((await test.call(teacher, 'GET', '/lesson-plans?q=.*')).json())
    expect(none.lessonPlans).toEqual([])
  })
})

describe('live events', () => {
  const connect = (person: SignedIn) =>
    io(address, {
      auth: { token: person.accessToken },
      transports: ['websocket'],
      extraHeaders: { origin: testPublicUrl },
    })

  it('reach every window of the owner, and nobody else', async () => {
    const stranger = await test.newTeacher()
    const windows = [connect(teacher), connect(teacher)]
    const foreign = connect(stranger)
    const heard: string[] = []
    foreign.onAny((name: string) => void heard.push(name))
    await Promise.all(
      [...windows, foreign].map((socket) => new Promise<void>((done) => socket.on('connect', done))),
    )
    const arrivals = windows.map(
      (socket) => new Promise<{ generationId: string }>((done) => socket.on('generation:accepted', done)),
    )
    const ends = windows.map(
      (socket) => new Promise<{ state: string }>((done) => socket.on('generation:finished', done)),
    )
    const { generationId } = await accepted(teacher)
    for (const arrival of arrivals) expect((await arrival).generationId).toBe(generationId)
    await post(teacher, `/generations/${generationId}/cancel`)
    for (const end of ends) expect((await end).state).toBe('cancelled')
    const own = new Promise<void>((done) => foreign.on('generation:accepted', () => done()))
    await accepted(stranger)
    await own
    expect(heard.filter((name) => name !== 'credits:changed')).toEqual(['generation:accepted'])
    for (const socket of [...windows, foreign]) socket.disconnect()
  })
})
