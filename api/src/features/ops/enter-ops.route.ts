import { AppError } from '@classeur/contracts'
import { isLoopbackUrl } from '@classeur/domain/installation'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Config } from '../../config/config.ts'
import type { Sealer } from '../../security/sealer.ts'
import { operatorCookieName, sealOperatorPass } from './operator-cookie.ts'
import type { Operators } from './operators.service.ts'
import { OpsPage, opsPages } from './ops-pages.ts'

export interface EnterOpsOptions {
  config: Pick<Config, 'publicUrl'>
  operators: Operators
  operatorSealer: Sealer
  /** Finds the live session of the request's refresh cookie. */
  findSession: (cookies: Record<string, string | undefined>) => Promise<{ id: string; userId: string } | null>
}

const EnterQuery = z.object({ to: OpsPage.default('queues') })

/**
 * `GET /auth/operator`: pages under `/ops` redirect here, because the sign-in cookie is sent to these paths only. An
 * operator gets a cookie for `/ops` and is redirected back; a teacher is refused; nobody is redirected to sign in.
 */
export const enterOpsRoute: FastifyPluginAsyncZod<EnterOpsOptions> = async (app, options) => {
  const { config, operators, operatorSealer, findSession } = options
  const secure = !isLoopbackUrl(config.publicUrl)
  app.get(
    '/auth/operator',
    { config: { access: 'public' }, schema: { hide: true, querystring: EnterQuery } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const page = opsPages[request.query.to]
      const session = await findSession(request.cookies)
      const holder = session && { userId: session.userId, sessionId: session.id }
      const standing = holder ? await operators.standingOf(holder) : 'signed-out'
      if (!holder || standing === 'signed-out') return reply.redirect(`/login?redirect_to=${page}`, 302)
      if (standing === 'refused') throw new AppError('general/forbidden')
      reply.setCookie(operatorCookieName, sealOperatorPass(operatorSealer, holder), {
        path: '/ops',
        httpOnly: true,
        sameSite: 'strict',
        secure,
      })
      // Serve a page that navigates on instead of a redirect: browsers don't send a SameSite=Strict cookie at the end of
      // a redirect chain that started at the issuer.
      return reply
        .type('text/html; charset=utf-8')
        .send(`<!doctype html><meta http-equiv="refresh" content="0;url=${page}"><title>…</title>`)
    },
  )
}
