import { createDevMailboxMail, type DevMailbox } from './dev-mailbox-mail.ts'
import type { MailLog } from './mail-log.ts'
import type { SendMail } from './send-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** The ways to deliver mail: an SMTP server, or the mailbox page of a developer's machine. */
export interface MailWays {
  smtpUrl: string | undefined
  /** The sender; required together with `smtpUrl`. */
  from: string | undefined
  mailbox: DevMailbox | null
}

export interface OpenedMail {
  send: SendMail
  close: () => void
}

/** Opens the configured delivery; null if there is none. A mail server takes precedence over the mailbox. */
export function openMail({ smtpUrl, from, mailbox }: MailWays, log: MailLog): OpenedMail | null {
  if (smtpUrl && from) return createSmtpMail(smtpUrl, from)
  return mailbox && { send: createDevMailboxMail(mailbox, log), close: () => undefined }
}
