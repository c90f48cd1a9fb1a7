import type { StudentCard } from '@classeur/contracts'
import type { ExamRepository, ResourceLists, RosterRepository } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import { audienceStudents } from './audience-students.ts'
import { recoveryFigures } from './recovery-view.ts'
import type { ReadResourceMarks } from './resource-marks.ts'

const mostListed = 30

export interface ListStudentResourcesDependencies {
  access: Pick<ClassAccess, 'open'>
  lists: Pick<ResourceLists, 'listOfStudent'>
  exams: Pick<ExamRepository, 'listByIds'>
  rosters: Pick<RosterRepository, 'get'>
  readMarks: ReadResourceMarks
}

/** Lists the finished sheets that were made for a student, newest first, with what the re-test says about the student. */
export const createListStudentResources =
  ({ access, lists, exams, rosters, readMarks }: ListStudentResourcesDependencies) =>
  /** @throws AppError as `ClassAccess.open` does */
  async (actor: Actor, classId: string, studentId: string): Promise<StudentCard['resources']> => {
    await access.open(actor, 'resource:read', classId)
    const [resources, roster] = await Promise.all([
      lists.listOfStudent(classId, studentId, mostListed),
      rosters.get(classId),
    ])
    if (resources.length === 0) return []
    const allExams = await exams.listByIds([...new Set(resources.map(({ examId }) => examId))])
    // Resources of an exam in the trash are in the trash with it.
    const there = allExams.filter(({ deletedAt }) => deletedAt === null)
    const rows = there.map(async (exam) => {
      const examId = String(exam._id)
      const ofExam = resources.filter((resource) => resource.examId === examId)
      const marks = await readMarks(exam, ofExam, roster)
      return ofExam.map((resource) => {
        const students = audienceStudents(resource.audience, roster)
        const figures = recoveryFigures({ resource, students, marks })?.figures
        const one = figures?.students.find((student) => student.studentId === studentId)
        const { kind, title, createdAt } = resource
        return {
          ...{ id: String(resource._id), markId: examId, kind, title, examTitle: exam.title },
          at: createdAt.toISOString(),
          recovered: one?.recovered ?? null,
        }
      })
    })
    return (await Promise.all(rows)).flat().sort((a, b) => b.at.localeCompare(a.at))
  }
