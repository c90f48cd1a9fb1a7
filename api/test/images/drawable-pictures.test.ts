import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'

let test: TestApp
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  teacher = await test.newTeacher()
})

const ask = (prompt: string, language: 'en' | 'fr' | 'ar', partly = false) =>
  test.app.inject({
    method: 'POST',
    url: '/api/functions/generateImages',
    headers: teacher.headers,
    payload: {
      data: {
        requestKey: randomUUID(),
        count: 2,
        request: { prompt, language, partly, style: 'diagram', aspect: '4:3' },
      },
    },
  })
const reservations = () =>
  test.servers.connection
    .collection('credit_entries')
    .countDocuments({ userId: teacher.userId, kind: { $ne: 'grant' } })

describe('pictures without a model', () => {
  it.each([
    ['The storming of the Bastille', 'en'],
    ['Enzyme kinetics', 'en'],
    ['La bataille de Verdun', 'fr'],
    ['الثورة الفرنسية', 'ar'],
  ] as const)('are refused free of charge if nothing can be drawn: “%s”', async (prompt, language) => {
    for (const partly of [false, true]) {
      const answer = await ask(prompt, language, partly)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        422,
        'generations/cannot-draw',
      ])
    }
    expect(await reservations()).toBe(0)
  })

  it('pictures that lack something are accepted only with the teacher’s consent, and are free', async () => {
    const refused = await ask('a cat on a sofa and a hologram', 'en')
    expect(refused.json()).toMatchObject({ code: 'generations/cannot-draw', params: { missing: 'hologram' } })
    const accepted = await ask('a cat on a sofa and a hologram', 'en', true)
    expect(accepted.statusCode).toBe(202)
    const { generations } = accepted.json<{ result: { generations: { price: number }[] } }>().result
    expect(generations.map(({ price }) => price)).toEqual([0, 0])
    expect(await reservations()).toBe(0)
  })

  it('pictures that lack nothing have the usual price', async () => {
    expect((await ask('three red apples under a tree', 'en')).statusCode).toBe(202)
    expect(await reservations()).toBe(2)
  })
})
