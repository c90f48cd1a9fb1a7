import { AppError } from '@classeur/contracts'
import { externalIdKey } from '@classeur/domain/roster'
import type { Actor } from '@classeur/domain/access'
import type { ClassDocument, JoinRequestDocument, RosterDocument, StudentDocument } from '@classeur/database'
import type { RosterChanges } from './change-roster.ts'

type Asks = Pick<JoinRequestDocument, '_id' | 'firstName' | 'lastName' | 'externalId'>

const hasNumber =
  ({ externalId }: Asks) =>
  (one: StudentDocument) =>
    one.deletedAt === null &&
    one.externalId !== '' &&
    externalIdKey(one.externalId) === externalIdKey(externalId)

/**
 * Matches the requester with an existing student, who takes over the external id from the request if they have none and
 * nobody else has it. Returns null if nothing changes.
 */
function intoRow(roster: RosterDocument, asks: Asks, studentId: string): RosterDocument | null {
  const row = roster.students.find(({ id, deletedAt }) => id === studentId && deletedAt === null)
  if (!row) throw new AppError('general/not-found')
  const keepsNumber = row.externalId !== '' || asks.externalId === '' || roster.students.some(hasNumber(asks))
  if (keepsNumber) return null
  const students = roster.students.map((one) => (one === row ? { ...row, externalId: asks.externalId } : one))
  return { ...roster, students }
}

/** Adds the requester as a new student, with the id of the request so that a repetition adds nobody. */
function asNewRow(roster: RosterDocument, asks: Asks): RosterDocument | null {
  const id = String(asks._id)
  if (roster.students.some((one) => one.id === id)) return null
  const number = roster.lastNumber + 1
  const { firstName, lastName, externalId } = asks
  const student: StudentDocument = {
    ...{ id, number, firstName, lastName, externalId },
    ...{ note: '', hasNeeds: false, groupIds: [], joinedOn: null, leftOn: null, deletedAt: null },
  }
  return { ...roster, lastNumber: number, students: [...roster.students, student] }
}

/**
 * Admits a student, as an existing student of the roster or as a new one if the owner's plan has space. Safe to repeat.
 * @throws AppError `students/limit-reached`, `students/duplicate-external-id`, `general/not-found`
 */
export function createAdmitStudent({ changes }: { changes: Pick<RosterChanges, 'change' | 'record'> }) {
  return async (
    actor: Actor,
    schoolClass: ClassDocument,
    asks: Asks,
    studentId: string | null,
  ): Promise<void> => {
    const { hasChanged } = await changes.change(schoolClass, (before) =>
      studentId === null ? asNewRow(before, asks) : intoRow(before, asks, studentId),
    )
    if (!hasChanged) return
    await changes.record(actor, schoolClass, {
      kind: studentId === null ? 'students-added' : 'students-changed',
    })
  }
}
