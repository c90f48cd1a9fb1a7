import type { FastifyRequest } from 'fastify'
import { wordingFor, type Wording } from './words/index.ts'

/** The wording for a page; `locale` is that of the payment or portal session. */
export const wordingOf = (request: FastifyRequest, locale: string | null = null): Wording =>
  wordingFor(locale, request.headers['accept-language'])
