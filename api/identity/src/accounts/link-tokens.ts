import { createHash, randomBytes } from 'node:crypto'
import { AppError, type MailedLink } from '@classeur/contracts'
import type { LinkPurpose, LinkToken, LinkTokenRepository } from '@classeur/database'

const hour = 3600 * 1000
const linkLifetimeMs: Record<LinkPurpose, number> = { verification: 24 * hour, 'password-reset': hour }

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Single-use tokens for links in emails: 256 random bits, of which only a hash is stored. */
export function createLinkTokens(repository: LinkTokenRepository) {
  const read = async (token: string): Promise<MailedLink> => {
    const linkToken = await repository.find(hashOf(token))
    if (!linkToken) throw new AppError('identity/link-invalid')
    const { replaced, ...link } = linkToken
    if (replaced) throw new AppError('identity/link-replaced')
    return link
  }

  return {
    async issue(link: LinkToken): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await repository.insert(hashOf(token), link, new Date(Date.now() + linkLifetimeMs[link.purpose]))
      return token
    },

    /** Invalidates earlier links to an address; their pages say that a newer link exists. */
    replace: (email: string, purpose: LinkPurpose) => repository.replace(email, purpose),

    /** Reads a link without using it up. @throws AppError `identity/link-invalid`, `identity/link-replaced` */
    read,

    /** Uses the link up. @throws AppError `identity/link-invalid`, `identity/link-replaced` */
    async redeem(purpose: LinkPurpose, token: string): Promise<void> {
      if (await repository.take(hashOf(token), purpose)) return
      await read(token)
      throw new AppError('identity/link-invalid')
    },

    /** Invalidates all links to an address once one of them has been used. */
    revokeAll: (email: string) => repository.deleteByEmail(email),
  }
}

export type LinkTokens = ReturnType<typeof createLinkTokens>
