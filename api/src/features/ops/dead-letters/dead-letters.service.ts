import {
  AppError,
  errorCatalogue,
  errorCodes,
  isOurFault,
  type ErrorCode,
  type GenerationAccepted,
  type GenerationKind,
  type GenerationState,
} from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type {
  FailedGeneration,
  GenerationQueries,
  GenerationRepository,
  ListFailedGenerations,
} from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'

/** Don't retry older generations: a result this late would only surprise the teacher. */
const keptMs = 30 * 24 * 3600 * 1000
/** How many dead letters without a retry are enough; the count stops here too. */
const mostOpen = 1000
/** How many failures are read at a time, and how often. */
const pageSize = 1000
const mostPages = 20
/** Maximum number of retries per click. */
const mostRetried = 200

/** Error codes of generations that failed through our fault. */
export const deadLetterCodes = errorCodes.filter(
  (code) => isOurFault(code) && errorCatalogue[code].status >= 500,
)

/** The operators' view of a generation that failed through our fault, without its content. */
export interface DeadLetter {
  id: string
  kind: GenerationKind
  ownerId: string
  code: ErrorCode
  attempts: number
  requestId: string | null
  createdAt: Date
  failedAt: Date | null
  /** The state of its retry; null if it hasn't been retried. */
  retry: GenerationState | null
}

/** `isCut`: there may be more than these, which are the newest. */
export interface DeadLetterList {
  letters: DeadLetter[]
  isCut: boolean
}

/** The outcome of retrying dead letters; `because` is the reason of the last refusal. */
export interface RetryOutcome {
  started: number
  already: number
  refused: number
  because: ErrorCode | null
}

export interface DeadLettersDependencies {
  listFailed: ListFailedGenerations
  generations: Pick<GenerationRepository, 'findById'>
  queries: Pick<GenerationQueries, 'statesOf'>
  /** The same retry that owners have. */
  retry: (owner: Actor, id: string) => Promise<GenerationAccepted>
  /** The id of the retry of a person's generation. */
  retryIdOf: (ownerId: string, generationId: string) => string
  log: Pick<FastifyBaseLogger, 'info'>
}

export const isOpen = ({ retry }: Pick<DeadLetter, 'retry'>): boolean => retry === null

/** Lists generations that failed through our fault, and retries them for their owners, free of charge. */
export function createDeadLetters(deps: DeadLettersDependencies) {
  const { listFailed, generations, queries, retry, retryIdOf, log } = deps

  const toLetter = (failed: FailedGeneration, states: Map<string, GenerationState>): DeadLetter => {
    const id = String(failed._id)
    const { kind, ownerId, attempt: attempts, requestId, createdAt, finishedAt: failedAt, error } = failed
    const state = states.get(retryIdOf(ownerId, id)) ?? null
    return { id, kind, ownerId, code: error.code, attempts, requestId, createdAt, failedAt, retry: state }
  }

  /** Reads on until there are enough without a retry, because retried ones stay in the list of failures. */
  async function read(codes: readonly ErrorCode[] = deadLetterCodes): Promise<DeadLetterList> {
    const since = new Date(Date.now() - keptMs)
    const letters: DeadLetter[] = []
    let last: FailedGeneration | null = null
    for (let page = 0; page < mostPages; page += 1) {
      const failed: FailedGeneration[] = await listFailed(codes, since, pageSize, last)
      const states = await queries.statesOf(failed.map(({ _id, ownerId }) => retryIdOf(ownerId, String(_id))))
      letters.push(...failed.map((generation) => toLetter(generation, states)))
      if (failed.length < pageSize) return { letters, isCut: false }
      if (letters.filter(isOpen).length >= mostOpen) break
      last = failed.at(-1) ?? null
    }
    return { letters, isCut: true }
  }

  async function retryOne(actor: Actor, { id, ownerId }: Pick<DeadLetter, 'id' | 'ownerId'>) {
    const before = await generations.findById(retryIdOf(ownerId, id))
    if (before?.reservedAt) return 'already'
    const owner = { userId: ownerId, operator: false, ...(actor.requestId && { requestId: actor.requestId }) }
    const { generationId } = await retry(owner, id)
    log.info({ person: actor.logName, retryOf: id, generationId }, 'generation retried by an operator')
    return 'started'
  }

  async function retryEach(actor: Actor, letters: readonly Pick<DeadLetter, 'id' | 'ownerId'>[]) {
    const outcome: RetryOutcome = { started: 0, already: 0, refused: 0, because: null }
    for (const letter of letters) {
      try {
        outcome[await retryOne(actor, letter)] += 1
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        outcome.refused += 1
        outcome.because = error.code
        if (error.code === 'generations/system-busy') break
      }
    }
    return outcome
  }

  return {
    /** Lists dead letters of the last 30 days, newest first. @throws AppError `general/forbidden` */
    async list(actor: Actor): Promise<DeadLetterList> {
      if (!can(actor, 'dead-letter:read')) throw new AppError('general/forbidden')
      return read()
    },

    /** Counts dead letters without a retry; includes all codes, also those with a count of zero. */
    async countByCode(): Promise<Map<ErrorCode, number>> {
      const counts = new Map<ErrorCode, number>(deadLetterCodes.map((code) => [code, 0]))
      const { letters } = await read()
      for (const { code } of letters.filter(isOpen)) counts.set(code, (counts.get(code) ?? 0) + 1)
      return counts
    },

    /** Retries one dead letter; idempotent. @throws AppError `general/forbidden`, `general/not-found` */
    async retry(actor: Actor, id: string): Promise<RetryOutcome> {
      if (!can(actor, 'dead-letter:retry')) throw new AppError('general/forbidden')
      const failed = await generations.findById(id)
      const isDeadLetter = failed?.state === 'failed' && failed.error && isOurFault(failed.error.code)
      if (!failed || !isDeadLetter) throw new AppError('general/not-found')
      return retryEach(actor, [{ id, ownerId: failed.ownerId }])
    },

    /** Retries up to 200 dead letters with one code, oldest first. @throws AppError `general/forbidden` */
    async retryAll(actor: Actor, code: ErrorCode): Promise<RetryOutcome> {
      if (!can(actor, 'dead-letter:retry')) throw new AppError('general/forbidden')
      const open = (await read([code])).letters.filter(isOpen)
      return retryEach(actor, open.slice(-mostRetried).reverse())
    },
  }
}

export type DeadLetters = ReturnType<typeof createDeadLetters>
