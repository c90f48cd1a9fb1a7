import {
  accessTokenAudience,
  AccessTokenClaims,
  accessTokenIssuer,
  accessTokenLifetimeSeconds,
  AppError,
} from '@classeur/contracts'
import fastifyJwt from '@fastify/jwt'
import { fastifyPlugin } from 'fastify-plugin'
import type { Config } from '../config/config.ts'

export interface AccessTokens {
  /** Signs a token that is valid for 10 minutes. Omit `plan` and `op` if they don't apply. */
  sign: (claims: Pick<AccessTokenClaims, 'sub' | 'sid' | 'plan' | 'op' | 'log'>) => string
  /** @throws AppError auth/signed-out for foreign, altered and expired tokens */
  verify: (token: string) => AccessTokenClaims
}

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens
  }
}

/** Signs and verifies access tokens: only HS256, with the product's issuer and audience and an expiry. */
export const accessTokens = fastifyPlugin<{ config: Pick<Config, 'jwtSecret'> }>(
  async (app, { config }) => {
    await app.register(fastifyJwt, {
      secret: config.jwtSecret,
      sign: {
        algorithm: 'HS256',
        iss: accessTokenIssuer,
        aud: accessTokenAudience,
        expiresIn: `${String(accessTokenLifetimeSeconds)}s`,
      },
      verify: {
        algorithms: ['HS256'],
        allowedIss: accessTokenIssuer,
        allowedAud: accessTokenAudience,
        requiredClaims: ['sub', 'sid', 'iss', 'aud', 'iat', 'exp'],
      },
    })
    app.decorate('accessTokens', {
      sign: (claims) => app.jwt.sign(claims),
      verify: (token) => {
        try {
          return AccessTokenClaims.parse(app.jwt.verify(token))
        } catch (cause) {
          throw new AppError('auth/signed-out', {}, { cause })
        }
      },
    })
  },
  { name: 'access-tokens' },
)
