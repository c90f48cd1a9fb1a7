import { AppError, pointsOn20, type Actor, type Rounding, type StudentCard } from '@classeur/contracts'
import {
  createExamRepository,
  createSettledRows,
  createSkillLibraryRepository,
  type SchoolDocument,
} from '@classeur/database'
import type { ClassCore } from '../classes/create-class-core.ts'
import type { RosterChanges } from './change-roster.ts'
import { studentCardOf } from './student-card.ts'

/** The cards of students, put together from list, exams and marks whenever they are asked for. */
export function createStudentCards(core: ClassCore, changes: RosterChanges) {
  const exams = createExamRepository(core.connection)
  const settledRows = createSettledRows(core.connection)
  const skillLibraries = createSkillLibraryRepository(core.connection)

  /** The card, and what says how it is shown: the school of its class, and exams with a rounding of their own. */
  async function read(
    actor: Actor,
    classId: string,
    studentId: string,
  ): Promise<{ card: StudentCard; school: SchoolDocument | null; examRoundings: Map<string, Rounding> }> {
    const found = await core.access.open(actor, 'student:read', classId)
    const { schoolId } = found
    const [school, library, roster, active] = await Promise.all([
      schoolId ? core.schools.findById(schoolId) : null,
      schoolId ? skillLibraries.get(schoolId) : null,
      core.rosters.get(classId).then((stored) => changes.viewOf(actor, found, stored)),
      exams.list(classId, { state: 'active' }),
    ])
    const student = roster.students.find(({ id }) => id === studentId)
    if (!student) throw new AppError('general/not-found')
    const card = studentCardOf({
      ...{ student, roster, exams: active, className: found.name },
      effectiveScale: found.scale ?? school?.defaultScale ?? pointsOn20,
      rows: await settledRows.listByExams(active),
      skills: library?.skills ?? [],
    })
    const examRoundings = new Map(
      active.flatMap(({ _id, rounding }) => (rounding ? [[String(_id), rounding] as const] : [])),
    )
    return { card, school, examRoundings }
  }

  return { read }
}

export type StudentCards = ReturnType<typeof createStudentCards>
