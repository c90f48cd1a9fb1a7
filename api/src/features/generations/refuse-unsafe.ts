import {
  AppError,
  type LessonSectionInput,
  type ResourceInput,
  type ResourceItemInput,
} from '@classeur/contracts'
import { checkPictureSafety, checkTextSafety, textOf, type SafetyCategory } from '@classeur/domain/safety'
import type { Actor } from '@classeur/domain/access'
import { generationIdFor, type GenerationQueries, type GenerationRepository } from '@classeur/database'
import { orderHashOf, type GenerationOrder } from '../../generation-orders/generation-order.ts'

export interface RefuseUnsafeDependencies {
  generations: Pick<GenerationRepository, 'insertRefused'>
  queries: Pick<GenerationQueries, 'now'>
}

/**
 * What the teacher typed. The figures and names of the class, which a lesson starts from, are no request; nor are the
 * sheets that are planned from marks, and the plan whose section is rewritten.
 */
function typedIn({ kind, input }: GenerationOrder): string {
  if (kind === 'resource') return (input as ResourceInput).request.wish
  if (kind === 'lesson-section') return (input as LessonSectionInput).wish.words
  if (kind === 'resource-item') return (input as ResourceItemInput).wish.words
  const { outgoing: _outgoing, pseudonyms: _pseudonyms, ...typed } = input as Record<string, unknown>
  return textOf(typed)
}

/** The safety category that the teacher's input violates, or null. */
const checkOrder = (order: GenerationOrder): SafetyCategory | null =>
  order.kind === 'image' ? checkPictureSafety(typedIn(order)) : checkTextSafety(typedIn(order))

/**
 * Refuses a dangerous request before it is accepted: nothing is reserved, queued or sent to a provider. Records it as a
 * violation; the same request counts once per day, so a second click isn't a second violation.
 * @throws AppError `generations/prompt-flagged`
 */
export function createRefuseUnsafe({ generations, queries }: RefuseUnsafeDependencies) {
  return async (actor: Actor, order: GenerationOrder): Promise<void> => {
    const reason = checkOrder(order)
    if (reason === null) return
    const error = { code: 'generations/prompt-flagged', params: { reason } } as const
    const { kind, title, input, step } = order
    const requestHash = orderHashOf(order)
    const now = queries.now()
    const day = now.toISOString().slice(0, 10)
    const refused = {
      // Clients can't send this key, because their keys contain no colon.
      id: generationIdFor(actor.userId, `refused:${day}:${requestHash}`),
      ownerId: actor.userId,
      ...{ kind, title, input, step, requestHash },
      ...{ price: 0, paid: false, ownerLimit: 0, orderMs: now.getTime(), doneAtStart: 0 },
      ...{ lessonPlanId: null, retryOf: null, requestId: actor.requestId ?? null },
    }
    await generations.insertRefused(refused, error)
    throw new AppError(error.code, error.params)
  }
}

export type RefuseUnsafe = ReturnType<typeof createRefuseUnsafe>
