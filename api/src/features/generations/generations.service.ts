import {
  AppError,
  isFinalState,
  isKnownKind,
  isOurFault,
  type GenerationAccepted,
  type GenerationSnapshot,
  type ResourceInput,
} from '@classeur/contracts'
import { can, type Action, type Actor } from '@classeur/domain/access'
import type {
  Generation,
  GenerationQueries,
  GenerationRepository,
  LessonPlanRepository,
  ResourceRepository,
} from '@classeur/database'
import { retryPriceOf } from '@classeur/domain/credits'
import { afterEnd, type EndingDependencies, type GenerationQueues } from '@classeur/queue'
import type { FastifyBaseLogger } from 'fastify'
import type { AcceptGeneration } from '../../generation-orders/generation-order.ts'
import { retryIdOf, retryKeyOf } from './retry-key.ts'
import type { GenerationSnapshots } from './generation-snapshots.ts'
import type { RequireRetryAccess } from './require-retry-access.ts'
import { sheetsToRetry } from './retry-sheets.ts'

const endedShown = 10
const unfinishedShown = 200

export interface GenerationsDependencies extends Omit<
  EndingDependencies,
  'generations' | 'queries' | 'queues' | 'lessonPlans' | 'resources'
> {
  generations: Pick<GenerationRepository, 'findById' | 'end' | 'markSettled'>
  queries: Pick<GenerationQueries, 'listAllowed' | 'listUnfinished' | 'listEnded'>
  lessonPlans: Pick<LessonPlanRepository, 'findById' | 'dismissWriter' | 'endRewrite'>
  resources: EndingDependencies['resources'] & Pick<ResourceRepository, 'listOfBatch'>
  queues: Pick<GenerationQueues, 'add' | 'publish' | 'remove'>
  acceptGeneration: AcceptGeneration
  requireRetryAccess: RequireRetryAccess
  snapshots: GenerationSnapshots
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Reads, lists, cancels and retries generations of any kind. */
export function createGenerationsService(deps: GenerationsDependencies) {
  /** @throws AppError `general/not-found`, also for other people's generations */
  async function getOwn(actor: Actor, action: Action, id: string): Promise<Generation> {
    const generation = await deps.generations.findById(id)
    const isThere = generation?.reservedAt && isKnownKind(generation.kind)
    if (!isThere || !can(actor, action, generation)) throw new AppError('general/not-found')
    return generation
  }

  /**
   * How many sections of a plan are written.
   * @throws AppError `generations/not-retryable` for a plan in the trash: nobody could open what is written there
   */
  async function countWritten(lessonPlanId: string): Promise<number> {
    const plan = await deps.lessonPlans.findById(lessonPlanId)
    if (!plan || plan.deletedAt) throw new AppError('generations/not-retryable')
    return plan.sections.length
  }

  /** Makes the sheets again that a request left unwritten, or one of them: in a request of their own. */
  async function retrySheets(actor: Actor, previous: Generation): Promise<GenerationAccepted> {
    const id = String(previous._id)
    const parentId = previous.parentId ?? id
    const [parent, children, sheets] = await Promise.all([
      deps.generations.findById(parentId),
      deps.family.childrenOf(parentId),
      deps.resources.listOfBatch(parentId),
    ])
    const retry = parent && sheetsToRetry(parent, children, sheets, previous.children ? null : id)
    // A repeated retry finds its sheets with the retry, which is answered as it is.
    const repeated = await deps.generations.findById(retryIdOf(actor.userId, id))
    if (!parent || (!retry && !repeated)) throw new AppError('generations/not-retryable')
    const { input, price } = retry ?? { input: repeated?.input, price: repeated?.price ?? 0 }
    return deps.acceptGeneration(actor, {
      ...{ kind: 'resource', title: parent.title, input, price, asked: { retryOf: id } },
      requestKey: retryKeyOf(id),
      retryOf: id,
      step: { done: 0, total: (input as ResourceInput).sheets.length },
    })
  }

  /**
   * Cancels a generation, for a person who may: ends the document at once, and that of its children; the worker notices
   * within a second and aborts its call to the provider. Unfinished parts are refunded. Null if it has already ended.
   */
  async function stop(id: string): Promise<Generation | null> {
    const ended = await deps.generations.end(id, { state: 'cancelled' })
    if (!ended) return null
    try {
      await afterEnd(deps, ended)
      await deps.queues.remove(ended)
    } catch (error) {
      deps.log.warn({ err: error, generationId: id }, 'generation cancelled; the reconciler will clean up')
    }
    return ended
  }

  return {
    async get(actor: Actor, id: string): Promise<GenerationSnapshot> {
      return deps.snapshots.of(await getOwn(actor, 'generation:read', id))
    },

    /** Unfinished generations and the latest ended ones, newest first. */
    async list(actor: Actor): Promise<GenerationSnapshot[]> {
      const [unfinished, ended] = await Promise.all([
        deps.queries.listUnfinished(actor.userId, unfinishedShown),
        deps.queries.listEnded(actor.userId, endedShown),
      ])
      const newestFirst = [...unfinished.reverse(), ...ended].filter(({ kind }) => isKnownKind(kind))
      return Promise.all(newestFirst.map((generation) => deps.snapshots.of(generation)))
    },

    stop,

    /** See `stop`. @throws AppError `generations/not-cancellable` if the generation has already ended */
    async cancel(actor: Actor, id: string): Promise<GenerationSnapshot> {
      await getOwn(actor, 'generation:cancel', id)
      const ended = await stop(id)
      if (!ended) throw new AppError('generations/not-cancellable')
      return deps.snapshots.of(ended.children ? ((await deps.generations.findById(id)) ?? ended) : ended)
    },

    /**
     * Retries a failed or cancelled generation in a new one, which continues from the parts already written. Repeating
     * the call returns the same new generation.
     * @throws AppError `generations/not-retryable`, and the errors of a new request and of accepting a generation
     */
    async retry(actor: Actor, id: string): Promise<GenerationAccepted> {
      const previous = await getOwn(actor, 'generation:retry', id)
      const price = retryPriceOf(previous, isOurFault)
      if (price === null || !isFinalState(previous.state)) throw new AppError('generations/not-retryable')
      await deps.requireRetryAccess(actor, previous)
      if (previous.children || previous.parentId !== undefined) return retrySheets(actor, previous)
      const { kind, title, input, lessonPlanId, step } = previous
      const written = kind === 'lesson-plan' && lessonPlanId ? await countWritten(lessonPlanId) : 0
      return deps.acceptGeneration(actor, {
        ...{ kind, title, input, price },
        requestKey: retryKeyOf(id),
        retryOf: id,
        step: { done: written, total: step.total },
        ...(lessonPlanId && { lessonPlanId: () => lessonPlanId }),
      })
    },
  }
}

export type GenerationsService = ReturnType<typeof createGenerationsService>
