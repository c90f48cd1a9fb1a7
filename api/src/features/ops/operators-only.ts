import { AppError } from '@classeur/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sealer } from '../../security/sealer.ts'
import { openOperatorPass, operatorCookieName } from './operator-cookie.ts'
import type { Operators } from './operators.service.ts'
import { enterPath, type OpsPage } from './ops-pages.ts'

/** How many pictures wait for a decision; every page shows it in its navigation. */
export type CountPublications = () => Promise<number>

export interface OperatorsOnlyOptions {
  operators: Operators
  operatorSealer: Sealer
}

const isPageLoad = (request: FastifyRequest) =>
  request.method === 'GET' && request.headers.accept?.includes('text/html') === true

/** Restricts the routes of this scope to operators; page loads without a valid cookie are redirected to get one. */
export function operatorsOnly(app: FastifyInstance, page: OpsPage, options: OperatorsOnlyOptions): void {
  const { operators, operatorSealer } = options

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const pass = openOperatorPass(operatorSealer, request.cookies[operatorCookieName])
    const standing = pass ? await operators.standingOf(pass) : 'signed-out'
    if (standing === 'refused') throw new AppError('general/forbidden')
    if (!pass || standing === 'signed-out') {
      if (isPageLoad(request)) return reply.redirect(enterPath(page), 302)
      throw new AppError('auth/signed-out')
    }
    const logName = await operators.logNameOf(pass.userId)
    const { userId, sessionId } = pass
    request.identity = {
      userId,
      sessionId,
      operator: true,
      requestId: request.id,
      ...(logName && { logName }),
    }
    return undefined
  })

  // Browsers always send the origin of a write. Unlike the rest of the API, refuse writes without it.
  app.addHook('onRequest', async (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads && origin === undefined && site === undefined) throw new AppError('general/origin-refused')
  })
}
