import { startRedis } from '@classeur/local'
import {
  accessTokenAudience,
  accessTokenIssuer,
  isFinalState,
  type ClientEvents,
  type GenerationSnapshot,
  type LessonPlan,
  type Problem,
  type ServerEvents,
} from '@classeur/contracts'
import {
  connectDatabase,
  createCreditLedger,
  createGenerationRepository,
  createLessonPlanRepository,
  createSessionRepository,
  ensureIndexes,
} from '@classeur/database'
import { Queue } from 'bullmq'
import { SignJWT } from 'jose'
import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { expect, inject } from 'vitest'
import { startFakeProvider } from '../testing/fake-provider.ts'
import { lessonObjectives, lessonRequest } from '../testing/lesson-request.ts'
import { until } from '../testing/runtime-kit.ts'

const root = new URL('../../..', import.meta.url).pathname
const jwtSecret = 'a secret of the fault harness, long enough'

/** Repetitions of each fault: the full number with `npm run test:faults`, few inside `npm test`. */
export const repetitions = (full: number, short = 2): number => (process.env.FAULTS === 'full' ? full : short)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

export interface Child {
  port: number
  process: ChildProcess
  /** Everything it wrote, for what must not be in there and for the error when a test fails. */
  output: () => string
  kill(signal: NodeJS.Signals): Promise<number | null>
}

export interface Person {
  id: string
  token: string
  sessionId: string
}

/** An api, workers, a Redis, a database and a fake provider of their own; everything is killed by process id. */
export async function startHarness() {
  const dir = await mkdtemp(join(tmpdir(), 'classeur-faults-'))
  const redisPort = await freePort()
  let redis = await startRedis({ dir, port: redisPort })
  const mongoUrl = new URL(inject('mongoUrl'))
  mongoUrl.pathname = `/faults_${randomUUID().replaceAll('-', '')}`
  const connection = await connectDatabase(mongoUrl.toString())
  await ensureIndexes(connection)
  const provider = await startFakeProvider()
  const publicUrl = 'http://localhost:3999'
  const children = new Set<Child>()
  const sockets = new Set<Socket>()
  const queue = new Queue('lesson-plan', { connection: { url: redis.url } })
  // Redis goes away in some tests; what the test then sees of it is asserted elsewhere.
  queue.on('error', () => undefined)
  const ledger = createCreditLedger(connection)
  const generations = createGenerationRepository(connection)
  const lessonPlans = createLessonPlanRepository(connection)

  const environment = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    MONGO_URL: mongoUrl.toString(),
    REDIS_URL: redis.url,
    JWT_SECRET: jwtSecret,
    OIDC_ISSUER: `${publicUrl}/oidc`,
    OIDC_CLIENT_ID: 'classeur',
    OIDC_CLIENT_SECRET: 'secret',
    STORAGE_DIR: join(dir, 'media'),
    AI_BASE_URL: provider.url,
    AI_TEXT_MODEL: 'fake',
    AI_IDLE_TIMEOUT_MS: '4000',
    WORKER_CONCURRENCY: '5',
  }

  async function start(script: string, extra: Record<string, string>, preload?: string): Promise<Child> {
    const port = extra.PORT ? Number(extra.PORT) : await freePort()
    const load = preload ? ['--import', new URL(`preload/${preload}.mjs`, import.meta.url).href] : []
    const child = spawn(process.execPath, [...load, join(root, script)], {
      env: { ...environment, ...extra, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    const started: Child = {
      port,
      process: child,
      output: () => output,
      async kill(signal) {
        if (child.exitCode === null && child.signalCode === null) {
          child.kill(signal)
          await once(child, 'exit')
        }
        children.delete(started)
        return child.exitCode
      },
    }
    children.add(started)
    await until(
      `${script} to be ready`,
      async () => {
        if (child.exitCode !== null) throw new Error(`${script} ended:\n${output}`)
        return fetch(`http://127.0.0.1:${port}/health/ready`).then(
          (response) => response.ok,
          () => false,
        )
      },
      30_000,
    )
    return started
  }

  const harness = {
    provider,
    queue,
    ledger,
    generations,
    lessonPlans,
    connection,
    redis: () => redis,
    startApi: (extra: Record<string, string> = {}, preload?: string) =>
      start('api/dist/server.js', extra, preload),
    startWorker: (extra: Record<string, string> = {}, preload?: string) =>
      start('workers/dist/main.js', extra, preload),

    /** Ends Redis at once and deletes what it stored, then starts it again, empty, on the same port. */
    async wipeRedis() {
      process.kill(redis.pid, 'SIGKILL')
      await redis.stop()
      await rm(dir, { recursive: true, force: true })
      redis = await startRedis({ dir, port: redisPort })
    },

    /** A person with a session, a complete profile and `credits` bought credits beside the month's grant. */
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
        createdAt: now,
        expiresAt: new Date(now.getTime() + 3_600_000),
      })
      await connection.collection('user_info').insertOne({
        _id: id,
        ...{
          displayName: 'Leïla',
          role: 'teacher',
          subjects: [],
          language: 'en',
          digits: 'latin',
          theme: 'system',
        },
      } as never)
      const change = { granted: 0, purchased: credits, reserved: 0 }
      await connection.collection('credit_entries').insertOne({
        ...{ userId: id, n: 1, key: `purchase:${id}`, kind: 'purchase', change, balance: change },
        ...{ generationId: null, period: null, at: now },
      })
      const token = await new SignJWT({ sid: session.id })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setIssuer(accessTokenIssuer)
        .setAudience(accessTokenAudience)
        .setIssuedAt()
        .setExpirationTime('10 min')
        .sign(new TextEncoder().encode(jwtSecret))
      return { id, token, sessionId: session.id }
    },

    /** Sends a request; a connection that breaks answers status 0, as for a browser. */
    async send(api: Pick<Child, 'port'>, person: Person, method: string, path: string, body?: unknown) {
      try {
        const response = await fetch(`http://127.0.0.1:${api.port}/api${path}`, {
          method,
          headers: {
            authorization: `Bearer ${person.token}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        return {
          status: response.status,
          body: (await response.json()) as unknown,
          headers: response.headers,
        }
      } catch {
        return { status: 0, body: null, headers: new Headers() }
      }
    },

    /** Asks for a lesson plan with this request key. */
    requestPlan(api: Pick<Child, 'port'>, person: Person, requestKey: string = randomUUID()) {
      const data = { requestKey, request: lessonRequest, objectives: lessonObjectives }
      return harness.send(api, person, 'POST', '/functions/generateLessonPlan', { data }) as Promise<{
        status: number
        body: { result?: { generationId: string; lessonPlanId: string }; code?: Problem['code'] }
      }>
    },

    async accepted(api: Pick<Child, 'port'>, person: Person): Promise<string> {
      const answer = await harness.requestPlan(api, person)
      expect(answer.status).toBe(202)
      return answer.body.result!.generationId
    },

    snapshot: async (api: Pick<Child, 'port'>, person: Person, id: string) =>
      (await harness.send(api, person, 'GET', `/generations/${id}`)).body as GenerationSnapshot,

    plan: async (api: Pick<Child, 'port'>, person: Person, id: string) =>
      (await harness.send(api, person, 'GET', `/lesson-plans/${id}`)).body as LessonPlan,

    /** The document once it is over and its ledger is closed. */
    over: (id: string, limitMs = 40_000) =>
      until(
        `the end of ${id}`,
        async () => {
          const generation = await generations.findById(id)
          return generation && isFinalState(generation.state) && generation.settledAt ? generation : null
        },
        limitMs,
      ),

    connect(api: Pick<Child, 'port'>, person: Person): Socket<ServerEvents, ClientEvents> {
      const socket = io(`http://127.0.0.1:${api.port}`, {
        auth: { token: person.token },
        transports: ['websocket'],
        extraHeaders: { origin: publicUrl },
        reconnectionDelay: 100,
        reconnectionDelayMax: 500,
      })
      sockets.add(socket)
      return socket
    },

    /** What holds for a person after any fault: every generation over, one result, at most one net charge each. */
    async expectInvariants(person: Person, ids: string[]) {
      for (const id of ids) {
        const generation = (await generations.findById(id))!
        expect(isFinalState(generation.state)).toBe(true)
        const entries = await connection.collection('credit_entries').find({ generationId: id }).toArray()
        const kinds = entries.map((entry) => entry.kind as string)
        expect(kinds.filter((kind) => kind === 'reserve')).toHaveLength(1)
        const net = entries.reduce(
          (sum, { change }) => sum + change.granted + change.purchased + change.reserved,
          0,
        )
        expect(net).toBe(generation.state === 'completed' ? -5 : generation.state === 'cancelled' ? net : 0)
        const plan = (await lessonPlans.findById(id))!
        const keys = plan.sections.map((section) => section.key)
        expect(new Set(keys).size).toBe(keys.length)
        if (generation.state === 'completed') expect(keys).toHaveLength(12)
      }
      const entries = await connection
        .collection('credit_entries')
        .find({ userId: person.id })
        .sort({ n: 1 })
        .toArray()
      const sum = { granted: 0, purchased: 0, reserved: 0 }
      for (const [index, entry] of entries.entries()) {
        for (const key of ['granted', 'purchased', 'reserved'] as const) sum[key] += entry.change[key]
        expect(entry.n).toBe(index + 1)
        expect(Math.min(sum.granted, sum.purchased, sum.reserved)).toBeGreaterThanOrEqual(0)
      }
      expect(await ledger.balanceOf(person.id)).toEqual(sum)
      expect(sum.reserved).toBe(0)
    },

    async stop() {
      for (const socket of sockets) socket.disconnect()
      await Promise.all([...children].map((child) => child.kill('SIGKILL')))
      await queue.close()
      await redis.stop()
      await provider.stop()
      await connection.dropDatabase()
      await connection.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
  return harness
}

export type Harness = Awaited<ReturnType<typeof startHarness>>
