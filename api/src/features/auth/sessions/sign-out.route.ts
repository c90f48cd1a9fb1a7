import { SignOutResponse } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refreshCookieName, type AuthCookies } from '../auth-cookies.ts'
import type { EndSessionUrl } from '../issuer/end-session-url.ts'
import type { Sessions } from './sessions.service.ts'

/** `POST /auth/sign-out`: ends the cookie's session and its links to files; does nothing without a session. */
export const signOutRoute: FastifyPluginAsyncZod<{
  sessions: Pick<Sessions, 'signOut'>
  endSessionUrl: EndSessionUrl
  cookies: AuthCookies
}> = async (app, { sessions, endSessionUrl, cookies }) => {
  app.post(
    '/auth/sign-out',
    {
      config: { access: 'public' },
      schema: { body: z.strictObject({}).nullish(), response: { 200: SignOutResponse } },
    },
    async (request, reply) => {
      const ended = await sessions.signOut(request.cookies[refreshCookieName])
      reply.clearCookie(refreshCookieName, cookies.cleared)
      // Removes cached pictures. The page clears its own storage, because unsent marks must stay there.
      reply.header('clear-site-data', '"cache"')
      return { endSessionUrl: await endSessionUrl(ended?.idToken ?? null) }
    },
  )
}
