import type { LinkMailWords } from '@classeur/mail'

export type MailKind = 'verification' | 'already-registered' | 'password-reset'

/** The texts of the emails in one language. */
export type MailWords = Record<MailKind, LinkMailWords>
