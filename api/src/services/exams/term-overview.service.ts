import {
  aggregate,
  examDayOf,
  resultOf,
  takesPart,
  wholeMean,
  type Actor,
  type Aggregation,
  type TermOverview,
  type WeightedResult,
} from '@classeur/contracts'
import type { ClassDocument, ExamDocument, MarkCells, StudentDocument } from '@classeur/database'
import { checkTerm } from './check-references.ts'
import type { ExamContext } from './exam-context.ts'
import { marksByExam } from './exam-summaries.ts'

type Marks = Map<string, Map<string, MarkCells['marks']>>

/** What a student reached in each exam of a term, and both averages. */
function studentOverview(student: StudentDocument, exams: readonly ExamDocument[], marks: Marks) {
  const results: Record<string, number> = {}
  const weighted: WeightedResult[] = []
  for (const exam of exams) {
    if (!takesPart(student, examDayOf(exam))) continue
    const examId = String(exam._id)
    const result = resultOf(exam.structure, marks.get(examId)?.get(student.id) ?? {})
    if (result.pointsHundredths === null || result.shareBasisPoints === null) continue
    results[examId] = result.shareBasisPoints
    weighted.push({
      pointsHundredths: result.pointsHundredths,
      maximumHundredths: result.maximumHundredths,
      coefficientHundredths: exam.coefficientHundredths,
    })
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

/** The averages of a class in a term, both ways side by side, and which one was picked. */
export function createTermOverviewService(context: ExamContext) {
  const { core, exams, settledRows, views } = context

  async function overview(found: ClassDocument, termId: string): Promise<TermOverview> {
    const classId = String(found._id)
    const inTerm = await exams.list(classId, { state: 'active', termId })
    const [roster, rows, cards, choice] = await Promise.all([
      core.rosters.get(classId),
      settledRows.listByExams(inTerm),
      views.cards(found, inTerm),
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
        byMaximum: wholeMean(students.flatMap(({ byMaximum }) => byMaximum ?? [])),
        byScale: wholeMean(students.flatMap(({ byScale }) => byScale ?? [])),
      },
    }
  }

  return {
    read: async (actor: Actor, classId: string, termId: string): Promise<TermOverview> =>
      overview(await core.access.open(actor, 'exam:read', classId), termId),

    /** @throws AppError `general/validation-failed` for a term that is none of the school's */
    async choose(
      actor: Actor,
      classId: string,
      termId: string,
      aggregation: Aggregation,
    ): Promise<TermOverview> {
      const found = await core.access.open(actor, 'exam:change', classId, { write: true })
      await checkTerm(context, found, termId)
      await exams.chooseAggregation({ classId, termId, aggregation })
      core.announce(found, 'exams')
      return overview(found, termId)
    },
  }
}

export type TermOverviewService = ReturnType<typeof createTermOverviewService>
