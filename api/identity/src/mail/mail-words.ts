import type { LinkMailWords } from '@classeur/mail'

export type MailKind = 'verification' | 'already-registered' | 'password-reset'

/** The words of the mails in one language. */
export type MailWords = Record<MailKind, LinkMailWords>
