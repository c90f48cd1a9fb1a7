import type { BackupRepository, UserInfoRepository, UserRepository } from '@classeur/database'
import { composeLinkMail, type SendMail } from '@classeur/mail'
import { exportMailTexts } from './export-mail-texts.ts'

export interface ExportMailDependencies {
  backups: Pick<BackupRepository, 'claimReadyMail'>
  users: Pick<UserRepository, 'findById'>
  userInfo: Pick<UserInfoRepository, 'findById'>
  /** Null if the installation sends no mail; the settings and a notice in open windows tell the person then. */
  sendMail: SendMail | null
  publicUrl: string
}

/** Mails a person once, whichever replica is asked first, that their export can be downloaded. */
export const createExportMail =
  ({ backups, users, userInfo, sendMail, publicUrl }: ExportMailDependencies) =>
  async (backupId: string): Promise<void> => {
    const ready = await backups.claimReadyMail(backupId)
    if (!ready?.keptUntil || !sendMail) return
    const [user, profile] = await Promise.all([
      users.findById(ready.ownerId),
      userInfo.findById(ready.ownerId),
    ])
    if (!user?.email) return
    const language = profile?.language ?? 'en'
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      ready.keptUntil,
    )
    const address = `${publicUrl}/settings/account`
    await sendMail({ to: user.email, ...composeLinkMail(language, exportMailTexts[language](date), address) })
  }

export type SendExportMail = ReturnType<typeof createExportMail>
