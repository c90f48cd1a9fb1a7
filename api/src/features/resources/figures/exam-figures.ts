import type {
  ClassDocument,
  ErrorTypeLibraryRepository,
  ExamDocument,
  RosterRepository,
  SchoolDocument,
  SchoolRepository,
  SettledRows,
  SkillLibraryRepository,
} from '@classeur/database'
import type { Actor, ClassAction } from '@classeur/domain/access'
import { dayIn } from '@classeur/domain/calendar'
import {
  examDayOf,
  marksByExam,
  takingPart,
  type NotedMarks,
  type StoredErrorType,
} from '@classeur/domain/marks'
import { isInClass } from '@classeur/domain/roster'
import type { OpenExam, OpenExamOptions } from '../../../class-access/open-exam.ts'

export interface FiguresDependencies {
  openExam: OpenExam
  schools: Pick<SchoolRepository, 'findById'>
  rosters: Pick<RosterRepository, 'get'>
  settledRows: Pick<SettledRows, 'listNotedContentsByExams'>
  skillLibraries: Pick<SkillLibraryRepository, 'get'>
  errorTypeLibraries: Pick<ErrorTypeLibraryRepository, 'get'>
}

/** A student of the class list, also one without a mark in the exam. */
export interface FiguresStudent {
  id: string
  firstName: string
  lastName: string
}

/** What the marks of one exam say, read once. */
export interface ExamFigures {
  exam: ExamDocument
  schoolClass: ClassDocument
  school: SchoolDocument | null
  /** The class list, in its order, without deleted students. */
  students: FiguresStudent[]
  /** The students whose papers count in the figures of the errors table, in the order of the list. */
  counted: string[]
  /** The students who haven't left the class: only they get new sheets and notes. */
  present: ReadonlySet<string>
  rows: ReadonlyMap<string, NotedMarks>
  /** By id. */
  skillNames: ReadonlyMap<string, string>
  /** The school's own error types. */
  errorTypes: readonly StoredErrorType[]
}

const noRows: ReadonlyMap<string, NotedMarks> = new Map()

/** Reads the figures of an exam, for the people who may perform `action` in its class. */
export const createReadExamFigures =
  (deps: FiguresDependencies) =>
  /** @throws AppError as `OpenExam` does */
  async (
    actor: Actor,
    action: ClassAction,
    examId: string,
    options: OpenExamOptions = {},
  ): Promise<ExamFigures> => {
    const { exam, schoolClass } = await deps.openExam(actor, action, examId, options)
    const { schoolId } = schoolClass
    const [school, roster, papers, library, types] = await Promise.all([
      schoolId ? deps.schools.findById(schoolId) : null,
      deps.rosters.get(exam.classId),
      deps.settledRows.listNotedContentsByExams([exam]),
      schoolId ? deps.skillLibraries.get(schoolId) : null,
      schoolId ? deps.errorTypeLibraries.get(schoolId) : null,
    ])
    const rows = marksByExam(papers).get(examId) ?? noRows
    const day = examDayOf(exam)
    const today = dayIn(school?.timeZone ?? 'UTC')(new Date())
    const listed = roster.students
      .filter(({ deletedAt }) => deletedAt === null)
      .sort((a, b) => a.number - b.number)
    return {
      ...{ exam, schoolClass, school, rows },
      students: listed.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
      counted: takingPart(listed, day),
      present: new Set(listed.filter((student) => isInClass(student, today)).map(({ id }) => id)),
      skillNames: new Map((library?.skills ?? []).map(({ id, name }) => [id, name])),
      errorTypes: types?.types ?? [],
    }
  }

export type ReadExamFigures = ReturnType<typeof createReadExamFigures>
