import type { StoredRoster, StoredStudent } from '../stored-roster.ts'
import type { ImportEffect, ImportedChange } from './import-effect.ts'
import { externalIdKey } from '../external-id.ts'

/**
 * Undoes an import. Removes the students it created permanently if they are unchanged and have no work (marks or overall
 * comments), or moves them to the trash otherwise, so that changes and work can be restored. Resets the fields it changed
 * unless they have changed since. If nothing else has changed, the result is exactly the roster before the import.
 */
export function undoImport(
  roster: StoredRoster,
  effect: ImportEffect,
  withWork: ReadonlySet<string>,
  now: Date,
  by: string,
): StoredRoster {
  const created = new Map(effect.created.map((student) => [student.id, JSON.stringify(student)]))
  const removed = new Set(
    roster.students
      .filter((one) => created.get(one.id) === JSON.stringify(one) && !withWork.has(one.id))
      .map(({ id }) => id),
  )
  const kept = roster.students
    .filter(({ id }) => !removed.has(id))
    .map((one) =>
      created.has(one.id) && one.deletedAt === null ? { ...one, deletedAt: now, deletedBy: by } : one,
    )
  const changes = new Map(effect.changed.map((change) => [change.studentId, change]))
  const numbers = new Set(kept.filter(({ deletedAt }) => deletedAt === null).map(numberKey))
  const students = kept.map((student) => {
    const change = changes.get(student.id)
    return change ? givenBack(student, change, numbers) : student
  })
  const inUse = new Set(students.flatMap(({ groupIds }) => groupIds))
  const groups = roster.groups.filter(
    ({ id, usedAt }) => !effect.createdGroupIds.includes(id) || usedAt !== null || inUse.has(id),
  )
  const isLast = roster.lastNumber === effect.lastNumberAfter && removed.size === effect.created.length
  return { ...roster, students, groups, lastNumber: isLast ? effect.lastNumberBefore : roster.lastNumber }
}

/**
 * Returns students to the trash whom an undo removed while somebody entered a mark or a comment for them, so that it can
 * be restored. Returns null if there are none.
 */
export function putBackWithWork(
  roster: StoredRoster,
  created: readonly StoredStudent[],
  withWork: ReadonlySet<string>,
  now: Date,
): StoredRoster | null {
  const present = new Set(roster.students.map(({ id }) => id))
  const lost = created.filter(({ id }) => withWork.has(id) && !present.has(id))
  if (lost.length === 0) return null
  const groups = new Set(roster.groups.map(({ id }) => id))
  const numbers = new Set(roster.students.map(({ number }) => number))
  let { lastNumber } = roster
  const back = lost.map((student): StoredStudent => {
    // A student added since may have taken the number.
    const number = numbers.has(student.number) ? lastNumber + 1 : student.number
    lastNumber = Math.max(lastNumber, number)
    numbers.add(number)
    return { ...student, number, groupIds: student.groupIds.filter((id) => groups.has(id)), deletedAt: now }
  })
  const students = [...roster.students, ...back].sort((a, b) => a.number - b.number)
  return { ...roster, students, lastNumber }
}

const numberKey = ({ externalId }: { externalId: string }) => externalIdKey(externalId)

function givenBack(
  student: StoredStudent,
  { fields, addedGroupIds }: ImportedChange,
  numbers: ReadonlySet<string>,
): StoredStudent {
  const back = fields.filter(({ field, from, to }) => {
    // Another student may have taken the previous external id since.
    const isFree = field !== 'externalId' || from === '' || !numbers.has(externalIdKey(from))
    return student[field] === to && (isFree || externalIdKey(from) === externalIdKey(to))
  })
  return {
    ...student,
    ...Object.fromEntries(back.map(({ field, from }) => [field, from])),
    groupIds: student.groupIds.filter((id) => !addedGroupIds.includes(id)),
  }
}
