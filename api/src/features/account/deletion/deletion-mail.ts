import type { AccountDeletionDocument } from '@classeur/database'
import { composeLinkMail, type SendMail } from '@classeur/mail'
import type { FastifyBaseLogger } from 'fastify'
import { deletionMailTexts, type DeletionMailKind } from './deletion-mail-texts.ts'

type MailedDeletion = Pick<AccountDeletionDocument, 'email' | 'language' | 'dueAt' | 'key'>

export type SendDeletionMail = (kind: DeletionMailKind, deletion: MailedDeletion) => Promise<void>

export interface DeletionMailDependencies {
  /** Null if the installation sends no mail; the banner tells the person then. */
  sendMail: SendMail | null
  publicUrl: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Sends mails about a deletion. A mail that can't be sent is logged and stops nothing: every screen shows a banner. */
export const createDeletionMail =
  ({ sendMail, publicUrl, log }: DeletionMailDependencies): SendDeletionMail =>
  async (kind, { email, language = 'en', dueAt, key }) => {
    if (!sendMail || !email) return
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(dueAt)
    const mail = composeLinkMail(
      language,
      deletionMailTexts[language][kind](date),
      `${publicUrl}/settings/account`,
    )
    try {
      await sendMail({ to: email, ...mail })
    } catch (error) {
      log.warn({ err: error, deletion: key }, 'the mail about a deletion was not sent')
    }
  }
