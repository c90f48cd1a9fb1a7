import { ChangeSchoolRequest, School } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SchoolService } from './school.service.ts'

/** `PATCH /school`: changes the fields sent. */
export const changeSchoolRoute: FastifyPluginAsyncZod<{ school: Pick<SchoolService, 'change'> }> = async (
  app,
  { school },
) => {
  const preHandler = app.requireProfile

  app.patch(
    '/school',
    { preHandler, schema: { body: ChangeSchoolRequest, response: { 200: School } } },
    ({ actor, body }) => school.change(actor, body),
  )
}
