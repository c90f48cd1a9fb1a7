export interface EventPosition {
  attempt: number
  seq: number
}

/** True if `candidate` happened after `known`: in a later attempt, or with a greater seq in the same one. */
export const isNewer = (candidate: EventPosition, current: EventPosition): boolean =>
  candidate.attempt > current.attempt ||
  (candidate.attempt === current.attempt && candidate.seq > current.seq)
