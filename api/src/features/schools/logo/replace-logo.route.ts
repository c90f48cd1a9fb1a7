import { ChangeLogoRequest, logoLimits, School } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SchoolLogo } from './school-logo.service.ts'

const answer = { response: { 200: School } }
/** Base64 encodes three bytes as four; the extra kilobyte is for the surrounding JSON. */
const bodyLimit = Math.ceil(logoLimits.bytes / 3) * 4 + 1024

/** `PUT /school/logo`. */
export const replaceLogoRoute: FastifyPluginAsyncZod<{ logo: Pick<SchoolLogo, 'replace'> }> = async (
  app,
  { logo },
) => {
  const preHandler = app.requireProfile

  app.put(
    '/school/logo',
    { bodyLimit, preHandler, schema: { ...answer, body: ChangeLogoRequest } },
    ({ actor, body }) => logo.replace(actor, body.image),
  )
}
