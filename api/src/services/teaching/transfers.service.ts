import { AppError, type Actor, type OfferedTransfers } from '@classeur/contracts'
import { createClassMembersRepository, type ClassDocument } from '@classeur/database'
import type { ClassCore } from '../classes/create-class-core.ts'
import type { TeachingChanges } from './teaching-changes.ts'

/**
 * The ownership of a class goes over in two steps: the owner offers it to a member, who accepts. A class that is
 * read-only can be given away too: for one over its owner's limit that is a way out.
 */
export function createTransfersService(core: ClassCore, changes: TeachingChanges) {
  const repository = createClassMembersRepository(core.connection)
  const { open } = core.access

  /** In a place of the receiver's plan; one that takes none (archived, sample) takes none there either. */
  async function takeOver(found: ClassDocument, toUserId: string): Promise<ClassDocument | null> {
    const offer = { classId: String(found._id), fromUserId: found.ownerId, toUserId }
    const schoolId = String((await core.ensureSchool(toUserId))._id)
    if (found.slot === null) return repository.takeOver(offer, null, schoolId)
    const { limits } = await core.findEffectivePlan(toUserId)
    const taken = await core.classes.inFreeSlot(toUserId, limits.classes, async (slot) => ({
      changed: await repository.takeOver(offer, slot, schoolId),
    }))
    if (!taken) throw new AppError('classes/limit-reached', { limit: limits.classes })
    return taken.changed
  }

  return {
    /** Ownerships that this person can accept. */
    async listOffered({ userId }: Actor): Promise<OfferedTransfers> {
      const offered = await repository.offeredTo(userId)
      const transfers = offered.map(async ({ _id, name, ownerId }) => ({
        classId: String(_id),
        className: name,
        fromName: await core.nameOf(ownerId),
      }))
      return { transfers: await Promise.all(transfers) }
    },

    /** A second offer takes the place of the first. @throws AppError `general/not-found` for nobody of the class */
    async offer(actor: Actor, classId: string, toUserId: string): Promise<void> {
      const found = await open(actor, 'class:transfer', classId)
      const before = found.transfer?.toUserId
      const offered = await repository.offer({ classId, fromUserId: actor.userId, toUserId })
      if (!offered) return changes.refuseMember(found, toUserId)
      const params = { name: await core.nameOf(toUserId) }
      await changes.membersChanged(
        offered,
        { kind: 'transfer-offered', by: actor.userId, params },
        before ? [toUserId, before] : [toUserId],
      )
    },

    /** @throws AppError `members/no-transfer` */
    async withdraw(actor: Actor, classId: string): Promise<void> {
      const found = await open(actor, 'class:transfer', classId)
      const to = found.transfer?.toUserId
      const cleared = to ? await repository.clearOffer(classId, to) : null
      if (!to || !cleared) throw new AppError('members/no-transfer')
      await changes.membersChanged(cleared, { kind: 'transfer-withdrawn', by: actor.userId }, [to])
    },

    /**
     * The class is theirs from here on; who owned it is an editor.
     * @throws AppError `members/no-transfer`, `classes/limit-reached` when their plan has no place for it
     */
    async accept(actor: Actor, classId: string): Promise<void> {
      const found = await openOffered(actor, classId)
      const taken = await takeOver(found, actor.userId)
      if (!taken) throw new AppError('members/no-transfer')
      const params = { name: await core.nameOf(found.ownerId) }
      await changes.membersChanged(taken, { kind: 'ownership-transferred', by: actor.userId, params }, [
        actor.userId,
        found.ownerId,
      ])
      core.announce(taken, 'class')
    },

    /** @throws AppError `members/no-transfer` */
    async decline(actor: Actor, classId: string): Promise<void> {
      await openOffered(actor, classId)
      const cleared = await repository.clearOffer(classId, actor.userId)
      if (!cleared) throw new AppError('members/no-transfer')
      await changes.membersChanged(cleared, { kind: 'transfer-declined', by: actor.userId }, [actor.userId])
    },
  }

  /** A member to whom nothing is offered is told so; a stranger finds nothing. */
  async function openOffered(actor: Actor, classId: string): Promise<ClassDocument> {
    const found = await open(actor, 'class:read', classId)
    if (found.transfer?.toUserId !== actor.userId) throw new AppError('members/no-transfer')
    return open(actor, 'class:accept-transfer', classId)
  }
}

export type TransfersService = ReturnType<typeof createTransfersService>
