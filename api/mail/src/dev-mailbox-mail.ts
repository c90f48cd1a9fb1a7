import type { MailLog } from './mail-log.ts'
import type { SendMail } from './send-mail.ts'

/** Stores emails for the mailbox page. */
export interface DevMailbox {
  insert(mail: { to: string; subject: string; text: string }): Promise<unknown>
}

/** Stores emails for the mailbox page and logs their links, for development machines without a mail server. */
export const createDevMailboxMail =
  (mailbox: DevMailbox, log: MailLog): SendMail =>
  async ({ to, subject, text, link }) => {
    await mailbox.insert({ to, subject, text })
    log.info({ link }, 'email kept in the development mailbox')
  }
