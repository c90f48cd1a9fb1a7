export interface EventPosition {
  attempt: number
  seq: number
}

/** True when `candidate` happened after `known`: a later attempt, or a greater seq of the same one. */
export const isNewer = (candidate: EventPosition, known: EventPosition): boolean =>
  candidate.attempt > known.attempt || (candidate.attempt === known.attempt && candidate.seq > known.seq)
