import {
  AppError,
  type EmailRequest,
  type MailedLink,
  type NewPasswordRequest,
  type RegisterRequest,
} from '@classeur/contracts'
import { safeRedirectPath } from '@classeur/domain/access'
import type { Account, AccountRepository, OidcRecordRepository } from '@classeur/database'
import { callerKey, type Caller } from '../devices/callers.ts'
import type { KnownDevices } from '../devices/known-devices.ts'
import type { AttemptLimiter } from '../limits/attempt-limiter.ts'
import type { AccountMailer } from '../mail/account-mailer.ts'
import type { BackchannelLogout } from '../oidc/backchannel-logout.ts'
import type { LinkTokens } from './link-tokens.ts'
import { checkPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

interface AccountsParts {
  accounts: AccountRepository
  links: LinkTokens
  records: Pick<OidcRecordRepository, 'deleteByAccount'>
  mailer: AccountMailer
  limiter: AttemptLimiter
  devices: Pick<KnownDevices, 'knows'>
  backchannelLogout: Pick<BackchannelLogout, 'endSessions'>
  /** The person's display name in the product; empty if none is set. */
  displayNameOf: (accountId: string) => Promise<string>
}

/**
 * Registration and the links in emails. An account is created only when someone who can read the address's mailbox
 * chooses a password, so a stranger can't prepare an account for somebody else. No response reveals whether an address
 * has an account: only the email does, and it is composed after the response.
 */
export function createAccountsService(parts: AccountsParts) {
  const { accounts, links, records, mailer, limiter, devices, backchannelLogout, displayNameOf } = parts

  /**
   * Limits emails per address. Strangers can neither flood a mailbox nor deny its owner a link: past the limit, the
   * newest link still works, and the owner's known devices aren't limited.
   */
  const mayMail = async (email: string, account: Account | null, caller: Caller): Promise<boolean> =>
    devices.knows(caller.device, account) || limiter.allows('mailbox', [email])

  /** Runs `send` after the response, unless the address has reached its email limit. */
  const mailLater = (email: string, caller: Caller, send: (account: Account | null) => Promise<void>) =>
    mailer.later(async () => {
      const account = await accounts.findByEmail(email)
      if (await mayMail(email, account, caller)) await send(account)
    })

  const issueReset = ({ email }: Account, redirectTo: string | undefined) =>
    links.issue({ purpose: 'password-reset', email, redirectTo: safeRedirectPath(redirectTo) })

  /** The caller has proved that they own the mailbox: forget earlier links and the count of requested emails. */
  const settle = async (email: string): Promise<void> => {
    await links.revokeAll(email)
    await limiter.forgive('mailbox', [email])
  }

  return {
    /** @throws AppError `general/too-many-requests` */
    async register({ email, language, redirectTo }: RegisterRequest, caller: Caller): Promise<void> {
      await limiter.count('mail', [email, callerKey(caller)])
      mailLater(email, caller, async (account) => {
        if (account) {
          const token = await issueReset(account, redirectTo)
          return mailer.sendAlreadyRegistered({ to: email, language, token })
        }
        await links.replace(email, 'verification')
        const token = await links.issue({
          purpose: 'verification',
          email,
          redirectTo: safeRedirectPath(redirectTo),
        })
        return mailer.sendVerification({ to: email, language, token })
      })
    },

    /**
     * @param redirectTo what the person wanted to open; stored with the link
     * @throws AppError `general/too-many-requests`
     */
    async requestPasswordReset(
      { email, language }: EmailRequest,
      redirectTo: string | undefined,
      caller: Caller,
    ): Promise<void> {
      await limiter.count('mail', [email, callerKey(caller)])
      mailLater(email, caller, async (account) => {
        if (!account) return
        await mailer.sendPasswordReset({ to: email, language, token: await issueReset(account, redirectTo) })
      })
    },

    /** @throws AppError `identity/link-invalid`, `identity/link-replaced` */
    readLink: (token: string): Promise<MailedLink> => links.read(token),

    /**
     * Creates the account of the link's address. The link stays usable if the password is refused.
     * @throws AppError `identity/link-invalid`, `identity/link-replaced`, and the errors of {@link checkPassword}
     */
    async confirm({ token, password }: NewPasswordRequest): Promise<Account> {
      const { email } = await links.read(token)
      checkPassword(password, { email, displayName: '' })
      const passwordHash = await hashPassword(password)
      await links.redeem('verification', token)
      const account = await accounts.insert(email, passwordHash)
      if (!account) throw new AppError('identity/link-invalid')
      await settle(email)
      return account
    },

    /**
     * Sets the password and ends all sessions that used the old one, at this issuer and at the client.
     * @throws AppError the same errors as `confirm`
     */
    async setPassword({ token, password }: NewPasswordRequest): Promise<Account> {
      const { email } = await links.read(token)
      const account = await accounts.findByEmail(email)
      if (!account) throw new AppError('identity/link-invalid')
      checkPassword(password, { email, displayName: await displayNameOf(account.id) })
      const passwordHash = await hashPassword(password)
      await links.redeem('password-reset', token)
      const logout = await accounts.replacePassword(account.id, passwordHash)
      await settle(email)
      await records.deleteByAccount(account.id)
      await backchannelLogout.endSessions(logout)
      return { ...account, passwordHash }
    },
  }
}

export type AccountsService = ReturnType<typeof createAccountsService>
