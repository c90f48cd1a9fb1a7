import {
  createDevMailbox,
  createGenerationCounts,
  createGenerationQueries,
  createPlanRepository,
  createSessionRepository,
  createSubscriptionRepository,
  createUserInfoRepository,
  createUserRepository,
  type Connection,
} from '@classeur/database'
import { openMail } from '@classeur/mail'
import type { GenerationQueues } from '@classeur/queue'
import type { ObjectStorage } from '@classeur/storage'
import cookie from '@fastify/cookie'
import { fastify, LogController, type FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import type { Config } from './config/config.ts'
import { handleError, handleNotFound } from './errors/error-handler.ts'
import { refreshCookieName } from './features/auth/auth-cookies.ts'
import { authModule } from './features/auth/auth.module.ts'
import { backchannelLogoutModule } from './features/auth/backchannel-logout.module.ts'
import { createSessions } from './features/auth/sessions.service.ts'
import { billingModule } from './features/billing/billing.module.ts'
import { classesModule } from './features/classes/classes.module.ts'
import { examsModule } from './features/exams/exams.module.ts'
import { importsModule } from './features/imports/imports.module.ts'
import { markFilesModule } from './features/mark-files/mark-files.module.ts'
import { sampleClassModule } from './features/sample-class/sample-class.module.ts'
import { schoolsModule } from './features/schools/schools.module.ts'
import { studentsModule } from './features/students/students.module.ts'
import { teachingModule } from './features/teaching/teaching.module.ts'
import { functionsModule } from './features/functions/functions.module.ts'
import { generationsRoute } from './features/generations/generations.route.ts'
import { generatorsRoute } from './features/generations/generators.route.ts'
import { saveObjectivesRoute } from './features/generations/save-objectives.route.ts'
import { imagesModule } from './features/images/images.module.ts'
import { createLessonFrameRoute } from './features/lesson-plans/create-lesson-frame.route.ts'
import { readLessonPlansRoute } from './features/lesson-plans/read-lesson-plans.route.ts'
import { healthRoutes } from './features/ops/health.route.ts'
import { opsModule } from './features/ops/ops.module.ts'
import { createUserSetup } from './features/users/user-setup.service.ts'
import { usersModule } from './features/users/users.module.ts'
import { walletRoute } from './features/wallet/wallet.route.ts'
import { accessTokens } from './plugins/access-tokens.ts'
import { authentication } from './plugins/authentication.ts'
import { refuseLargeBodies } from './plugins/body-sizes.ts'
import { createFilePlaces } from './features/imports/file-bodies.ts'
import { requireJson } from './plugins/json-only.ts'
import { openApi } from './plugins/openapi.ts'
import { ownHost } from './plugins/own-host.ts'
import { printableText } from './plugins/printable-text.ts'
import { profileGate } from './plugins/profile-gate.ts'
import { defaultRateLimits, requestLimits, type RateLimits } from './plugins/rate-limits.ts'
import { realtime } from './plugins/realtime.ts'
import { requestLog } from './plugins/request-log.ts'
import { requestMetrics } from './plugins/request-metrics.ts'
import { sameOrigin } from './plugins/same-origin.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { validation } from './plugins/validation.ts'
import { createEndSessionSockets } from './realtime/end-session-sockets.ts'
import { createEndedSessions } from './realtime/ended-sessions.ts'
import { createLogoLinks } from './security/logo-links.ts'
import { createMediaLinks } from './security/media-links.ts'
import { createSealer } from './security/sealer.ts'
import { forwardJobEvents } from './realtime/forward-job-events.ts'
import { listPresent } from './realtime/sheets/list-present.ts'
import { serveSheets } from './realtime/sheets/serve-sheets.ts'
import { createAdmission } from './load/admission.ts'
import { createClassCore } from './features/classes/create-class-core.ts'
import { createOpenSheet } from './features/exams/open-sheet.ts'
import { createServices } from './compose-generations.ts'
import { createLogoRemoval } from './features/schools/logo/remove-logo-file.ts'
import { createSchoolAnnouncer } from './realtime/announce-school.ts'
import { createSchoolMembership } from './features/schools/school-membership.ts'
import { createInvitations } from './features/teaching/invitations.service.ts'
import { createRedisMemory } from './load/redis-memory.ts'

export interface AppOptions {
  config: Config
  /** Opened and closed by the caller, like `redis`. */
  connection: Connection
  redis: Redis
  /** Waits for Redis instead of failing; carries events between the replicas' sockets. */
  streamRedis: Redis
  queues: GenerationQueues
  storage: ObjectStorage
  logger: FastifyBaseLogger
  limits?: Partial<RateLimits>
  /** False while indexes and first data are still being put in place. */
  isPrepared?: () => boolean
}

const bodyLimitBytes = 256 * 1024

/** Builds the api, which doesn't listen yet: plugins in order, then one line per module. */
export async function buildApp({ config, connection, redis, queues, logger, ...options }: AppOptions) {
  const { streamRedis, storage } = options
  const limits = { ...defaultRateLimits, ...options.limits }
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'reqId' }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: 100 },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    forceCloseConnections: 'idle',
    // A path that can't be decoded fails before any route or hook runs.
    frameworkErrors: (error, request, reply) => {
      void handleError(error, request, reply.header('x-content-type-options', 'nosniff'))
    },
  })
  const plans = createPlanRepository(connection)
  const subscriptions = createSubscriptionRepository(connection)
  const userInfo = createUserInfoRepository(connection)
  const users = createUserRepository(connection)
  const endedSessions = createEndedSessions()
  const liveSessions = createSessionRepository(connection)
  const links = createMediaLinks(config.jwtSecret)
  const counts = createGenerationCounts(connection)
  const readRedisMemory = createRedisMemory(redis)
  const { countWaiting } = counts
  const admission = createAdmission({
    countWaiting,
    readRedisMemory,
    maxWaiting: config.maxWaitingGenerations,
  })
  const services = createServices({
    connection,
    queues,
    links,
    log: logger,
    admission,
    generators: config.generators,
  })

  app.setErrorHandler(handleError)
  app.setNotFoundHandler(handleNotFound)
  await app.register(requestLog)
  await app.register(requestMetrics)
  await app.register(validation)
  await app.register(printableText)
  await app.register(securityHeaders, { config })
  await app.register(ownHost, { config })
  await app.register(sameOrigin, { config })
  await app.register(cookie)
  await app.register(accessTokens, { config })
  await app.register(authentication, { endedSessions })
  await app.register(profileGate, { hasProfile: userInfo.exists })
  await app.register(realtime, { config, streamRedis, isLiveSession: liveSessions.isLive })
  await app.register(forwardJobEvents, { redisUrl: config.redisUrl })
  await app.register(requestLimits, { redis, limits })
  await app.register(openApi)

  const sessions = createSessions({
    sessions: liveSessions,
    idTokenSealer: createSealer(config.jwtSecret, 'id-token'),
    onSessionEnded: createEndSessionSockets(app.io, endedSessions),
  })

  const core = createClassCore(connection, app.io)
  const sheets = serveSheets(app.io, { openSheet: createOpenSheet(core), nameOf: core.nameOf })
  core.onAccessChange(sheets.accessChanged)
  app.addHook('preClose', async () => sheets.stop())
  const mailbox = config.mail.devMailbox ? createDevMailbox(connection) : null
  const mail = openMail({ ...config.mail, mailbox }, logger)
  app.addHook('onClose', async () => mail?.close())
  const { publicUrl } = config
  const invitations = createInvitations(core, { users, sendMail: mail?.send ?? null, publicUrl })
  const filePlaces = createFilePlaces()
  const announceSchool = createSchoolAnnouncer(app.io)
  const schoolMembership = createSchoolMembership(core, announceSchool, createLogoRemoval(storage, app.log))

  const pings = {
    pingMongo: async () => connection.db?.admin().ping() ?? Promise.reject(new Error('not connected')),
    pingRedis: () => redis.ping(),
  }
  await app.register(healthRoutes, {
    ...pings,
    isPrepared: options.isPrepared ?? (() => true),
  })
  await app.register(
    async (api) => {
      api.addHook('onRequest', requireJson)
      api.addHook('onRequest', refuseLargeBodies)
      api.addHook('onRequest', app.authenticate)
      api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

      await api.register(authModule, { config, users, subscriptions, sessions, limits })
      await api.register(usersModule, { userInfo })
      await api.register(billingModule, { plans, subscriptions })
      await api.register(functionsModule, { ...services, checkUserSetup: createUserSetup(userInfo) })
      await api.register(generationsRoute, services)
      await api.register(generatorsRoute, config)
      await api.register(saveObjectivesRoute, services)
      await api.register(readLessonPlansRoute, services)
      await api.register(createLessonFrameRoute, services)
      await api.register(imagesModule, { ...services, links, storage, isLiveSession: liveSessions.isLive })
      await api.register(walletRoute, services)
      await api.register(classesModule, { core })
      await api.register(studentsModule, { core })
      await api.register(importsModule, { limits, filePlaces })
      await api.register(teachingModule, {
        ...{ core, invitations, publicUrl },
        joinSchool: async ({ userId }, schoolId) => void (await schoolMembership.admit(userId, schoolId)),
      })
      await api.register(examsModule, {
        core,
        listPresent: (examId) => listPresent(app.io, examId),
      })
      await api.register(markFilesModule, { core, limits, filePlaces })
      await api.register(sampleClassModule, { core, announce: announceSchool })
      await api.register(schoolsModule, {
        ...{ core, users, invitations, storage },
        ...{ membership: schoolMembership, announce: announceSchool },
        logoLinks: createLogoLinks(config.jwtSecret),
        isLiveSession: liveSessions.isLive,
      })
    },
    { prefix: '/api' },
  )
  await app.register(backchannelLogoutModule, { prefix: '/api', config, redis, users, sessions, limits })
  await app.register(opsModule, {
    config,
    users,
    sessions: liveSessions,
    findSession: (cookies) => sessions.find(cookies[refreshCookieName]),
    queues: queues.all(),
    queries: createGenerationQueries(connection),
    deadLetters: services.deadLetters,
    ...{ counts, admission, readRedisMemory, ...pings },
    isRedisUp: () => redis.status === 'ready',
  })
  return app
}
