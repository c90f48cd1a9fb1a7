import type { Digits, Gradebook, Language } from '@classeur/contracts'
import type {
  ClassDocument,
  ErrorTypeLibraryRepository,
  ExamDocument,
  ExamRepository,
  RosterRepository,
  SchoolDocument,
  SchoolRepository,
  SettledRows,
} from '@classeur/database'
import { buildMarkSheetContent, type ClassWorkbookContent } from '@classeur/documents'
import { maximumOf, passMarkOf, resultScaleOf, showsRanks } from '@classeur/domain/exams'
import { gradebookOf, marksByExam, rankingAverage } from '@classeur/domain/marks'

export interface WorkbookSources {
  exams: Pick<ExamRepository, 'list'>
  rosters: Pick<RosterRepository, 'get'>
  schools: Pick<SchoolRepository, 'findById'>
  settledRows: Pick<SettledRows, 'listByExams'>
  errorTypeLibraries: Pick<ErrorTypeLibraryRepository, 'get'>
}

const columnOf = (
  exam: ExamDocument,
  mean: Gradebook['exams'][number]['mean'],
  schoolClass: ClassDocument,
  school: SchoolDocument | null,
): Gradebook['exams'][number] => ({
  ...{ id: String(exam._id), markId: String(exam._id), title: exam.title, type: exam.type },
  ...{ date: exam.date, status: exam.status, mean },
  coefficientHundredths: exam.coefficientHundredths,
  maximumHundredths: maximumOf(exam.structure),
  ...resultScaleOf(schoolClass, school, exam),
})

/** Reads what the workbook of a class shows: its exams that aren't in the trash. */
export function createReadClassWorkbook(sources: WorkbookSources) {
  return async (
    schoolClass: ClassDocument,
    { language, digits }: { language: Language; digits: Digits },
    now: Date,
  ): Promise<ClassWorkbookContent> => {
    const classId = String(schoolClass._id)
    const { schoolId } = schoolClass
    const [school, roster, listed, errorTypes] = await Promise.all([
      schoolId ? sources.schools.findById(schoolId) : null,
      sources.rosters.get(classId),
      sources.exams.list(classId, { state: 'active' }),
      schoolId ? sources.errorTypeLibraries.get(schoolId) : null,
    ])
    const rows = await sources.settledRows.listByExams(listed)
    const rankedBy = rankingAverage(school, null)
    const { groups } = roster
    const { exams, students, classMean } = gradebookOf(roster.students, listed, marksByExam(rows), rankedBy)
    const gradebook: Gradebook = {
      ...{ chosen: null, rankedBy, students, classMean },
      groups: groups.map(({ id, name }) => ({ id, name })),
      exams: exams.map(({ exam, mean }) => columnOf(exam, mean, schoolClass, school)),
      ...resultScaleOf(schoolClass, school),
    }
    const errorTypeNames = Object.fromEntries((errorTypes?.types ?? []).map(({ id, name }) => [id, name]))
    return {
      ...{ className: schoolClass.name, gradebook, language, nowMs: now.getTime() },
      exams: exams.map(({ exam }) =>
        buildMarkSheetContent({
          exam: {
            ...{ structure: exam.structure, title: exam.title, className: schoolClass.name },
            ...{ date: exam.date, ...resultScaleOf(schoolClass, school, exam) },
            effectivePassMarkBasisPoints: passMarkOf(exam, school),
            showsRanks: showsRanks(school),
          },
          ...{ document: exam, roster, school, now, skillNames: {}, errorTypeNames },
          rows: rows.filter(({ examId }) => examId === String(exam._id)),
          query: { language, digits },
          withNotes: true,
        }),
      ),
    }
  }
}
