import { AppError } from '@classeur/contracts'
import { safeRedirectPath } from '@classeur/domain/access'
import { issuerNames, type IdentityClaims, type UserRepository } from '@classeur/database'
import * as client from 'openid-client'
import { freshSignInSeconds } from '../../../security/fresh-sign-in.ts'
import type { Issuer } from '../issuer/issuer.ts'
import type { NewSignIn } from '../sessions/sessions.service.ts'
import type { SignInTransaction } from './sign-in-transaction.ts'

export interface SignInOptions {
  issuer: Issuer
  /** Whether the issuer is the built-in one. */
  builtIn: boolean
  users: Pick<UserRepository, 'upsertFromIdentity' | 'logNameOf'>
  /** The URL to which the issuer redirects the browser. */
  callbackUrl: string
}

export type SignIn = ReturnType<typeof createSignIn>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Some issuers send a string instead of a boolean. A missing value counts as unverified. */
const isTrue = (value: unknown): boolean => value === true || value === 'true'

/**
 * When the person proved who they are. Not every issuer says so; then only a sign-in for which it was asked to let them
 * sign in again counts, because the issuer may have used an old session for any other.
 */
function authenticatedAtOf(authTime: unknown, { asksAgain }: SignInTransaction): Date | null {
  if (typeof authTime === 'number') return new Date(Math.min(authTime * 1000, Date.now()))
  return asksAgain ? new Date() : null
}

/** A completed sign-in; `logName` is what log lines call the person. */
interface CompletedSignIn extends Omit<NewSignIn, 'device'> {
  userId: string
  logName: string | null
}

/** The authorization code flow with PKCE, state and nonce. */
export function createSignIn({ issuer, builtIn, users, callbackUrl }: SignInOptions) {
  /** The issuer's claims about the person; from the userinfo endpoint if the ID token doesn't contain the email. */
  const identityFrom = async (
    configuration: client.Configuration,
    tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
  ): Promise<IdentityClaims> => {
    const claims = tokens.claims()
    if (!claims) throw new AppError('auth/sign-in-failed')
    const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined
    const profile =
      claims['email'] === undefined && hasUserInfo
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims
    return {
      ...issuerNames(claims.iss, builtIn),
      subject: claims.sub,
      email: text(profile['email']).toLowerCase(),
      emailVerified: isTrue(profile['email_verified']),
    }
  }

  return {
    /** @throws AppError auth/issuer-unavailable */
    async begin(
      redirectTo: string | undefined,
      prompt?: 'login',
    ): Promise<{ url: URL; transaction: SignInTransaction }> {
      const configuration = await issuer.connect()
      const transaction: SignInTransaction = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
        redirectTo: safeRedirectPath(redirectTo),
        startedAt: Date.now(),
        asksAgain: prompt === 'login',
      }
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state: transaction.state,
        nonce: transaction.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(transaction.codeVerifier),
        code_challenge_method: 'S256',
        // With an age, an issuer also has to say when the person signed in (OpenID Connect Core 3.1.2.1).
        ...(prompt && { prompt, max_age: String(freshSignInSeconds) }),
      })
      return { url, transaction }
    },

    /**
     * Exchanges the code in `query`, checks the ID token and finds or creates the person.
     * @throws AppError auth/issuer-unavailable, or the errors of openid-client for an invalid response
     */
    async complete(query: string, transaction: SignInTransaction): Promise<CompletedSignIn> {
      const configuration = await issuer.connect()
      const tokens = await client.authorizationCodeGrant(configuration, new URL(callbackUrl + query), {
        expectedState: transaction.state,
        expectedNonce: transaction.nonce,
        pkceCodeVerifier: transaction.codeVerifier,
        idTokenExpected: true,
      })
      const { id } = await users.upsertFromIdentity(await identityFrom(configuration, tokens))
      const issuerSid = text(tokens.claims()?.['sid']) || null
      return {
        ...{ userId: id, logName: await users.logNameOf(id), idToken: tokens.id_token ?? '', issuerSid },
        authenticatedAt: authenticatedAtOf(tokens.claims()?.auth_time, transaction),
      }
    },
  }
}
