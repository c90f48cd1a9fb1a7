import { createDevMailboxMail, type DevMailbox } from './dev-mailbox-mail.ts'
import type { MailLog } from './mail-log.ts'
import type { SendMail } from './send-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** How mail leaves an installation: by a server, or into the mailbox of a developer's machine. */
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

/** The way mail goes on this installation; null when it has none. A mail server wins over the mailbox. */
export function openMail({ smtpUrl, from, mailbox }: MailWays, log: MailLog): OpenedMail | null {
  if (smtpUrl && from) return createSmtpMail(smtpUrl, from)
  return mailbox && { send: createDevMailboxMail(mailbox, log), close: () => undefined }
}
