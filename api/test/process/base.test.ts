import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'

let test: TestApp
let ada: SignedIn

beforeAll(async () => {
  test = await createTestApp()
  ada = await test.signInAs()
})
afterAll(() => test.close())

describe('the api', () => {
  it('is ready while MongoDB and Redis respond', async () => {
    const answer = await test.app.inject('/health/ready')
    expect(answer.json()).toEqual({ status: 'ready', mongo: 'up', redis: 'up' })
  })

  it.each([
    '/api/classes?q=%00',
    '/api/search?q=a%1fb',
    '/api/images?q=%C2%85',
    '/api/lesson-plans?q=a%7f',
    '/api/classes/%00',
  ])('refuses control characters in a URL before any database query: %s', async (url) => {
    const answer = await test.app.inject({ url, headers: ada.headers })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'general/validation-failed',
    ])
  })

  it('removes control characters from stored texts and stores names as one line', async () => {
    await test.completeProfile(ada)
    const answer = await test.app.inject({
      ...{ method: 'POST', url: '/api/classes', headers: ada.headers },
      payload: { name: ' 6B\u0000\u001b[31m\u0085\r\nMaths\ud800 ', level: 'Year\u000b6\t' },
    })
    expect(answer.json()).toMatchObject({ name: '6B[31m Maths', level: 'Year 6' })
  })

  it('answers 413 to a body over the route’s limit without reading it, and keeps the connection open', async () => {
    const answer = await test.app.inject({
      ...{ method: 'POST', url: '/api/classes' },
      headers: { ...ada.headers, 'content-type': 'application/json', 'content-length': '300000' },
      payload: 'x'.repeat(300_000),
    })
    expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'keep-alive'])
    expect(answer.json()).toMatchObject({ code: 'general/payload-too-large' })
  })

  it('lists the seeded plans', async () => {
    const answer = await test.app.inject({ url: '/api/plans', headers: ada.headers })
    expect(answer.json().plans.map((plan: { id: string }) => plan.id)).toEqual(['free', 'pro', 'school'])
  })
})
