import { School } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SchoolService } from './school.service.ts'

/** `GET /school`: the person's school. */
export const readSchoolRoute: FastifyPluginAsyncZod<{ school: Pick<SchoolService, 'read'> }> = async (
  app,
  { school },
) => {
  const preHandler = app.requireProfile

  app.get('/school', { preHandler, schema: { response: { 200: School } } }, ({ actor }) => school.read(actor))
}
