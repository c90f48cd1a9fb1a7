import { ChangeSchoolRequest, School } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SchoolService } from './school.service.ts'

/** One's school: read, change. */
export const schoolRoute: FastifyPluginAsyncZod<{ school: SchoolService }> = async (app, { school }) => {
  const preHandler = app.requireProfile
  app.get('/school', { preHandler, schema: { response: { 200: School } } }, ({ actor }) => school.read(actor))

  app.patch(
    '/school',
    { preHandler, schema: { body: ChangeSchoolRequest, response: { 200: School } } },
    ({ actor, body }) => school.change(actor, body),
  )
}
