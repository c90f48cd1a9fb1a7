import { GenerationSnapshot, userRoom, Wallet } from '@classeur/contracts'
import { generationIdFor } from '@classeur/database'
import { consumerConnection } from '@classeur/queue'
import { eventually, runServers, startTcpProxy } from '@classeur/local/testing'
import { UnrecoverableError, Worker } from 'bullmq'
import { io as connect } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBrowser, type TestBrowser } from '../kit/cookie-jar.ts'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { startForeignIssuer, type ForeignIssuer } from '../kit/foreign-issuer.ts'
import { createGenerationKit, type GenerationKit } from '../kit/generation-kit.ts'
import { createOperatorSignIn, pageHeaders } from './kit/operator-sign-in.ts'
import { openTestServers } from '../kit/test-servers.ts'

const path = '/ops/dead-letters'
const ours = { origin: testPublicUrl, 'sec-fetch-site': 'same-origin' }

let issuer: ForeignIssuer
let test: TestApp
let kit: GenerationKit
let people: ReturnType<typeof createOperatorSignIn>
let address: string
let operator: TestBrowser
let teacher: SignedIn

beforeAll(async () => {
  issuer = await startForeignIssuer()
  test = await createTestApp({ environment: { OIDC_ISSUER: issuer.url } })
  people = createOperatorSignIn(test, issuer)
  kit = createGenerationKit(test)
  await kit.setFreePlan(5, 100)
  address = await test.listen()
  operator = await people.operator(path)
})
afterAll(async () => {
  await kit.close()
  await test.close()
  await issuer.stop()
})
beforeEach(async () => {
  await test.servers.connection.collection('generations').deleteMany({})
  for (const queue of kit.queues.all()) await queue.obliterate({ force: true })
  teacher = await kit.newTeacher()
})

const list = async (query = '') => (await operator.send({ url: path + query, headers: pageHeaders })).body
const post = (url: string, headers: Record<string, string> = ours, browser = operator) =>
  browser.send({
    method: 'POST',
    url: path + url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  })
/** Submits a form and returns the page to which the response redirects. */
const submit = async (url: string) => {
  const answer = await post(url)
  expect(answer.statusCode).toBe(303)
  return (await operator.send({ url: String(answer.headers['location']), headers: pageHeaders })).body
}
const lost = (person = teacher) => kit.ended(person, 'failed', 'generations/worker-lost')
const retryOf = (person: SignedIn, id: string) => generationIdFor(person.userId, `retry-of:${id}`)
const walletOf = async (person: SignedIn) =>
  Wallet.parse((await test.app.inject({ url: '/api/wallet', headers: person.headers })).json())
const rowOf = (page: string, id: string) => new RegExp(`<tr id="${id}">[^]*?</tr>`).exec(page)?.[0] ?? ''

describe('the list of dead letters', () => {
  it('is shown to operators, who return to it after signing in', async () => {
    const browser = await people.signIn('operator@school.example')
    const first = await browser.send({ url: path, headers: pageHeaders })
    expect(first.headers['location']).toBe('/api/auth/operator?to=dead-letters')
    expect((await people.enter(browser, path)).body).toContain(`url=${path}"`)
    expect((await browser.send({ url: path, headers: pageHeaders })).statusCode).toBe(200)
  })

  it('is hidden from teachers and signed-out people, who cannot retry anything either', async () => {
    const id = await lost()
    const browser = await people.signIn('teacher@school.example')
    expect((await people.enter(browser, path)).statusCode).toBe(403)
    for (const stranger of [browser, createBrowser(test)]) {
      expect((await stranger.send({ url: path })).statusCode).toBe(401)
      expect((await post(`/${id}/retry`, ours, stranger)).statusCode).toBe(401)
      expect((await post('/retry-all?code=generations/worker-lost', ours, stranger)).statusCode).toBe(401)
    }
    const asTeacher = await post(`/${id}/retry`, { ...ours, ...teacher.headers }, createBrowser(test))
    expect(asTeacher.statusCode).toBe(401)
    expect(await kit.stateOf(retryOf(teacher, id))).toBeUndefined()
  })

  it('accepts no retries from other sites or by links', async () => {
    const id = await lost()
    for (const headers of [{}, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await post(`/${id}/retry`, headers)).json().code).toBe('general/origin-refused')
    }
    expect((await operator.send({ url: `${path}/${id}/retry` })).statusCode).toBe(404)
    expect(await kit.stateOf(retryOf(teacher, id))).toBeUndefined()
  })
})

describe('the contents of the list', () => {
  it('include failures that are our fault, without any text of the request', async () => {
    const secret = 'Quadratic secrets of Léa'
    const id = await kit.accepted(teacher, secret)
    await kit.generations.claim(id, 'lesson-plan', 6)
    const error = { code: 'generations/timed-out', params: { detail: secret } } as const
    await kit.generations.finish(id, 1, { state: 'failed', error })
    const flagged = await kit.ended(await kit.newTeacher(), 'flagged', 'generations/prompt-flagged')
    const completed = await kit.ended(await kit.newTeacher(), 'completed')
    const page = await list('?show=all')
    const row = rowOf(page, id)
    for (const shown of ['generations/timed-out', 'lesson-plan', teacher.userId, id]) {
      expect(row).toContain(shown)
    }
    expect(page).not.toContain('secrets')
    expect(page).not.toContain('fractions')
    expect(rowOf(page, flagged) + rowOf(page, completed)).toBe('')
  })

  it('comply with the strictest policy: no script, no inline style and no external source', async () => {
    await lost()
    const answer = await operator.send({ url: path, headers: pageHeaders })
    expect(String(answer.headers['content-security-policy'])).toContain("default-src 'self'")
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toMatch(/<script|style=|<style|(href|src)="(https?:)?\/\//)
    const style = await operator.send({ url: '/ops/style.css' })
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect(answer.body).toContain('href="/ops/queues"')
  })
})

describe('retrying a dead letter', () => {
  it('starts one free generation for its owner and notifies them, even if clicked twice', async () => {
    const id = await lost()
    const before = await walletOf(teacher)
    const socket = connect(address, {
      auth: { token: teacher.accessToken },
      extraHeaders: { origin: testPublicUrl },
      transports: ['websocket'],
    })
    const events: { generationId: string }[] = []
    socket.on('generation:accepted', (event) => void events.push(event))
    await eventually(() => expect(test.app.io.of('/').adapter.rooms.has(userRoom(teacher.userId))).toBe(true))

    expect(await submit(`/${id}/retry`)).toContain('1 is being retried.')
    const retried = await test.app.inject({
      url: `/api/generations/${retryOf(teacher, id)}`,
      headers: teacher.headers,
    })
    expect(GenerationSnapshot.parse(retried.json())).toMatchObject({ state: 'queued', price: 0 })
    await eventually(() =>
      expect(events.map(({ generationId }) => generationId)).toEqual([retryOf(teacher, id)]),
    )

    expect(await submit(`/${id}/retry`)).toContain('1 was already retried')
    expect(await test.servers.connection.collection('generations').countDocuments()).toBe(2)
    expect(await walletOf(teacher)).toEqual(before)
    expect(events).toHaveLength(1)
    socket.close()
    expect(rowOf(await list(), id)).toBe('')
    expect(rowOf(await list('?show=all'), id)).toContain('retried: queued')
    const logged = test.logLines.filter((line) => line.includes('generation retried by an operator'))
    expect(logged.filter((line) => line.includes(id))).toHaveLength(1)
  })

  it('does not repeat a retry that the owner has already started', async () => {
    const id = await lost()
    const own = await test.app.inject({
      method: 'POST',
      url: `/api/generations/${id}/retry`,
      headers: teacher.headers,
      payload: {},
    })
    expect(own.json().generationId).toBe(retryOf(teacher, id))
    expect(await submit(`/${id}/retry`)).toContain('1 was already retried')
  })

  it('retrying all generations with one error code starts each once and leaves other codes alone', async () => {
    const others = [await kit.newTeacher(), await kit.newTeacher()]
    const ids = [await lost(), await lost(others[0]), await lost(others[1])]
    const other = await kit.ended(teacher, 'failed', 'generations/timed-out')
    await submit(`/${ids[0]!}/retry`)
    expect(await submit('/retry-all?code=generations/worker-lost')).toContain('2 are being retried.')
    expect(await submit('/retry-all?code=generations/worker-lost')).toContain('nothing left to retry')
    const page = await list()
    expect(rowOf(page, other)).not.toBe('')
    expect(ids.map((id) => rowOf(page, id)).join('')).toBe('')
  })

  it('reports the refusal and its reason if the owner has too many waiting generations', async () => {
    const id = await lost()
    for (let round = 0; round < 6; round += 1) await kit.accepted(teacher)
    const page = await submit(`/${id}/retry`)
    expect(page).toContain('1 was refused for now')
    expect(page).toContain('generations/too-many-waiting')
    expect(rowOf(page, id)).toContain('<button>Retry</button>')
  })

  it('gives the same response for generations that didn’t fail through our fault as for missing ones', async () => {
    const flagged = await kit.ended(teacher, 'flagged', 'generations/prompt-flagged')
    const completed = await kit.ended(teacher, 'completed')
    const running = await kit.claimed(teacher)
    for (const id of [flagged, completed, running, '0'.repeat(24)]) {
      const answer = await post(`/${id}/retry`)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'general/not-found'])
    }
    expect((await post('/retry-all?code=generations/prompt-flagged')).statusCode).toBe(400)
    expect((await post('/not-an-id/retry')).statusCode).toBe(400)
  })
})

describe('failed jobs', () => {
  it('without a dead letter are listed separately, without their reason', async () => {
    const id = await kit.claimed(teacher)
    const dead = await lost(await kit.newTeacher())
    const reason = 'what the teacher asked for'
    const worker = new Worker('lesson-plan', () => Promise.reject(new UnrecoverableError(reason)), {
      connection: consumerConnection(test.servers.redisUrl),
    })
    await new Promise<void>((resolve) => worker.once('failed', () => resolve()))
    await worker.close()
    const page = await list()
    expect(page).toContain('Other failed jobs')
    expect(page).toContain(`/ops/queues/queue/lesson-plan/${id}`)
    expect(page).not.toContain(`/ops/queues/queue/lesson-plan/${dead}`)
    expect(page).not.toContain(reason)
  })

  it('are omitted while Redis is unavailable, and the rest of the page works', async () => {
    const redis = await startTcpProxy(runServers().redisUrl)
    const servers = await openTestServers({ redis })
    const own = await createTestApp({ environment: { OIDC_ISSUER: issuer.url }, servers })
    const ownKit = createGenerationKit(own)
    const id = await ownKit.ended(await ownKit.newTeacher(), 'failed', 'generations/internal')
    const browser = await createOperatorSignIn(own, issuer).operator(path)
    const pageWithQueues = async () => {
      const page = (await browser.send({ url: path, headers: pageHeaders })).body
      expect(page).not.toContain('The queues aren’t responding')
    }
    // A queue whose connection breaks while it is being established never connects again.
    await eventually(async () => expect(await ownKit.queues.isReachable()).toBe(true))
    await eventually(pageWithQueues)
    await redis.cut()
    const answer = await browser.send({ url: path, headers: pageHeaders })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('The queues aren’t responding')
    expect(rowOf(answer.body, id)).toContain('<button>Retry</button>')
    const retried = await post(`/${id}/retry`, ours, browser)
    expect(retried.headers['location']).toContain('started=1')
    await redis.restore()
    // Closing a connection waits until it is established.
    await eventually(async () => expect(await ownKit.queues.isReachable()).toBe(true))
    await eventually(pageWithQueues)
    await ownKit.close()
    await own.close()
    await servers.stop()
    await redis.cut()
  })
})
