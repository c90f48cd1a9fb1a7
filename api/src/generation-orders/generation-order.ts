import type { GenerationAccepted, GenerationKind } from '@classeur/contracts'
import { requestHashOf } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'

/** A request for a generation, made by a feature. */
export interface GenerationOrder {
  kind: GenerationKind
  requestKey: string
  title: string
  input: unknown
  /**
   * The part of the input that the person asked for. A repeat with the same key must ask for the same; the rest of the
   * input, such as figures from marks, may have changed between two clicks. Absent if the person chose the whole input.
   */
  asked?: unknown
  price: number
  step: { done: number; total: number }
  /** Derives the id of the lesson plan that it writes or rewrites; absent for kinds without one. */
  lessonPlanId?: (generationId: string) => string
  /** The id of the generation that this one retries; absent for a new one. */
  retryOf?: string
}

/** Accepts a generation: it is stored, paid for and queued when this resolves. A repeat returns the same one. */
export type AcceptGeneration = (actor: Actor, order: GenerationOrder) => Promise<GenerationAccepted>

/** A hash of what the person asked for: equal for two clicks, whatever has changed between them. */
export const orderHashOf = ({ kind, input, asked = input }: GenerationOrder): string =>
  requestHashOf(kind, asked)
