import type { ActivityKind } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { ClassActivityRepository, ClassDocument } from '@classeur/database'
import type { AnnounceClass } from '../../realtime/announce-class.ts'

export interface RecordClassChangeDependencies {
  activities: Pick<ClassActivityRepository, 'add'>
  announce: AnnounceClass
  syncSearch: (classId: string) => Promise<void>
}

/** Run this after every change of a class itself: logs the activity, updates the search, notifies the members. */
export const createRecordClassChange =
  ({ activities, announce, syncSearch }: RecordClassChangeDependencies) =>
  async (changed: ClassDocument, kind: ActivityKind, actor: Actor): Promise<void> => {
    const classId = String(changed._id)
    await Promise.all([
      activities.add({ classId, kind, actorId: actor.userId, params: { name: changed.name } }),
      syncSearch(classId),
    ])
    announce(changed, 'class')
  }

export type RecordClassChange = ReturnType<typeof createRecordClassChange>
