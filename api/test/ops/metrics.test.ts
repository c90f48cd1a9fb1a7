import { eventually, runServers, startTcpProxy } from '@classeur/local/testing'
import { io as connect } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createGenerationKit, type GenerationKit } from '../kit/generation-kit.ts'
import { parseMetrics } from './kit/scraped-metrics.ts'
import { openTestServers } from '../kit/test-servers.ts'

const token = 'a-token-for-the-scraper'
const environment = { METRICS_TOKEN: token }
const scrape = (test: TestApp, authorization: string | null = `Bearer ${token}`) =>
  test.app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } })
const samplesOf = async (test: TestApp) => parseMetrics((await scrape(test)).body)

describe('access to metrics', () => {
  let test: TestApp
  beforeAll(async () => void (test = await createTestApp({ environment })))
  afterAll(() => test.close())

  it('is granted to anybody with the token, from any address', async () => {
    const answer = await scrape(test)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is refused without a token, with a wrong or partial one, and with an operator’s access token', async () => {
    const operator = await test.signInAs({ email: 'operator@school.example' })
    for (const shown of [
      null,
      'Bearer ',
      'Bearer a-token',
      `Bearer ${token}x`,
      `Basic ${Buffer.from(`:${token}`).toString('base64')}`,
      `Bearer ${operator.accessToken}`,
    ]) {
      const answer = await scrape(test, shown)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth/signed-out'])
      expect(answer.headers['www-authenticate']).toBe('Bearer')
    }
  })

  it('is refused to everybody if no token is configured, even from this machine', async () => {
    const closed = await createTestApp()
    for (const shown of [null, 'Bearer ', 'Bearer null', `Bearer ${token}`]) {
      const answer = await closed.app.inject({
        url: '/metrics',
        remoteAddress: '127.0.0.1',
        headers: { ...(shown && { authorization: shown }) },
      })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'general/not-found'])
    }
    await closed.close()
  })
})

describe('metrics', () => {
  let test: TestApp
  let kit: GenerationKit
  let teacher: SignedIn
  beforeAll(async () => {
    test = await createTestApp({ environment })
    kit = createGenerationKit(test)
    await kit.setFreePlan(20, 100)
    teacher = await kit.newTeacher()
  })
  afterAll(async () => {
    await kit.close()
    await test.close()
  })

  it('count requests by route template and never contain request data', async () => {
    const id = 'f'.repeat(24)
    await test.app.inject({ url: `/api/generations/${id}`, headers: teacher.headers })
    await test.app.inject({ url: '/a-secret-path?token=hidden' })
    const { body } = await scrape(test)
    const samples = parseMetrics(body)
    const counted = (labels: string) => samples.get(`classeur_http_request_duration_seconds_count{${labels}}`)
    expect(counted('method="GET",route="/api/generations/:id",status="4xx"')).toBe(1)
    expect(counted('method="GET",route="none",status="4xx"')).toBe(1)
    expect(body).not.toMatch(/a-secret-path|hidden|ffffffff/)
  })

  it('count generations by state, with the same numbers from every replica and after a restart', async () => {
    await kit.ended(teacher, 'completed')
    await kit.ended(teacher, 'completed')
    await kit.ended(teacher, 'cancelled')
    await kit.ended(teacher, 'flagged', 'generations/prompt-flagged')
    await kit.ended(teacher, 'failed', 'generations/worker-lost')
    const running = await kit.claimed(teacher)
    await kit.generations.progress(running, 1, { stepDone: 9 })
    await kit.accepted(teacher)
    const oldest = await kit.accepted(await kit.newTeacher())
    const createdAtMs = Date.now() - 90_000
    await test.servers.connection
      .collection('generations')
      .updateOne(
        { title: 'Adding fractions', state: 'queued' },
        { $set: { createdAt: new Date(createdAtMs) } },
      )
    expect(await kit.stateOf(oldest)).toBe('queued')

    for (let replica = 0; replica < 2; replica += 1) {
      const app = await createTestApp({ environment, servers: test.servers })
      await eventually(async () => {
        const samples = await samplesOf(app)
        const ended = (state: string) =>
          samples.get(`classeur_generations_ended_total{kind="lesson-plan",state="${state}"}`)
        expect(['completed', 'cancelled', 'flagged', 'failed'].map(ended)).toEqual([2, 1, 1, 1])
        expect(samples.get('classeur_generations_open{kind="lesson-plan",state="queued"}')).toBe(2)
        expect(samples.get('classeur_generations_open{kind="lesson-plan",state="active"}')).toBe(1)
        expect(samples.get('classeur_generations_ended_total{kind="image",state="failed"}')).toBe(0)
        // Two wait for 5 each; of the running one's 5, half of the parts (2, rounded down) are spent.
        expect(samples.get('classeur_credits_reserved{kind="lesson-plan"}')).toBe(13)
        expect(samples.get('classeur_dead_letters{code="generations/worker-lost"}')).toBe(1)
        expect(samples.get('classeur_dead_letters{code="generations/timed-out"}')).toBe(0)
        const age = samples.get('classeur_queue_oldest_waiting_seconds{queue="lesson-plan"}')
        expect(age).toBeGreaterThanOrEqual(90)
        expect(age).toBeLessThanOrEqual((Date.now() - createdAtMs) / 1000)
        const median = 'classeur_generation_duration_seconds{kind="lesson-plan",percentile="50"}'
        expect(samples.get(median)).toBeGreaterThanOrEqual(0)
      })
      await app.close()
    }
  })

  it('show the size of queues, how long the next job has waited, and that no worker is running', async () => {
    const own = await createTestApp({ environment })
    const ownKit = createGenerationKit(own)
    const from = Date.now()
    await ownKit.accepted(await ownKit.newTeacher())
    // Parts that took longer than half a second to read are included in a later scrape.
    const samples = await eventually(async () => {
      const all = await samplesOf(own)
      expect([...all.keys()].join()).toMatch(/classeur_queue_jobs.*classeur_redis_memory_bytes/)
      return all
    })
    const jobs = (state: string) => samples.get(`classeur_queue_jobs{queue="lesson-plan",state="${state}"}`)
    expect(['waiting', 'prioritized', 'active', 'delayed', 'failed'].map(jobs)).toEqual([0, 1, 0, 0, 0])
    const nextJobAge = samples.get('classeur_queue_next_job_age_seconds{queue="lesson-plan"}')
    expect(nextJobAge).toBeLessThanOrEqual((Date.now() - from) / 1000)
    expect(samples.get('classeur_queue_next_job_age_seconds{queue="image"}')).toBe(0)
    expect(samples.get('classeur_workers{queue="lesson-plan"}')).toBe(0)
    expect(samples.get('classeur_redis_memory_bytes{type="used"}')).toBeGreaterThan(500_000)
    expect(samples.get('classeur_waiting_limit')).toBe(20_000)
    expect(samples.get('classeur_admission_refused_total{reason="waiting"}')).toBe(0)
    await ownKit.close()
    await own.close()
  })

  it('count live connections and describe the process', async () => {
    const url = await test.listen()
    const socket = connect(url, {
      auth: { token: teacher.accessToken },
      extraHeaders: { origin: testPublicUrl },
      transports: ['websocket'],
    })
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    const samples = await samplesOf(test)
    expect(samples.get('classeur_sockets')).toBe(1)
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7)
    socket.close()
    await eventually(async () => expect((await samplesOf(test)).get('classeur_sockets')).toBe(0))
  })

  it('are read once for a hundred concurrent scrapes', async () => {
    const ping = vi.spyOn(test.servers.redis, 'ping')
    const answers = await Promise.all(Array.from({ length: 100 }, () => scrape(test)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(ping).toHaveBeenCalledTimes(1)
    ping.mockRestore()
  })
})

describe('an unavailable server', () => {
  it('removes only its own numbers from the metrics until it is available again', async () => {
    const mongo = await startTcpProxy(runServers().mongoUrl)
    const redis = await startTcpProxy(runServers().redisUrl)
    const servers = await openTestServers({ mongo, redis })
    const test = await createTestApp({ environment, servers })
    const scraped = async () => {
      const answer = await scrape(test)
      expect(answer.statusCode).toBe(200)
      const samples = parseMetrics(answer.body)
      const has = (name: string) => [...samples.keys()].some((key) => key.startsWith(name))
      return {
        up: ['mongo', 'redis'].map((part) => samples.get(`classeur_up{part="${part}"}`)),
        has: ['classeur_generations_ended_total', 'classeur_queue_jobs', 'classeur_http_'].map(has),
      }
    }
    // On a busy machine, a value of a server that answers late is missing once.
    const whole = { up: [1, 1], has: [true, true, true] }
    const withoutRedis = { up: [1, 0], has: [true, false, true] }
    const withoutMongo = { up: [0, 1], has: [false, true, true] }
    await eventually(async () => expect(await scraped()).toEqual(whole))
    await redis.cut()
    await eventually(async () => expect(await scraped()).toEqual(withoutRedis))
    await redis.restore()
    await eventually(async () => expect(await scraped()).toEqual(whole))
    await mongo.cut()
    await eventually(async () => expect(await scraped()).toEqual(withoutMongo))
    await mongo.restore()
    await eventually(async () => expect(await scraped()).toEqual(whole))
    await test.close()
    await servers.stop()
    await Promise.all([mongo.cut(), redis.cut()])
  })
})
