import { createHash, randomBytes } from 'node:crypto'

/** Creates the token of a join link: 128 random bits, stored in plain text because the link is shown repeatedly. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url')

/** Creates the token of an invitation: 256 random bits, which only the email contains. */
export const newInvitationToken = (): string => randomBytes(32).toString('base64url')

/** Hashes a token for storage, so that only its recipient knows it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
