import { generationKinds, orderFor } from '@classeur/contracts'
import {
  connectDatabase,
  createCreditLedger,
  createGenerationQueries,
  createGenerationRepository,
  createImageRepository,
  createLessonPlanRepository,
  ensureIndexes,
  generationIdFor,
} from '@classeur/database'
import { createGenerationQueues, dispatchOwner } from '@classeur/queue'
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { createGenerationWorker } from '../src/runtime/create-worker.ts'

const updates = 20

/** Ours: insert, reserve, enqueue, claim, 20 progress updates (one part each), settle; a person of their own per job. */
export async function productPipeline(
  servers: { mongoUrl: string; redisUrl: string },
  jobs: number,
): Promise<void> {
  const url = new URL(servers.mongoUrl)
  url.pathname = `/bench_${randomUUID().replaceAll('-', '')}`
  const connection = await connectDatabase(url.toString())
  await ensureIndexes(connection)
  const repositories = {
    generations: createGenerationRepository(connection),
    queries: createGenerationQueries(connection),
    ledger: createCreditLedger(connection),
    lessonPlans: createLessonPlanRepository(connection),
    images: createImageRepository(connection),
  }
  const fail = (error: Error) => {
    throw error
  }
  const queues = createGenerationQueues(servers.redisUrl, fail)
  let done = 0
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const worker = createGenerationWorker(generationKinds['lesson-plan'].queue, {
    ...repositories,
    queues: {
      ...queues,
      async publish(kind, event) {
        await queues.publish(kind, event)
        if (event.name === 'generation:finished' && (done += 1) === jobs) finish()
      },
    },
    processors: {
      'lesson-objectives': async () => ({}),
      'lesson-plan': async ({ report }) => {
        const generator = { kind: 'sample', model: null } as const
        for (let update = 1; update <= updates; update += 1) {
          if (update === 1) await report.generator(generator)
          else await report.draft({ section: 'overview', value: { summary: 'x'.repeat(update) } })
        }
        return {}
      },
    },
    log: pino({ level: 'silent' }),
    redisUrl: servers.redisUrl,
    concurrency: 20,
    callsPerMinute: null,
  })
  worker.run()
  const accept = async (index: number) => {
    const ownerId = generationIdFor('bench', `${url.pathname}-${index}`)
    const id = generationIdFor(ownerId, 'only')
    await repositories.ledger.ensureGrant(ownerId, '2026-01', 20)
    await repositories.generations.insert({
      ...{
        id,
        ownerId,
        kind: 'lesson-plan',
        title: 'Bench',
        requestHash: 'bench',
        input: {},
        lessonPlanId: null,
        retryOf: null,
      },
      ...{ step: { done: 0, total: 12 }, doneAtStart: 0, price: 5, ownerLimit: 1, paid: false },
      orderMs: orderFor(Date.now(), false),
    })
    await repositories.ledger.reserve(ownerId, id, 5)
    await repositories.generations.markReserved(id)
    await dispatchOwner(repositories.queries, queues, ownerId, 1)
  }
  await Promise.all(Array.from({ length: jobs }, (_, index) => accept(index)))
  await finished
  await worker.stop(0)
  for (const queue of queues.all()) await queue.obliterate({ force: true })
  await queues.close()
  await connection.dropDatabase()
  await connection.close()
}
