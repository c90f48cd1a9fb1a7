import { createHash, randomBytes } from 'node:crypto'

/** The id of a join link: 128 random bits. It is shown again and again, so it is kept as it is. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url')

/** The token of an invitation: 256 random bits, in the mail alone. */
export const newInvitationToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token that only its receiver knows. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
