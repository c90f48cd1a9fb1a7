import { School } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SchoolLogo } from './school-logo.service.ts'

const answer = { response: { 200: School } }

/** `DELETE /school/logo`. */
export const removeLogoRoute: FastifyPluginAsyncZod<{ logo: Pick<SchoolLogo, 'remove'> }> = async (
  app,
  { logo },
) => {
  const preHandler = app.requireProfile

  app.delete('/school/logo', { preHandler, schema: answer }, ({ actor }) => logo.remove(actor))
}
