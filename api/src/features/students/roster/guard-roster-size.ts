import { AppError } from '@classeur/contracts'
import { studentTextLimits } from '@classeur/domain/roster'
import type { RosterDocument } from '@classeur/database'

/** Maximum number of groups per class. */
const mostGroups = 200

/** MongoDB limits a document to 16 MiB, and BSON takes up to a third more than the JSON measured here. */
const mostBytes = 12 * 1024 * 1024
/** This many students and groups always fit, even with the longest texts. */
const surelySmall = 500

const entriesOf = ({ students, groups, keptGroups }: RosterDocument): number =>
  students.length + groups.length + (keptGroups?.length ?? 0)

/** Ignores `deletedAt` and `leftOn`, so that deleting students or marking them as left never makes a roster larger. */
const bytesOf = (roster: RosterDocument): number =>
  Buffer.byteLength(
    JSON.stringify(roster, (key, value: unknown) => (key === 'deletedAt' || key === 'leftOn' ? null : value)),
  )

/**
 * Limits the number of groups of a class and of each student. A roster above a limit may keep its groups.
 * @throws AppError `general/payload-too-large` for the class, `general/validation-failed` for a student
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
 * Limits the size of a roster, because it is stored in one document together with its kept groups. A roster above the
 * limit may only shrink.
 * @throws AppError `general/payload-too-large`
 */
export function refuseTooLarge(before: RosterDocument, next: RosterDocument): void {
  if (entriesOf(next) <= surelySmall) return
  const bytes = bytesOf(next)
  if (bytes > mostBytes && bytes > bytesOf(before)) throw new AppError('general/payload-too-large')
}
