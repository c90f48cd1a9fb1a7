import { AppError, type ErrorCode } from '@classeur/contracts'
import type { FastifyPluginAsync } from 'fastify'
import type { Sealer } from '../../security/sealer.ts'
import { refreshCookieName, type AuthCookies } from './auth-cookies.ts'
import { deviceName } from './device-name.ts'
import type { Sessions } from './sessions.service.ts'
import { findTransaction, transactionCookieName } from './sign-in-transaction.ts'
import type { SignIn } from './sign-in.service.ts'

const failurePath = (code: ErrorCode, redirectTo: string | undefined) => {
  const goingTo = redirectTo && redirectTo !== '/' ? `&redirect_to=${encodeURIComponent(redirectTo)}` : ''
  return `/login?error=${code}${goingTo}`
}

/**
 * `GET /auth/callback`: where the issuer sends the browser back to. Ends in a session and a redirect to where the
 * person was going, or on the sign-in screen with an error's code; what went wrong is in the log only.
 */
export const completeSignInRoute: FastifyPluginAsync<{
  signIn: Pick<SignIn, 'complete'>
  sessions: Pick<Sessions, 'start'>
  transactionSealer: Sealer
  cookies: AuthCookies
  perMinute: number
}> = async (app, { signIn, sessions, transactionSealer, cookies, perMinute }) => {
  app.get(
    '/auth/callback',
    { config: { access: 'public', rateLimit: { max: perMinute } }, schema: { hide: true } },
    async (request, reply) => {
      const query = request.url.slice(request.url.indexOf('?'))
      const state = new URLSearchParams(query).get('state')
      const transaction = findTransaction(transactionSealer, request.cookies, state)
      // One answer per attempt, whatever it is: a second one with the same state finds nothing.
      if (transaction) reply.clearCookie(transactionCookieName(transaction.state), cookies.cleared)
      try {
        if (!transaction) throw new AppError('auth/sign-in-failed')
        const { userId, ...signedIn } = await signIn.complete(query, transaction)
        const device = deviceName(request.headers['user-agent'])
        const { session, token } = await sessions.start(userId, { ...signedIn, device })
        request.log.info({ actorId: userId, sessionId: session.id }, 'signed in')
        return await reply
          .setCookie(refreshCookieName, token, cookies.refresh)
          .redirect(transaction.redirectTo, 302)
      } catch (error) {
        const code = error instanceof AppError ? error.code : 'auth/sign-in-failed'
        request.log.warn({ err: error, code }, 'sign-in failed')
        return reply.redirect(failurePath(code, transaction?.redirectTo), 302)
      }
    },
  )
}
