import { AppError } from '@classeur/contracts'
import type { BackupDocument, BackupRepository } from '@classeur/database'
import { can, type Action, type Actor } from '@classeur/domain/access'

export type BackupAction = Extract<Action, `backup:${string}`>

/** @throws AppError `general/not-found` if the person may not do this with their own backups */
export function allowOwn(actor: Actor, action: BackupAction): void {
  if (!can(actor, action, { ownerId: actor.userId })) throw new AppError('general/not-found')
}

/** Finds a backup for an action. @throws AppError `general/not-found`, also for another person's */
export const createOwnBackup =
  (backups: Pick<BackupRepository, 'findOwned'>) =>
  async (actor: Actor, action: BackupAction, id: string): Promise<BackupDocument> => {
    const backup = await backups.findOwned(id, actor.userId)
    if (!backup || !can(actor, action, backup)) throw new AppError('general/not-found')
    return backup
  }

export type OwnBackup = ReturnType<typeof createOwnBackup>
