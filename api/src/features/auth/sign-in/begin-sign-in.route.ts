import { AppError } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sealer } from '../../../security/sealer.ts'
import type { AuthCookies } from '../auth-cookies.ts'
import { sealTransaction, surplusTransactionCookies, transactionCookieName } from './sign-in-transaction.ts'
import type { SignIn } from './sign-in.service.ts'

/**
 * `GET /auth/login?redirect_to=&prompt=login`: redirects to the issuer (302), which with `prompt` asks for credentials
 * even if somebody is signed in. While the issuer is unavailable, a page load is redirected to the sign-in screen with
 * the error code, and a script gets a problem response (503 auth/issuer-unavailable).
 */
export const beginSignInRoute: FastifyPluginAsyncZod<{
  signIn: Pick<SignIn, 'begin'>
  transactionSealer: Sealer
  cookies: AuthCookies
  perMinute: number
}> = async (app, { signIn, transactionSealer, cookies, perMinute }) => {
  app.get(
    '/auth/login',
    {
      config: { access: 'public', rateLimit: { max: perMinute } },
      schema: {
        querystring: z.strictObject({
          redirect_to: z.string().max(2000).optional(),
          prompt: z.literal('login').optional(),
        }),
      },
    },
    async (request, reply) => {
      try {
        const { url, transaction } = await signIn.begin(request.query.redirect_to, request.query.prompt)
        for (const name of surplusTransactionCookies(transactionSealer, request.cookies)) {
          reply.clearCookie(name, cookies.cleared)
        }
        const sealed = sealTransaction(transactionSealer, transaction)
        reply.setCookie(transactionCookieName(transaction.state), sealed, cookies.transaction)
        return reply.redirect(url.href, 302)
      } catch (error) {
        if (!(error instanceof AppError) || !request.headers.accept?.includes('text/html')) throw error
        request.log.error({ err: error }, 'sign-in could not start')
        return reply.redirect(`/login?error=${error.code}`, 302)
      }
    },
  )
}
