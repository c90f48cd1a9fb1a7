import { AppError, RefreshResponse } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refreshCookieName, type AuthCookies } from '../auth-cookies.ts'
import type { Sessions } from './sessions.service.ts'
import type { TokenGrant } from './token-grant.service.ts'

/** `POST /auth/refresh`: consumes the cookie's refresh token and issues an access token with current claims. */
export const refreshSessionRoute: FastifyPluginAsyncZod<{
  sessions: Pick<Sessions, 'refresh'>
  grantToken: TokenGrant
  cookies: AuthCookies
  perMinute: number
}> = async (app, { sessions, grantToken, cookies, perMinute }) => {
  app.post(
    '/auth/refresh',
    {
      config: { access: 'public', rateLimit: { max: perMinute } },
      schema: { body: z.strictObject({}).nullish(), response: { 200: RefreshResponse } },
    },
    async (request, reply) => {
      try {
        const { session, token } = await sessions.refresh(request.cookies[refreshCookieName])
        reply.setCookie(refreshCookieName, token, cookies.refresh)
        return await grantToken(session)
      } catch (error) {
        if (error instanceof AppError && error.status === 401) {
          reply.clearCookie(refreshCookieName, cookies.cleared)
        }
        throw error
      }
    },
  )
}
