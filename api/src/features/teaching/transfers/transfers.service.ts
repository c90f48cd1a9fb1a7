import { retryOnConflict } from '@classeur/database'
import { AppError, type BillingPlan, type OfferedTransfers } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type {
  ClassDocument,
  ClassMembersRepository,
  ClassRepository,
  SchoolDocument,
} from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import type { TeachingChanges } from '../teaching-changes.ts'

/** Others may archive or unarchive the class concurrently; this many consecutive conflicts indicate a bug. */
const mostTries = 5

export interface TransfersDependencies {
  access: Pick<ClassAccess, 'open'>
  classes: Pick<ClassRepository, 'inFreeSlot' | 'settleSlots'>
  members: Pick<ClassMembersRepository, 'takeOver' | 'offeredTo' | 'offer' | 'clearOffer'>
  announce: AnnounceClass
  nameOf: (userId: string) => Promise<string>
  ensureSchool: (userId: string) => Promise<SchoolDocument>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
  changes: Pick<TeachingChanges, 'membersChanged' | 'refuseMember'>
  /** Keeps the error types, skills and terms that a class uses when it moves to another school. */
  keepUsed: (of: { classId: string }, fromSchoolId: string, intoSchoolId: string) => Promise<void>
}

/**
 * Transfers the ownership of a class in two steps: the owner offers it to a member, who accepts. A read-only class can
 * be transferred too, because this is a way to get below the plan's limit of classes.
 */
export function createTransfersService(dependencies: TransfersDependencies) {
  const { access, classes, members, announce, nameOf, ensureSchool } = dependencies
  const { findEffectivePlan, changes, keepUsed } = dependencies
  const { open } = access

  /**
   * Uses a free slot of the new owner's plan, unless the class is archived. Returns null if the class has changed. The new
   * school keeps what the class uses before the class moves, because afterwards there is no offer left to accept again.
   */
  async function takeOver(schoolClass: ClassDocument, toUserId: string): Promise<ClassDocument | null> {
    const { archivedAt, isSample } = schoolClass
    const offer = {
      classId: String(schoolClass._id),
      fromUserId: schoolClass.ownerId,
      toUserId,
      archivedAt,
      isSample,
    }
    const schoolId = String((await ensureSchool(toUserId))._id)
    const move = async (slot: number | null) => {
      if (schoolClass.schoolId) await keepUsed({ classId: offer.classId }, schoolClass.schoolId, schoolId)
      return members.takeOver(offer, slot, schoolId)
    }
    if (archivedAt !== null) return move(null)
    const { limits } = await findEffectivePlan(toUserId)
    const taken = await classes.inFreeSlot(toUserId, limits.classes, async (slot) => ({
      changed: await move(slot),
    }))
    if (!taken) throw new AppError('classes/limit-reached', { limit: limits.classes })
    return taken.changed
  }

  /** Gives the slot of the transferred class to one of the previous owner's classes beyond the plan's limit. */
  async function settleGiver({ ownerId, slot }: ClassDocument): Promise<void> {
    if (slot === null) return
    const { limits } = await findEffectivePlan(ownerId)
    await classes.settleSlots(ownerId, limits.classes)
  }

  /** @throws AppError `members/no-transfer`, `classes/limit-reached`, `classes/changed-meanwhile` */
  async function acceptOffer(actor: Actor, classId: string) {
    return retryOnConflict(
      async () => {
        const schoolClass = await openOffered(actor, classId)
        const taken = await takeOver(schoolClass, actor.userId)
        return taken ? { schoolClass, taken } : 'conflict'
      },
      { mostTries, otherwise: () => new AppError('members/no-transfer') },
    )
  }

  return {
    /** Ownerships that this person can accept. */
    async listOffered({ userId }: Actor): Promise<OfferedTransfers> {
      const offered = await members.offeredTo(userId)
      const transfers = offered.map(async ({ _id, name, ownerId }) => ({
        classId: String(_id),
        className: name,
        fromName: await nameOf(ownerId),
      }))
      return { transfers: await Promise.all(transfers) }
    },

    /** A second offer replaces the first. @throws AppError `general/not-found` if the person isn't a member */
    async offer(actor: Actor, classId: string, toUserId: string): Promise<void> {
      const schoolClass = await open(actor, 'class:transfer', classId)
      const before = schoolClass.transfer?.toUserId
      const offered = await members.offer({ classId, fromUserId: actor.userId, toUserId })
      if (!offered) return changes.refuseMember(schoolClass, toUserId)
      const params = { name: await nameOf(toUserId) }
      await changes.membersChanged(
        offered,
        { kind: 'transfer-offered', by: actor.userId, params, about: toUserId },
        before ? [toUserId, before] : [toUserId],
      )
    },

    /** @throws AppError `members/no-transfer` */
    async withdraw(actor: Actor, classId: string): Promise<void> {
      const schoolClass = await open(actor, 'class:transfer', classId)
      const to = schoolClass.transfer?.toUserId
      const cleared = to ? await members.clearOffer(classId, to) : null
      if (!to || !cleared) throw new AppError('members/no-transfer')
      await changes.membersChanged(cleared, { kind: 'transfer-withdrawn', by: actor.userId }, [to])
    },

    /**
     * Makes the person the owner of the class, and the previous owner an editor.
     * @throws AppError `members/no-transfer`, `classes/limit-reached` if their plan has no free slot,
     *   `classes/changed-meanwhile`
     */
    async accept(actor: Actor, classId: string): Promise<void> {
      const { schoolClass, taken } = await acceptOffer(actor, classId)
      await settleGiver(schoolClass)
      const params = { name: await nameOf(schoolClass.ownerId) }
      const about = schoolClass.ownerId
      const line = { kind: 'ownership-transferred', by: actor.userId, params, about } as const
      await changes.membersChanged(taken, line, [actor.userId, about])
      announce(taken, 'class')
    },

    /** @throws AppError `members/no-transfer` */
    async decline(actor: Actor, classId: string): Promise<void> {
      await openOffered(actor, classId)
      const cleared = await members.clearOffer(classId, actor.userId)
      if (!cleared) throw new AppError('members/no-transfer')
      await changes.membersChanged(cleared, { kind: 'transfer-declined', by: actor.userId }, [actor.userId])
    },
  }

  /** @throws AppError `members/no-transfer` for a member without an offer, `general/not-found` for anybody else */
  async function openOffered(actor: Actor, classId: string): Promise<ClassDocument> {
    const schoolClass = await open(actor, 'class:read', classId)
    if (schoolClass.transfer?.toUserId !== actor.userId) throw new AppError('members/no-transfer')
    return open(actor, 'class:accept-transfer', classId)
  }
}

export type TransfersService = ReturnType<typeof createTransfersService>
