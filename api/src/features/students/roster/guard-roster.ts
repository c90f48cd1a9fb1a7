import { AppError } from '@classeur/contracts'
import { externalIdKey, overLimitIds, studentsInClass } from '@classeur/domain/roster'
import type { RosterDocument, StudentDocument } from '@classeur/database'
import { refuseTooManyGroups } from './guard-roster-size.ts'

export interface RosterGuardOptions {
  /** The maximum number of students per class in the owner's plan. */
  limit: number
  today: string
  /** An undo may also change students beyond the plan's limit, to restore their fields. */
  isUndo?: boolean
}

/**
 * Checks the rules for every change of a roster.
 * @throws AppError `students/limit-reached`, `students/over-limit`, `students/duplicate-external-id`, and as
 *   {@link refuseTooManyGroups}
 */
export function guardRoster(before: RosterDocument, next: RosterDocument, options: RosterGuardOptions): void {
  const { limit, today } = options
  const count = studentsInClass(next.students, today).length
  if (count > limit && count > studentsInClass(before.students, today).length) {
    throw new AppError('students/limit-reached', { limit })
  }
  if (!options.isUndo) refuseOverLimit(before, next, options)
  refuseTooManyGroups(before, next)
  const seen = new Set<string>()
  for (const { externalId, deletedAt } of next.students) {
    if (externalId === '' || deletedAt !== null) continue
    const key = externalIdKey(externalId)
    if (seen.has(key)) throw new AppError('students/duplicate-external-id', { externalId })
    seen.add(key)
  }
}

/** The only changes of a student beyond the plan's limit are: delete, mark as left or remove from a group. */
function refuseOverLimit(before: RosterDocument, next: RosterDocument, options: RosterGuardOptions): void {
  const over = overLimitIds(before.students, options.limit, options.today)
  if (over.size === 0) return
  const previous = new Map(before.students.map((student) => [student.id, student]))
  for (const student of next.students) {
    const old = over.has(student.id) ? previous.get(student.id) : undefined
    if (old && old !== student && !isOnlyLess(old, student)) {
      throw new AppError('students/over-limit', { limit: options.limit })
    }
  }
}

const isOnlyLess = (old: StudentDocument, now: StudentDocument): boolean => {
  const isSame = (field: keyof StudentDocument) => old[field] === now[field]
  const fields = ['firstName', 'lastName', 'externalId', 'note', 'hasNeeds', 'joinedOn', 'number'] as const
  return fields.every(isSame) && now.groupIds.every((id) => old.groupIds.includes(id))
}
