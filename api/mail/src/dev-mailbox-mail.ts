import type { DevMailbox } from '@classeur/database'
import type { MailLog } from './mail-log.ts'
import type { SendMail } from './send-mail.ts'

/** Keeps mail for the mailbox page and logs its link: for a developer's machine, where no mail server is. */
export const createDevMailboxMail =
  (mailbox: Pick<DevMailbox, 'insert'>, log: MailLog): SendMail =>
  async ({ to, subject, text, link }) => {
    await mailbox.insert({ to, subject, text })
    log.info({ link }, 'mail kept in the dev mailbox')
  }
