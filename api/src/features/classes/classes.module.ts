import type { FastifyInstance } from 'fastify'
import type { ReadActivity } from './class-activity.service.ts'
import type { ClassStatesService } from './class-states.service.ts'
import type { ClassesService } from './classes.service.ts'
import type { DuplicateClass } from './duplicate-class.ts'
import type { Search } from './search.service.ts'
import { classActivityRoute } from './class-activity.route.ts'
import { classStatesRoute } from './class-states.route.ts'
import { classesRoute } from './classes.route.ts'
import { duplicateClassRoute } from './duplicate-class.route.ts'
import { searchRoute } from './search.route.ts'

export interface ClassesModuleOptions {
  classes: ClassesService
  classStates: ClassStatesService
  duplicateClass: DuplicateClass
  readActivity: ReadActivity
  search: Search
}

/** Classes, their log, and what is found by name. */
export const classesModule = async (app: FastifyInstance, options: ClassesModuleOptions) => {
  app.register(classesRoute, options)
  app.register(classStatesRoute, options)
  app.register(duplicateClassRoute, options)
  app.register(classActivityRoute, options)
  app.register(searchRoute, options)
}
