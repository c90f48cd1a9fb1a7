import type { FastifyInstance } from 'fastify'
import { refuseLargeBodies } from './body-sizes.ts'
import { requireJson } from './json-only.ts'

/** The hooks of every route under `/api`: JSON only, within the size limit, signed in, never cached. */
export function protectApi(api: FastifyInstance): void {
  api.addHook('onRequest', requireJson)
  api.addHook('onRequest', refuseLargeBodies)
  api.addHook('onRequest', api.authenticate)
  api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
}
