import { AppError } from '@classeur/contracts'
import { issuerNames, type UserRepository } from '@classeur/database'
import type { LogoutToken, VerifyLogoutToken } from './logout-token.ts'
import type { SeenLogoutTokens } from './seen-logout-tokens.ts'
import type { Sessions } from '../sessions/sessions.service.ts'

export interface BackchannelLogoutOptions {
  verify: VerifyLogoutToken
  seen: SeenLogoutTokens
  /** Whether the issuer is the built-in one. */
  builtIn: boolean
  users: Pick<UserRepository, 'findByIdentity'>
  sessions: Pick<Sessions, 'endAllOf' | 'endByIssuerSid'>
}

export type BackchannelLogout = (token: string) => Promise<{ endedSessions: number }>

/**
 * Ends the sessions that a logout token of the issuer identifies. Finding none isn't an error, because they may have
 * ended already.
 * @throws AppError general/validation-failed for an invalid token; auth/issuer-unavailable and general/unavailable if
 *   the issuer may send the same token again
 */
export function createBackchannelLogout(options: BackchannelLogoutOptions): BackchannelLogout {
  const { verify, seen, builtIn, users, sessions } = options

  const end = async ({ issuer, subject, issuerSid }: LogoutToken): Promise<number> => {
    if (subject === null) return issuerSid === null ? 0 : sessions.endByIssuerSid(issuerSid, null)
    const user = await users.findByIdentity({ ...issuerNames(issuer, builtIn), subject })
    if (!user) return 0
    return issuerSid === null ? sessions.endAllOf(user.id) : sessions.endByIssuerSid(issuerSid, user.id)
  }

  return async (candidate) => {
    const token = await verify(candidate)
    if (!(await seen.remember(token))) {
      throw new AppError('general/validation-failed', {}, { cause: new Error('the token was seen before') })
    }
    try {
      return { endedSessions: await end(token) }
    } catch (error) {
      // The issuer will send the token again. If Redis fails too, it has to send a new one.
      await seen.forget(token).catch(() => undefined)
      throw error
    }
  }
}
