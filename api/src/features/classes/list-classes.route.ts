import { ClassPage, ClassQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ClassesService } from './classes.service.ts'

/** `GET /classes`: the classes of the person, one page. */
export const listClassesRoute: FastifyPluginAsyncZod<{ classes: Pick<ClassesService, 'list'> }> = async (
  app,
  { classes },
) => {
  app.get(
    '/classes',
    { schema: { querystring: ClassQuery, response: { 200: ClassPage } } },
    ({ actor, query }) => classes.list(actor, query),
  )
}
