import type { GenerationAccepted, GenerationKind } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'

/** A request for a generation, made by a feature. */
export interface GenerationOrder {
  kind: GenerationKind
  requestKey: string
  title: string
  input: unknown
  price: number
  step: { done: number; total: number }
  /** Derives the id of the lesson plan that it writes; absent for kinds that write none. */
  lessonPlanId?: (generationId: string) => string
  /** The id of the generation that this one retries; absent for a new one. */
  retryOf?: string
}

/** Accepts a generation: it is stored, paid for and queued when this resolves. A repeat returns the same one. */
export type AcceptGeneration = (actor: Actor, order: GenerationOrder) => Promise<GenerationAccepted>
