import { chargeOf, type Generation } from '@classeur/database'
import { isFinalState, type GenerationDraft, type LessonSection } from '@classeur/contracts'
import type { GenerationQueues } from './generation-queues.ts'

const positionOf = (generation: Generation) => ({
  generationId: String(generation._id),
  attempt: generation.attempt,
  seq: generation.seq,
})

/** Announces a generation that was just accepted, to the owner's other windows and devices. */
export const publishAccepted = (
  queues: Pick<GenerationQueues, 'publish'>,
  generation: Generation,
): Promise<void> =>
  queues.publish(generation.kind, {
    ownerId: generation.ownerId,
    name: 'generation:accepted',
    payload: positionOf(generation),
  })

/** Announces what the document says now: its progress, or its end. */
export function publishGeneration(
  queues: Pick<GenerationQueues, 'publish'>,
  generation: Generation,
  section: LessonSection | null = null,
): Promise<void> {
  const { ownerId, kind, state, stage, percent, step, error, draftJson } = generation
  const charged = chargeOf(generation)
  const position = positionOf(generation)
  if (isFinalState(state)) {
    return queues.publish(kind, {
      ownerId,
      name: 'generation:finished',
      payload: { ...position, state, charged, error },
    })
  }
  const draft = draftJson === null ? null : (JSON.parse(draftJson) as GenerationDraft)
  return queues.publish(kind, {
    ownerId,
    name: 'generation:progressed',
    payload: { ...position, state, stage, percent, step, charged, draft, section },
  })
}
