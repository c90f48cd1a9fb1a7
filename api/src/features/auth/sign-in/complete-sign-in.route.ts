import { AppError, type ErrorCode } from '@classeur/contracts'
import { deviceName } from '@classeur/domain/access'
import type { FastifyPluginAsync } from 'fastify'
import type { Sealer } from '../../../security/sealer.ts'
import { browserCookieName, refreshCookieName, type AuthCookies } from '../auth-cookies.ts'
import type { SeenBrowsers } from './seen-browsers.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import { findTransaction, transactionCookieName } from './sign-in-transaction.ts'
import type { SignIn } from './sign-in.service.ts'

const failurePath = (code: ErrorCode, redirectTo: string | undefined) => {
  const goingTo = redirectTo && redirectTo !== '/' ? `&redirect_to=${encodeURIComponent(redirectTo)}` : ''
  return `/login?error=${code}${goingTo}`
}

/**
 * `GET /auth/callback`: the URL to which the issuer redirects the browser. Starts a session and redirects to the page
 * the person wanted, or redirects to the sign-in screen with an error code; the details are only logged.
 */
export const completeSignInRoute: FastifyPluginAsync<{
  signIn: Pick<SignIn, 'complete'>
  sessions: Pick<Sessions, 'start' | 'signOut'>
  browsers: SeenBrowsers | null
  transactionSealer: Sealer
  cookies: AuthCookies
  perMinute: number
}> = async (app, { signIn, sessions, browsers, transactionSealer, cookies, perMinute }) => {
  app.get(
    '/auth/callback',
    { config: { access: 'public', rateLimit: { max: perMinute } }, schema: { hide: true } },
    async (request, reply) => {
      const query = request.url.slice(request.url.indexOf('?'))
      const state = new URLSearchParams(query).get('state')
      const transaction = findTransaction(transactionSealer, request.cookies, state)
      // Each attempt gets one response: a second request with the same state fails.
      if (transaction) reply.clearCookie(transactionCookieName(transaction.state), cookies.cleared)
      try {
        if (!transaction) throw new AppError('auth/sign-in-failed')
        const { userId, logName, ...signedIn } = await signIn.complete(query, transaction)
        const device = deviceName(request.headers['user-agent'])
        const { token } = await sessions.start(userId, { ...signedIn, device })
        // End the browser's previous session, because its cookie is replaced and nobody could end it from here later.
        await sessions.signOut(request.cookies[refreshCookieName])
        if (browsers) {
          const seen = request.cookies[browserCookieName]
          const begunAt = new Date(transaction.startedAt)
          const remembered = browsers.noteSignIn(seen, { userId, device, begunAt, at: new Date() })
          reply.setCookie(browserCookieName, remembered, cookies.browser)
        }
        request.log.info({ person: logName }, 'signed in')
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
