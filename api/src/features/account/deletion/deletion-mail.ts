import type { AccountDeletionDocument, AccountDeletionRepository } from '@classeur/database'
import { composeLinkMail, type SendMail } from '@classeur/mail'
import type { FastifyBaseLogger } from 'fastify'
import { mailMoment, type FindMailReader } from '../mail-reader.ts'
import { deletionMailTexts, type DeletionMailKind } from './deletion-mail-texts.ts'

type MailedDeletion = Pick<AccountDeletionDocument, '_id' | 'email' | 'language' | 'dueAt' | 'key'>

export type SendDeletionMail = (kind: DeletionMailKind, deletion: MailedDeletion) => Promise<void>

export interface DeletionMailDependencies {
  /** Null if the installation sends no mail; the banner tells the person then. */
  sendMail: SendMail | null
  findReader: FindMailReader
  publicUrl: string
}

/** Sends mails about a deletion. Rejects if the mail server refuses one. */
export const createDeletionMail =
  ({ sendMail, findReader, publicUrl }: DeletionMailDependencies): SendDeletionMail =>
  async (kind, { _id, email, language: asked, dueAt }) => {
    if (!sendMail || !email) return
    const reader = await findReader(_id)
    const language = reader.language ?? asked ?? 'en'
    const texts = deletionMailTexts[language][kind](mailMoment(dueAt, language, reader))
    await sendMail({ to: email, ...composeLinkMail(language, texts, `${publicUrl}/settings/account`) })
  }

/** A mail that can't be sent is logged and stops nothing: every screen shows a banner. */
export const sendIfPossible =
  (send: SendDeletionMail, log: Pick<FastifyBaseLogger, 'warn'>): SendDeletionMail =>
  (kind, deletion) =>
    send(kind, deletion).catch((error: unknown) => {
      log.warn({ err: error, deletion: deletion.key }, 'the mail about a deletion was not sent')
    })

/**
 * Sends the reminder of a deletion once, whichever replica is asked first. It counts as sent only after the mail
 * server's answer: the rounds of the workers ask again until the deletion is due.
 */
export const createDeletionReminder =
  (
    deletions: Pick<AccountDeletionRepository, 'claimReminder' | 'markReminded'>,
    send: SendDeletionMail,
  ): ((key: string) => Promise<void>) =>
  async (key) => {
    const deletion = await deletions.claimReminder(key)
    if (!deletion) return
    await send('reminder', deletion)
    await deletions.markReminded(deletion)
  }
