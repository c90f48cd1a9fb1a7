import { AppError, externalIdKey, isInClass } from '@classeur/contracts'
import type { ClassDocument, JoinRequestDocument, RosterDocument, StudentDocument } from '@classeur/database'
import type { ClassCore } from '../classes/create-class-core.ts'

type Asks = Pick<JoinRequestDocument, '_id' | 'firstName' | 'lastName' | 'externalId'>

const today = () => new Date().toISOString().slice(0, 10)

/** The number of the one who asks, unless another student has it. */
const freeNumber = (students: readonly StudentDocument[], { externalId }: Asks, exceptId: string): string =>
  students.some(
    (one) =>
      one.id !== exceptId &&
      one.deletedAt === null &&
      one.externalId !== '' &&
      externalIdKey(one.externalId) === externalIdKey(externalId),
  )
    ? ''
    : externalId

/** The list in which an existing row is the one who asks: it takes the number that it did not have. */
function intoRow(roster: RosterDocument, asks: Asks, studentId: string): RosterDocument {
  const there = roster.students.some(({ id, deletedAt }) => id === studentId && deletedAt === null)
  if (!there) throw new AppError('general/not-found')
  const students = roster.students.map((one) =>
    one.id === studentId && one.externalId === ''
      ? { ...one, externalId: freeNumber(roster.students, asks, studentId) }
      : one,
  )
  return { ...roster, students }
}

/** The list with one more. The id is that of the request: done twice it is still one student. */
function asNewRow(roster: RosterDocument, asks: Asks, limit: number): RosterDocument {
  const id = String(asks._id)
  if (roster.students.some((one) => one.id === id)) return roster
  if (roster.students.filter((one) => isInClass(one, today())).length >= limit) {
    throw new AppError('students/limit-reached', { limit })
  }
  if (asks.externalId !== '' && freeNumber(roster.students, asks, id) === '') {
    throw new AppError('students/duplicate-external-id', { externalId: asks.externalId })
  }
  const number = roster.lastNumber + 1
  const { firstName, lastName, externalId } = asks
  const student: StudentDocument = {
    ...{ id, number, firstName, lastName, externalId },
    ...{ note: '', hasNeeds: false, groupIds: [], joinedOn: null, leftOn: null, deletedAt: null },
  }
  return { ...roster, lastNumber: number, students: [...roster.students, student] }
}

/**
 * Lets a student in: into a row of the list, or as a new one if the owner's plan has room. Safe to repeat.
 * @throws AppError `students/limit-reached`, `students/duplicate-external-id`, `general/not-found` for no such row
 */
export const createAdmitStudent =
  ({ rosters, findEffectivePlan, classes, announce, syncSearch }: ClassCore) =>
  async (found: ClassDocument, asks: Asks, studentId: string | null): Promise<void> => {
    const classId = String(found._id)
    const { limits } = await findEffectivePlan(found.ownerId)
    for (;;) {
      const roster = await rosters.get(classId)
      const next =
        studentId === null
          ? asNewRow(roster, asks, limits.studentsPerClass)
          : intoRow(roster, asks, studentId)
      // Somebody else changed the list at the same moment: decide again on the list as it is now.
      if (next !== roster && !(await rosters.replace(next))) continue
      await classes.setCounts(classId, {
        students: next.students.filter((one) => isInClass(one, today())).length,
      })
      await syncSearch(classId)
      announce(found, 'roster')
      return
    }
  }

export type AdmitStudent = ReturnType<typeof createAdmitStudent>
