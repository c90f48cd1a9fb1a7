import { AppError } from '@classeur/contracts'
import * as client from 'openid-client'
import type { Issuer } from './issuer.ts'

const signedOutPath = '/welcome'

export type EndSessionUrl = (idToken: string | null) => Promise<string>

/**
 * Where the browser goes to end the session at the issuer too, from where it comes back to `returnUrl`. Without an ID
 * token, without such an endpoint, or while the issuer is away: a page of ours.
 */
export const createEndSessionUrl =
  (issuer: Issuer, returnUrl: string): EndSessionUrl =>
  async (idToken) => {
    if (!idToken) return signedOutPath
    try {
      const configuration = await issuer.connect()
      if (!configuration.serverMetadata().end_session_endpoint) return signedOutPath
      const parameters = { id_token_hint: idToken, post_logout_redirect_uri: returnUrl }
      return client.buildEndSessionUrl(configuration, parameters).href
    } catch (error) {
      // The session here has ended already; that the issuer is away must not look like a failed sign-out.
      if (error instanceof AppError) return signedOutPath
      throw error
    }
  }
