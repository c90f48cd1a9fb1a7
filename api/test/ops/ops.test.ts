import { backupQueue, billingQueue, generationQueues, lessonPlanQueue } from '@classeur/contracts'
import { eventually } from '@classeur/local/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowser, type TestBrowser } from '../kit/cookie-jar.ts'
import { createTestApp, testPublicUrl, type TestApp } from '../kit/create-test-app.ts'
import { startForeignIssuer, type ForeignIssuer } from '../kit/foreign-issuer.ts'
import { createOperatorSignIn, pageHeaders } from './kit/operator-sign-in.ts'

let issuer: ForeignIssuer
let test: TestApp
let people: ReturnType<typeof createOperatorSignIn>

beforeAll(async () => {
  issuer = await startForeignIssuer()
  test = await createTestApp({ environment: { OIDC_ISSUER: issuer.url } })
  people = createOperatorSignIn(test, issuer)
})
afterAll(async () => {
  await test.close()
  await issuer.stop()
})

const operatorCookie = 'classeur_operator'

const signIn = (email: string, verified?: boolean) => people.signIn(email, verified)
const enter = (browser: TestBrowser) => people.enter(browser, '/ops/queues')
const operator = () => people.operator()

describe('Bull Board', () => {
  it('redirects signed-out people to the sign-in and back', async () => {
    const answer = await enter(createBrowser(test))
    expect(answer.headers['location']).toBe('/login?redirect_to=/ops/queues')
  })

  it('answers 401 to scripts without the cookie, even for paths that don’t exist', async () => {
    for (const url of ['/ops/queues/api/queues', '/ops/queues/static/js/main.js', '/ops/queues/']) {
      expect((await test.app.inject({ url })).statusCode).toBe(401)
    }
  })

  it('refuses a teacher, and an operator whose email the issuer has not verified', async () => {
    for (const browser of [
      await signIn('teacher@school.example'),
      await signIn('operator@school.example', false),
    ]) {
      const answer = await enter(browser)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'general/forbidden'])
      expect(browser.cookies.has(operatorCookie)).toBe(false)
    }
  })

  it('accepts neither an access token nor a made-up value as the cookie', async () => {
    const person = await test.signInAs({ email: 'operator@school.example' })
    for (const cookies of [{}, { [operatorCookie]: person.accessToken }, { [operatorCookie]: 'x' }]) {
      const answer = await test.app.inject({
        url: '/ops/queues/api/queues',
        headers: person.headers,
        cookies,
      })
      expect(answer.statusCode).toBe(401)
    }
  })

  it('shows operators the queues', async () => {
    const browser = await operator()
    const board = await browser.send({ url: '/ops/queues', headers: pageHeaders })
    expect(board.statusCode).toBe(200)
    const { queues } = (await browser.send({ url: '/ops/queues/api/queues' })).json()
    expect(queues.map((queue: { name: string }) => queue.name)).toEqual([
      ...generationQueues,
      billingQueue,
      backupQueue,
    ])
  })

  it('has a cookie that is limited to its path and hidden from scripts and other sites', async () => {
    const browser = await signIn('operator@school.example')
    const entered = await enter(browser)
    const cookie = entered.cookies.find(({ name }) => name === operatorCookie)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/ops' })
    expect(entered.headers['cache-control']).toBe('no-store')
  })

  it('loads nothing from another origin, and every asset it links to exists', async () => {
    const browser = await operator()
    const board = await browser.send({ url: '/ops/queues', headers: pageHeaders })
    expect(String(board.headers['content-security-policy'])).not.toMatch(/https?:/)
    expect(board.body).not.toMatch(/(href|src)="(https?:)?\/\//)
    const assets = [...board.body.matchAll(/(?:src|href)="(static\/[^"]+\.(?:js|css))"/g)].map(
      ([, path]) => path,
    )
    expect(assets.length).toBeGreaterThan(3)
    for (const asset of assets) {
      expect((await browser.send({ url: `/ops/queues/${String(asset)}` })).statusCode).toBe(200)
    }
  })

  it('accepts writes only from the product’s own pages', async () => {
    const browser = await operator()
    const pause = (headers: Record<string, string>) =>
      browser.send({ method: 'PUT', url: `/ops/queues/api/queues/${lessonPlanQueue}/pause`, headers })
    expect((await pause({})).statusCode).toBe(403)
    expect((await pause({ origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await pause({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await pause({ origin: testPublicUrl, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
    const { queues } = (await browser.send({ url: '/ops/queues/api/queues' })).json()
    expect(queues[0].isPaused).toBe(true)
  })

  it('is no longer accessible after the session has ended', async () => {
    const browser = await operator()
    await browser.send({
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { 'content-type': 'application/json' },
    })
    expect(browser.cookies.has(operatorCookie)).toBe(true)
    expect((await browser.send({ url: '/ops/queues/api/queues' })).statusCode).toBe(401)
  })

  it('is no longer accessible once the email is not an operator’s any more', async () => {
    const browser = await operator()
    const users = test.servers.connection.collection('users')
    await users.updateMany({ email: 'operator@school.example' }, { $set: { emailVerified: false } })
    expect((await browser.send({ url: '/ops/queues/api/queues' })).statusCode).toBe(403)
  })

  it('answers 503 at once while Redis is unavailable', async () => {
    const browser = await operator()
    test.servers.redis.disconnect()
    await eventually(() => expect(test.servers.redis.status).toBe('end'))
    const answer = await browser.send({ url: '/ops/queues/api/queues' })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'general/unavailable'])
    expect(answer.json().requestId).toBe(answer.headers['x-request-id'])
    await test.servers.redis.connect()
  })
})

describe('health', () => {
  it('is degraded but in service without Redis, and requests are not counted towards limits', async () => {
    const own = await createTestApp()
    const person = await own.signInAs()
    own.servers.redis.disconnect()
    const health = await own.app.inject('/health/ready')
    expect([health.statusCode, health.json()]).toEqual([
      200,
      { status: 'degraded', mongo: 'up', redis: 'down' },
    ])
    expect((await own.app.inject({ url: '/api/plans', headers: person.headers })).statusCode).toBe(200)
    await own.close()
  })

  it('is unavailable without MongoDB, and reads answer 503 with Retry-After', async () => {
    const own = await createTestApp()
    const person = await own.signInAs()
    await own.servers.connection.close()
    const health = await own.app.inject('/health/ready')
    expect([health.statusCode, health.json()]).toEqual([
      503,
      { status: 'unavailable', mongo: 'down', redis: 'up' },
    ])
    expect((await own.app.inject('/health/live')).json()).toEqual({ status: 'live' })
    const read = await own.app.inject({ url: '/api/plans', headers: person.headers })
    expect([read.statusCode, read.json().code]).toEqual([503, 'general/unavailable'])
    expect(Number(read.headers['retry-after'])).toBeGreaterThan(0)
    await own.close()
  })
})
