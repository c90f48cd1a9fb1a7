import type { FastifyInstance } from 'fastify'
import { createLessonFrameRoute } from './create-lesson-frame.route.ts'
import { exportLessonPlanRoute } from './export-lesson-plan.route.ts'
import type { LessonExportsService } from './lesson-exports.service.ts'
import type { LessonPlansService } from './lesson-plans.service.ts'
import type { ObjectiveEditsService } from './objective-edits.service.ts'
import { listLessonPlansRoute } from './list-lesson-plans.route.ts'
import { readLessonPlanRoute } from './read-lesson-plan.route.ts'
import { saveObjectivesRoute } from './save-objectives.route.ts'

export interface LessonPlansModuleOptions {
  lessonPlans: LessonPlansService
  objectiveEdits: ObjectiveEditsService
  lessonExports: LessonExportsService
}

/** Lesson plans and proposed objectives: read, edit, export, create a frame. The callables generate them. */
export const lessonPlansModule = async (app: FastifyInstance, options: LessonPlansModuleOptions) => {
  app.register(listLessonPlansRoute, options)
  app.register(readLessonPlanRoute, options)
  app.register(createLessonFrameRoute, options)
  app.register(saveObjectivesRoute, options)
  app.register(exportLessonPlanRoute, options)
}
