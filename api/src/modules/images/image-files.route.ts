import { AppError, ObjectIdString } from '@classeur/contracts'
import type { ObjectStorage } from '@classeur/storage'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mediaVariants, type MediaLinks } from '../../security/media-links.ts'
import type { ImagesService } from '../../services/images.service.ts'

const params = z.strictObject({ id: ObjectIdString, variant: z.enum(mediaVariants) })
const querystring = z.strictObject({
  to: ObjectIdString,
  as: z.enum(['reader', 'reviewer']),
  until: z.coerce.number().int(),
  permit: z.string().max(64),
  download: z.literal('1').optional(),
})

/** A page of thumbnails is two dozen requests, and a whole school can share one address. */
const filesLimit = { max: 6000, timeWindow: 60_000 }

/** The name as a browser saves it: RFC 6266, with a plain form for those that know no other. */
const attachment = (name: string, extension: string) =>
  `attachment; filename="picture.${extension}"; filename*=UTF-8''${encodeURIComponent(
    name.replaceAll('/', '-'),
  ).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}.${extension}`

export interface ImageFilesOptions {
  images: Pick<ImagesService, 'fileOf'>
  links: Pick<MediaLinks, 'verify'>
  storage: Pick<ObjectStorage, 'get'>
}

/**
 * The bytes of a picture. `<img>` sends no access token, so the link itself carries whom it was made for; whether that
 * person may see the picture is asked again here. An answer can never run as a page: its type is one of three, it is
 * not to be sniffed, and a sandbox holds it.
 */
export const imageFilesRoute: FastifyPluginAsyncZod<ImageFilesOptions> = async (
  app,
  { images, links, storage },
) => {
  app.get(
    '/images/:id/:variant',
    { config: { access: 'public', rateLimit: filesLimit }, schema: { params, querystring } },
    async ({ params: { id, variant }, query }, reply) => {
      const grant = links.verify(id, variant, query)
      if (!grant) throw new AppError('general/not-found')
      const { name, file } = await images.fileOf(grant)
      const object = await storage.get(file.key).catch((cause: unknown) => {
        throw new AppError('general/unavailable', {}, { cause })
      })
      if (!object) throw new AppError('general/not-found')
      const extension = file.key.split('.').at(-1) ?? ''
      return reply
        .headers({
          'content-type': object.contentType,
          'content-length': object.sizeBytes,
          'content-disposition': query.download ? attachment(name, extension) : 'inline',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, max-age=3600, immutable',
        })
        .send(object.body)
    },
  )
}
