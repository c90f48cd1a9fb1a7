import { AppError, type BillingPlan, type ReadOnlyReason } from '@classeur/contracts'
import {
  can,
  classResourceOf,
  type Actor,
  type ClassAction,
  type ClassResource,
} from '@classeur/domain/access'
import { readOnlyReasonOf } from '@classeur/domain/billing'
import type { ClassDocument, ClassRepository, SchoolRepository } from '@classeur/database'

export interface ClassAccessDependencies {
  classes: Pick<ClassRepository, 'findById' | 'settleSlots'>
  schools: Pick<SchoolRepository, 'findById'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
}

/** How a class will be used; `write` also requires that the class is writable. */
export interface OpenOptions {
  write?: boolean
  /** Whether to include a class in the trash, to restore it. */
  deleted?: boolean
}

/** The only access to a class: every read and write of it and of its contents starts here. */
export function createClassAccess({ classes, schools, findEffectivePlan }: ClassAccessDependencies) {
  /** The resource for the policy. Reads the school only if the person isn't a member of the class. */
  async function resourceOf(actor: Actor, schoolClass: ClassDocument): Promise<ClassResource> {
    const isMember = schoolClass.members.some(({ userId }) => userId === actor.userId)
    const school = !isMember && schoolClass.schoolId ? await schools.findById(schoolClass.schoolId) : null
    return classResourceOf(schoolClass, school)
  }

  /**
   * {@link readOnlyReasonOf}; reads the plan only if it matters. Before a class counts as beyond the plan, it gets a free
   * slot if there is one, because a request that freed a slot may have crashed before reassigning it.
   */
  async function readOnlyReason(schoolClass: ClassDocument): Promise<ReadOnlyReason | null> {
    if (schoolClass.archivedAt) return 'archived'
    if (schoolClass.slot === null) return null
    const plan = await findEffectivePlan(schoolClass.ownerId)
    if (readOnlyReasonOf(schoolClass, plan) === null) return null
    await classes.settleSlots(schoolClass.ownerId, plan.limits.classes)
    const settled = await classes.findById(String(schoolClass._id))
    // The ownership has changed since; the next request checks the new owner's plan.
    return readOnlyReasonOf(settled?.ownerId === schoolClass.ownerId ? settled : schoolClass, plan)
  }

  return {
    resourceOf,
    readOnlyReason,

    /**
     * Returns the class if the person may perform the action.
     * @throws AppError `general/not-found` if the class doesn't exist or the person may not read it, `general/forbidden`
     *   if the person may only read it, `classes/archived` and `classes/over-limit` if nobody can write it
     */
    async open(
      actor: Actor,
      action: ClassAction,
      classId: string,
      { write = false, deleted = false }: OpenOptions = {},
    ): Promise<ClassDocument> {
      const schoolClass = await classes.findById(classId)
      if (!schoolClass || (schoolClass.deletedAt !== null && !deleted))
        throw new AppError('general/not-found')
      const resource = await resourceOf(actor, schoolClass)
      if (!can(actor, action, resource)) {
        throw new AppError(can(actor, 'class:read', resource) ? 'general/forbidden' : 'general/not-found')
      }
      const reason = write ? await readOnlyReason(schoolClass) : null
      if (reason === 'archived') throw new AppError('classes/archived')
      if (reason === 'over-limit') throw new AppError('classes/over-limit')
      return schoolClass
    },
  }
}

export type ClassAccess = ReturnType<typeof createClassAccess>
