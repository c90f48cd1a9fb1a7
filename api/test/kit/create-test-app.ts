import { createSessionRepository, createUserRepository } from '@classeur/database'
import { openPaymentProvider } from '@classeur/payments'
import { createBackupQueue, createBillingQueue, createGenerationQueues } from '@classeur/queue'
import { createStorage } from '@classeur/storage'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { buildApp, type AppOptions } from '../../src/app.ts'
import { readConfig } from '../../src/config/config.ts'
import { createLogger } from '../../src/plugins/logger.ts'
import { openTestServers, type TestServers } from './test-servers.ts'

export interface TestAppOptions {
  /** Environment variables that differ from the test's defaults. */
  environment?: Record<string, string>
  limits?: AppOptions['limits']
  /** Instead of the provider of the environment. */
  paymentProvider?: AppOptions['paymentProvider']
  /** Servers to use instead of new ones, such as for a second replica; the caller stops them. */
  servers?: TestServers
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

export interface SignedIn {
  userId: string
  sessionId: string
  accessToken: string
  /** Headers of a request by this person. */
  headers: { authorization: string }
}

export interface PersonOptions {
  email?: string
  emailVerified?: boolean
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export const testPublicUrl = 'http://localhost:4300'
export const testBackupKeys = `test:${Buffer.alloc(32, 7).toString('base64')}`

/** Starts the api on real servers with its own database. Use `app.inject`, or `listen()` for sockets. */
export async function createTestApp(options: TestAppOptions = {}) {
  const servers = options.servers ?? (await openTestServers())
  const storageDir = await mkdtemp(join(tmpdir(), 'classeur-media-'))
  const config = readConfig({
    PUBLIC_URL: testPublicUrl,
    MONGO_URL: servers.mongoUrl,
    REDIS_URL: servers.redisUrl,
    JWT_SECRET: 'a secret for tests that is long enough',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'classeur',
    OIDC_CLIENT_SECRET: 'client-secret',
    OPERATOR_EMAILS: 'operator@school.example',
    STORAGE_DIR: storageDir,
    BACKUP_KEYS: testBackupKeys,
    // With a model, any topic is accepted. Nothing calls it here, because only workers call models.
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_TEXT_MODEL: 'a-model',
    LOG_LEVEL: 'debug',
    ...options.environment,
  })
  const logLines: string[] = []
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logLines.push(chunk.toString())
      done()
    },
  })
  const logger = createLogger(config, destination)
  const queues = createGenerationQueues(servers.redisUrl, (error) => {
    logger.warn({ err: error }, 'queue')
  })
  const billingQueue = createBillingQueue(servers.redisUrl, (error) => {
    logger.warn({ err: error }, 'queue')
  })
  const backupQueue = createBackupQueue(servers.redisUrl, (error) => {
    logger.warn({ err: error }, 'queue')
  })
  const paymentProvider = options.paymentProvider ?? (await openPaymentProvider(config.payments))
  const storage = createStorage(config.storage)
  const app = await buildApp({
    config,
    connection: servers.connection,
    redis: servers.redis,
    streamRedis: servers.streamRedis,
    queues,
    billingQueue,
    backupQueue,
    paymentProvider,
    storage,
    logger,
    limits: { everything: 100_000, signIn: 100_000, refresh: 100_000, payments: 100_000, ...options.limits },
  })

  /** Creates a user with a live session, as after a sign-in through the issuer. */
  async function signInAs(person: PersonOptions = {}): Promise<SignedIn> {
    const subject = randomBytes(8).toString('hex')
    const email = person.email ?? `${subject}@school.example`
    const emailVerified = person.emailVerified ?? true
    const users = createUserRepository(servers.connection)
    const { id } = await users.upsertFromIdentity({ issuer: 'https://test', subject, email, emailVerified })
    const session = await createSessionRepository(servers.connection).create({
      userId: id,
      familyHash: randomBytes(16).toString('hex'),
      tokenHash: randomBytes(16).toString('hex'),
      device: '',
      sealedIdToken: null,
      ...{ createdAt: new Date(), authenticatedAt: new Date() },
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    const operator = emailVerified && config.operatorEmails.has(email)
    const accessToken = app.accessTokens.sign({
      sub: id,
      sid: session.id,
      ...(operator ? { op: true as const } : {}),
      log: (await users.logNameOf(id)) ?? '',
    })
    const headers = { authorization: `Bearer ${accessToken}` }
    return { userId: id, sessionId: session.id, accessToken, headers }
  }

  /** Sends a request as this person, or signed out. A request that changes something has at least an empty body. */
  const call = (person: SignedIn | null, method: Method, path: string, payload?: object) =>
    app.inject({
      ...{ method, url: `/api${path}`, headers: person?.headers ?? {} },
      ...(method === 'GET' || method === 'DELETE' ? payload && { payload } : { payload: payload ?? {} }),
    })

  async function completeProfile(person: SignedIn): Promise<void> {
    const profile = { displayName: 'Ada', role: 'teacher', subjects: ['maths'], language: 'en' }
    await call(person, 'PUT', `/user_info/${person.userId}`, profile)
  }

  /** Signs in a new person and completes their profile. */
  async function newTeacher(person: PersonOptions = {}): Promise<SignedIn> {
    const teacher = await signInAs(person)
    await completeProfile(teacher)
    return teacher
  }

  return {
    app,
    config,
    servers,
    storage,
    storageDir,
    billingQueue,
    backupQueue,
    paymentProvider,
    /** All log lines so far, one JSON object each. */
    logLines,
    signInAs,
    completeProfile,
    newTeacher,
    call,

    /** Starts listening on a free port and returns the URL. */
    async listen(): Promise<string> {
      await app.listen({ port: 0, host: '127.0.0.1' })
      return `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`
    },

    async close(): Promise<void> {
      await app.close()
      await Promise.all([queues, billingQueue, backupQueue].map((one) => one.close()))
      await rm(storageDir, { recursive: true, force: true })
      if (!options.servers) await servers.stop()
    },
  }
}
