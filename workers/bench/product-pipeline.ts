import { generationKinds, orderFor, type GenerationKind } from '@classeur/contracts'
import {
  createCreditLedger,
  createGenerationFamily,
  createGenerationQueries,
  createGenerationRepository,
  createImageRepository,
  createLessonPlanRepository,
  createResourceRepository,
  generationIdFor,
} from '@classeur/database'
import type { BenchEnvironment } from '@classeur/local/bench'
import { createGenerationQueues, dispatchOwner } from '@classeur/queue'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { createGenerationWorker } from '../src/runtime/create-worker.ts'
import type { GenerationProcessor } from '../src/runtime/generation-context.ts'

const kind = 'lesson-plan' satisfies GenerationKind
const { parts, priceCredits, queue } = generationKinds[kind]

/**
 * The product's pipeline: insert, reserve, enqueue, claim, report progress (parts and drafts), settle; each job
 * has a different person.
 */
export async function openProductPipeline(
  options: Pick<BenchEnvironment, 'connection' | 'redisUrl'> & { updates: number; paceMs: number },
) {
  const { connection, redisUrl, updates, paceMs } = options
  const repositories = {
    generations: createGenerationRepository(connection),
    queries: createGenerationQueries(connection),
    family: createGenerationFamily(connection),
    ledger: createCreditLedger(connection),
    lessonPlans: createLessonPlanRepository(connection),
    resources: createResourceRepository(connection),
    images: createImageRepository(connection),
  }
  const queues = createGenerationQueues(redisUrl, (error) => {
    throw error
  })
  let left = 0
  let runs = 0
  let finish: () => void = () => undefined

  /** Reports some drafts, then the parts. */
  const write: GenerationProcessor = async ({ report }) => {
    const drafts = updates - parts
    for (let update = 1; update <= updates; update += 1) {
      if (paceMs > 0) await pause(paceMs)
      if (update <= drafts)
        await report.draft({ section: 'overview', value: { summary: 'x'.repeat(update) } })
      else await report.part(update - drafts)
    }
    return {}
  }
  const worker = createGenerationWorker(queue, {
    ...repositories,
    queues: {
      ...queues,
      async publish(of, event) {
        await queues.publish(of, event)
        if (event.name === 'generation:finished' && (left -= 1) === 0) finish()
      },
    },
    processors: {
      ...{ 'lesson-objectives': write, 'lesson-plan': write, 'lesson-section': write },
      ...{ image: write, documents: write, 'resource-sheet': write, 'resource-item': write },
    },
    log: pino({ level: 'silent' }),
    redisUrl,
    concurrency: 20,
    jobsPerMinute: null,
  })
  worker.run()
  await worker.ready()

  /** Performs all steps of accepting a generation except enqueueing. */
  async function insertAccepted(ownerId: string, key: string, price: number): Promise<void> {
    const id = generationIdFor(ownerId, key)
    await repositories.generations.insert({
      ...{ id, ownerId, kind, title: 'Bench', requestHash: 'bench', input: {} },
      ...{ lessonPlanId: null, retryOf: null, step: { done: 0, total: parts }, doneAtStart: 0 },
      ...{ price, ownerLimit: 1, paid: false, orderMs: orderFor(Date.now(), false) },
    })
    await repositories.ledger.reserve(ownerId, id, price)
    await repositories.generations.markReserved(id)
  }
  const enqueue = (ownerId: string) => dispatchOwner(repositories.queries, queues, ownerId, 1)

  async function accept(ownerId: string): Promise<void> {
    await insertAccepted(ownerId, 'only', priceCredits)
    await enqueue(ownerId)
  }

  /** Creates people with the monthly grant, which isn't part of the measurement. */
  async function prepare(jobs: number): Promise<string[]> {
    runs += 1
    const people = Array.from({ length: jobs }, (_, index) =>
      generationIdFor(`${paceMs}-${runs}`, `${index}`),
    )
    await Promise.all(people.map((person) => repositories.ledger.ensureGrant(person, '2026-01', 20)))
    return people
  }

  async function run(people: string[]): Promise<void> {
    left = people.length
    const finished = new Promise<void>((resolve) => (finish = resolve))
    await Promise.all(people.map(accept))
    await finished
  }

  return {
    prepare,
    run,
    /** Runs one free generation from enqueueing, which calls `onEnqueue`, to its end. */
    async runOneOf(ownerId: string, onEnqueue: () => void): Promise<void> {
      await insertAccepted(ownerId, `${(runs += 1)}`, 0)
      left = 1
      const finished = new Promise<void>((resolve) => (finish = resolve))
      const [allowed] = await repositories.queries.listAllowed(ownerId, 1)
      onEnqueue()
      if (allowed) await queues.add(allowed)
      await finished
    },
    async countDatabaseCommands(jobs: number): Promise<number> {
      const people = await prepare(jobs)
      let commands = 0
      const count = () => void (commands += 1)
      connection.on('operation-start', count)
      await run(people)
      connection.off('operation-start', count)
      return commands / jobs
    },
    async close(): Promise<void> {
      await worker.stop(0)
      for (const each of queues.all()) await each.obliterate({ force: true })
      await queues.close()
    },
  }
}
