import type { FastifyInstance } from 'fastify'
import type { MarkHistoryService } from './history/mark-history.service.ts'
import { markHistoryRoute } from './history/mark-history.route.ts'
import type { ListMarkingPresent } from './marking/list-marking-present.ts'
import { listMarkingRoute } from './marking/list-marking.route.ts'
import type { ListMarking } from './marking/list-marking.ts'
import type { AssignQuestions } from './sheet/assign-questions.ts'
import { examSheetRoute } from './sheet/exam-sheet.route.ts'
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
  app.register(examSheetRoute, options)
  app.register(readMarksRoute, options)
  app.register(writeMarksRoute, options)
  app.register(markHistoryRoute, options)
  app.register(listMarkingRoute, options)
}
