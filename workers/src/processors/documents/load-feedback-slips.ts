import { AppError, type DocumentRequest } from '@classeur/contracts'
import { buildMarkSheetContent, type SlipContent } from '@classeur/documents'
import { can, classResourceOf } from '@classeur/domain/access'
import { dayIn } from '@classeur/domain/calendar'
import { plainInline } from '@classeur/domain/content'
import { isLocked, passMarkOf, resultScaleOf, showsRanks, skillIdsOf } from '@classeur/domain/exams'
import { practiceSheetFor } from '@classeur/domain/resources'
import { isInClass } from '@classeur/domain/roster'
import type { DocumentSources } from '../../documents/document-sources.ts'

/**
 * Loads what a pack of feedback slips shows, as it is now. Asks the policy again, because the owner may have lost access
 * since the request.
 * @throws AppError `generations/source-unavailable` if the owner may not read the marks, or the sheet isn't locked
 */
export const createLoadFeedbackSlips =
  (sources: DocumentSources) =>
  async (
    ownerId: string,
    request: Extract<DocumentRequest, { pack: 'feedback-slips' }>,
    now: Date,
  ): Promise<SlipContent> => {
    const exam = await sources.exams.findById(request.examId)
    const schoolClass = exam && (await sources.classes.findById(exam.classId))
    if (!exam || !schoolClass || exam.deletedAt || schoolClass.deletedAt || !isLocked(exam))
      throw new AppError('generations/source-unavailable')
    const { schoolId } = schoolClass
    const { language, digits, studentIds, parts, perPage, withAbsent } = request
    const [school, roster, rows, errorTypes, skillNames] = await Promise.all([
      schoolId ? sources.schools.findById(schoolId) : null,
      sources.rosters.get(exam.classId),
      sources.settledRows.listByExam(exam),
      schoolId ? sources.errorTypeLibraries.get(schoolId) : null,
      sources.skillLibraries.namesOf(schoolId, skillIdsOf(exam.structure)),
    ])
    const owner = { userId: ownerId, operator: false }
    if (!can(owner, 'mark:read', classResourceOf(schoolClass, school)))
      throw new AppError('generations/source-unavailable')
    const sheets = parts.includes('workOn') ? await sources.resources.listPracticeSheets(request.examId) : []
    const types = errorTypes?.types ?? []
    const today = dayIn(school?.timeZone ?? 'UTC')(now)
    const content = buildMarkSheetContent({
      exam: {
        ...{ structure: exam.structure, title: exam.title, className: schoolClass.name, date: exam.date },
        ...resultScaleOf(schoolClass, school, exam),
        effectivePassMarkBasisPoints: passMarkOf(exam, school),
        showsRanks: showsRanks(school),
      },
      ...{ document: exam, roster, rows, school, now, skillNames },
      query: { language, digits },
      errorTypeNames: Object.fromEntries(types.map(({ id, name }) => [id, name])),
      withNotes: true,
    })
    return {
      ...content,
      options: { studentIds, parts, perPage, withAbsent },
      corrections: Object.fromEntries(types.map(({ id, correction }) => [id, correction])),
      // A student who has left gets no copy of a sheet.
      practiceSheets: Object.fromEntries(
        roster.students
          .filter((student) => isInClass(student, today))
          .flatMap(({ id }) => {
            const sheet = practiceSheetFor(sheets, id)
            return sheet ? [[id, plainInline(sheet.title)]] : []
          }),
      ),
    }
  }
