import { AppError, MediaImage, UploadImageQuery } from '@classeur/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Readable } from 'node:stream'
import { receivePicture } from './receive-picture.ts'
import type { UploadsService } from './uploads.service.ts'

/** The content decides the format, whatever its name and declared type. */
const mediaTypes = ['application/octet-stream']
/** A folder of pictures in a few minutes. */
const uploadsLimit = { max: 60, timeWindow: 60_000 }

/** `POST /images/upload`: takes a picture from the person's device into their media. */
export const uploadImageRoute: FastifyPluginAsyncZod<{ uploads: UploadsService }> = async (
  app,
  { uploads },
) => {
  app.addContentTypeParser(mediaTypes, (_request: FastifyRequest, payload: Readable) =>
    receivePicture(payload),
  )

  app.post(
    '/images/upload',
    {
      config: { mediaTypes, rateLimit: uploadsLimit },
      schema: { querystring: UploadImageQuery, response: { 201: MediaImage } },
      onRequest: [
        app.requireProfile,
        async ({ actor, headers }: FastifyRequest, reply: FastifyReply) => {
          const leave = await uploads.admit(actor, Number(headers['content-length'] ?? 0))
          // The response has been sent, or the client has gone, maybe before it got its turn.
          reply.raw.once('finish', leave)
          reply.raw.once('close', leave)
          if (reply.raw.destroyed) leave()
        },
      ],
    },
    async ({ actor, query, body }, reply) => {
      if (!Buffer.isBuffer(body)) throw new AppError('images/upload-refused', { reason: 'empty' })
      const isAbandoned = () => reply.raw.destroyed
      const image = await uploads.receive(actor, { ...query, bytes: body, isAbandoned })
      return reply.code(201).send(image)
    },
  )
}
