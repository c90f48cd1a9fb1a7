import type { ResourceKind } from '@classeur/contracts'
import { generationIdFor, type ClassActivityRepository, type ClassDocument } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import type { AnnounceClass } from '../../realtime/announce-class.ts'

/** What the log names: the kind of the resource and its exam. The title of a resource may contain a student's name. */
export interface LoggedResource {
  kind: ResourceKind
  examTitle: string
}

export interface RecordResourceChangeDependencies {
  activities: Pick<ClassActivityRepository, 'add' | 'addOnce'>
  announce: AnnounceClass
}

/** Logs the activity and notifies the members when resources are requested, deleted or restored. */
export const createRecordResourceChange =
  ({ activities, announce }: RecordResourceChangeDependencies) =>
  /** @param generationId of a request that may be repeated, so that it is one entry in the log */
  async (
    actor: Actor,
    schoolClass: ClassDocument,
    kind: 'resources-requested' | 'resource-deleted' | 'resource-restored',
    { kind: resourceKind, examTitle: title }: LoggedResource,
    generationId?: string,
  ): Promise<void> => {
    const activity = {
      ...{ classId: String(schoolClass._id), kind, actorId: actor.userId },
      params: { resourceKind, title },
    }
    if (generationId === undefined) await activities.add(activity)
    else await activities.addOnce(generationIdFor(generationId, kind), activity)
    announce(schoolClass, 'exams')
  }

export type RecordResourceChange = ReturnType<typeof createRecordResourceChange>
