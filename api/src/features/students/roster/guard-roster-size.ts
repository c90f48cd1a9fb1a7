import { AppError } from '@classeur/contracts'
import { studentTextLimits } from '@classeur/domain/roster'
import type { RosterDocument } from '@classeur/database'

/** A class has room for this many groups. */
const mostGroups = 200

/** A document of the database holds 16 MiB; BSON takes up to a third more than what is measured here. */
const mostBytes = 12 * 1024 * 1024
/** So many students and groups with the longest texts fit in any case. */
const surelySmall = 500

const entriesOf = ({ students, groups, keptGroups }: RosterDocument): number =>
  students.length + groups.length + (keptGroups?.length ?? 0)

/** Days weigh nothing, so that deleting somebody or marking them as left never makes a list larger. */
const bytesOf = (roster: RosterDocument): number =>
  Buffer.byteLength(
    JSON.stringify(roster, (key, value: unknown) => (key === 'deletedAt' || key === 'leftOn' ? null : value)),
  )

/**
 * How many groups a class and each of its students can have. What is above may stay, and only become less.
 * @throws AppError `general/payload-too-large` for too many of the class, `general/validation-failed` of a student
 */
export function refuseTooManyGroups(before: RosterDocument, next: RosterDocument): void {
  if (next.groups.length > mostGroups && next.groups.length > before.groups.length) {
    throw new AppError('general/payload-too-large')
  }
  const most = studentTextLimits.groups
  const full = next.students.filter(({ groupIds }) => groupIds.length > most)
  if (full.length === 0) return
  const previous = new Map(before.students.map(({ id, groupIds }) => [id, groupIds.length]))
  if (full.some(({ id, groupIds }) => groupIds.length > (previous.get(id) ?? 0))) {
    throw new AppError('general/validation-failed', { most })
  }
}

/**
 * A list is one document, with the groups that were put aside; beyond what fits it only becomes smaller.
 * @throws AppError `general/payload-too-large`
 */
export function refuseTooLarge(before: RosterDocument, next: RosterDocument): void {
  if (entriesOf(next) <= surelySmall) return
  const bytes = bytesOf(next)
  if (bytes > mostBytes && bytes > bytesOf(before)) throw new AppError('general/payload-too-large')
}
