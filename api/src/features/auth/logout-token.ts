import { AppError } from '@classeur/contracts'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, type JWTPayload } from 'jose'
import { z } from 'zod'
import type { Issuer } from './issuer.ts'

/** The member of `events` that makes a logout token of a token (OpenID Connect Back-Channel Logout 1.0, section 2.4). */
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** Signatures with a key of the issuer alone: `none` and the client secret prove nothing here. */
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
/** From its making by a clock ahead of ours until it is too old: how long a token could be shown again. */
export const logoutTokenLifetimeSeconds = maxAgeSeconds + 2 * clockToleranceSeconds

const Header = z.looseObject({
  alg: z.enum(algorithms),
  // Older issuers leave it out; one that is there keeps other tokens of the issuer from passing for this kind.
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
  /** At least one of the two is there. Without a session, all of the person's sessions are meant. */
  subject: string | null
  issuerSid: string | null
}

const refused = (cause: unknown) => new AppError('general/validation-failed', {}, { cause })

/** Refuses what cannot be a logout token before the issuer is asked for its keys. */
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
 * Checks a logout token against the keys that the issuer publishes now. Whether it was seen before is not checked.
 * @throws AppError general/validation-failed for every token that is not one of ours, whole and fresh;
 * auth/issuer-unavailable
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
    // Whatever is wrong with a token or its key, only the log learns what it was.
    const verify = (): Promise<{ payload: JWTPayload }> => jwtVerify(token, createLocalJWKSet(keys), options)
    await verify().catch((cause: unknown) => {
      throw refused(cause)
    })
    return { issuer: expectedIssuer, tokenId: jti, subject: sub ?? null, issuerSid: sid ?? null }
  }
