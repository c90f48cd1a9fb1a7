import type { Connection } from '@classeur/database'
import type { IdentityApp } from '../identity-app.ts'

/** `/health/live`: the process responds. `/health/ready`: it can work, which needs the database. */
export function healthRoutes(app: IdentityApp, connection: Connection): void {
  app.get('/health/live', () => ({ status: 'live' }))
  app.get('/health/ready', async (request, reply) => {
    try {
      await connection.db?.admin().ping()
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'database not responding')
      return reply.code(503).send({ status: 'not-ready' })
    }
  })
}
