import type { ActivityKind } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { ClassActivityRepository, ClassDocument } from '@classeur/database'
import type { AnnounceClass } from '../../realtime/announce-class.ts'

/** After a change of a class itself: the log, search, and all who show it. */
export const createRecordChange =
  ({
    activities,
    announce,
    syncSearch,
  }: {
    activities: Pick<ClassActivityRepository, 'add'>
    announce: AnnounceClass
    syncSearch: (classId: string) => Promise<void>
  }) =>
  async (changed: ClassDocument, kind: ActivityKind, actor: Actor): Promise<void> => {
    const classId = String(changed._id)
    await Promise.all([
      activities.add({ classId, kind, actorId: actor.userId, params: { name: changed.name } }),
      syncSearch(classId),
    ])
    announce(changed, 'class')
  }
