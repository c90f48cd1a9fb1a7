import { AppError } from '@classeur/contracts'
import * as client from 'openid-client'
import type { Config } from '../../config/config.ts'
import { isLoopback } from '../../security/loopback.ts'
import { cacheDiscovery, reachInside } from './issuer-fetch.ts'

/** Seconds that one request to the issuer may take. */
const requestTimeoutSeconds = 5

export interface Issuer {
  /** @throws AppError auth/issuer-unavailable */
  connect: () => Promise<client.Configuration>
}

/** The way of authenticating that the issuer names; Basic is what the standard says when it names none. */
const authenticateClient =
  (secret: string): client.ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const method = methods.includes('client_secret_basic')
      ? client.ClientSecretBasic
      : client.ClientSecretPost
    method(secret)(server, ...rest)
  }

/**
 * The OpenID Connect issuer. It may be away when the api starts, and come and go: every sign-in asks anew, the
 * discovery document is kept for a while and the issuer's keys are not, so that rotated keys are found at once.
 */
export function createIssuer(oidc: Config['oidc']): Issuer {
  const insecure = isLoopback(oidc.issuer) || oidc.discoveryUrl?.startsWith('http:') === true
  const fetchFromIssuer = cacheDiscovery(reachInside(oidc))
  return {
    async connect() {
      try {
        return await client.discovery(
          new URL(oidc.issuer),
          oidc.clientId,
          oidc.clientSecret,
          authenticateClient(oidc.clientSecret),
          {
            [client.customFetch]: fetchFromIssuer,
            timeout: requestTimeoutSeconds,
            // The second checks the signature of ID tokens too, although they come straight from the issuer.
            execute: [...(insecure ? [client.allowInsecureRequests] : []), client.enableNonRepudiationChecks],
          },
        )
      } catch (cause) {
        throw new AppError('auth/issuer-unavailable', {}, { cause })
      }
    },
  }
}
