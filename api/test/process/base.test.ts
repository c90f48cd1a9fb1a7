import { gunzipSync, gzipSync } from 'node:zlib'
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

  describe('for a browser that accepts gzip', () => {
    const accepting = () => ({ ...ada.headers, 'accept-encoding': 'gzip, deflate, br' })

    it('compresses long JSON without changing its content', async () => {
      const plain = await test.app.inject({ url: '/api/plans', headers: ada.headers })
      const answer = await test.app.inject({ url: '/api/plans', headers: accepting() })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([
        'gzip',
        expect.stringMatching(/accept-encoding/i),
      ])
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length)
      expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.payload)
    })

    it('leaves short answers uncompressed', async () => {
      const short = await test.app.inject({ url: '/health/ready', headers: accepting() })
      const missing = await test.app.inject({ url: '/api/classes/none', headers: accepting() })
      expect([short, missing].map(({ headers }) => headers['content-encoding'])).toEqual([
        undefined,
        undefined,
      ])
    })

    it('never expands a compressed request', async () => {
      const answer = await test.app.inject({
        ...{ method: 'POST', url: '/api/classes' },
        headers: { ...ada.headers, 'content-type': 'application/json', 'content-encoding': 'gzip' },
        payload: gzipSync(JSON.stringify({ name: '6B Maths', level: 'Year 6' })),
      })
      expect(answer.statusCode).toBe(400)
    })
  })
})
