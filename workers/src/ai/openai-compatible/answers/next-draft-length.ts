/**
 * Returns how long the JSON of a part must be before it is parsed and shown again. Parsing the whole draft at every
 * token would take quadratic time for a long response, so the steps grow with the text.
 */
export const nextDraftLength = (draftedLength: number): number =>
  draftedLength + Math.max(24, draftedLength / 20)
