import type { FastifyInstance } from 'fastify'
import type { LessonPlansService } from '../lesson-plans/lesson-plans.service.ts'
import type { RequestImages } from '../images/request-images.ts'
import { checkUserSetupCompleteRoute, type CheckUserSetupOptions } from './check-user-setup-complete.route.ts'
import { generateImagesRoute } from './generate-images.route.ts'
import { generateLessonObjectivesRoute } from './generate-lesson-objectives.route.ts'
import { generateLessonPlanRoute } from './generate-lesson-plan.route.ts'

/** The backend functions that the product calls by name, one line each. */
export const functionsModule = async (
  app: FastifyInstance,
  options: CheckUserSetupOptions & { lessonPlans: LessonPlansService; requestImages: RequestImages },
) => {
  app.register(checkUserSetupCompleteRoute, options)
  app.register(generateLessonObjectivesRoute, options)
  app.register(generateLessonPlanRoute, options)
  app.register(generateImagesRoute, options)
}
