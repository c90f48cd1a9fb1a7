import { lessonSectionKeys } from '../lesson-plans/lesson-sections.ts'
import { GenerationKind } from './generation.ts'

export const lessonPlanQueue = 'lesson-plan'
export const imageQueue = 'image'
export const documentsQueue = 'documents'

export interface GenerationKindDefinition {
  queue: string
  /** BullMQ job name, an imperative. */
  jobName: string
  priceCredits: number
  /** From the first start to the end, over all attempts. */
  timeLimitMs: number
  /**
   * The time for one part of a kind whose parts are written one after another; null for the others. It starts again
   * when an attempt starts, and when a part is begun or stored. So a slow model can finish a plan, but a hanging one
   * can't hold it for the whole `timeLimitMs`.
   */
  partLimitMs: number | null
  /** How many parts the price is split into. Unfinished parts are refunded. */
  parts: number
}

/** The definition of each kind. Accepting, running and settling use only these properties. */
export const generationKinds = {
  'lesson-objectives': {
    queue: lessonPlanQueue,
    jobName: 'generate-lesson-objectives',
    priceCredits: 1,
    timeLimitMs: 60_000,
    partLimitMs: null,
    parts: 1,
  },
  'lesson-plan': {
    queue: lessonPlanQueue,
    jobName: 'generate-lesson-plan',
    priceCredits: 5,
    timeLimitMs: 40 * 60_000,
    partLimitMs: 180_000,
    parts: lessonSectionKeys.length,
  },
  'lesson-section': {
    queue: lessonPlanQueue,
    jobName: 'rewrite-lesson-section',
    priceCredits: 1,
    timeLimitMs: 180_000,
    partLimitMs: null,
    parts: 1,
  },
  image: {
    queue: imageQueue,
    jobName: 'generate-image',
    priceCredits: 1,
    timeLimitMs: 120_000,
    partLimitMs: null,
    parts: 1,
  },
  documents: {
    queue: documentsQueue,
    jobName: 'make-documents',
    priceCredits: 0,
    timeLimitMs: 120_000,
    partLimitMs: null,
    parts: 1,
  },
} as const satisfies Record<GenerationKind, GenerationKindDefinition>

/** When a generation that started at `startedAt` is overdue, if it makes visible progress at `now`. */
export function deadlineOf(kind: GenerationKind, startedAt: Date, now: Date): Date {
  const { timeLimitMs, partLimitMs }: GenerationKindDefinition = generationKinds[kind]
  const latest = startedAt.getTime() + timeLimitMs
  return new Date(partLimitMs === null ? latest : Math.min(latest, now.getTime() + partLimitMs))
}

/** False for a kind of a newer version, whose documents and jobs are left to newer workers. */
export const isKnownKind = (kind: string): kind is GenerationKind => Object.hasOwn(generationKinds, kind)

/** The kinds that share a queue with this kind. */
export const kindsInQueueOf = (kind: GenerationKind): GenerationKind[] =>
  GenerationKind.options.filter((other) => generationKinds[other].queue === generationKinds[kind].queue)

export const generationQueues = [...new Set(Object.values(generationKinds).map((kind) => kind.queue))]
