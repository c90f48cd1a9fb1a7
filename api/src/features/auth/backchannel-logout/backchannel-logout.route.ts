import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '@classeur/contracts'
import { errorCodeFor } from '../../../errors/error-code.ts'
import { handleError } from '../../../errors/error-handler.ts'
import type { BackchannelLogout } from './backchannel-logout.service.ts'

const bodyLimitBytes = 8 * 1024
const formType = 'application/x-www-form-urlencoded'

/** Ignores unknown parameters, as the standard requires, and a repeated `logout_token`. */
const readForm = (body: string): { logout_token?: string } => {
  const [token, ...more] = new URLSearchParams(body).getAll('logout_token')
  return token === undefined || more.length > 0 ? {} : { logout_token: token }
}

/**
 * `POST /auth/backchannel-logout` (OpenID Connect Back-Channel Logout 1.0): the issuer ends a person's sessions.
 * Accepts only a form, so register it outside the scope that requires JSON. The standard requires 400 for any invalid
 * request.
 */
export const backchannelLogoutRoute: FastifyPluginAsyncZod<{
  logout: BackchannelLogout
  perMinute: number
}> = async (app, { logout, perMinute }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, readForm(String(body)))
  })
  app.setErrorHandler((error, request, reply) => {
    const refused = ['general/payload-too-large', 'general/unsupported-media-type'].includes(
      errorCodeFor(error),
    )
    return handleError(refused ? new AppError('general/validation-failed') : error, request, reply)
  })
  app.post(
    '/auth/backchannel-logout',
    {
      bodyLimit: bodyLimitBytes,
      config: { access: 'public', anyOrigin: true, rateLimit: { max: perMinute } },
      schema: {
        consumes: [formType],
        body: z.object({ logout_token: z.string().min(1) }),
        response: { 200: z.void() },
      },
    },
    async (request, reply) => {
      try {
        const { endedSessions } = await logout(request.body.logout_token)
        request.log.info({ endedSessions }, 'signed out by the issuer')
      } catch (error) {
        request.log.warn({ err: error }, 'logout token not processed')
        throw error
      }
      return reply.header('cache-control', 'no-store').code(200).send()
    },
  )
}
