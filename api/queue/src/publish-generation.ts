import { chargeOf } from '@classeur/domain/credits'
import type { Generation } from '@classeur/database'
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
    creditsChanged: generation.price > 0,
    name: 'generation:accepted',
    payload: positionOf(generation),
  })

/** Announces the current state of the document: its progress (with a section that was just finished), or its end. */
export function publishGeneration(
  queues: Pick<GenerationQueues, 'publish'>,
  generation: Generation,
  {
    section = null,
    creditsChanged = false,
  }: { section?: LessonSection | null; creditsChanged?: boolean } = {},
): Promise<void> {
  const { ownerId, kind, state, stage, percent, step, error, draftJson } = generation
  const charged = chargeOf(generation)
  const position = positionOf(generation)
  if (isFinalState(state)) {
    return queues.publish(kind, {
      ownerId,
      creditsChanged: generation.price > 0,
      name: 'generation:finished',
      payload: { ...position, state, charged, error },
    })
  }
  const draft = draftJson === null ? null : (JSON.parse(draftJson) as GenerationDraft)
  return queues.publish(kind, {
    ownerId,
    creditsChanged,
    name: 'generation:progressed',
    payload: { ...position, state, stage, percent, step, charged, draft, section },
  })
}
