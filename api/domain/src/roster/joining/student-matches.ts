import { isSameExternalId } from '../external-id.ts'
import { nameKeys } from '../names/normalise-name.ts'
import type { StoredStudent } from '../stored-roster.ts'
import type { Requester } from './requester.ts'

/** A student who may be the requester; `number` is the list number. */
export interface StudentMatch {
  studentId: string
  name: string
  number: number
}

/**
 * Finds students of the roster who may be the requester: those with the same external id, otherwise those with the same
 * normalised name. Returns all matches; the teacher chooses.
 */
export function studentMatches(students: readonly StoredStudent[], requester: Requester): StudentMatch[] {
  const there = students.filter(({ deletedAt }) => deletedAt === null)
  const keys = new Set(nameKeys(requester))
  const sameNumber = there.filter(({ externalId }) => isSameExternalId(externalId, requester.externalId))
  const matching =
    sameNumber.length > 0 ? sameNumber : there.filter((one) => nameKeys(one).some((key) => keys.has(key)))
  return matching.map(({ id, firstName, lastName, number: rosterNumber }) => ({
    studentId: id,
    name: `${firstName} ${lastName}`.trim(),
    number: rosterNumber,
  }))
}
