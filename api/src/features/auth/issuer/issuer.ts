import { AppError } from '@classeur/contracts'
import { isLoopbackUrl } from '@classeur/domain/installation'
import type { JSONWebKeySet } from 'jose'
import * as client from 'openid-client'
import { z } from 'zod'
import type { Config } from '../../../config/config.ts'
import { cacheDiscovery, reachInside } from './issuer-fetch.ts'

/** Time limit of one request to the issuer, in seconds. */
const requestTimeoutSeconds = 5

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

export interface Issuer {
  /** @throws AppError auth/issuer-unavailable */
  connect: () => Promise<client.Configuration>
  /**
   * The issuer's identifier and the keys it currently publishes.
   * @throws AppError auth/issuer-unavailable
   */
  fetchKeys: () => Promise<{ issuer: string; keys: JSONWebKeySet }>
}

/** The client authentication method that the issuer supports; the standard's default is Basic. */
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
 * The OpenID Connect issuer. It may be unavailable at start-up or later, so every sign-in contacts it. The discovery
 * document is cached for a while; the issuer's keys aren't, so that rotated keys are found immediately.
 */
export function createIssuer(oidc: Config['oidc']): Issuer {
  const insecure = isLoopbackUrl(oidc.issuer) || oidc.discoveryUrl?.startsWith('http:') === true
  const fetchFromIssuer = cacheDiscovery(reachInside(oidc))
  const connect = async () => {
    try {
      return await client.discovery(
        new URL(oidc.issuer),
        oidc.clientId,
        oidc.clientSecret,
        authenticateClient(oidc.clientSecret),
        {
          [client.customFetch]: fetchFromIssuer,
          timeout: requestTimeoutSeconds,
          // The second option also verifies signatures of ID tokens, although they come directly from the issuer.
          execute: [...(insecure ? [client.allowInsecureRequests] : []), client.enableNonRepudiationChecks],
        },
      )
    } catch (cause) {
      throw new AppError('auth/issuer-unavailable', {}, { cause })
    }
  }

  return {
    connect,
    async fetchKeys() {
      const { issuer, jwks_uri: url = '' } = (await connect()).serverMetadata()
      try {
        if (!insecure && !url.startsWith('https:')) throw new Error('the keys are not published over https')
        const answer = await fetchFromIssuer(url, {
          method: 'GET',
          headers: { accept: 'application/json' },
          body: undefined,
          redirect: 'manual',
          signal: AbortSignal.timeout(requestTimeoutSeconds * 1000),
        })
        if (answer.status !== 200)
          throw new Error(`the keys were answered with status ${String(answer.status)}`)
        return { issuer, keys: KeySet.parse(await answer.json()) }
      } catch (cause) {
        throw new AppError('auth/issuer-unavailable', {}, { cause })
      }
    },
  }
}
