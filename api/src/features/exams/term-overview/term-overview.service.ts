import {
  aggregate,
  meanShare,
  shareOf,
  marksByExam,
  resultsOfStudent,
  type MarksByExam,
} from '@classeur/domain/marks'
import type { Actor } from '@classeur/domain/access'
import type { Aggregation, ExactShare, TermOverview } from '@classeur/contracts'
import type {
  ClassDocument,
  ExamDocument,
  ExamRepository,
  RosterRepository,
  SchoolRepository,
  SettledRows,
  StudentDocument,
} from '@classeur/database'
import { resultScaleOf } from '@classeur/domain/exams'
import { checkTerm } from '../list/check-references.ts'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import type { ExamViews } from '../exam-views.ts'

/** A student's share in each exam of a term in which their paper is complete, and both averages. */
function studentOverview(student: StudentDocument, exams: readonly ExamDocument[], marks: MarksByExam) {
  const counted = resultsOfStudent(student, exams, marks)
  const weighted = [...counted.values()]
  const results: Record<string, ExactShare> = {}
  for (const [examId, { pointsHundredths, maximumHundredths }] of counted) {
    const share = shareOf(pointsHundredths, maximumHundredths)
    if (share !== null) results[examId] = share
  }
  return {
    studentId: student.id,
    name: `${student.firstName} ${student.lastName}`.trim(),
    number: student.number,
    byMaximum: aggregate(weighted, 'by-maximum'),
    byScale: aggregate(weighted, 'by-scale'),
    results,
  }
}

export interface TermOverviewDependencies {
  access: Pick<ClassAccess, 'open'>
  exams: Pick<ExamRepository, 'list' | 'findTermChoice' | 'chooseAggregation'>
  schools: Pick<SchoolRepository, 'findById'>
  rosters: Pick<RosterRepository, 'get'>
  settledRows: Pick<SettledRows, 'listByExams'>
  views: Pick<ExamViews, 'cards'>
  announce: AnnounceClass
}

/** The averages of a class in a term in both aggregations, and the chosen one. */
export function createTermOverviewService(dependencies: TermOverviewDependencies) {
  const { access, exams, schools, rosters, settledRows, views, announce } = dependencies

  async function overview(schoolClass: ClassDocument, termId: string): Promise<TermOverview> {
    const classId = String(schoolClass._id)
    const inTerm = await exams.list(classId, { state: 'active', termId })
    const [school, roster, rows, cards, choice] = await Promise.all([
      schoolClass.schoolId ? schools.findById(schoolClass.schoolId) : null,
      rosters.get(classId),
      settledRows.listByExams(inTerm),
      views.cards(schoolClass, inTerm),
      exams.findTermChoice(classId, termId),
    ])
    const marks = marksByExam(rows)
    const students = roster.students
      .filter(({ deletedAt }) => deletedAt === null)
      .sort((a, b) => a.number - b.number)
      .map((student) => studentOverview(student, inTerm, marks))
    return {
      termId,
      chosen: choice?.aggregation ?? null,
      exams: cards,
      students,
      classMean: {
        students: students.filter(({ byScale }) => byScale !== null).length,
        byMaximum: meanShare(students.flatMap(({ byMaximum }) => byMaximum ?? [])),
        byScale: meanShare(students.flatMap(({ byScale }) => byScale ?? [])),
      },
      ...resultScaleOf(schoolClass, school),
    }
  }

  return {
    read: async (actor: Actor, classId: string, termId: string): Promise<TermOverview> =>
      overview(await access.open(actor, 'exam:read', classId), termId),

    /** @throws AppError `general/validation-failed` for a term that doesn't belong to the school */
    async choose(
      actor: Actor,
      classId: string,
      termId: string,
      aggregation: Aggregation,
    ): Promise<TermOverview> {
      const schoolClass = await access.open(actor, 'exam:change', classId, { write: true })
      await checkTerm(schools, schoolClass, termId)
      await exams.chooseAggregation({ classId, termId, aggregation })
      announce(schoolClass, 'exams')
      return overview(schoolClass, termId)
    },
  }
}

export type TermOverviewService = ReturnType<typeof createTermOverviewService>
