import { ChooseOpenClassesRequest, OpenClasses } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ChooseOpenClasses } from './choose-open-classes.ts'

/** `PUT /classes/open`: chooses the classes that stay open beyond the plan's limit. */
export const chooseOpenClassesRoute: FastifyPluginAsyncZod<{ chooseOpenClasses: ChooseOpenClasses }> = async (
  app,
  { chooseOpenClasses },
) => {
  app.put(
    '/classes/open',
    {
      schema: { body: ChooseOpenClassesRequest, response: { 200: OpenClasses } },
      preHandler: app.requireProfile,
    },
    (request) => chooseOpenClasses(request.actor, request.body),
  )
}
