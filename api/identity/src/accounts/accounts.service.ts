import {
  safeRedirectPath,
  type EmailRequest,
  type NewPasswordRequest,
  type RegisterRequest,
} from '@classeur/contracts'
import type { Account, AccountRepository, OidcRecordRepository } from '@classeur/database'
import type { AttemptLimiter } from '../limits/attempt-limiter.ts'
import type { AccountMailer } from '../mail/account-mailer.ts'
import type { BackchannelLogout } from '../oidc/backchannel-logout.ts'
import type { LinkTokens } from './link-tokens.ts'
import { hashPassword } from './passwords.ts'

interface AccountsParts {
  accounts: AccountRepository
  links: LinkTokens
  records: Pick<OidcRecordRepository, 'deleteByAccount'>
  mailer: AccountMailer
  limiter: AttemptLimiter
  backchannelLogout: Pick<BackchannelLogout, 'endSessions'>
}

/**
 * Registration and the links in mails. Nothing that is answered tells whether an address has an account:
 * only its mailbox learns that, and the mail is made after the answer.
 */
export function createAccountsService(parts: AccountsParts) {
  const { accounts, links, records, mailer, limiter, backchannelLogout } = parts
  const ifKnown = (email: string, act: (account: Account) => Promise<void>) =>
    mailer.later(async () => {
      const account = await accounts.findByEmail(email)
      if (account) await act(account)
    })

  return {
    /** @throws AppError `general/too-many-requests` */
    async register({ email, password, language, redirectTo }: RegisterRequest): Promise<void> {
      await limiter.count('mail', email)
      const created = await accounts.insert(email, await hashPassword(password))
      if (created) {
        mailer.later(async () => {
          const token = await links.issue('verification', created.id)
          await mailer.sendVerification({
            to: email,
            language,
            token,
            redirectTo: safeRedirectPath(redirectTo),
          })
        })
        return
      }
      ifKnown(email, async (account) => {
        const token = await links.issue('password-reset', account.id)
        await mailer.sendAlreadyRegistered({ to: email, language, token })
      })
    },

    /** @throws AppError `general/too-many-requests` */
    async resendVerification({ email, language }: EmailRequest): Promise<void> {
      await limiter.count('mail', email)
      ifKnown(email, async (account) => {
        if (account.emailVerified) return
        const token = await links.issue('verification', account.id)
        await mailer.sendVerification({ to: email, language, token, redirectTo: '/' })
      })
    },

    /** @throws AppError `general/too-many-requests` */
    async requestPasswordReset({ email, language }: EmailRequest): Promise<void> {
      await limiter.count('mail', email)
      ifKnown(email, async (account) => {
        const token = await links.issue('password-reset', account.id)
        await mailer.sendPasswordReset({ to: email, language, token })
      })
    },

    /** Returns the id of the account whose address is confirmed by it. @throws AppError `identity/link-invalid` */
    async verifyEmail(token: string): Promise<string> {
      const accountId = await links.redeem('verification', token)
      await accounts.markVerified(accountId)
      await links.revokeAll(accountId)
      return accountId
    },

    /**
     * Sets the password, confirms the address (the link came by mail), ends what was signed in with the old one, here
     * and at the client.
     */
    async setPassword({ token, password }: NewPasswordRequest): Promise<void> {
      const passwordHash = await hashPassword(password)
      const accountId = await links.redeem('password-reset', token)
      await accounts.replacePassword(accountId, passwordHash)
      await links.revokeAll(accountId)
      await records.deleteByAccount(accountId)
      await backchannelLogout.endSessions(accountId)
    },
  }
}

export type AccountsService = ReturnType<typeof createAccountsService>
