import { generationQueues, lessonPlanQueue, resourceQueue } from '@classeur/contracts'
import {
  archiveMarkChanges,
  attemptAll,
  connectDatabase,
  createClassLists,
  createCreditLedger,
  createDocumentFilesRepository,
  createGenerationFamily,
  createGenerationQueries,
  createGenerationRepository,
  createImageRepository,
  createLessonPlanRepository,
  createLessonProposalRepository,
  createNameRoster,
  createResourceEdits,
  createResourceRepository,
  createRosterRepository,
  createExploreRepository,
  createSearchEntryRepository,
  createPictureUploadRepository,
  createStrayFilesRepository,
  isConnected,
  purgeClasses,
  purgeExams,
  purgeLessonPlans,
  purgeResources,
  purgeStudents,
  renewOldCopies,
} from '@classeur/database'
import { createGenerationQueues, sweepQueues } from '@classeur/queue'
import { createStorage, storageConfigOf } from '@classeur/storage'
import type { Logger } from 'pino'
import { createAi } from './ai/create-ai.ts'
import { startBackups } from './backups/start-backups.ts'
import { startBilling } from './billing/start-billing.ts'
import type { WorkerConfig } from './config/config.ts'
import { createDocumentSources } from './documents/document-sources.ts'
import { sweepDocuments } from './documents/sweep-documents.ts'
import { startLeaving } from './leaving/start-leaving.ts'
import { sweepMedia } from './images/sweep-media.ts'
import { createProcessors } from './processors/registry.ts'
import { createGenerationWorker } from './runtime/create-worker.ts'
import { reconcile, reconcileLimits } from './runtime/reconcile.ts'
import { startHealthServer } from './runtime/start-health-server.ts'
import { startRounds } from './runtime/start-rounds.ts'

const reconcilePauseMs = 2500
const sweepPauseMs = 60_000
const purgedAtOnce = 20
const archivedAtOnce = 20
const dayMs = 86_400_000
const renewedAtOnce = 2000
/** Time for running jobs to finish after SIGTERM; unfinished jobs then return to the queue. */
const shutdownGraceMs = 8000

/** A lesson plan takes a dozen requests, and one that solves its quiz. */
const callsOfLessonPlan = 13
/** A sheet takes a request, one that repairs it, and one that solves what code can't. */
const callsOfSheet = 3
const callsOf: Readonly<Record<string, number>> = {
  [lessonPlanQueue]: callsOfLessonPlan,
  [resourceQueue]: callsOfSheet,
}

/** BullMQ limits jobs, not calls; a provider that is busy all the same (429) is waited for. */
const jobsPerMinute = (queue: string, callsPerMinute: number | undefined): number | null => {
  if (callsPerMinute === undefined) return null
  return Math.max(1, Math.floor(callsPerMinute / (callsOf[queue] ?? 1)))
}

/** Opens all resources of a worker process and runs one worker per queue; `stop` closes everything. */
export async function startWorkers(config: WorkerConfig, log: Logger) {
  const connection = await connectDatabase(config.MONGO_URL)
  const repositories = {
    generations: createGenerationRepository(connection),
    queries: createGenerationQueries(connection),
    family: createGenerationFamily(connection),
    ledger: createCreditLedger(connection),
    lessonPlans: createLessonPlanRepository(connection),
    images: createImageRepository(connection),
    resources: createResourceRepository(connection),
    strayFiles: createStrayFilesRepository(connection),
    pictureUploads: createPictureUploadRepository(connection),
    documentFiles: createDocumentFilesRepository(connection),
  }
  const searchEntries = createSearchEntryRepository(connection)
  const explore = createExploreRepository(connection)
  const queues = createGenerationQueues(config.REDIS_URL, (error) => log.warn({ err: error }, 'queue'))
  const ai = createAi({
    baseUrl: config.AI_BASE_URL,
    apiKey: config.AI_API_KEY,
    textModel: config.AI_TEXT_MODEL,
    imageModel: config.AI_IMAGE_MODEL,
    idleTimeoutMs: config.AI_IDLE_TIMEOUT_MS,
    imageTimeoutMs: config.AI_IMAGE_TIMEOUT_MS,
    samplePaceMs: config.SAMPLE_PACE_MS,
  })
  const storage = createStorage(storageConfigOf(config))
  const processors = createProcessors({
    ...{ ai, lessonPlans: repositories.lessonPlans, storage, log },
    proposals: createLessonProposalRepository(connection),
    resources: repositories.resources,
    resourceEdits: createResourceEdits(connection),
    readNameRoster: createNameRoster({
      classLists: createClassLists(connection),
      rosters: createRosterRepository(connection),
    }),
    sources: createDocumentSources(connection),
    now: repositories.queries.now,
  })
  const workers = generationQueues.map((name) =>
    createGenerationWorker(name, {
      ...repositories,
      queues,
      processors,
      log,
      redisUrl: config.REDIS_URL,
      concurrency: config.WORKER_CONCURRENCY,
      jobsPerMinute: jobsPerMinute(name, config.AI_CALLS_PER_MINUTE),
    }),
  )
  const billing = await startBilling(config, connection, log)
  const backups = startBackups(config, connection, storage, log, (queue) =>
    startLeaving({ connection, redisUrl: config.REDIS_URL, queue, queues, storage, billing, log }),
  )
  const isReady = async () =>
    isConnected(connection) &&
    [...workers, billing, backups].every((worker) => worker?.isRunning() !== false) &&
    (await queues.isReachable())
  const health = await startHealthServer(config.HOST, config.PORT, isReady)
  for (const worker of workers) worker.run()
  const stopReconciler = startRounds(
    (stop) => reconcile({ ...repositories, queues }, reconcileLimits, stop),
    reconcilePauseMs,
    log,
  )
  const archiveHistory = (stop: AbortSignal) => {
    const untouchedSince = repositories.queries.now().getTime() - config.MARK_HISTORY_ARCHIVE_DAYS * dayMs
    return archiveMarkChanges(connection, new Date(untouchedSince), archivedAtOnce, stop)
  }
  const sweep = (stop: AbortSignal) =>
    attemptAll(
      [
        () => sweepMedia({ ...repositories, storage, stop }),
        () => sweepDocuments({ documentFiles: repositories.documentFiles, storage, stop }),
        // First, because purging a student removes pictures only from copies that know whose names to hide.
        () => renewOldCopies(connection, renewedAtOnce, stop),
        () => purgeClasses(connection, purgedAtOnce, stop),
        () => purgeExams(connection, purgedAtOnce, stop),
        () => purgeLessonPlans(connection, purgedAtOnce, stop),
        () => purgeResources(connection, purgedAtOnce, stop),
        () => purgeStudents(connection, purgedAtOnce, stop),
        () => searchEntries.renewOld(renewedAtOnce, stop),
        () => explore.renewSearchKeys(renewedAtOnce, stop),
        () => archiveHistory(stop),
      ],
      stop,
    )
  const stopSweeper = startRounds(sweep, sweepPauseMs, log)
  sweepQueues(config.REDIS_URL, repositories.queries.statesOf).then(
    (removed) => removed.length > 0 && log.info({ removed }, 'removed queues of other versions'),
    (error: unknown) =>
      log.warn({ err: error }, 'could not remove queues of other versions; the next start will retry'),
  )
  log.info({ port: health.port, generator: ai.text.info.kind }, 'workers ready')

  return {
    async stop(): Promise<void> {
      await Promise.all([
        stopReconciler(),
        stopSweeper(),
        billing?.stop(shutdownGraceMs),
        backups.stop(shutdownGraceMs),
        ...workers.map((worker) => worker.stop(shutdownGraceMs)),
      ])
      await health.close()
      await queues.close()
      await connection.close()
    },
  }
}
