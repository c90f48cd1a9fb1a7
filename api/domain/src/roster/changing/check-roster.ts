import { externalIdKey } from '../external-id.ts'
import { overLimitIds, studentsInClass } from '../roster-view.ts'
import type { StoredRoster, StoredStudent } from '../stored-roster.ts'
import { checkGroupCounts } from './check-roster-size.ts'
import type { RosterRefusal } from './roster-decision.ts'

export interface RosterCheckOptions {
  /** The maximum number of students per class in the owner's plan. */
  limit: number
  /** ISO 8601 without a time. */
  today: string
  /** An undo may also change students beyond the plan's limit, to restore their fields. */
  isUndo?: boolean
}

/** Checks the rules for every change of a roster, except its size; null if the change is allowed. */
export function checkRoster(
  before: StoredRoster,
  next: StoredRoster,
  options: RosterCheckOptions,
): RosterRefusal | null {
  const { limit, today } = options
  const count = studentsInClass(next.students, today).length
  if (count > limit && count > studentsInClass(before.students, today).length) {
    return { code: 'students/limit-reached', limit }
  }
  return (
    (options.isUndo ? null : checkOverLimit(before, next, options)) ??
    checkGroupCounts(before, next) ??
    checkExternalIds(next)
  )
}

/** The only changes of a student beyond the plan's limit are: delete, mark as left or remove from a group. */
function checkOverLimit(
  before: StoredRoster,
  next: StoredRoster,
  { limit, today }: RosterCheckOptions,
): RosterRefusal | null {
  const over = overLimitIds(before.students, limit, today)
  if (over.size === 0) return null
  const previous = new Map(before.students.map((student) => [student.id, student]))
  const isRefused = next.students.some((student) => {
    const old = over.has(student.id) ? previous.get(student.id) : undefined
    return old && old !== student && !isOnlyLess(old, student)
  })
  return isRefused ? { code: 'students/over-limit', limit } : null
}

const isOnlyLess = (old: StoredStudent, now: StoredStudent): boolean => {
  const isSame = (field: keyof StoredStudent) => old[field] === now[field]
  const fields = ['firstName', 'lastName', 'externalId', 'note', 'hasNeeds', 'joinedOn', 'number'] as const
  return fields.every(isSame) && now.groupIds.every((id) => old.groupIds.includes(id))
}

/** An external id may be empty; otherwise it is unique in the class. Deleted students don't count. */
function checkExternalIds({ students }: StoredRoster): RosterRefusal | null {
  const seen = new Set<string>()
  for (const { externalId, deletedAt } of students) {
    if (externalId === '' || deletedAt !== null) continue
    const key = externalIdKey(externalId)
    if (seen.has(key)) return { code: 'students/duplicate-external-id', externalId }
    seen.add(key)
  }
  return null
}
