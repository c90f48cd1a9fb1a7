import {
  AppError,
  type BillingPlan,
  type ChooseOpenClassesRequest,
  type OpenClasses,
} from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import { readOnlyReasonOf } from '@classeur/domain/billing'
import type { ClassDocument, ClassRepository } from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { RecordClassChange } from '../record-class-change.ts'

export interface ChooseOpenClassesDependencies {
  access: Pick<ClassAccess, 'open'>
  classes: Pick<ClassRepository, 'chooseOpen' | 'listInSlots'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
  recordChange: RecordClassChange
}

/**
 * Chooses which classes of a person stay open while the plan allows fewer.
 * @throws AppError `general/not-found`, `general/forbidden`, `general/validation-failed`, `classes/limit-reached`,
 *   `classes/changed-meanwhile`
 */
export const createChooseOpenClasses =
  ({ access, classes, findEffectivePlan, recordChange }: ChooseOpenClassesDependencies) =>
  async (actor: Actor, { classIds }: ChooseOpenClassesRequest): Promise<OpenClasses> => {
    const { userId } = actor
    const plan = await findEffectivePlan(userId)
    const limit = plan.limits.classes
    const chosen = await Promise.all(classIds.map((id) => access.open(actor, 'class:choose-open', id)))
    if (chosen.some(({ slot }) => slot === null)) throw new AppError('general/validation-failed')
    if (chosen.length > limit) throw new AppError('classes/limit-reached', { limit })

    const isOpen = (schoolClass: ClassDocument) => readOnlyReasonOf(schoolClass, plan) === null
    const before = await classes.listInSlots(userId)
    const openBefore = new Map(before.map((schoolClass) => [String(schoolClass._id), isOpen(schoolClass)]))

    async function recordChanges(): Promise<ClassDocument[]> {
      const after = await classes.listInSlots(userId)
      const changed = after.filter((schoolClass) => {
        const wasOpen = openBefore.get(String(schoolClass._id))
        return wasOpen !== undefined && wasOpen !== isOpen(schoolClass)
      })
      await Promise.all(
        changed.map((schoolClass) =>
          recordChange(
            schoolClass,
            isOpen(schoolClass) ? 'class-made-writable' : 'class-made-read-only',
            actor,
          ),
        ),
      )
      return after
    }

    try {
      await classes.chooseOpen(userId, classIds, limit)
    } catch (error) {
      // Some classes may have moved before the choice was given up.
      await recordChanges()
      throw error
    }
    return { classIds: (await recordChanges()).filter(isOpen).map(({ _id }) => String(_id)) }
  }

export type ChooseOpenClasses = ReturnType<typeof createChooseOpenClasses>
