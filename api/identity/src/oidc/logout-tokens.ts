import { randomUUID } from 'node:crypto'
import { calculateJwkThumbprint, importJWK, SignJWT, type JWK } from 'jose'
import type { IdentityConfig } from '../config/identity-config.ts'
import { signingAlgorithm } from './signing-keys.ts'

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** The standard's recommended maximum. Each new attempt to deliver a logout creates a new token. */
const lifetimeSeconds = 120

export type CreateLogoutToken = (subject: string) => Promise<string>

/**
 * Creates logout tokens (OpenID Connect Back-Channel Logout 1.0, section 2.4) for the one client. A token ends
 * all sessions of its subject, has a unique id and can be used once.
 * @param jwk the private key for signing; published under its thumbprint, like the provider's
 */
export async function createLogoutTokens(
  config: Pick<IdentityConfig, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID'>,
  jwk: JWK,
): Promise<CreateLogoutToken> {
  const key = await importJWK(jwk, signingAlgorithm)
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk))
  return (subject) => {
    const issuedAt = Math.floor(Date.now() / 1000)
    return new SignJWT({ events: { [logoutEvent]: {} } })
      .setProtectedHeader({ alg: signingAlgorithm, typ: 'logout+jwt', kid })
      .setIssuer(config.OIDC_ISSUER)
      .setAudience(config.OIDC_CLIENT_ID)
      .setSubject(subject)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetimeSeconds)
      .sign(key)
  }
}
