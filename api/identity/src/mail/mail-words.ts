export type MailKind = 'verification' | 'already-registered' | 'password-reset'

/** The words of the mails in one language. */
export type MailWords = Record<
  MailKind,
  { subject: string; greeting: string; body: string; button: string; note: string }
>
