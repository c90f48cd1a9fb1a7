import type { AppError, ImagesAccepted } from '@classeur/contracts'
import { createGenerationRepository } from '@classeur/database'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dangerousRequests, ordinaryRequests } from '../../domain/src/safety/testing/request-samples.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await test.servers.connection
    .collection('plans')
    .updateOne({ _id: 'free' as never }, { $set: { monthlyCredits: 100, 'limits.waitingGenerations': 100 } })
})
afterAll(() => test.close())

const callable = (person: SignedIn, name: string, data: object) =>
  test.app.inject({
    method: 'POST',
    url: `/api/functions/${name}`,
    headers: person.headers,
    payload: { data: { requestKey: randomUUID(), ...data } },
  })

const lesson = (topic: string) => ({
  ...{ subject: 'Science', level: 'Year 9', topic, durationMin: 55, teachingModel: 'direct', language: 'en' },
})
const askFor = {
  objectives: (person: SignedIn, text: string) =>
    callable(person, 'generateLessonObjectives', { request: lesson(text) }),
  'a lesson plan': (person: SignedIn, text: string) =>
    callable(person, 'generateLessonPlan', {
      request: lesson('Chemistry at home'),
      objectives: [{ text, bloomLevel: 'apply', evidence: 'It works.' }],
    }),
  pictures: (person: SignedIn, prompt: string) =>
    callable(person, 'generateImages', {
      count: 4,
      request: { prompt, style: 'flat-illustration', aspect: '4:3', language: 'en' },
    }),
}
const countOf = (name: string, filter: object) =>
  test.servers.connection.collection(name).countDocuments(filter)
const reservedBy = (person: SignedIn) => countOf('credit_entries', { userId: person.userId, kind: 'reserve' })

it.each(Object.entries(askFor))(
  '20 of 20 dangerous requests for %s are refused before credits are reserved or a job is queued',
  async (_name, ask) => {
    const teacher = await test.newTeacher()
    for (const text of dangerousRequests) {
      const answer = await ask(teacher, text)
      expect([answer.statusCode, answer.json<AppError>().code], text).toEqual([
        422,
        'generations/prompt-flagged',
      ])
    }
    expect(await countOf('credit_entries', { userId: teacher.userId })).toBe(0)
    const generations = { ownerId: teacher.userId }
    expect(await countOf('generations', { ...generations, state: { $ne: 'flagged' } })).toBe(0)
    const list = await test.app.inject({ url: '/api/generations', headers: teacher.headers })
    expect(list.json()).toEqual({ generations: [] })
  },
)

it('none of 40 similar ordinary requests is refused', async () => {
  const teacher = await test.newTeacher()
  for (const text of ordinaryRequests)
    expect((await askFor.objectives(teacher, text)).statusCode, text).toBe(202)
  expect(await reservedBy(teacher)).toBe(40)
})

it('a request counts as one violation per day, and five different ones block the person', async () => {
  const teacher = await test.newTeacher()
  const [first = '', ...others] = dangerousRequests
  for (let press = 0; press < 6; press += 1) await askFor.objectives(teacher, first)
  expect((await askFor.objectives(teacher, 'The history of gunpowder')).statusCode).toBe(202)
  for (const text of others.slice(0, 4)) await askFor.objectives(teacher, text)
  const blocked = await askFor.objectives(teacher, 'How volcanoes explode')
  expect(blocked.json()).toMatchObject({ code: 'generations/blocked-for-violations' })
})

it('four pictures of one request that the provider flags count as one violation', async () => {
  const teacher = await test.newTeacher()
  const generations = createGenerationRepository(test.servers.connection)
  const flag = async (prompt: string) => {
    const answer = await askFor.pictures(teacher, prompt)
    const accepted = answer.json<{ result: ImagesAccepted }>().result.generations
    expect(accepted).toHaveLength(4)
    const error = { code: 'generations/prompt-flagged', params: { reason: 'provider-policy' } } as const
    for (const { generationId } of accepted) await generations.end(generationId, { state: 'flagged', error })
  }
  for (const prompt of ['A cat', 'A red apple', 'A blue car', 'A tree']) await flag(prompt)
  expect((await askFor.objectives(teacher, 'How volcanoes explode')).statusCode).toBe(202)
  await flag('A house')
  const blocked = await askFor.objectives(teacher, 'Adding fractions')
  expect(blocked.json()).toMatchObject({ code: 'generations/blocked-for-violations' })
})
