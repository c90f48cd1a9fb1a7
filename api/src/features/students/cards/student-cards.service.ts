import { AppError, type StudentCard, type StudentMeans } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type {
  ExamRepository,
  RosterRepository,
  SchoolDocument,
  SchoolRepository,
  SettledRows,
  SkillLibraryRepository,
} from '@classeur/database'
import { resultScaleOf } from '@classeur/domain/exams'
import { marksByExam, studentMeansOf } from '@classeur/domain/marks'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { RosterChanges } from '../roster/change-roster.ts'
import { studentCardOf } from './student-card.ts'

export interface StudentCardsDependencies {
  access: Pick<ClassAccess, 'open'>
  schools: Pick<SchoolRepository, 'findById'>
  skillLibraries: Pick<SkillLibraryRepository, 'get'>
  rosters: Pick<RosterRepository, 'get'>
  exams: Pick<ExamRepository, 'list'>
  settledRows: Pick<SettledRows, 'listByExams'>
  changes: Pick<RosterChanges, 'viewOf'>
  /** Lists the finished sheets for a student. */
  listStudentResources: (
    actor: Actor,
    classId: string,
    studentId: string,
  ) => Promise<StudentCard['resources']>
}

/** Students' cards, computed from roster, exams and marks on each request. */
export function createStudentCards(dependencies: StudentCardsDependencies) {
  const { access, schools, skillLibraries, rosters, exams, settledRows, changes, listStudentResources } =
    dependencies

  /** Reads a student's card, and the school of the class. */
  async function read(
    actor: Actor,
    classId: string,
    studentId: string,
  ): Promise<{ card: StudentCard; school: SchoolDocument | null }> {
    const schoolClass = await access.open(actor, 'student:read', classId)
    const { schoolId } = schoolClass
    const [school, library, roster, active] = await Promise.all([
      schoolId ? schools.findById(schoolId) : null,
      schoolId ? skillLibraries.get(schoolId) : null,
      rosters.get(classId).then((stored) => changes.viewOf(actor, schoolClass, stored)),
      exams.list(classId, { state: 'active' }),
    ])
    const student = roster.students.find(({ id }) => id === studentId)
    if (!student) throw new AppError('general/not-found')
    const [rows, resources] = await Promise.all([
      settledRows.listByExams(active),
      listStudentResources(actor, classId, studentId),
    ])
    const card = studentCardOf({
      ...{ student, roster, exams: active, className: schoolClass.name },
      effectiveScale: resultScaleOf(schoolClass, school).effectiveScale,
      scaleOf: (exam) => resultScaleOf(schoolClass, school, exam),
      ...{ rows, resources },
      skills: library?.skills ?? [],
    })
    return { card, school }
  }

  /** Reads the mean of every student, with four reads for any number of students and exams. */
  async function readMeans(actor: Actor, classId: string): Promise<StudentMeans> {
    const schoolClass = await access.open(actor, 'student:read', classId)
    const [school, roster, active] = await Promise.all([
      schoolClass.schoolId ? schools.findById(schoolClass.schoolId) : null,
      rosters.get(classId).then((stored) => changes.viewOf(actor, schoolClass, stored)),
      exams.list(classId, { state: 'active' }),
    ])
    return {
      ...resultScaleOf(schoolClass, school),
      hasMarks: active.some(({ marksVersion }) => marksVersion > 0),
      means: studentMeansOf(roster.students, active, marksByExam(await settledRows.listByExams(active))),
    }
  }

  return { read, readMeans }
}

export type StudentCards = ReturnType<typeof createStudentCards>
