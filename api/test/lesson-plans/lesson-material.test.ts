import { LessonPlan, LessonPlanPage, type LessonRequest } from '@classeur/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createGenerationKit, lessonRequest, type GenerationKit } from '../kit/generation-kit.ts'
import { createLessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { requestsWithoutMaterial } from '../kit/topics-without-material.ts'

let test: TestApp
let kit: GenerationKit
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp({ environment: { AI_BASE_URL: '' } })
  kit = createGenerationKit(test)
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})
beforeEach(async () => {
  teacher = await kit.newTeacher()
})

const objectives = [
  { text: 'Name two causes.', bloomLevel: 'remember', evidence: 'Two of two are named.' },
] as const
const post = (person: SignedIn, path: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api${path}`, headers: person.headers, payload })
const get = (person: SignedIn, path: string) =>
  test.app.inject({ method: 'GET', url: `/api${path}`, headers: person.headers })
const countOf = (collection: string, filter: object) =>
  test.servers.connection.collection(collection).countDocuments(filter)

const propose = (request: LessonRequest | typeof lessonRequest, requestKey: string = randomUUID()) =>
  post(teacher, '/functions/generateLessonObjectives', { data: { requestKey, request } })
const write = (request: LessonRequest | typeof lessonRequest, requestKey: string = randomUUID()) =>
  post(teacher, '/functions/generateLessonPlan', { data: { requestKey, request, objectives } })

describe('without an AI model', () => {
  it('both callables refuse 60 requests outside the packs, without a generation or a ledger entry', async () => {
    for (const request of requestsWithoutMaterial) {
      for (const ask of [propose, write]) {
        const answer = await ask(request)
        expect([request.topic, answer.statusCode, answer.json().code]).toEqual([
          ...[request.topic, 422, 'generations/no-material'],
        ])
      }
    }
    const mine = { ownerId: teacher.userId }
    expect(await countOf('generations', mine)).toBe(0)
    expect(await countOf('lesson_plans', mine)).toBe(0)
    expect(await countOf('credit_entries', { userId: teacher.userId })).toBe(0)
  })

  it('a refusal states its reason: topic, level, unclear level or sensitive topic', async () => {
    const reasonFor = async (changes: object) =>
      (await propose({ ...lessonRequest, ...changes })).json().params.reason
    expect(await reasonFor({ topic: 'Knots' })).toBe('topic')
    expect(await reasonFor({ level: 'Grade 12' })).toBe('level')
    expect(await reasonFor({ level: '6B' })).toBe('level-unclear')
    expect(await reasonFor({ topic: 'The Holocaust', subject: 'History' })).toBe('sensitive')
  })

  it('a topic of a pack is accepted, and the browser can ask which generators are in use', async () => {
    expect((await get(teacher, '/generators')).json()).toEqual({ text: 'sample', image: 'sample' })
    expect((await propose(lessonRequest)).statusCode).toBe(202)
  })

  it('retrying a generation that an older version accepted is refused too, free of charge', async () => {
    const accepted = (await write(lessonRequest)).json().result
    const { connection } = test.servers
    await kit.generations.claim(accepted.generationId, 'lesson-plan', 6)
    await kit.generations.finish(accepted.generationId, 1, {
      ...{ state: 'failed', error: { code: 'generations/timed-out', params: {} } },
    })
    await connection
      .collection('generations')
      .updateOne({ lessonPlanId: accepted.lessonPlanId }, { $set: { 'input.request.topic': 'Knots' } })
    const entries = await countOf('credit_entries', { userId: teacher.userId })
    const again = await post(teacher, `/generations/${accepted.generationId}/retry`, {})
    expect(again.json()).toMatchObject({ code: 'generations/no-material' })
    expect(await countOf('credit_entries', { userId: teacher.userId })).toBe(entries)
  })
})

describe('an empty frame', () => {
  const frameOf = (person: SignedIn, request: object, requestKey: string = randomUUID()) =>
    post(person, '/lesson-plans/frames', {
      requestKey,
      request: { ...lessonRequest, ...request },
      objectives,
    })

  it('is created at once for any topic, free of charge, and listed in the history as a frame', async () => {
    const made = await frameOf(teacher, { topic: 'The Holocaust', subject: 'History', level: 'Year 9' })
    expect(made.statusCode).toBe(201)
    const { lessonPlanId } = made.json<{ lessonPlanId: string }>()
    const plan = LessonPlan.parse((await get(teacher, `/lesson-plans/${lessonPlanId}`)).json())
    expect(plan).toMatchObject({ origin: 'frame', generation: null, sections: [], objectives })
    const { lessonPlans } = LessonPlanPage.parse((await get(teacher, '/lesson-plans?q=holocaust')).json())
    expect(lessonPlans).toMatchObject([{ id: lessonPlanId, origin: 'frame', state: 'completed' }])
    expect(await countOf('credit_entries', { userId: teacher.userId })).toBe(0)
    expect(await countOf('generations', { ownerId: teacher.userId })).toBe(0)
  })

  it('is created once per request key, and the key is refused for a different request', async () => {
    const requestKey = randomUUID()
    const [first, again] = await Promise.all([
      frameOf(teacher, {}, requestKey),
      frameOf(teacher, {}, requestKey),
    ])
    expect(first.json()).toEqual(again.json())
    expect(await countOf('lesson_plans', { ownerId: teacher.userId })).toBe(1)
    expect((await frameOf(teacher, { topic: 'Knots' }, requestKey)).json()).toMatchObject({
      code: 'generations/request-key-reused',
    })
  })

  it('is visible to its owner only, and requires a sign-in and a profile', async () => {
    const { lessonPlanId } = (await frameOf(teacher, {})).json<{ lessonPlanId: string }>()
    const stranger = await kit.newTeacher()
    expect((await get(stranger, `/lesson-plans/${lessonPlanId}`)).statusCode).toBe(404)
    expect((await frameOf(await test.signInAs(), {})).json()).toMatchObject({ code: 'profile_incomplete' })
    const unsigned = { headers: {} } as SignedIn
    expect((await frameOf(unsigned, {})).statusCode).toBe(401)
  })
})

describe('rewriting a section without an AI model', () => {
  it('is refused before anything is spent, unless the lesson has that version', async () => {
    const plans = createLessonPlanKit(test)
    const id = await plans.written(teacher)
    const ask = (key: string, direction: string | null, words = '') =>
      post(teacher, `/lesson-plans/${id}/sections/${key}/rewrite`, {
        ...{ requestKey: randomUUID(), wish: { direction, words } },
      })
    const before = await countOf('generations', { ownerId: teacher.userId })
    for (const refused of [
      await ask('overview', 'easier'),
      await ask('homework', 'shorter'),
      await ask('homework', 'easier', 'with apples'),
      await ask('homework', null, 'with apples'),
    ])
      expect([refused.statusCode, refused.json()]).toMatchObject([
        422,
        { code: 'lesson-plans/cannot-rewrite' },
      ])
    expect(await countOf('generations', { ownerId: teacher.userId })).toBe(before)
    const accepted = await ask('homework', 'easier')
    expect([accepted.statusCode, accepted.json()]).toMatchObject([202, { lessonPlanId: id, price: 1 }])
    await plans.close()
  })
})
