import type { StoredObject } from '@classeur/storage'
import type { FastifyReply } from 'fastify'

export interface PictureHeaders {
  /** The Content-Disposition; `inline` unless it is a download. */
  disposition?: string
  cacheControl?: string
}

/**
 * Sends a stored picture. The response can never run as a page: it has one of three content types, isn't sniffed, and is
 * sandboxed.
 */
export const sendPicture = (
  reply: FastifyReply,
  object: StoredObject,
  { disposition = 'inline', cacheControl = 'private, max-age=3600, immutable' }: PictureHeaders = {},
): FastifyReply =>
  reply
    .headers({
      'content-type': object.contentType,
      'content-length': object.sizeBytes,
      'content-disposition': disposition,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': cacheControl,
    })
    .send(object.body)
