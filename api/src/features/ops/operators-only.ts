import { AppError } from '@classeur/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sealer } from '../../security/sealer.ts'
import { openOperatorPass, operatorCookieName } from './operator-cookie.ts'
import type { Operators } from './operators.service.ts'
import { enterPath, type OpsPage } from './ops-pages.ts'

export interface OperatorsOnlyOptions {
  operators: Operators
  operatorSealer: Sealer
}

const isPageLoad = (request: FastifyRequest) =>
  request.method === 'GET' && request.headers.accept?.includes('text/html') === true

/** Lets nobody but operators to the routes of this scope; somebody who loads the page is led to the way in. */
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
    request.identity = { ...pass, operator: true, requestId: request.id }
    return undefined
  })

  // A browser always says where a write comes from; here, unlike in the api, silence is refused too.
  app.addHook('onRequest', async (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads && origin === undefined && site === undefined) throw new AppError('general/origin-refused')
  })
}
