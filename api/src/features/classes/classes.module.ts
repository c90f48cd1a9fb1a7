import type { FastifyInstance } from 'fastify'
import { createClassStatesService } from './class-states.service.ts'
import { createClassesService } from './classes.service.ts'
import type { ClassCore } from './create-class-core.ts'
import { classActivityRoute } from './class-activity.route.ts'
import { classStatesRoute } from './class-states.route.ts'
import { classesRoute } from './classes.route.ts'
import { duplicateClassRoute } from './duplicate-class.route.ts'
import { searchRoute } from './search.route.ts'

/** Classes, their log, and what is found by name. */
export const classesModule = async (app: FastifyInstance, { core }: { core: ClassCore }) => {
  app.register(classesRoute, { classes: createClassesService(core) })
  app.register(classStatesRoute, { classStates: createClassStatesService(core) })
  app.register(duplicateClassRoute, { core })
  app.register(classActivityRoute, { core })
  app.register(searchRoute, { core })
}
