import { addStudents } from '../changing/add-students.ts'
import { notFound, unchanged, type RosterDecision } from '../changing/roster-decision.ts'
import { isSameExternalId } from '../external-id.ts'
import type { StoredRoster, StoredStudent } from '../stored-roster.ts'
import type { Requester } from './requester.ts'

const hasNumber =
  ({ externalId }: Requester) =>
  (one: StoredStudent) =>
    one.deletedAt === null && isSameExternalId(one.externalId, externalId)

/**
 * Matches the requester with an existing student, who takes over the external id from the request if they have none and
 * nobody else has it. Refuses an unknown or deleted student.
 */
export function admitAsExisting(
  roster: StoredRoster,
  requester: Requester,
  studentId: string,
): RosterDecision {
  const { externalId } = requester
  const row = roster.students.find(({ id, deletedAt }) => id === studentId && deletedAt === null)
  if (!row) return notFound
  const keepsNumber = row.externalId !== '' || externalId === '' || roster.students.some(hasNumber(requester))
  if (keepsNumber) return unchanged
  const students = roster.students.map((one) => (one === row ? { ...row, externalId } : one))
  return { next: { ...roster, students } }
}

/**
 * Adds the requester as a new student, with the id of the request so that a repetition adds nobody.
 * @param joinedOn their first day in the class; null: from the beginning
 */
export function admitAsNew(
  roster: StoredRoster,
  { firstName, lastName, externalId }: Requester,
  requestId: string,
  joinedOn: string | null,
): RosterDecision {
  const student = { note: '', hasNeeds: false, joinedOn, leftOn: null }
  return addStudents(roster, [{ id: requestId, firstName, lastName, externalId, ...student }])
}
