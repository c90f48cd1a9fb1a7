import type { FastifyInstance } from 'fastify'
import type { MarkHistoryService } from './history/mark-history.service.ts'
import { listMarkChangesRoute } from './history/list-mark-changes.route.ts'
import { readMarksAtRoute } from './history/read-marks-at.route.ts'
import { listOperationsRoute } from './history/list-operations.route.ts'
import type { ListMarkingPresent } from './marking/list-marking-present.ts'
import { listMarkingRoute } from './marking/list-marking.route.ts'
import { listMarkingPresentRoute } from './marking/list-marking-present.route.ts'
import type { ListMarking } from './marking/list-marking.ts'
import type { AssignQuestions } from './sheet/assign-questions.ts'
import { readExamSheetRoute } from './sheet/read-exam-sheet.route.ts'
import { assignQuestionsRoute } from './sheet/assign-questions.route.ts'
import type { ExamSheetService } from './sheet/exam-sheet.service.ts'
import { readMarksRoute } from './sheet/read-marks.route.ts'
import type { ReadMarks } from './sheet/read-marks.ts'
import { writeMarksRoute } from './write/write-marks.route.ts'
import type { WriteMarks } from './write/write-marks.ts'

export interface MarksModuleOptions {
  examSheet: ExamSheetService
  assignQuestions: AssignQuestions
  readMarks: ReadMarks
  writeMarks: WriteMarks
  markHistory: MarkHistoryService
  listMarking: ListMarking
  listMarkingPresent: ListMarkingPresent
}

/** The marks of an exam: the sheet, writing, the history, and the sheets that a person has to mark. */
export const marksModule = async (app: FastifyInstance, options: MarksModuleOptions) => {
  app.register(readExamSheetRoute, options)
  app.register(assignQuestionsRoute, options)
  app.register(readMarksRoute, options)
  app.register(writeMarksRoute, options)
  app.register(listMarkChangesRoute, options)
  app.register(readMarksAtRoute, options)
  app.register(listOperationsRoute, options)
  app.register(listMarkingRoute, options)
  app.register(listMarkingPresentRoute, options)
}
