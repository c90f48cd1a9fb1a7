import type {
  ExamDocument,
  ExamRepository,
  ResourceDocument,
  RosterDocument,
  SettledRows,
} from '@classeur/database'
import { examDayOf, marksByExam, takesPart, type NotedMarks } from '@classeur/domain/marks'
import type { ExamMarks } from '@classeur/domain/resources'

export interface ResourceMarksDependencies {
  exams: Pick<ExamRepository, 'listByIds'>
  settledRows: Pick<SettledRows, 'listNotedContentsByExams'>
}

/** The marks of an exam with the error types noted in them. */
interface NotedExamMarks extends ExamMarks {
  rows: ReadonlyMap<string, NotedMarks>
}

/** The marks of an exam and of the re-tests of resources that were made from it. */
export interface ResourceMarks {
  before: NotedExamMarks
  /** The teacher's groups by need in that exam. */
  needGroups: ExamDocument['needGroups']
  /** The re-test of a resource with its marks; null without one, and while it is in the trash. */
  retestOf: (
    resource: Pick<ResourceDocument, 'retestExamId'>,
  ) => { exam: ExamDocument; marks: ExamMarks } | null
}

/** Only the students who take part; the others may have marks from before they left. */
function marksOf(
  exam: ExamDocument,
  rows: ReadonlyMap<string, ReadonlyMap<string, NotedMarks>>,
  { students }: Pick<RosterDocument, 'students'>,
): NotedExamMarks {
  const day = examDayOf(exam)
  const taking = new Set(students.filter((student) => takesPart(student, day)).map(({ id }) => id))
  const all = rows.get(String(exam._id)) ?? new Map<string, NotedMarks>()
  return { structure: exam.structure, rows: new Map([...all].filter(([studentId]) => taking.has(studentId))) }
}

/** Reads the marks that show what became of resources, with as many reads for many resources as for one. */
export const createReadResourceMarks =
  ({ exams, settledRows }: ResourceMarksDependencies) =>
  async (
    exam: ExamDocument,
    resources: readonly Pick<ResourceDocument, 'retestExamId'>[],
    roster: Pick<RosterDocument, 'students'>,
  ): Promise<ResourceMarks> => {
    const ids = new Set(resources.flatMap(({ retestExamId }) => retestExamId ?? []))
    const retestExams = ids.size > 0 ? await exams.listByIds([...ids]) : []
    const retests = new Map(
      retestExams.filter(({ deletedAt }) => deletedAt === null).map((one) => [String(one._id), one]),
    )
    const rows = marksByExam(await settledRows.listNotedContentsByExams([exam, ...retests.values()]))
    return {
      before: marksOf(exam, rows, roster),
      needGroups: exam.needGroups,
      retestOf({ retestExamId }) {
        const retest = retestExamId ? retests.get(retestExamId) : undefined
        return retest ? { exam: retest, marks: marksOf(retest, rows, roster) } : null
      },
    }
  }

export type ReadResourceMarks = ReturnType<typeof createReadResourceMarks>
