import { AppError, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendPicture } from '../../../downloads/send-picture.ts'
import { FilePermit, type IsLiveSession } from '../../../security/file-links.ts'
import type { LogoLinks } from '../../../security/logo-links.ts'
import type { SchoolLogo } from './school-logo.service.ts'

const file = {
  params: z.strictObject({ id: ObjectIdString, name: z.string().regex(/^[0-9a-f]{24}\.(png|jpg|webp)$/) }),
  querystring: FilePermit,
}

/** `GET /schools/{id}/logo/{name}`: serves the logo to holders of a signed link. */
export const readLogoFileRoute: FastifyPluginAsyncZod<{
  logo: Pick<SchoolLogo, 'open'>
  logoLinks: Pick<LogoLinks, 'verify'>
  isLiveSession: IsLiveSession
}> = async (app, { logo, logoLinks, isLiveSession }) => {
  app.get(
    '/schools/:id/logo/:name',
    { config: { access: 'public' }, schema: file },
    async ({ params: { id, name }, query }, reply) => {
      const grant = logoLinks.verify(id, name, query)
      const isHeld = grant !== null && (await isLiveSession(grant.sessionId, grant.userId))
      if (!isHeld) throw new AppError('general/not-found')
      const object = await logo.open(grant)
      return sendPicture(reply, object)
    },
  )
}
