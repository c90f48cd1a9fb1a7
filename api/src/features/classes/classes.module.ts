import type { FastifyInstance } from 'fastify'
import type { ReadActivity } from './activity/class-activity.service.ts'
import type { ChooseOpenClasses } from './states/choose-open-classes.ts'
import type { ClassStatesService } from './states/class-states.service.ts'
import type { ClassesService } from './classes.service.ts'
import type { DuplicateClass } from './duplicate-class.ts'
import type { Search } from './search/search.service.ts'
import { listActivityRoute } from './activity/list-activity.route.ts'
import { chooseOpenClassesRoute } from './states/choose-open-classes.route.ts'
import { archiveClassRoute } from './states/archive-class.route.ts'
import { unarchiveClassRoute } from './states/unarchive-class.route.ts'
import { restoreClassRoute } from './states/restore-class.route.ts'
import { removeClassRoute } from './states/remove-class.route.ts'
import { createClassRoute } from './create-class.route.ts'
import { listClassesRoute } from './list-classes.route.ts'
import { readClassRoute } from './read-class.route.ts'
import { changeClassRoute } from './change-class.route.ts'
import { duplicateClassRoute } from './duplicate-class.route.ts'
import { searchRoute } from './search/search.route.ts'

export interface ClassesModuleOptions {
  classes: ClassesService
  classStates: ClassStatesService
  chooseOpenClasses: ChooseOpenClasses
  duplicateClass: DuplicateClass
  readActivity: ReadActivity
  search: Search
}

/** Classes, their activity log, and the search. */
export const classesModule = async (app: FastifyInstance, options: ClassesModuleOptions) => {
  app.register(createClassRoute, options)
  app.register(listClassesRoute, options)
  app.register(readClassRoute, options)
  app.register(changeClassRoute, options)
  app.register(archiveClassRoute, options)
  app.register(unarchiveClassRoute, options)
  app.register(restoreClassRoute, options)
  app.register(removeClassRoute, options)
  app.register(chooseOpenClassesRoute, options)
  app.register(duplicateClassRoute, options)
  app.register(listActivityRoute, options)
  app.register(searchRoute, options)
}
