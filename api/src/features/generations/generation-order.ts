import type { GenerationKind } from '@classeur/contracts'

/** A request for a generation. */
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
