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
  /** Signs a token for 10 minutes. `plan` and `op` are left out when they do not apply. */
  sign: (claims: Pick<AccessTokenClaims, 'sub' | 'sid' | 'plan' | 'op'>) => string
  /** @throws AppError auth/signed-out for every token that is not ours, whole and current */
  verify: (token: string) => AccessTokenClaims
}

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens
  }
}

/** Signs and checks access tokens: HS256 only, our issuer, our audience, an end. */
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
