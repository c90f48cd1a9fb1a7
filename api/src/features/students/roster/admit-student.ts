import { admitAsExisting, admitAsNew } from '@classeur/domain/roster'
import type { Actor } from '@classeur/domain/access'
import type { ClassDocument, JoinRequestDocument } from '@classeur/database'
import type { RosterChanges } from './change-roster.ts'

/** As whom a teacher admits a student: one of the roster, or a new one (null) who is in the class since `joinedOn`. */
export interface Admission {
  studentId: string | null
  /** ISO 8601 without a time; null: from the beginning. */
  joinedOn: string | null
}

/**
 * Admits a student, as an existing student of the roster or as a new one if the owner's plan has space. Safe to repeat.
 * @throws AppError `students/limit-reached`, `students/duplicate-external-id`, `general/not-found`
 */
export function createAdmitStudent({ changes }: { changes: Pick<RosterChanges, 'change' | 'record'> }) {
  return async (
    actor: Actor,
    schoolClass: ClassDocument,
    request: Pick<JoinRequestDocument, '_id' | 'firstName' | 'lastName' | 'externalId'>,
    { studentId, joinedOn }: Admission,
  ): Promise<void> => {
    const { hasChanged } = await changes.change(schoolClass, (before) =>
      studentId === null
        ? admitAsNew(before, request, String(request._id), joinedOn)
        : admitAsExisting(before, request, studentId),
    )
    if (!hasChanged) return
    await changes.record(actor, schoolClass, {
      kind: studentId === null ? 'students-added' : 'students-changed',
    })
  }
}
