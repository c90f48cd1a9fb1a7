import type { SheetPresence } from '@classeur/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { countOlderClasses } from '../features/exams/summaries/count-older-classes.ts'
import { createDuplicateExam } from '../features/exams/list/duplicate-exam.ts'
import { createExamStatusService } from '../features/exams/status/exam-status.service.ts'
import { createExamStructureService } from '../features/exams/structure/exam-structure.service.ts'
import { createExamSummaries, type ExamSummaries } from '../features/exams/summaries/exam-summaries.ts'
import { createExamViews, type ExamViews } from '../features/exams/exam-views.ts'
import type { ExamsModuleOptions } from '../features/exams/exams.module.ts'
import { createExamsService } from '../features/exams/list/exams.service.ts'
import { createRecordExamChange, createRecordNewExam } from '../features/exams/record-exam-change.ts'
import { createGradebookFiles } from '../features/exams/gradebook/gradebook-files.ts'
import { createGradebookService } from '../features/exams/gradebook/gradebook.service.ts'
import { createTermFactsService } from '../features/exams/gradebook/term-facts.service.ts'
import { createPhrasesService } from '../features/exams/phrases/phrases.service.ts'
import { createOverallCommentsService } from '../features/exams/overall-comments/overall-comments.service.ts'
import { createTermErrorsService } from '../features/exams/term-errors/term-errors.service.ts'
import { createTermOverviewService } from '../features/exams/term-overview/term-overview.service.ts'
import { createUndoStructureChange } from '../features/exams/structure/undo-structure-change.ts'
import { createMarkFilesService } from '../features/mark-files/mark-files.service.ts'
import { createAuthorNames } from '../features/marks/author-names.ts'
import { createMarkHistoryService } from '../features/marks/history/mark-history.service.ts'
import { createListMarkingPresent } from '../features/marks/marking/list-marking-present.ts'
import { createFindInMarking, createListMarking } from '../features/marks/marking/list-marking.ts'
import type { MarksModuleOptions } from '../features/marks/marks.module.ts'
import { createAssignQuestions } from '../features/marks/sheet/assign-questions.ts'
import { createExamSheetService } from '../features/marks/sheet/exam-sheet.service.ts'
import { createReadMarks } from '../features/marks/sheet/read-marks.ts'
import { createWriteMarks } from '../features/marks/write/write-marks.ts'
import type { ExportQueue } from '../load/export-queue.ts'
import { createMarksAnnouncer } from '../realtime/announce-marks.ts'
import { listPresent } from '../realtime/sheets/list-present.ts'
import type { SocketServer } from '../realtime/socket-server.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

/** Builds the services of exams, their summaries, and their views for the features that show exams. */
export function composeExams(
  repositories: Repositories,
  { access, announceClass: announce, namesOf, openExam, syncSearch }: Foundations,
  exportQueue: ExportQueue,
  logger: FastifyBaseLogger,
) {
  const { activities, classes, exams, rosters, rows, schools, settledRows, skillLibraries } = repositories
  const { overallComments, phrases, structureChanges: changes } = repositories
  const summaries = createExamSummaries({ exams, settledRows, rosters, classes })
  const views = createExamViews({ schools, access, summaries })
  const recording = { summaries, syncSearch, activities, announce }
  const recordChange = createRecordExamChange(recording)
  const recordNewExam = createRecordNewExam(recording)
  const gradebooks = createGradebookService({ access, exams, schools, rosters, settledRows })
  const options: ExamsModuleOptions = {
    exams: createExamsService({
      ...{ access, openExam, exams, schools, skillLibraries },
      ...{ views, recordChange, recordNewExam },
    }),
    examStatus: createExamStatusService({ access, openExam, exams, rows, views, recordChange }),
    duplicateExam: createDuplicateExam({ access, openExam, exams, views, recordNewExam }),
    examStructure: createExamStructureService({
      ...{ openExam, exams, rosters, skillLibraries, changes, settledRows },
      ...{ views, recordChange },
    }),
    undoStructureChange: createUndoStructureChange({
      ...{ openExam, exams, changes, rows, settledRows },
      ...{ views, recordChange },
    }),
    termOverviews: createTermOverviewService({
      ...{ access, exams, schools, rosters, settledRows },
      ...{ views, activities, announce },
    }),
    gradebooks,
    termErrors: createTermErrorsService({ access, exams, rosters, settledRows, skillLibraries }),
    gradebookFiles: createGradebookFiles({ gradebooks, exportQueue }),
    overallComments: createOverallCommentsService({
      ...{ access, overallComments, rosters, schools, activities, namesOf, announce },
    }),
    phrases: createPhrasesService({ access, phrases, rosters }),
    termFacts: createTermFactsService({ access, exams, rosters, settledRows, skillLibraries }),
    countOlderClasses: () => countOlderClasses({ classes, summaries, logger }),
  }
  return { options, summaries, viewExam: views.one, recordNewExam }
}

export interface MarksOptions {
  repositories: Repositories
  foundations: Foundations
  summaries: Pick<ExamSummaries, 'recount'>
  viewExam: ExamViews['one']
  io: SocketServer
  logger: FastifyBaseLogger
}

/** Builds the services of marks: the sheet, writing, the history, and the sheets to mark. */
export function composeMarks(options: MarksOptions): MarksModuleOptions {
  const { repositories, foundations, summaries, viewExam, io, logger } = options
  const { activities, databaseNow, exams, marking, markingClasses, markLog: log } = repositories
  const { rosters, rows, markWriter, settledRows, skillLibraries, structureChanges: changes } = repositories
  const { errorTypeLibraries } = repositories
  const { access, announceClass: announce, lastClasses, findEffectivePlan, namesOf } = foundations
  const { openExam, rememberComments } = foundations
  const authorNames = createAuthorNames({ namesOf })
  const findInMarking = createFindInMarking({ markingClasses, exams })
  const presentIn = (examId: string): Promise<SheetPresence[]> => listPresent(io, examId)
  return {
    examSheet: createExamSheetService({
      ...{ access, openExam, settledRows, rosters, skillLibraries, marking },
      ...{ viewExam, authorNames },
    }),
    assignQuestions: createAssignQuestions({ openExam, marking, announce }),
    readMarks: createReadMarks({ openExam, settledRows, authorNames }),
    writeMarks: createWriteMarks({
      ...{ access, openExam, activities, changes, log, marking, rosters, rows, settledRows, databaseNow },
      errorTypeLibraries,
      ...{ findEffectivePlan, lastClasses, markWriter, authorNames, recountExams: summaries.recount },
      ...{ announce, announceMarks: createMarksAnnouncer(io), logger, rememberComments },
    }),
    markHistory: createMarkHistoryService({
      ...{ openExam, exams, changes, log, marking, rows, settledRows },
      ...{ databaseNow, namesOf },
    }),
    listMarking: createListMarking(findInMarking),
    listMarkingPresent: createListMarkingPresent({ findInMarking, exams, listPresent: presentIn }),
  }
}

/** Builds the service for marks as files. */
export function composeMarkFiles(
  { rosters, schools, settledRows, errorTypeLibraries, skillLibraries }: Repositories,
  { openExam }: Foundations,
  viewExam: ExamViews['one'],
  exportQueue: ExportQueue,
) {
  return createMarkFilesService({
    ...{ openExam, viewExam, rosters, schools, settledRows, errorTypeLibraries, skillLibraries },
    exportQueue,
  })
}
