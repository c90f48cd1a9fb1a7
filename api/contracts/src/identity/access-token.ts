import { z } from 'zod'
import { UserId } from '../identifiers.ts'

export const accessTokenIssuer = 'classeur-api'
export const accessTokenAudience = 'classeur-web'
export const accessTokenLifetimeSeconds = 600
/** How long a session lasts at most, however it is used. */
export const refreshTokenLifetimeDays = 30
/** After how long without use a session ends. */
export const sessionIdleDays = 14

/**
 * Claims of the short-lived access token. `plan` is absent for the free plan; `op` identifies an operator.
 * `log` is what log lines call the person.
 */
export const AccessTokenClaims = z.object({
  sub: UserId,
  sid: z.string(),
  plan: z.string().optional(),
  op: z.literal(true).optional(),
  log: z.string().optional(),
  iss: z.literal(accessTokenIssuer),
  aud: z.literal(accessTokenAudience),
  iat: z.number().int(),
  exp: z.number().int(),
})
export type AccessTokenClaims = z.infer<typeof AccessTokenClaims>
