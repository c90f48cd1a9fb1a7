import {
  AppError,
  can,
  type Actor,
  type BillingPlan,
  type ClassAction,
  type ClassResource,
  type ReadOnlyReason,
} from '@classeur/contracts'
import type { ClassDocument, ClassRepository, SchoolRepository } from '@classeur/database'

export interface ClassAccessDependencies {
  classes: Pick<ClassRepository, 'findById' | 'settleSlots'>
  schools: Pick<SchoolRepository, 'findById'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
}

/** How a class is going to be used: `write` also asks that it can be written at all. */
export interface OpenOptions {
  write?: boolean
  /** Also one in the trash, for bringing it back. */
  deleted?: boolean
}

/** Why it cannot be written: archived, or in a place that the owner's plan does not have any more. */
export function readOnlyReasonOf(
  { archivedAt, slot }: Pick<ClassDocument, 'archivedAt' | 'slot'>,
  { limits }: Pick<BillingPlan, 'limits'>,
): ReadOnlyReason | null {
  if (archivedAt) return 'archived'
  return slot !== null && slot >= limits.classes ? 'over-limit' : null
}

/** The one way to a class: every read and write of it, and of what hangs on it, begins here. */
export function createClassAccess({ classes, schools, findEffectivePlan }: ClassAccessDependencies) {
  /** What the policy needs to know. The school is asked only about somebody who is no member. */
  async function resourceOf(actor: Actor, found: ClassDocument): Promise<ClassResource> {
    const isMember = found.members.some(({ userId }) => userId === actor.userId)
    const school = !isMember && found.schoolId ? await schools.findById(found.schoolId) : null
    // Somebody who left the school takes the classes along, a moment later or, after a failure, not yet.
    const isOwners = school?.members.some(({ userId }) => userId === found.ownerId) ?? false
    const admins = isOwners ? (school?.members.filter(({ role }) => role === 'admin') ?? []) : []
    return {
      members: found.members,
      schoolAdminIds: admins.map(({ userId }) => userId),
      transferTo: found.transfer?.toUserId ?? null,
    }
  }

  /**
   * {@link readOnlyReasonOf}; the plan is read only when it decides. Before a class counts as beyond the plan it gets a
   * place that is free: whoever left one may have been cut off before giving it on.
   */
  async function readOnlyReason(found: ClassDocument): Promise<ReadOnlyReason | null> {
    if (found.archivedAt) return 'archived'
    if (found.slot === null) return null
    const plan = await findEffectivePlan(found.ownerId)
    if (readOnlyReasonOf(found, plan) === null) return null
    await classes.settleSlots(found.ownerId, plan.limits.classes)
    const settled = await classes.findById(String(found._id))
    // Handed over meanwhile: the next request asks the plan of the new owner.
    return readOnlyReasonOf(settled?.ownerId === found.ownerId ? settled : found, plan)
  }

  return {
    resourceOf,
    readOnlyReason,

    /**
     * The class, if this person may do this to it.
     * @throws AppError `general/not-found` for none and for one that may not even be read, `general/forbidden` for one
     *   that may be read, `classes/archived` and `classes/over-limit` for one that nobody can write
     */
    async open(
      actor: Actor,
      action: ClassAction,
      classId: string,
      { write = false, deleted = false }: OpenOptions = {},
    ): Promise<ClassDocument> {
      const found = await classes.findById(classId)
      if (!found || (found.deletedAt !== null && !deleted)) throw new AppError('general/not-found')
      const resource = await resourceOf(actor, found)
      if (!can(actor, action, resource)) {
        throw new AppError(can(actor, 'class:read', resource) ? 'general/forbidden' : 'general/not-found')
      }
      const reason = write ? await readOnlyReason(found) : null
      if (reason === 'archived') throw new AppError('classes/archived')
      if (reason === 'over-limit') throw new AppError('classes/over-limit')
      return found
    },
  }
}

export type ClassAccess = ReturnType<typeof createClassAccess>
