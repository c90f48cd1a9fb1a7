import {
  accessTokenAudience,
  accessTokenIssuer,
  isFinalState,
  type ClientEvents,
  type GenerationSnapshot,
  type LessonPlan,
  type LessonSection,
  type Problem,
  type ServerEvents,
} from '@classeur/contracts'
import {
  connectDatabase,
  createCreditLedger,
  createGenerationRepository,
  createLessonPlanRepository,
  createPlanRepository,
  createSessionRepository,
  ensureIndexes,
} from '@classeur/database'
import { runServers, startOwnRedis, until } from '@classeur/local/testing'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { SignJWT } from 'jose'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { expect } from 'vitest'
import { startFakeProvider } from '../../kit/fake-provider.ts'
import { lessonObjectives, lessonRequest } from '../../kit/lesson-request.ts'
import { createChildren, type Child } from './children.ts'
import { expectInvariants } from './invariants.ts'

export type { Child } from './children.ts'
export type Address = Pick<Child, 'port'>

/** A request that takes longer counts as a broken connection. */
const longestAnswerMs = 60_000
const jwtSecret = 'a secret of the fault harness, long enough'
/** Seals the backups of the tests. */
export const backupKey = { id: 'test', secret: Buffer.alloc(32, 7) }
const publicUrl = 'http://localhost:3999'

export interface Person {
  id: string
  token: string
  sessionId: string
}

export interface HarnessOptions {
  redisArgs?: string[]
  /** The test's own MongoDB; default: the shared one. */
  mongoUrl?: string
  /** The folder for the data of Redis and the pictures; default: a temporary folder. */
  dir?: string
  mediaDir?: string
}

interface Answer {
  status: number
  body: { result?: { generationId: string; lessonPlanId: string }; code?: Problem['code'] }
  headers: Headers
  tookMs: number
}

const withDatabase = (server: string, name: string) => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
}

const byKey = (sections: readonly LessonSection[]) => sections.toSorted((a, b) => a.key.localeCompare(b.key))

/** Signs a token like the api; `changes` override its times, in seconds from now. */
export const signToken = (
  { id, sessionId }: Pick<Person, 'id' | 'sessionId'>,
  changes: { issuedIn?: number; endsIn?: number; notBeforeIn?: number } = {},
) => {
  const now = Math.floor(Date.now() / 1000)
  const token = new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setIssuer(accessTokenIssuer)
    .setAudience(accessTokenAudience)
    .setIssuedAt(now + (changes.issuedIn ?? 0))
    .setExpirationTime(now + (changes.endsIn ?? 3000))
  if (changes.notBeforeIn !== undefined) token.setNotBefore(now + changes.notBeforeIn)
  return token.sign(new TextEncoder().encode(jwtSecret))
}

/** An api, workers, a Redis, a database and a fake provider for one test; all processes are killed by process id. */
export async function startHarness(options: HarnessOptions = {}) {
  const dir = options.dir ?? (await mkdtemp(join(tmpdir(), 'classeur-faults-')))
  const mediaDir = options.mediaDir ?? join(dir, 'media')
  await mkdir(mediaDir, { recursive: true })
  const redis = await startOwnRedis(join(dir, 'redis'), options.redisArgs)
  const mongoUrl = withDatabase(
    options.mongoUrl ?? runServers().mongoUrl,
    `faults_${randomUUID().replaceAll('-', '')}`,
  )
  const connection = await connectDatabase(mongoUrl)
  await ensureIndexes(connection)
  await createPlanRepository(connection).seed()
  const provider = await startFakeProvider()
  const sockets = new Set<Socket>()
  const accepted = new Set<string>()
  const people = new Map<string, Person>()
  const queue = new Queue('lesson-plan', { connection: { url: redis.url } })
  const redisClient = new Redis(redis.url)
  // Some tests stop Redis; they assert the effects themselves.
  for (const client of [queue, redisClient]) client.on('error', () => undefined)
  const ledger = createCreditLedger(connection)
  const generations = createGenerationRepository(connection)
  const lessonPlans = createLessonPlanRepository(connection)
  const environment = () => ({
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    MONGO_URL: mongoUrl,
    REDIS_URL: redis.url,
    JWT_SECRET: jwtSecret,
    OIDC_ISSUER: `${publicUrl}/oidc`,
    OIDC_CLIENT_ID: 'classeur',
    OIDC_CLIENT_SECRET: 'secret',
    STORAGE_DIR: mediaDir,
    BACKUP_KEYS: `${backupKey.id}:${backupKey.secret.toString('base64')}`,
    AI_BASE_URL: provider.url,
    AI_TEXT_MODEL: 'fake',
    AI_IMAGE_MODEL: 'fake-pictures',
    AI_IDLE_TIMEOUT_MS: '4000',
    AI_IMAGE_TIMEOUT_MS: '4000',
    WORKER_CONCURRENCY: '5',
  })
  const children = createChildren(environment)

  const harness = {
    ...children,
    ...{
      provider,
      queue,
      ledger,
      generations,
      lessonPlans,
      connection,
      redis,
      redisClient,
      mediaDir,
      accepted,
    },

    /**
     * A person with a session, a complete profile and `credits` purchased credits in addition to the monthly grant.
     */
    async newPerson(credits = 500): Promise<Person> {
      const id = randomBytes(12).toString('hex')
      const now = new Date()
      const hash = () => createHash('sha256').update(randomUUID()).digest('hex')
      const session = await createSessionRepository(connection).create({
        userId: id,
        familyHash: hash(),
        tokenHash: hash(),
        device: 'test',
        sealedIdToken: null,
        ...{ createdAt: now, authenticatedAt: now },
        expiresAt: new Date(now.getTime() + 7_200_000),
      })
      const profile = { displayName: 'Leïla', role: 'teacher', subjects: [], language: 'en' }
      const shown = { digits: 'latin', theme: 'system' }
      await connection.collection('user_info').insertOne({ _id: id, ...profile, ...shown } as never)
      const change = { granted: 0, purchased: credits, reserved: 0 }
      await connection.collection('credit_entries').insertOne({
        ...{ userId: id, n: 1, key: `purchase:${id}`, kind: 'purchase', change, balance: change },
        ...{ generationId: null, period: null, at: now },
      })
      const person = { id, sessionId: session.id, token: await signToken({ id, sessionId: session.id }) }
      people.set(id, person)
      return person
    },

    newPeople: (count: number) => Promise.all(Array.from({ length: count }, () => harness.newPerson())),

    /** Sends a request; a broken connection returns status 0, as in a browser. */
    async send(api: Address, person: Person, method: string, path: string, body?: unknown) {
      const sentAt = performance.now()
      const tookMs = () => performance.now() - sentAt
      try {
        const response = await fetch(`http://127.0.0.1:${api.port}/api${path}`, {
          method,
          signal: AbortSignal.timeout(longestAnswerMs),
          headers: {
            authorization: `Bearer ${person.token}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        const { status, headers } = response
        return { status, body: (await response.json()) as unknown, headers, tookMs: tookMs() }
      } catch {
        return { status: 0, body: {}, headers: new Headers(), tookMs: tookMs() }
      }
    },

    async call(api: Address, person: Person, name: string, data: object): Promise<Answer> {
      const answer = (await harness.send(api, person, 'POST', `/functions/${name}`, { data })) as Answer
      const { generationId } = answer.body.result ?? {}
      if (answer.status === 202 && generationId) accepted.add(generationId)
      return answer
    },

    /** Requests a lesson plan with this request key. */
    requestPlan: (api: Address, person: Person, requestKey: string = randomUUID()) =>
      harness.call(api, person, 'generateLessonPlan', {
        ...{ requestKey, request: lessonRequest, objectives: lessonObjectives },
      }),

    async acceptedPlan(api: Address, person: Person): Promise<string> {
      const answer = await harness.requestPlan(api, person)
      expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 202 })
      return answer.body.result!.generationId
    },

    snapshot: async (api: Address, person: Person, id: string) =>
      (await harness.send(api, person, 'GET', `/generations/${id}`)).body as GenerationSnapshot,

    plan: async (api: Address, person: Person, id: string) =>
      (await harness.send(api, person, 'GET', `/lesson-plans/${id}`)).body as LessonPlan,

    /** Waits until the generation is in a final state with a settled ledger. */
    over: (id: string, limitMs = 180_000) =>
      until(
        `the end of ${id}`,
        async () => {
          const generation = await generations.findById(id)
          return generation && isFinalState(generation.state) && generation.settledAt ? generation : null
        },
        limitMs,
      ),

    allOver: (ids: readonly string[], limitMs?: number) =>
      Promise.all(ids.map((id) => harness.over(id, limitMs))),

    /** Diagnostics for a failed test: unfinished documents, their jobs, and the processes' warnings. */
    async report() {
      const open = await connection
        .collection('generations')
        .find({ settledAt: null })
        .toArray()
        .catch((cause: unknown) => [{ _id: null, cause: String(cause) }])
      const jobs = await Promise.all(
        open.map(async ({ _id }) => {
          const job = _id ? await queue.getJob(String(_id)) : null
          return job ? { id: job.id, state: await job.getState(), attempts: job.attemptsStarted } : null
        }),
      )
      const complaints = children.all().map((child) =>
        child
          .output()
          .split('\n')
          .filter((line) => !line.includes('"level":30'))
          .slice(-30),
      )
      return `${JSON.stringify({ open, jobs }, null, 1)}\n${complaints.map((lines) => lines.join('\n')).join('\n---\n')}\n`
    },

    /** For `afterEach`: reports a failure before the state is reset. */
    async endTest({ result }: { result?: { state?: string } | undefined }) {
      if (result?.state === 'fail') process.stderr.write(await harness.report())
      await harness.reset()
    },

    /** Waits until part `done` is stored. */
    stepReached: (id: string, done: number, limitMs = 120_000) =>
      until(
        `part ${done} of ${id}`,
        async () => ((await generations.findById(id))?.step.done ?? 0) >= done,
        limitMs,
      ),

    readiness: (api: Address) =>
      fetch(`http://127.0.0.1:${api.port}/health/ready`).then(
        async (response) => ({ code: response.status, ...((await response.json()) as object) }),
        () => ({ code: 0 }),
      ) as Promise<{ code: number; status?: string; redis?: string; mongo?: string }>,

    connect(api: Address, person: Pick<Person, 'token'>): Socket<ServerEvents, ClientEvents> {
      const socket = io(`http://127.0.0.1:${api.port}`, {
        auth: (send) => send({ token: person.token }),
        transports: ['websocket'],
        extraHeaders: { origin: publicUrl },
        reconnectionDelay: 100,
        reconnectionDelayMax: 500,
        forceNew: true,
      })
      sockets.add(socket)
      return socket
    },

    /** Checks the invariants that hold after any fault; with an api, also that its responses match the stored data. */
    async expectInvariants(api?: Address) {
      const observed = { connection, redis: redisClient, redisUrl: redis.url, mediaDir, accepted }
      await expectInvariants(observed)
      if (!api) return
      for (const id of accepted) {
        const stored = await lessonPlans.findById(id)
        const person = stored && people.get(stored.ownerId)
        if (!person) continue
        const shown = await harness.plan(api, person, id)
        // The api shows them in the order of the plan; a repaired section is stored after its group.
        expect(byKey(shown.sections)).toEqual(
          byKey(JSON.parse(JSON.stringify(stored.sections)) as LessonSection[]),
        )
      }
    },

    /** Waits until every worker's lock on a job has expired or been released. */
    locksGone: () =>
      until('the locks of the jobs to expire', async () => {
        const locks = await redisClient.keys('bull:*:lock')
        return locks.length === 0
      }),

    /** Ends the processes of a test and clears its state for the next test. */
    async reset() {
      for (const socket of sockets) socket.disconnect()
      sockets.clear()
      await children.killAll()
      await redis.startAgain()
      await redisClient.flushall()
      for (const name of [
        'generations',
        'credit_entries',
        'lesson_plans',
        'resources',
        'images',
        'sessions',
        'user_info',
      ])
        await connection.collection(name).deleteMany({})
      accepted.clear()
      people.clear()
      provider.setBehaviour({ chat: [{}], images: [{}] })
    },

    async stop() {
      for (const socket of sockets) socket.disconnect()
      await children.killAll()
      redisClient.disconnect()
      // Don't wait: if the queue is just reconnecting, `disconnect` never resolves.
      void queue.disconnect().catch(() => undefined)
      await redis.stop()
      await provider.stop()
      await connection.dropDatabase()
      await connection.close()
      if (!options.dir) await rm(dir, { recursive: true, force: true })
    },
  }
  return harness
}

export type Harness = Awaited<ReturnType<typeof startHarness>>
