import type { StoredRoster } from '../stored-roster.ts'

/** Why a change of a roster is refused: the code of the error and the values for its text. */
export type RosterRefusal =
  /** The class would have more students than the owner's plan allows. */
  | { code: 'students/limit-reached'; limit: number }
  /** The student is beyond the plan's limit and therefore read-only. */
  | { code: 'students/over-limit'; limit: number }
  | { code: 'students/duplicate-external-id'; externalId: string }
  | { code: 'students/group-name-taken'; name: string }
  /** The roster would have too many groups, or be too large to store. */
  | { code: 'general/payload-too-large' }
  /** The name is invalid, or the student would be in more than `most` groups. */
  | { code: 'general/validation-failed'; most?: number }
  /** The roster doesn't contain the student or the group. */
  | { code: 'general/not-found' }

/** A refusal, or the next roster; null if nothing changes. `changedIds`: the students or the group to report. */
export type RosterDecision = { refusal: RosterRefusal } | { next: StoredRoster | null; changedIds?: string[] }

/** The decision of a change that names a student or a group that the roster doesn't contain. */
export const notFound: RosterDecision = { refusal: { code: 'general/not-found' } }

/** The decision of a change without an effect. */
export const unchanged: RosterDecision = { next: null }
