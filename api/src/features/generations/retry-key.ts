import { generationIdFor } from '@classeur/database'

/**
 * The request key of a generation's retry: always the same for one generation, no matter who retries it. Clients can't
 * send it, because their keys contain no colon.
 */
export const retryKeyOf = (generationId: string): string => `retry-of:${generationId}`

/** The id of the retry of a person's generation. */
export const retryIdOf = (ownerId: string, generationId: string): string =>
  generationIdFor(ownerId, retryKeyOf(generationId))
