import type { ReadyMails, UserRepository } from '@classeur/database'
import { composeLinkMail, type SendMail } from '@classeur/mail'
import { mailMoment, type FindMailReader } from '../mail-reader.ts'
import { exportMailTexts } from './export-mail-texts.ts'

export interface ExportMailDependencies {
  readyMails: Pick<ReadyMails, 'claim' | 'markSent'>
  users: Pick<UserRepository, 'findById'>
  findReader: FindMailReader
  /** Null if the installation sends no mail; the settings and a notice in open windows tell the person then. */
  sendMail: SendMail | null
  publicUrl: string
}

/**
 * Mails a person once, whichever replica is asked first, that their export can be downloaded. It counts as sent only
 * after the mail server's answer: the rounds of the workers ask again for a day.
 */
export function createExportMail(deps: ExportMailDependencies) {
  const { readyMails, users, findReader, sendMail, publicUrl } = deps

  async function send(ownerId: string, keptUntil: Date): Promise<void> {
    const [user, reader] = await Promise.all([users.findById(ownerId), findReader(ownerId)])
    if (!sendMail || !user?.email) return
    const language = reader.language ?? 'en'
    const texts = exportMailTexts[language](mailMoment(keptUntil, language, reader))
    await sendMail({ to: user.email, ...composeLinkMail(language, texts, `${publicUrl}/settings/account`) })
  }

  return async (backupId: string): Promise<void> => {
    const ready = await readyMails.claim(backupId)
    if (!ready) return
    if (ready.keptUntil) await send(ready.ownerId, ready.keptUntil)
    await readyMails.markSent(backupId)
  }
}

export type SendExportMail = ReturnType<typeof createExportMail>
