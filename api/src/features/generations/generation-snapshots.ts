import {
  kindsInQueueOf,
  GenerationStage,
  highestQueuePosition,
  isOurFault,
  type DocumentRequest,
  type GenerationDraft,
  type GenerationKind,
  type GenerationSnapshot,
  type ImageRequest,
  type LessonRequest,
  type LessonSectionInput,
} from '@classeur/contracts'
import { chargeOf, retryPriceOf } from '@classeur/domain/credits'
import type { Generation, GenerationQueries } from '@classeur/database'
import { resourceOf } from '../../generation-orders/resource-of.ts'

const medianOf = 50
/** How long to cache median durations, which change slowly. */
const medianLifetimeMs = 5000

/** The request, by kind; its input was validated when it was accepted. */
function requestsOf({
  kind,
  input,
}: Generation): Pick<GenerationSnapshot, 'request' | 'imageRequest' | 'documentRequest'> {
  const none = { request: null, imageRequest: null, documentRequest: null }
  if (kind.startsWith('resource')) return none
  if (kind === 'documents') return { ...none, documentRequest: input as DocumentRequest }
  const { request = null } = (input ?? {}) as { request?: LessonRequest | ImageRequest }
  return kind === 'image'
    ? { ...none, imageRequest: request as ImageRequest | null }
    : { ...none, request: request as LessonRequest | null }
}

/** A newer version may report a step that this version doesn't know. */
const shownStage = (stage: string): GenerationStage => GenerationStage.safeParse(stage).data ?? 'writing'

const iso = (date: Date | null) => date?.toISOString() ?? null

/** Turns generations into views for screens, with the position in the queue and the remaining time. */
export function createGenerationSnapshots(
  queries: Pick<GenerationQueries, 'countAhead' | 'countActive' | 'lastDurationsMs' | 'now'>,
) {
  const medians = new Map<GenerationKind, { value: Promise<number | null>; at: number }>()

  function medianMs(kind: GenerationKind): Promise<number | null> {
    const cached = medians.get(kind)
    if (cached && Date.now() - cached.at < medianLifetimeMs) return cached.value
    const value = queries.lastDurationsMs(kind, medianOf).then((durations) => {
      const sorted = durations.sort((a, b) => a - b)
      return sorted[Math.floor(sorted.length / 2)] ?? null
    })
    medians.set(kind, { value, at: Date.now() })
    value.catch(() => medians.delete(kind))
    return value
  }

  async function timing(
    generation: Generation,
  ): Promise<Pick<GenerationSnapshot, 'queuePosition' | 'secondsLeft'>> {
    const { state, kind, startedAt, orderMs } = generation
    // A parent has no place in a queue; its children do.
    if ((state !== 'queued' && state !== 'active') || generation.children)
      return { queuePosition: null, secondsLeft: null }
    const median = await medianMs(kind)
    if (state === 'active') {
      const passedMs = startedAt ? queries.now().getTime() - startedAt.getTime() : 0
      return {
        queuePosition: null,
        secondsLeft: median === null ? null : Math.max(1, Math.ceil((median - passedMs) / 1000)),
      }
    }
    const kinds = kindsInQueueOf(kind)
    const [queuePosition, active] = await Promise.all([
      queries.countAhead(kinds, orderMs, highestQueuePosition),
      queries.countActive(kinds),
    ])
    const rounds = Math.ceil((queuePosition + 1) / Math.max(1, active)) + (active > 0 ? 1 : 0)
    const isPredictable = median !== null && queuePosition < highestQueuePosition
    return { queuePosition, secondsLeft: isPredictable ? Math.ceil((median * rounds) / 1000) : null }
  }

  return {
    async of(generation: Generation): Promise<GenerationSnapshot> {
      const retryPrice = retryPriceOf(generation, isOurFault)
      const { kind, title, state, percent, step, attempt, seq, price, error, generator } = generation
      return {
        id: String(generation._id),
        stage: shownStage(generation.stage),
        ...{ kind, title, state, percent, step, attempt, seq, price, error, generator },
        charged: chargeOf(generation),
        retryable: retryPrice !== null,
        retryPrice: retryPrice ?? price,
        lessonPlanId: generation.lessonPlanId,
        ...requestsOf(generation),
        lessonSection:
          generation.kind === 'lesson-section' ? (generation.input as LessonSectionInput).key : null,
        resource: resourceOf(generation),
        parentId: generation.parentId ?? null,
        children: generation.children ?? null,
        objectives: generation.objectives,
        objectiveEdits: generation.objectiveEdits ?? null,
        draft: generation.draftJson === null ? null : (JSON.parse(generation.draftJson) as GenerationDraft),
        ...(await timing(generation)),
        createdAt: generation.createdAt.toISOString(),
        startedAt: iso(generation.startedAt),
        finishedAt: iso(generation.finishedAt),
      }
    },
  }
}

export type GenerationSnapshots = ReturnType<typeof createGenerationSnapshots>
