import type { FastifyInstance } from 'fastify'
import type { ClassCore } from '../classes/create-class-core.ts'
import { createDuplicateExam } from './duplicate-exam.ts'
import { createExamContext } from './exam-context.ts'
import { createExamStatusService } from './exam-status.service.ts'
import { createExamStructureService } from './exam-structure.service.ts'
import { createExamsService } from './exams.service.ts'
import { createListMarkingPresent, type MarkingPresentDependencies } from './list-marking-present.ts'
import { createFindInMarking, createListMarking } from './list-marking.ts'
import { countOlderClasses } from './count-older-classes.ts'
import { createAssignQuestions } from '../marks/assign-questions.ts'
import { createExamSheetService } from '../marks/exam-sheet.service.ts'
import { createMarkHistoryService } from '../marks/mark-history.service.ts'
import { createMarksService } from '../marks/marks.service.ts'
import { createTermOverviewService } from './term-overview.service.ts'
import { createUndoStructureChange } from './undo-structure-change.ts'
import { duplicateExamRoute } from './duplicate-exam.route.ts'
import { examSheetRoute } from './exam-sheet.route.ts'
import { examStatusRoute } from './exam-status.route.ts'
import { examStructureRoute } from './exam-structure.route.ts'
import { examsRoute } from './exams.route.ts'
import { listMarkingRoute } from './list-marking.route.ts'
import { markHistoryRoute } from './mark-history.route.ts'
import { marksRoute } from './marks.route.ts'
import { termOverviewRoute } from './term-overview.route.ts'

/** Exams with their structure, marks and term overviews. */
export const examsModule = async (
  app: FastifyInstance,
  { core, listPresent }: { core: ClassCore } & Pick<MarkingPresentDependencies, 'listPresent'>,
) => {
  const context = createExamContext(core)
  const findInMarking = createFindInMarking(context)
  app.addHook('onListen', () => {
    void countOlderClasses({ classes: core.classes, summaries: context.summaries, logger: app.log })
  })
  app.register(examsRoute, { exams: createExamsService(context) })
  app.register(examStatusRoute, { examStatus: createExamStatusService(context) })
  app.register(duplicateExamRoute, { duplicateExam: createDuplicateExam(context) })
  app.register(examStructureRoute, {
    examStructure: createExamStructureService(context),
    undoStructureChange: createUndoStructureChange(context),
  })
  app.register(marksRoute, { marks: createMarksService(context, app.log) })
  app.register(markHistoryRoute, { markHistory: createMarkHistoryService(context) })
  app.register(examSheetRoute, {
    examSheet: createExamSheetService(context),
    assignQuestions: createAssignQuestions(context),
  })
  app.register(listMarkingRoute, {
    listMarking: createListMarking(findInMarking),
    listMarkingPresent: createListMarkingPresent({ findInMarking, exams: context.exams, listPresent }),
  })
  app.register(termOverviewRoute, { termOverviews: createTermOverviewService(context) })
}
