export interface EventPosition {
  attempt: number
  seq: number
}

/** True if `candidate` happened after `known`: in a later attempt, or with a greater seq in the same one. */
export const isNewer = (candidate: EventPosition, known: EventPosition): boolean =>
  candidate.attempt > known.attempt || (candidate.attempt === known.attempt && candidate.seq > known.seq)
