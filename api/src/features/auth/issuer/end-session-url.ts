import { AppError } from '@classeur/contracts'
import * as client from 'openid-client'
import type { Issuer } from './issuer.ts'

const signedOutPath = '/welcome'

export type EndSessionUrl = (idToken: string | null) => Promise<string>

/**
 * The URL that ends the session at the issuer and redirects back to `returnUrl`. Without an ID token, without such an
 * endpoint, or while the issuer is unavailable, it is the product's own signed-out page.
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
      // The session in this product has ended already, so an unavailable issuer must not look like a failed sign-out.
      if (error instanceof AppError) return signedOutPath
      throw error
    }
  }
