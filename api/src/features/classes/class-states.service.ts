import { AppError, type ActivityKind, type BillingPlan, type SchoolClass } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { ClassDocument, ClassRepository, ClassStates, StateChange } from '@classeur/database'
import type { ClassAccess } from '../../class-access/class-access.ts'
import type { ClassViews } from './class-views.ts'
import type { RecordClassChange } from './record-class-change.ts'

export interface ClassStatesDependencies {
  access: Pick<ClassAccess, 'open'>
  classes: Pick<ClassRepository, 'findById' | 'settleSlots'>
  classStates: Pick<ClassStates, 'archive' | 'unarchive' | 'markDeleted' | 'restore'>
  views: Pick<ClassViews, 'one'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
  recordChange: RecordClassChange
}

/**
 * Archive, trash and back: the owner's. Each may be repeated. A class beyond the plan can be archived and deleted: that
 * is how it gets within it.
 */
export function createClassStatesService(dependencies: ClassStatesDependencies) {
  const { access, classes, classStates, views, findEffectivePlan, recordChange } = dependencies
  const limitOf = async (ownerId: string) => (await findEffectivePlan(ownerId)).limits.classes

  async function settle(
    actor: Actor,
    found: ClassDocument,
    change: StateChange,
    kind: ActivityKind,
  ): Promise<ClassDocument> {
    if (change === 'not-in-state') return (await classes.findById(String(found._id))) ?? found
    if (change === 'no-place') {
      throw new AppError('classes/limit-reached', { limit: await limitOf(found.ownerId) })
    }
    if (change.changed.slot === null) await classes.settleSlots(found.ownerId, await limitOf(found.ownerId))
    await recordChange(change.changed, kind, actor)
    return change.changed
  }

  return {
    async archive(actor: Actor, id: string): Promise<SchoolClass> {
      const found = await access.open(actor, 'class:archive', id)
      const archived = await settle(actor, found, await classStates.archive(found), 'class-archived')
      return views.one(archived, actor)
    },

    /** @throws AppError `classes/limit-reached` */
    async unarchive(actor: Actor, id: string): Promise<SchoolClass> {
      const found = await access.open(actor, 'class:archive', id)
      const change = await classStates.unarchive(found, await limitOf(found.ownerId))
      return views.one(await settle(actor, found, change, 'class-unarchived'), actor)
    },

    async remove(actor: Actor, id: string): Promise<void> {
      const found = await access.open(actor, 'class:delete', id, { deleted: true })
      await settle(actor, found, await classStates.markDeleted(found), 'class-deleted')
    },

    /** @throws AppError `classes/limit-reached`; `general/not-found` after 30 days */
    async restore(actor: Actor, id: string): Promise<SchoolClass> {
      const found = await access.open(actor, 'class:delete', id, { deleted: true })
      const change = found.deletedAt
        ? await classStates.restore(found, await limitOf(found.ownerId))
        : 'not-in-state'
      const restored = await settle(actor, found, change, 'class-restored')
      if (restored.deletedAt) throw new AppError('general/not-found')
      return views.one(restored, actor)
    },
  }
}

export type ClassStatesService = ReturnType<typeof createClassStatesService>
