import type { Generators, OutgoingPreview, ReadOutgoingRequest } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { OutgoingLessons } from './outgoing-lessons.service.ts'

/** Shows what would leave the server for a lesson, before anything is requested. */
export const createOutgoingPreview = ({
  outgoing,
  generators,
}: {
  outgoing: Pick<OutgoingLessons, 'of'>
  generators: Pick<Generators, 'text'>
}) => ({
  /** @throws AppError as `OutgoingLessons.of` does */
  async read(actor: Actor, { request, objectives }: ReadOutgoingRequest): Promise<OutgoingPreview> {
    const { outgoing: lesson, replaced } = await outgoing.of(actor, request, objectives)
    const { brief, context } = lesson
    return { brief, context, replaced, leavesServer: generators.text === 'model' }
  },
})

export type OutgoingPreviewService = ReturnType<typeof createOutgoingPreview>
