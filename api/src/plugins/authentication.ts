import { AppError } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { EndedSessions } from '../realtime/ended-sessions.ts'

/** The requester: the actor for the policy, and the session of the access token. */
export interface Identity extends Actor {
  sessionId: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on public routes and before authentication. */
    identity: Identity | null
    /** The signed-in person; throws a 401 error if there is none. */
    readonly actor: Identity
  }
  interface FastifyInstance {
    /** onRequest hook: requires a signed-in person unless the route's config has `access: 'public'`. */
    authenticate: (request: FastifyRequest) => Promise<void>
  }
  interface FastifyContextConfig {
    access?: 'public'
  }
}

const bearerToken = (request: FastifyRequest): string => {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw new AppError('auth/signed-out')
  return token
}

export const authentication = fastifyPlugin<{ endedSessions: Pick<EndedSessions, 'has'> }>(
  async (app, { endedSessions }) => {
    app.decorateRequest('identity', null)
    app.decorateRequest('actor', {
      getter(this: FastifyRequest) {
        if (!this.identity) throw new AppError('auth/signed-out')
        return this.identity
      },
    })
    app.decorate('authenticate', async (request: FastifyRequest) => {
      if (request.is404 || request.routeOptions.config.access === 'public') return
      const claims = app.accessTokens.verify(bearerToken(request))
      if (endedSessions.has(claims.sid)) throw new AppError('auth/session-ended')
      request.identity = {
        userId: claims.sub,
        sessionId: claims.sid,
        operator: claims.op === true,
        requestId: request.id,
        ...(claims.log !== undefined && { logName: claims.log }),
      }
    })
  },
  { name: 'authentication', dependencies: ['access-tokens'] },
)
