import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'

/** `/health/live`: the process responds. `/health/ready`: it can work, which needs the database. */
export function healthRoutes(app: FastifyInstance, store: Pick<Store, 'ping'>): void {
  app.get('/health/live', () => ({ status: 'live' }))
  app.get('/health/ready', async (request, reply) => {
    try {
      await store.ping()
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'database not responding')
      return reply.code(503).send({ status: 'not-ready' })
    }
  })
}
