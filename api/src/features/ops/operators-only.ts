import { AppError } from '@classeur/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerWithPage, handleError } from '../../errors/error-handler.ts'
import type { Sealer } from '../../security/sealer.ts'
import { openOperatorPass, operatorCookieName } from './operator-cookie.ts'
import type { Operators } from './operators.service.ts'
import { enterPath, type OpsPage } from './ops-pages.ts'
import { errorPage } from './page/error-page.ts'

/** How many pictures wait for a decision; every page shows it in its navigation. */
export type CountPublications = () => Promise<number>

export interface OperatorsOnlyOptions {
  operators: Operators
  operatorSealer: Sealer
}

const wantsPage = (request: FastifyRequest) => request.headers.accept?.includes('text/html') === true
const reads = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
const isForm = (request: FastifyRequest) => !reads(request) && wantsPage(request)

/**
 * Restricts the routes of this scope to operators; page loads without a valid cookie are redirected to get one. A browser
 * gets errors as a page that shows what was typed.
 */
export function operatorsOnly(app: FastifyInstance, page: OpsPage, options: OperatorsOnlyOptions): void {
  const { operators, operatorSealer } = options

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const pass = openOperatorPass(operatorSealer, request.cookies[operatorCookieName])
    const standing = pass ? await operators.standingOf(pass) : 'signed-out'
    if (standing === 'refused') throw new AppError('general/forbidden')
    if (!pass || standing === 'signed-out') {
      if (request.method === 'GET' && wantsPage(request)) return reply.redirect(enterPath(page), 302)
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
  }
  // A form of somebody else is refused after its body was read, so that the error page can show what was typed.
  app.addHook('onRequest', async (request, reply) => (isForm(request) ? undefined : admit(request, reply)))
  app.addHook('preValidation', async (request, reply) =>
    isForm(request) ? admit(request, reply) : undefined,
  )

  // Browsers always send the origin of a write. Unlike the rest of the API, refuse writes without it.
  app.addHook('onRequest', async (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers
    if (!reads(request) && origin === undefined && site === undefined)
      throw new AppError('general/origin-refused')
  })

  app.setErrorHandler((error, request, reply) =>
    wantsPage(request)
      ? answerWithPage(error, request, reply, (problem) => errorPage(page, problem, request.body))
      : handleError(error, request, reply),
  )
}
