import { createDevMailbox, type Connection } from '@classeur/database'
import { openMail } from '@classeur/mail'
import type { PaymentProvider } from '@classeur/payments'
import type { BackupQueue, BillingQueue, GenerationQueues } from '@classeur/queue'
import type { LargeObjectStorage, ObjectStorage } from '@classeur/storage'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { composeAccount } from './compose/account.ts'
import { composeBackups } from './compose/backups.ts'
import { composeBilling } from './compose/billing.ts'
import { composeClasses, composeStudents } from './compose/classes-and-students.ts'
import { composeExams, composeMarkFiles, composeMarks } from './compose/exams-and-marks.ts'
import { composeFoundations } from './compose/foundations.ts'
import { composeGenerations } from './compose/generations.ts'
import { composeLessonPlans } from './compose/lesson-plans.ts'
import { composeOperations } from './compose/operations.ts'
import { logTrash } from './compose/log-trash.ts'
import type { Repositories } from './compose/repositories.ts'
import { composeResources } from './compose/resources.ts'
import { composeRestores } from './compose/restores.ts'
import { composeSampleClass } from './compose/sample-class.ts'
import { composeSchoolsAndTeaching } from './compose/schools-and-teaching.ts'
import { composeSignIn } from './compose/sign-in.ts'
import { composeTrash } from './compose/trash.ts'
import type { Config } from './config/config.ts'
import { createImportQueue } from './features/imports/file-bodies.ts'
import { createOpenSheet } from './features/marks/sheet/open-sheet.ts'
import { createAccountLog } from './account-log.ts'
import { createUserSetup } from './features/users/user-setup.service.ts'
import { createUsersService } from './features/users/users.service.ts'
import { createAdmission } from './load/admission.ts'
import { createExportQueue } from './load/export-queue.ts'
import { createRedisMemory } from './load/redis-memory.ts'
import type { AccessTokens } from './plugins/access-tokens.ts'
import type { RateLimits } from './plugins/rate-limits.ts'
import type { EndedSessions } from './realtime/ended-sessions.ts'
import { serveSheets } from './realtime/sheets/serve-sheets.ts'
import type { SocketServer } from './realtime/socket-server.ts'

/** The configuration and the open connections of the process. The process that opened the connections closes them. */
export interface ProcessResources {
  config: Config
  connection: Connection
  redis: Redis
  queues: GenerationQueues
  billingQueue: BillingQueue
  backupQueue: BackupQueue
  /** Null if this installation sells nothing. */
  paymentProvider: PaymentProvider | null
  storage: ObjectStorage & LargeObjectStorage
  logger: FastifyBaseLogger
}

export interface ComposeOptions extends ProcessResources {
  repositories: Repositories
  io: SocketServer
  accessTokens: AccessTokens
  endedSessions: EndedSessions
  limits: RateLimits
  /** False until indexes and initial data exist. */
  isPrepared?: () => boolean
}

/** Builds every service once and gives each feature the parts that its routes need. */
export function compose(given: ComposeOptions) {
  const { connection, redis, storage, io, config, limits, logger } = given
  const { accountActivities, users } = given.repositories
  const accountLog = createAccountLog(accountActivities, logger, users.logNameOf)
  const repositories = logTrash(given.repositories, accountLog)
  const options = { ...given, repositories }
  const { generationCounts, userInfo } = repositories
  const foundations = composeFoundations({ repositories, io, storage, config, logger })
  const { nameOf, onAccessChange, openExam } = foundations

  const sheets = serveSheets(io, { openSheet: createOpenSheet({ openExam }), nameOf })
  onAccessChange(sheets.accessChanged)
  const mailbox = config.mail.devMailbox ? createDevMailbox(connection) : null
  const mail = openMail({ ...config.mail, mailbox }, logger)
  const readRedisMemory = createRedisMemory(redis)
  const { countWaiting } = generationCounts
  const maxWaiting = config.maxWaitingGenerations
  const admission = createAdmission({ countWaiting, readRedisMemory, maxWaiting })

  const signIn = composeSignIn({ ...options, foundations, accountLog, sendMail: mail?.send ?? null })
  const exportQueue = createExportQueue()
  const generations = composeGenerations({ ...options, foundations, admission })
  const lessonPlans = composeLessonPlans({
    ...{ repositories, foundations, io, exportQueue, jwtSecret: config.jwtSecret },
    generators: config.generators,
    ...{ acceptGeneration: generations.acceptGeneration, snapshotOf: generations.snapshotOf },
    stopGeneration: generations.generations.stop,
  })
  const classes = composeClasses(repositories, foundations)
  const exams = composeExams(repositories, foundations, exportQueue, logger)
  const { summaries, viewExam } = exams
  const marks = composeMarks({ repositories, foundations, summaries, viewExam, io, logger })
  const resources = composeResources({
    ...{ repositories, foundations, io, exportQueue, jwtSecret: config.jwtSecret },
    ...{ acceptGeneration: generations.acceptGeneration, snapshotOf: generations.snapshotOf },
    ...{ generators: config.generators, recordNewExam: exams.recordNewExam },
    writeMarks: marks.writeMarks,
  })
  const markFiles = composeMarkFiles(repositories, foundations, viewExam, exportQueue)
  const students = composeStudents(
    repositories,
    foundations,
    summaries.recount,
    resources.listStudentResources,
  )
  const { schools, teaching } = composeSchoolsAndTeaching({
    ...{ repositories, foundations, storage, config, logger, accountLog },
    billingQueue: options.billingQueue,
    ...{ sendMail: mail?.send ?? null, admitStudent: students.admitStudent },
  })
  const billing = composeBilling({ ...options, foundations })
  const ops = composeOperations({
    isPrepared: () => true,
    ...{ ...options, foundations },
    ...{ admission, readRedisMemory, findSession: signIn.findSession },
    ...{ retryGeneration: generations.generations.retry, payments: billing.operated },
    publications: generations.images.publicationReviews,
  })

  return {
    auth: signIn.auth,
    machines: { backchannelLogout: signIn.backchannelLogout, paymentsWebhook: billing.webhook },
    ops,
    account: composeAccount({
      ...{ repositories, foundations, accountLog, logger, publicUrl: config.publicUrl },
      redisUrl: config.redisUrl,
      ...{ subscription: billing.routes.subscription, sendMail: mail?.send ?? null },
    }),
    users: { users: createUsersService({ userInfo, ensureSchool: foundations.ensureSchool }) },
    billing: billing.routes,
    functions: {
      checkUserSetup: createUserSetup(userInfo),
      requestObjectives: lessonPlans.lessonPlans.requestObjectives,
      requestPlan: lessonPlans.lessonPlans.requestPlan,
      requestImages: generations.requestImages,
      requestResource: resources.requestResource,
    },
    generations: { generations: generations.generations, generators: config.generators },
    lessonPlans,
    images: generations.images,
    wallet: { wallet: generations.wallet },
    classes,
    students: students.options,
    imports: { checkMarksImport: markFiles.checkImport, limits, importQueue: createImportQueue() },
    teaching,
    exams: exams.options,
    marks,
    markFiles: {
      markFiles,
      documents: generations.documents,
      termReports: generations.termReports,
    },
    resources: resources.routes,
    backups: composeBackups({ ...options, accountLog }),
    restores: composeRestores({ ...options, foundations, accountLog, recount: summaries.recount }),
    sampleClass: composeSampleClass({
      repositories,
      classes,
      students: students.options,
      schools,
      exams: exams.options,
      marks,
    }),
    schools,
    trash: composeTrash({
      ...{ repositories, foundations, images: generations.images.images },
      ...{ classStates: classes.classStates, students: students.options.students },
      ...{ exams: exams.options.exams, lessonPlanStates: lessonPlans.lessonPlanStates },
      ...{ resourceStates: resources.routes.resourceStates, accountLog },
    }),

    /** Stops the timers of live sheets, before the sockets close. */
    stop: sheets.stop,
    /** Closes the connections that were opened here. */
    close: async (): Promise<void> => mail?.close(),
  }
}
