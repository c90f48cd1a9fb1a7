import { utf8Bytes } from '../../text/utf8-bytes.ts'
import type { StoredRoster } from '../stored-roster.ts'
import { studentTextLimits } from '../student-limits.ts'
import type { RosterRefusal } from './roster-decision.ts'

/** Maximum number of groups per class. */
const mostGroups = 200

/** MongoDB limits a document to 16 MiB, and BSON takes up to a third more than the JSON measured here. */
const mostBytes = 12 * 1024 * 1024
/** This many students and groups always fit, even with the longest texts. */
const surelySmall = 500

const entriesOf = ({ students, groups, keptGroups }: StoredRoster): number =>
  students.length + groups.length + (keptGroups?.length ?? 0)

const ignoredFields: ReadonlySet<string> = new Set(['deletedAt', 'leftOn'])

/** Ignores deletions and `leftOn`, so that deleting students or marking them as left never makes a roster larger. */
const bytesOf = (roster: StoredRoster): number =>
  utf8Bytes(
    JSON.stringify(roster, (key, value: unknown) => {
      if (key === 'deletedBy') return undefined
      return ignoredFields.has(key) ? null : value
    }),
  )

/** Limits the number of groups of a class and of each student. A roster above a limit may keep its groups. */
export function checkGroupCounts(before: StoredRoster, next: StoredRoster): RosterRefusal | null {
  if (next.groups.length > mostGroups && next.groups.length > before.groups.length) {
    return { code: 'general/payload-too-large' }
  }
  const most = studentTextLimits.groups
  const full = next.students.filter(({ groupIds }) => groupIds.length > most)
  if (full.length === 0) return null
  const previous = new Map(before.students.map(({ id, groupIds }) => [id, groupIds.length]))
  const isRefused = full.some(({ id, groupIds }) => groupIds.length > (previous.get(id) ?? 0))
  return isRefused ? { code: 'general/validation-failed', most } : null
}

/**
 * Limits the size of a roster, because it is stored in one document together with its kept groups. A roster above the
 * limit may only shrink.
 */
export function checkRosterSize(before: StoredRoster, next: StoredRoster): RosterRefusal | null {
  if (entriesOf(next) <= surelySmall) return null
  const bytes = bytesOf(next)
  return bytes > mostBytes && bytes > bytesOf(before) ? { code: 'general/payload-too-large' } : null
}
