import type { FastifyInstance } from 'fastify'
import { duplicateExamRoute } from './list/duplicate-exam.route.ts'
import type { DuplicateExam } from './list/duplicate-exam.ts'
import { setExamStatusRoute } from './status/set-exam-status.route.ts'
import type { ExamStatusService } from './status/exam-status.service.ts'
import { previewStructureRoute } from './structure/preview-structure.route.ts'
import { changeStructureRoute } from './structure/change-structure.route.ts'
import { undoStructureChangeRoute } from './structure/undo-structure-change.route.ts'
import type { ExamStructureService } from './structure/exam-structure.service.ts'
import { createExamRoute } from './list/create-exam.route.ts'
import { listExamsRoute } from './list/list-exams.route.ts'
import { readExamRoute } from './list/read-exam.route.ts'
import { changeExamRoute } from './list/change-exam.route.ts'
import { removeExamRoute } from './list/remove-exam.route.ts'
import { restoreExamRoute } from './list/restore-exam.route.ts'
import type { ExamsService } from './list/exams.service.ts'
import { exportGradebookRoute } from './gradebook/export-gradebook.route.ts'
import type { GradebookFiles } from './gradebook/gradebook-files.ts'
import type { GradebookService } from './gradebook/gradebook.service.ts'
import { readGradebookRoute } from './gradebook/read-gradebook.route.ts'
import { readTermFactsRoute } from './gradebook/read-term-facts.route.ts'
import type { TermFactsService } from './gradebook/term-facts.service.ts'
import { addPhraseRoute } from './phrases/add-phrase.route.ts'
import { listPhrasesRoute } from './phrases/list-phrases.route.ts'
import type { PhrasesService } from './phrases/phrases.service.ts'
import { removePhraseRoute } from './phrases/remove-phrase.route.ts'
import { listOverallCommentsRoute } from './overall-comments/list-overall-comments.route.ts'
import type { OverallCommentsService } from './overall-comments/overall-comments.service.ts'
import { saveOverallCommentRoute } from './overall-comments/save-overall-comment.route.ts'
import { readTermErrorsRoute } from './term-errors/read-term-errors.route.ts'
import type { TermErrorsService } from './term-errors/term-errors.service.ts'
import { readTermOverviewRoute } from './term-overview/read-term-overview.route.ts'
import { chooseAggregationRoute } from './term-overview/choose-aggregation.route.ts'
import type { TermOverviewService } from './term-overview/term-overview.service.ts'
import type { UndoStructureChange } from './structure/undo-structure-change.ts'

export interface ExamsModuleOptions {
  exams: ExamsService
  examStatus: ExamStatusService
  duplicateExam: DuplicateExam
  examStructure: ExamStructureService
  undoStructureChange: UndoStructureChange
  termOverviews: TermOverviewService
  gradebooks: GradebookService
  termErrors: TermErrorsService
  gradebookFiles: GradebookFiles
  overallComments: OverallCommentsService
  phrases: PhrasesService
  termFacts: TermFactsService
  /** Runs once the api listens. */
  countOlderClasses: () => Promise<void>
}

/** Exams with their structure, term overviews, gradebooks, errors over a term, and overall comments on students. */
export const examsModule = async (app: FastifyInstance, options: ExamsModuleOptions) => {
  app.addHook('onListen', () => void options.countOlderClasses())
  app.register(createExamRoute, options)
  app.register(listExamsRoute, options)
  app.register(readExamRoute, options)
  app.register(changeExamRoute, options)
  app.register(removeExamRoute, options)
  app.register(restoreExamRoute, options)
  app.register(setExamStatusRoute, options)
  app.register(duplicateExamRoute, options)
  app.register(previewStructureRoute, options)
  app.register(changeStructureRoute, options)
  app.register(undoStructureChangeRoute, options)
  app.register(readTermOverviewRoute, options)
  app.register(chooseAggregationRoute, options)
  app.register(readGradebookRoute, options)
  app.register(exportGradebookRoute, options)
  app.register(listOverallCommentsRoute, options)
  app.register(saveOverallCommentRoute, options)
  app.register(readTermFactsRoute, options)
  app.register(listPhrasesRoute, options)
  app.register(addPhraseRoute, options)
  app.register(removePhraseRoute, options)
  app.register(readTermErrorsRoute, options)
}
