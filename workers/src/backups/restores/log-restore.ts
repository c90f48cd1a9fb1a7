import type { RestoredClassChange } from '@classeur/backups'
import {
  generationIdFor,
  type ClassActivityRepository,
  type ClassDocument,
  type RestoreDocument,
} from '@classeur/database'

const kinds = { restored: 'backup-restored', undone: 'restore-undone' } as const

/**
 * Adds a restore and its undo to the log of a class. Can be repeated, because the id of the entry follows from both. A
 * restore that failed and was put back has changed nothing, so it isn't in the log. The class keeps the last activity that
 * the backup has.
 */
export const createLogRestore =
  (
    activities: Pick<ClassActivityRepository, 'recordOnce' | 'removeOfClass'>,
    { _id, ownerId, archivedAt }: Pick<RestoreDocument, '_id' | 'ownerId' | 'archivedAt'>,
  ) =>
  /** @param schoolClass null if the undo removed the class, which takes its log with it */
  async (classId: string, schoolClass: ClassDocument | null, change: RestoredClassChange): Promise<void> => {
    if (!schoolClass) return activities.removeOfClass(classId)
    if (change === 'put-back') return
    await activities.recordOnce(generationIdFor(String(_id), `${change}:${classId}`), {
      ...{ classId, kind: kinds[change], actorId: ownerId },
      params: { backupAt: archivedAt?.toISOString() ?? '' },
    })
  }
