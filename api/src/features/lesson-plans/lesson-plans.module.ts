import type { FastifyInstance } from 'fastify'
import { createLessonFrameRoute } from './create-lesson-frame.route.ts'
import type { LessonPlansService } from './lesson-plans.service.ts'
import type { ObjectiveEditsService } from './objective-edits.service.ts'
import { readLessonPlansRoute } from './read-lesson-plans.route.ts'
import { saveObjectivesRoute } from './save-objectives.route.ts'

export interface LessonPlansModuleOptions {
  lessonPlans: LessonPlansService
  objectiveEdits: ObjectiveEditsService
}

/** Lesson plans and proposed objectives: read, edit, create a frame. The callables generate them. */
export const lessonPlansModule = async (app: FastifyInstance, options: LessonPlansModuleOptions) => {
  app.register(readLessonPlansRoute, options)
  app.register(createLessonFrameRoute, options)
  app.register(saveObjectivesRoute, options)
}
