import { timingSafeEqual, createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { StripeError } from '../objects/stripe-error.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** A hook that requires `Authorization: Bearer <key>`. */
export function createAuthenticate(key: string) {
  const expected = digest(key)
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    if (given !== undefined && timingSafeEqual(digest(given), expected)) return
    throw new StripeError(401, {
      type: 'invalid_request_error',
      message: given === undefined ? 'You did not provide an API key.' : 'Invalid API Key provided.',
    })
  }
}
