import { externalIdKey } from '@classeur/domain/roster'
import type { ImportedChangeDocument, RosterDocument, StudentDocument } from '@classeur/database'
import type { ImportEffect } from './apply-import.ts'

/**
 * A list without what an import did to it. Who came with it goes: for good when nothing was done with them since, else
 * into the trash, so that changes and marks can be brought back. What it changed is given back where it still is as the
 * import left it. When nothing else happened, the list is exactly what it was.
 */
export function undoImport(
  roster: RosterDocument,
  effect: ImportEffect,
  markedStudentIds: ReadonlySet<string>,
  now: Date,
): RosterDocument {
  const created = new Map(effect.created.map((student) => [student.id, JSON.stringify(student)]))
  const removed = new Set(
    roster.students
      .filter((one) => created.get(one.id) === JSON.stringify(one) && !markedStudentIds.has(one.id))
      .map(({ id }) => id),
  )
  const kept = roster.students
    .filter(({ id }) => !removed.has(id))
    .map((one) => (created.has(one.id) && one.deletedAt === null ? { ...one, deletedAt: now } : one))
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
 * Who was removed with an import while a mark of theirs was being entered comes back into the trash, so that the mark
 * can be brought back. Null when there is nobody.
 */
export function putBackMarked(
  roster: RosterDocument,
  created: readonly StudentDocument[],
  markedStudentIds: ReadonlySet<string>,
  now: Date,
): RosterDocument | null {
  const present = new Set(roster.students.map(({ id }) => id))
  const lost = created.filter(({ id }) => markedStudentIds.has(id) && !present.has(id))
  if (lost.length === 0) return null
  const groups = new Set(roster.groups.map(({ id }) => id))
  const numbers = new Set(roster.students.map(({ number }) => number))
  let { lastNumber } = roster
  const back = lost.map((student): StudentDocument => {
    // The places of the removed are free again, and somebody may have come since.
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
  student: StudentDocument,
  { fields, addedGroupIds }: ImportedChangeDocument,
  numbers: ReadonlySet<string>,
): StudentDocument {
  const back = fields.filter(({ field, from, to }) => {
    // The number it had may have gone to somebody else since.
    const isFree = field !== 'externalId' || from === '' || !numbers.has(externalIdKey(from))
    return student[field] === to && (isFree || externalIdKey(from) === externalIdKey(to))
  })
  return {
    ...student,
    ...Object.fromEntries(back.map(({ field, from }) => [field, from])),
    groupIds: student.groupIds.filter((id) => !addedGroupIds.includes(id)),
  }
}
