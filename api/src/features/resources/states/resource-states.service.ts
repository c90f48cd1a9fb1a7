import { AppError, type Resource } from '@classeur/contracts'
import type { ResourceStates } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import type { AnnounceResource } from '../../../realtime/announce-resource.ts'
import type { OpenResource } from '../access/resource-access.ts'
import type { ReadResource } from '../reading/read-resource.ts'
import type { RecordResourceChange } from '../record-resource-change.ts'

export interface ResourceStatesDependencies {
  openResource: OpenResource
  states: Pick<ResourceStates, 'markDeleted' | 'restore'>
  announce: AnnounceResource
  readResource: Pick<ReadResource, 'show'>
  recordChange: RecordResourceChange
}

/** Deletes and restores resources. The re-test of a resource stays an exam of its class. */
export const createResourceStatesService = (deps: ResourceStatesDependencies) => ({
  /** Moves a resource to the trash; idempotent. @param again see `Deletion` */
  async remove(actor: Actor, id: string, again: Date | null = null): Promise<void> {
    const options = { write: true, deleted: true }
    const { schoolClass, exam } = await deps.openResource(actor, 'resource:change', id, options)
    const removed = await deps.states.markDeleted(id, { by: actor.userId, again })
    if (!removed) return
    deps.announce(removed, schoolClass)
    const logged = { kind: removed.kind, examTitle: exam.title }
    await deps.recordChange(actor, schoolClass, 'resource-deleted', logged)
  },

  /** @throws AppError `general/not-found` after 30 days */
  async restore(actor: Actor, id: string): Promise<Resource> {
    const options = { write: true, deleted: true }
    const opened = await deps.openResource(actor, 'resource:change', id, options)
    if (opened.resource.deletedAt === null) return deps.readResource.show(actor, opened)
    const resource = await deps.states.restore(id, actor.userId)
    if (!resource) throw new AppError('general/not-found')
    deps.announce(resource, opened.schoolClass)
    const logged = { kind: resource.kind, examTitle: opened.exam.title }
    await deps.recordChange(actor, opened.schoolClass, 'resource-restored', logged)
    return deps.readResource.show(actor, { ...opened, resource })
  },
})

export type ResourceStatesService = ReturnType<typeof createResourceStatesService>
