import { lessonSectionKeys } from '../lesson-plans/lesson-sections.ts'
import { GenerationKind } from './generation.ts'

export const lessonPlanQueue = 'lesson-plan'
export const imageQueue = 'image'
export const documentsQueue = 'documents'
export const resourceQueue = 'resource'

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
  /**
   * The kind of its children, for a kind that is made of other generations. It has no job: its state, progress and
   * charge follow from its children. Its price is the sum of theirs.
   */
  children?: GenerationKind
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
    // Enough to write the section and then to solve its quiz.
    timeLimitMs: 360_000,
    partLimitMs: 180_000,
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
  resource: {
    queue: resourceQueue,
    jobName: 'generate-resource',
    priceCredits: 0,
    // Each child has its own limit.
    timeLimitMs: Infinity,
    partLimitMs: null,
    parts: 1,
    children: 'resource-sheet',
  },
  'resource-sheet': {
    queue: resourceQueue,
    jobName: 'make-resource-sheet',
    priceCredits: 2,
    timeLimitMs: 180_000,
    partLimitMs: null,
    parts: 1,
  },
  'resource-item': {
    queue: resourceQueue,
    jobName: 'rewrite-resource-item',
    priceCredits: 1,
    timeLimitMs: 180_000,
    partLimitMs: null,
    parts: 1,
  },
} as const satisfies Record<GenerationKind, GenerationKindDefinition>

/** The price of a lesson plan with its objectives, which are written first. */
export const lessonPriceCredits =
  generationKinds['lesson-objectives'].priceCredits + generationKinds['lesson-plan'].priceCredits

const definitionOf = (kind: GenerationKind): GenerationKindDefinition => generationKinds[kind]

/** When a generation that started at `startedAt` is overdue, if it makes visible progress at `now`. */
export function deadlineOf(kind: GenerationKind, startedAt: Date, now: Date): Date {
  const { timeLimitMs, partLimitMs } = definitionOf(kind)
  const latest = startedAt.getTime() + timeLimitMs
  return new Date(partLimitMs === null ? latest : Math.min(latest, now.getTime() + partLimitMs))
}

/** False for a kind of a newer version, whose documents and jobs are left to newer workers. */
export const isKnownKind = (kind: string): kind is GenerationKind => Object.hasOwn(generationKinds, kind)

/** The kinds that are made of other generations. */
export const parentKinds: GenerationKind[] = GenerationKind.options.filter(
  (kind) => definitionOf(kind).children !== undefined,
)

/** The kinds that only exist as children of another generation. */
export const childKinds: GenerationKind[] = parentKinds.flatMap((kind) => definitionOf(kind).children ?? [])

/** The kinds with a job, which a worker carries out. */
export type JobKind = Exclude<GenerationKind, 'resource'>

/** Whether workers of this version run jobs of this kind. Parents have no jobs, and newer versions may add kinds. */
export const hasJob = (kind: GenerationKind): kind is JobKind =>
  isKnownKind(kind) && !parentKinds.includes(kind)

/** The kinds whose jobs share a queue with those of this kind. */
export const kindsInQueueOf = (kind: GenerationKind): GenerationKind[] =>
  GenerationKind.options.filter(
    (other) => definitionOf(other).queue === definitionOf(kind).queue && !parentKinds.includes(other),
  )

export const generationQueues = [...new Set(Object.values(generationKinds).map((kind) => kind.queue))]
