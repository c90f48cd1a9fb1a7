import { generationIdFor, type Generation } from '@classeur/database'
import {
  connectDatabase,
  createCreditLedger,
  createGenerationFamily,
  createGenerationQueries,
  createGenerationRepository,
  createImageRepository,
  createPictureUploadRepository,
  createClassLists,
  createLessonPlanRepository,
  createLessonProposalRepository,
  createNameRoster,
  createResourceEdits,
  createResourceRepository,
  createRosterRepository,
  ensureIndexes,
} from '@classeur/database'
import {
  generationKinds,
  isFinalState,
  lessonPlanQueue,
  orderFor,
  type GenerationKind,
  type JobKind,
  type JobEvent,
} from '@classeur/contracts'
import { createGenerationQueues, dispatchOwner } from '@classeur/queue'
import { claimServers, until } from '@classeur/local/testing'
import { openPreparedDatabase } from '../../../api/database/test/kit/prepared-database.ts'
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import type { GenerationProcessor } from '../../src/runtime/generation-context.ts'
import { createGenerationWorker } from '../../src/runtime/create-worker.ts'
import { reconcile, type ReconcileLimits } from '../../src/runtime/reconcile.ts'

export const eager: ReconcileLimits = { unreservedMs: 0, unsettledMs: 0, overdueMs: 0, silentMs: 0 }

/** A separate database, Redis database and queues; tests start workers with scripted processors. */
export async function createRuntimeKit(proxies: Parameters<typeof claimServers>[0] = {}) {
  const { redisUrl, release } = await claimServers(proxies)
  const database = await openPreparedDatabase({
    connect: connectDatabase,
    prepare: ensureIndexes,
    through: (url) => proxies.mongo?.through(url) ?? url,
  })
  const { connection } = database
  const repositories = {
    generations: createGenerationRepository(connection),
    queries: createGenerationQueries(connection),
    family: createGenerationFamily(connection),
    ledger: createCreditLedger(connection),
    lessonPlans: createLessonPlanRepository(connection),
    proposals: createLessonProposalRepository(connection),
    readNameRoster: createNameRoster({
      classLists: createClassLists(connection),
      rosters: createRosterRepository(connection),
    }),
    images: createImageRepository(connection),
    pictureUploads: createPictureUploadRepository(connection),
    resources: createResourceRepository(connection),
    resourceEdits: createResourceEdits(connection),
  }
  const events: JobEvent[] = []
  const logLines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void logLines.push(line) })
  const queues = createGenerationQueues(redisUrl, () => undefined)
  const recordingQueues = {
    ...queues,
    publish: async (kind: GenerationKind, event: JobEvent) => void events.push(event),
  }
  const stops: (() => Promise<void>)[] = []

  return {
    ...repositories,
    connection,
    queues,
    events,
    /** The workers' warnings, one JSON object each. */
    logLines,
    newPerson: () => generationIdFor('person', randomUUID()),

    startWorker(
      processor: GenerationProcessor | Record<JobKind, GenerationProcessor>,
      options: { concurrency?: number; queue?: string } = {},
    ) {
      const processors =
        typeof processor === 'function'
          ? {
              'lesson-objectives': processor,
              'lesson-plan': processor,
              'lesson-section': processor,
              image: processor,
              documents: processor,
              'resource-sheet': processor,
              'resource-item': processor,
            }
          : processor
      const worker = createGenerationWorker(options.queue ?? lessonPlanQueue, {
        ...repositories,
        queues: recordingQueues,
        processors,
        log,
        redisUrl,
        concurrency: options.concurrency ?? 5,
        jobsPerMinute: null,
      })
      worker.run()
      stops.push(() => worker.stop(0))
      return worker
    },

    reconcile: (limits: ReconcileLimits = eager) =>
      reconcile({ ...repositories, queues: recordingQueues }, limits),

    /** Inserts, reserves and enqueues a generation, as accepting a request does. */
    async accept(
      ownerId: string,
      fields: Partial<Generation> & { kind?: GenerationKind } = {},
      enqueue = true,
    ) {
      const kind = fields.kind ?? 'lesson-plan'
      const id = generationIdFor(ownerId, randomUUID())
      const { priceCredits, parts } = generationKinds[kind]
      await repositories.ledger.ensureGrant(ownerId, '2026-01', 100)
      await repositories.generations.insert({
        id,
        ownerId,
        kind,
        title: 'Fractions',
        requestHash: 'hash',
        input: {},
        lessonPlanId: null,
        retryOf: null,
        step: { done: 0, total: parts },
        doneAtStart: 0,
        price: priceCredits,
        ownerLimit: 10,
        orderMs: orderFor(Date.now(), false),
        paid: false,
        ...fields,
      })
      await repositories.ledger.reserve(ownerId, id, priceCredits)
      await repositories.generations.markReserved(id)
      if (enqueue) await dispatchOwner(repositories.queries, queues, ownerId, 10)
      return id
    },

    get: async (id: string) => (await repositories.generations.findById(id))!,

    /** Waits until the generation is in a final state with a settled ledger. */
    over: (id: string, limitMs?: number) =>
      until(
        `the end of ${id}`,
        async () => {
          const generation = await repositories.generations.findById(id)
          return generation && isFinalState(generation.state) && generation.settledAt ? generation : null
        },
        limitMs,
      ),

    async close() {
      await Promise.all(stops.map((stop) => stop()))
      for (const queue of queues.all()) await queue.obliterate({ force: true })
      await queues.close()
      await database.release()
      await release()
    },
  }
}

export type RuntimeKit = Awaited<ReturnType<typeof createRuntimeKit>>
