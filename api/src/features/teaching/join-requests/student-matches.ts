import { externalIdKey, nameKeys } from '@classeur/domain/roster'
import type { JoinRequest } from '@classeur/contracts'
import type { StudentDocument } from '@classeur/database'

type Named = Pick<StudentDocument, 'firstName' | 'lastName' | 'externalId'>

/**
 * Finds students of the roster who may be the requester: those with the same external id, otherwise those with the same
 * normalised name. Returns all matches; the teacher chooses.
 */
export function studentMatches(students: readonly StudentDocument[], asks: Named): JoinRequest['matches'] {
  const there = students.filter(({ deletedAt }) => deletedAt === null)
  const number = externalIdKey(asks.externalId)
  const keys = new Set(nameKeys(asks))
  const sameNumber = there.filter(({ externalId }) => number !== '' && externalIdKey(externalId) === number)
  const matching =
    sameNumber.length > 0 ? sameNumber : there.filter((one) => nameKeys(one).some((key) => keys.has(key)))
  return matching.map(({ id, firstName, lastName, number: rosterNumber }) => ({
    studentId: id,
    name: `${firstName} ${lastName}`.trim(),
    number: rosterNumber,
  }))
}
