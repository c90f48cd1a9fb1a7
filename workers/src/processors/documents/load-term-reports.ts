import { AppError, type TermReportsPack } from '@classeur/contracts'
import { allTermsOf } from '@classeur/database'
import type { TermReportsContent } from '@classeur/documents'
import { can, classResourceOf } from '@classeur/domain/access'
import { resultScaleOf, skillIdsOf } from '@classeur/domain/exams'
import { marksByExam, rankingAverage, termReportsOf } from '@classeur/domain/marks'
import type { DocumentSources } from '../../documents/document-sources.ts'

const unavailable = () => new AppError('generations/source-unavailable')

/**
 * Loads what a pack of term reports shows, as it is now. Asks the policy again, because the owner may have lost access
 * since the request.
 * @throws AppError `generations/source-unavailable` if the owner may not read the marks, or the class or term is gone
 */
export const createLoadTermReports =
  (sources: DocumentSources) =>
  async (ownerId: string, request: TermReportsPack, now: Date): Promise<TermReportsContent> => {
    const { classId, termId, studentIds, parts, language, digits } = request
    const schoolClass = await sources.classes.findById(classId)
    if (!schoolClass || schoolClass.deletedAt) throw unavailable()
    const { schoolId } = schoolClass
    const school = schoolId ? await sources.schools.findById(schoolId) : null
    const owner = { userId: ownerId, operator: false }
    if (!can(owner, 'mark:read', classResourceOf(schoolClass, school))) throw unavailable()
    const term = allTermsOf(school).find(({ id }) => id === termId)
    if (termId !== null && !term) throw unavailable()

    const [roster, listed, choice, comments] = await Promise.all([
      sources.rosters.get(classId),
      sources.exams.list(classId, { state: 'active', termId: termId ?? undefined }),
      termId === null ? null : sources.exams.findTermChoice(classId, termId),
      sources.overallComments.list(classId, termId),
    ])
    const [rows, skillNames] = await Promise.all([
      sources.settledRows.listByExams(listed),
      sources.skillLibraries.namesOf(
        schoolId,
        listed.flatMap(({ structure }) => skillIdsOf(structure)),
      ),
    ])
    const chosen = choice?.aggregation ?? null
    const rankBy = rankingAverage(school, chosen)
    const { exams, reports, classMean, ranked } = termReportsOf(
      roster.students,
      listed,
      marksByExam(rows),
      rankBy,
    )
    const wanted = studentIds && new Set(studentIds)
    const texts = new Map(comments.map(({ studentId, text }) => [studentId, text]))
    return {
      exams: exams.map(({ exam, mean }) => ({
        ...{ id: String(exam._id), title: exam.title, date: exam.date, mean },
        coefficientHundredths: exam.coefficientHundredths,
        ...resultScaleOf(schoolClass, school, exam),
      })),
      // The other students stay here, so that nothing of them can get into the file.
      reports: reports
        .filter(({ studentId }) => !wanted || wanted.has(studentId))
        .map((report) => ({ report, overallComment: texts.get(report.studentId) ?? '' })),
      ...{ chosen, classMean, ranked, skillNames, parts, language, digits },
      ...resultScaleOf(schoolClass, school),
      className: schoolClass.name,
      period: term?.name ?? schoolClass.schoolYear,
      schoolName: school?.name ?? '',
      timeZone: school?.timeZone ?? 'UTC',
      nowMs: now.getTime(),
    }
  }
