import type { FastifyInstance } from 'fastify'
import { createLessonFrameRoute } from './create-lesson-frame.route.ts'
import type { LessonPlansService } from './lesson-plans.service.ts'
import type { ObjectiveEditsService } from './objective-edits.service.ts'
import { listLessonPlansRoute } from './list-lesson-plans.route.ts'
import { readLessonPlanRoute } from './read-lesson-plan.route.ts'
import { saveObjectivesRoute } from './save-objectives.route.ts'
import type { LessonPrefillService } from './outgoing/lesson-prefill.service.ts'
import type { OutgoingPreviewService } from './outgoing/outgoing-preview.service.ts'
import { readLessonPrefillRoute } from './outgoing/read-lesson-prefill.route.ts'
import { readOutgoingRoute } from './outgoing/read-outgoing.route.ts'

export interface LessonPlansModuleOptions {
  lessonPlans: LessonPlansService
  objectiveEdits: ObjectiveEditsService
  lessonPrefill: LessonPrefillService
  outgoingPreview: OutgoingPreviewService
}

/** Lesson plans and proposed objectives: read, edit, create a frame. The callables generate them. */
export const lessonPlansModule = async (app: FastifyInstance, options: LessonPlansModuleOptions) => {
  app.register(listLessonPlansRoute, options)
  app.register(readLessonPlanRoute, options)
  app.register(readLessonPrefillRoute, options)
  app.register(readOutgoingRoute, options)
  app.register(createLessonFrameRoute, options)
  app.register(saveObjectivesRoute, options)
}
