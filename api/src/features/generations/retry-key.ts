/**
 * The request key of the generation that tries another one again: one for each, whoever asks for it.
 * No client can send it: theirs have no colon.
 */
export const retryKeyOf = (generationId: string): string => `retry-of:${generationId}`
