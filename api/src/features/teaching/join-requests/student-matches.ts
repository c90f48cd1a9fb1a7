import { externalIdKey, nameKeys } from '@classeur/domain/roster'
import type { JoinRequest } from '@classeur/contracts'
import type { StudentDocument } from '@classeur/database'

type Named = Pick<StudentDocument, 'firstName' | 'lastName' | 'externalId'>

/**
 * Students of the list who may be the one who asks: who has the same number, else who has the same name, however it is
 * spelled. Several are all shown; the teacher picks.
 */
export function studentMatches(students: readonly StudentDocument[], asks: Named): JoinRequest['matches'] {
  const there = students.filter(({ deletedAt }) => deletedAt === null)
  const number = externalIdKey(asks.externalId)
  const keys = new Set(nameKeys(asks))
  const sameNumber = there.filter(({ externalId }) => number !== '' && externalIdKey(externalId) === number)
  const matching =
    sameNumber.length > 0 ? sameNumber : there.filter((one) => nameKeys(one).some((key) => keys.has(key)))
  return matching.map(({ id, firstName, lastName, number: place }) => ({
    studentId: id,
    name: `${firstName} ${lastName}`.trim(),
    number: place,
  }))
}
