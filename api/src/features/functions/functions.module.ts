import type { FastifyInstance } from 'fastify'
import { checkUserSetupCompleteRoute, type CheckUserSetupOptions } from './check-user-setup-complete.route.ts'
import { generateImagesRoute, type GenerateImagesOptions } from './generate-images.route.ts'
import {
  generateLessonObjectivesRoute,
  type GenerateLessonObjectivesOptions,
} from './generate-lesson-objectives.route.ts'
import { generateLessonPlanRoute, type GenerateLessonPlanOptions } from './generate-lesson-plan.route.ts'
import { generateResourceRoute, type GenerateResourceOptions } from './generate-resource.route.ts'

export type FunctionsModuleOptions = CheckUserSetupOptions &
  GenerateImagesOptions &
  GenerateLessonObjectivesOptions &
  GenerateLessonPlanOptions &
  GenerateResourceOptions

/** The functions that clients call by name. */
export const functionsModule = async (app: FastifyInstance, options: FunctionsModuleOptions) => {
  app.register(checkUserSetupCompleteRoute, options)
  app.register(generateLessonObjectivesRoute, options)
  app.register(generateLessonPlanRoute, options)
  app.register(generateImagesRoute, options)
  app.register(generateResourceRoute, options)
}
