import type { Actor } from '@classeur/domain/access'
import { maximumOf, resultScaleOf, showsRanks } from '@classeur/domain/exams'
import { gradebookOf, marksByExam } from '@classeur/domain/marks'
import type { Gradebook, GradebookExam, GradebookQuery } from '@classeur/contracts'
import type {
  ClassDocument,
  ExamDocument,
  ExamRepository,
  RosterRepository,
  SchoolDocument,
  SchoolRepository,
  SettledRows,
} from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'

export interface GradebookDependencies {
  access: Pick<ClassAccess, 'open'>
  exams: Pick<ExamRepository, 'list' | 'findTermChoice'>
  schools: Pick<SchoolRepository, 'findById'>
  rosters: Pick<RosterRepository, 'get'>
  settledRows: Pick<SettledRows, 'listContentsByExams'>
}

/** A gradebook with the class and school that it was read from. */
export interface OpenedGradebook {
  gradebook: Gradebook
  schoolClass: ClassDocument
  school: SchoolDocument | null
}

/** The results of a class in the exams of a term or of the school year, with as many reads for forty exams as for one. */
export function createGradebookService(dependencies: GradebookDependencies) {
  const { access, exams, schools, rosters, settledRows } = dependencies

  /** @throws AppError as `ClassAccess.open` does */
  async function open(
    actor: Actor,
    classId: string,
    { term, group, type }: GradebookQuery,
  ): Promise<OpenedGradebook> {
    const schoolClass = await access.open(actor, 'exam:read', classId)
    const [school, roster, listed, choice] = await Promise.all([
      schoolClass.schoolId ? schools.findById(schoolClass.schoolId) : null,
      rosters.get(classId),
      exams.list(classId, { state: 'active', termId: term, type }),
      term ? exams.findTermChoice(classId, term) : null,
    ])
    const chosen = choice?.aggregation ?? null
    const rankedBy = showsRanks(school) ? (chosen ?? 'by-scale') : null
    const marks = marksByExam(await settledRows.listContentsByExams(listed))
    const { students, ...rest } = gradebookOf(roster.students, listed, marks, rankedBy)
    const gradebook: Gradebook = {
      ...{ chosen, rankedBy },
      groups: roster.groups.map(({ id, name }) => ({ id, name })),
      exams: rest.exams.map(({ exam, mean }) => columnOf(exam, mean, schoolClass, school)),
      students: students.filter(({ groupIds }) => group === undefined || groupIds.includes(group)),
      classMean: rest.classMean,
      ...resultScaleOf(schoolClass, school),
    }
    return { gradebook, schoolClass, school }
  }

  return {
    open,

    /** @throws AppError as `ClassAccess.open` does */
    read: async (actor: Actor, classId: string, query: GradebookQuery): Promise<Gradebook> =>
      (await open(actor, classId, query)).gradebook,
  }
}

const columnOf = (
  exam: ExamDocument,
  mean: GradebookExam['mean'],
  schoolClass: ClassDocument,
  school: SchoolDocument | null,
): GradebookExam => ({
  id: String(exam._id),
  markId: String(exam._id),
  title: exam.title,
  type: exam.type,
  date: exam.date,
  status: exam.status,
  coefficientHundredths: exam.coefficientHundredths,
  maximumHundredths: maximumOf(exam.structure),
  mean,
  ...resultScaleOf(schoolClass, school, exam),
})

export type GradebookService = ReturnType<typeof createGradebookService>
