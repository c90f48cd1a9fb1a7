/**
 * How long the JSON of a part must be before it is parsed and shown again. Parsing a draft anew at every token costs
 * more than it shows, and for an answer that never ends more and more; so the steps grow with the text.
 */
export const nextDraftLength = (draftedLength: number): number =>
  draftedLength + Math.max(24, draftedLength / 20)
