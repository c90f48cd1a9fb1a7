import type { FastifyInstance } from 'fastify'
import { duplicateExamRoute } from './duplicate-exam.route.ts'
import type { DuplicateExam } from './duplicate-exam.ts'
import { examStatusRoute } from './exam-status.route.ts'
import type { ExamStatusService } from './exam-status.service.ts'
import { examStructureRoute } from './exam-structure.route.ts'
import type { ExamStructureService } from './exam-structure.service.ts'
import { examsRoute } from './exams.route.ts'
import type { ExamsService } from './exams.service.ts'
import { termOverviewRoute } from './term-overview.route.ts'
import type { TermOverviewService } from './term-overview.service.ts'
import type { UndoStructureChange } from './undo-structure-change.ts'

export interface ExamsModuleOptions {
  exams: ExamsService
  examStatus: ExamStatusService
  duplicateExam: DuplicateExam
  examStructure: ExamStructureService
  undoStructureChange: UndoStructureChange
  termOverviews: TermOverviewService
  /** Runs once the api listens. */
  countOlderClasses: () => Promise<void>
}

/** Exams with their structure, and term overviews. */
export const examsModule = async (app: FastifyInstance, options: ExamsModuleOptions) => {
  app.addHook('onListen', () => void options.countOlderClasses())
  app.register(examsRoute, options)
  app.register(examStatusRoute, options)
  app.register(duplicateExamRoute, options)
  app.register(examStructureRoute, options)
  app.register(termOverviewRoute, options)
}
