import { generationIdFor } from '@classeur/database'

/**
 * The request key of the retry of a generation: one for each, whoever asks for it. Clients can't send it, because
 * theirs contain no colon.
 */
export const retryKeyOf = (generationId: string): string => `retry-of:${generationId}`

/** The id of the retry of a person's generation. */
export const retryIdOf = (ownerId: string, generationId: string): string =>
  generationIdFor(ownerId, retryKeyOf(generationId))
