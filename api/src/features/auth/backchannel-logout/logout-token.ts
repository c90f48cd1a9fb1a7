import { AppError } from '@classeur/contracts'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, type JWTPayload } from 'jose'
import { z } from 'zod'
import type { Issuer } from '../issuer/issuer.ts'

/** The member of `events` that identifies a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.4). */
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** Only signatures with a key of the issuer; neither `none` nor the shared client secret proves the sender. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

const maxAgeSeconds = 120
const clockToleranceSeconds = 30
/** How long a token can be replayed, including clock skew in both directions. */
export const logoutTokenLifetimeSeconds = maxAgeSeconds + 2 * clockToleranceSeconds

const Header = z.looseObject({
  alg: z.enum(algorithms),
  // Older issuers omit it. If present, it prevents other tokens of the issuer from passing as logout tokens.
  typ: z
    .string()
    .regex(/^(application\/)?logout\+jwt$/i)
    .optional(),
})

const Claims = z
  .looseObject({
    iat: z.number(),
    jti: z.string().min(1),
    sub: z.string().min(1).optional(),
    sid: z.string().min(1).optional(),
    events: z.looseObject({ [logoutEvent]: z.record(z.string(), z.unknown()) }),
  })
  .refine((claims) => !('nonce' in claims), { error: 'nonce', path: ['nonce'] })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined, { error: 'sub or sid', path: ['sub'] })

export interface LogoutToken {
  issuer: string
  tokenId: string
  /** At least one of the two is present. Without `issuerSid`, all sessions of the person end. */
  subject: string | null
  issuerSid: string | null
}

const refused = (cause: unknown) => new AppError('general/validation-failed', {}, { cause })

/** Refuses invalid tokens before fetching the issuer's keys. */
const readClaims = (token: string): z.infer<typeof Claims> => {
  try {
    Header.parse(decodeProtectedHeader(token))
    return Claims.parse(decodeJwt(token))
  } catch (cause) {
    throw refused(cause)
  }
}

export type VerifyLogoutToken = (token: string) => Promise<LogoutToken>

/**
 * Verifies a logout token with the keys that the issuer currently publishes. Doesn't detect replays.
 * @throws AppError general/validation-failed for an invalid or expired token; auth/issuer-unavailable
 */
export const createVerifyLogoutToken =
  (issuer: Pick<Issuer, 'fetchKeys'>, clientId: string): VerifyLogoutToken =>
  async (token) => {
    const { jti, sub, sid } = readClaims(token)
    const { issuer: expectedIssuer, keys } = await issuer.fetchKeys()
    const options = {
      algorithms,
      issuer: expectedIssuer,
      audience: clientId,
      maxTokenAge: maxAgeSeconds,
      clockTolerance: clockToleranceSeconds,
    }
    // Log the reason for refusing a token, but don't reveal it in the response.
    const verify = (): Promise<{ payload: JWTPayload }> => jwtVerify(token, createLocalJWKSet(keys), options)
    await verify().catch((cause: unknown) => {
      throw refused(cause)
    })
    return { issuer: expectedIssuer, tokenId: jti, subject: sub ?? null, issuerSid: sid ?? null }
  }
