import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '@classeur/contracts'
import type { LinkPurpose, LinkTokenRepository } from '@classeur/database'

const hour = 3600 * 1000
export const linkLifetimeMs: Record<LinkPurpose, number> = { verification: 24 * hour, 'password-reset': hour }

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Single-use tokens for links in mails: 256 random bits, of which only a hash is stored. */
export function createLinkTokens(repository: LinkTokenRepository) {
  return {
    async issue(purpose: LinkPurpose, accountId: string): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await repository.insert(
        hashOf(token),
        purpose,
        accountId,
        new Date(Date.now() + linkLifetimeMs[purpose]),
      )
      return token
    },

    /** Uses the token up and returns the account id. @throws AppError `identity/link-invalid` */
    async redeem(purpose: LinkPurpose, token: string): Promise<string> {
      const accountId = await repository.take(hashOf(token), purpose)
      if (!accountId) throw new AppError('identity/link-invalid')
      return accountId
    },

    /** Every other link of the account ends: one of them did its work. */
    revokeAll: (accountId: string) => repository.deleteByAccount(accountId),
  }
}

export type LinkTokens = ReturnType<typeof createLinkTokens>
