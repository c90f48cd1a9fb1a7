import type { MailLog } from './mail-log.ts'
import type { SendMail } from './send-mail.ts'

/** Where the mailbox page finds mail. */
export interface DevMailbox {
  insert(mail: { to: string; subject: string; text: string }): Promise<unknown>
}

/** Keeps mail for the mailbox page and logs its link: for a developer's machine, where no mail server is. */
export const createDevMailboxMail =
  (mailbox: DevMailbox, log: MailLog): SendMail =>
  async ({ to, subject, text, link }) => {
    await mailbox.insert({ to, subject, text })
    log.info({ link }, 'email kept in the development mailbox')
  }
