import { AppError, type ActivityKind, type BillingPlan, type SchoolClass } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { ClassDocument, ClassRepository, ClassStates, StateChange } from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { ClassViews } from '../class-views.ts'
import type { RecordClassChange } from '../record-class-change.ts'

export interface ClassStatesDependencies {
  access: Pick<ClassAccess, 'open'>
  classes: Pick<ClassRepository, 'findById' | 'settleSlots'>
  classStates: Pick<ClassStates, 'archive' | 'unarchive' | 'markDeleted' | 'restore'>
  views: Pick<ClassViews, 'one'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
  recordChange: RecordClassChange
}

/**
 * Archives, deletes and restores classes, for their owners. Every operation is idempotent. Classes beyond the plan's
 * limit can be archived and deleted, because this is how an owner gets below the limit.
 */
export function createClassStatesService(dependencies: ClassStatesDependencies) {
  const { access, classes, classStates, views, findEffectivePlan, recordChange } = dependencies
  const limitOf = async (ownerId: string) => (await findEffectivePlan(ownerId)).limits.classes

  async function settle(
    actor: Actor,
    schoolClass: ClassDocument,
    change: StateChange,
    kind: ActivityKind,
  ): Promise<ClassDocument> {
    if (change === 'not-in-state') return (await classes.findById(String(schoolClass._id))) ?? schoolClass
    if (change === 'no-free-slot') {
      throw new AppError('classes/limit-reached', { limit: await limitOf(schoolClass.ownerId) })
    }
    if (change.changed.slot === null)
      await classes.settleSlots(schoolClass.ownerId, await limitOf(schoolClass.ownerId))
    await recordChange(change.changed, kind, actor)
    return change.changed
  }

  return {
    async archive(actor: Actor, id: string): Promise<SchoolClass> {
      const schoolClass = await access.open(actor, 'class:archive', id)
      const archived = await settle(
        actor,
        schoolClass,
        await classStates.archive(schoolClass),
        'class-archived',
      )
      return views.one(archived, actor)
    },

    /** @throws AppError `classes/limit-reached`, `classes/changed-meanwhile` */
    async unarchive(actor: Actor, id: string): Promise<SchoolClass> {
      const schoolClass = await access.open(actor, 'class:archive', id)
      const change = await classStates.unarchive(schoolClass, await limitOf(schoolClass.ownerId))
      return views.one(await settle(actor, schoolClass, change, 'class-unarchived'), actor)
    },

    /** @param again see `Deletion` */
    async remove(actor: Actor, id: string, again: Date | null = null): Promise<void> {
      const schoolClass = await access.open(actor, 'class:delete', id, { deleted: true })
      const change = await classStates.markDeleted(schoolClass, { by: actor.userId, again })
      await settle(actor, schoolClass, change, 'class-deleted')
    },

    /** @throws AppError `classes/limit-reached`, `classes/changed-meanwhile`; `general/not-found` after 30 days */
    async restore(actor: Actor, id: string): Promise<SchoolClass> {
      const schoolClass = await access.open(actor, 'class:delete', id, { deleted: true })
      const change = schoolClass.deletedAt
        ? await classStates.restore(schoolClass, await limitOf(schoolClass.ownerId))
        : 'not-in-state'
      const restored = await settle(actor, schoolClass, change, 'class-restored')
      if (restored.deletedAt) throw new AppError('general/not-found')
      return views.one(restored, actor)
    },
  }
}

export type ClassStatesService = ReturnType<typeof createClassStatesService>
