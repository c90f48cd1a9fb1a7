import { AppError, type OfferedTransfers } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import { retryOnConflict, createClassMembersRepository, type ClassDocument } from '@classeur/database'
import type { ClassCore } from '../classes/create-class-core.ts'
import type { TeachingChanges } from './teaching-changes.ts'

/** Somebody else may archive the class or bring it back at the same moment; this often in a row something is wrong. */
const mostTries = 5

/**
 * The ownership of a class goes over in two steps: the owner offers it to a member, who accepts. A class that is
 * read-only can be given away too: for one over its owner's limit that is a way out.
 */
export function createTransfersService(core: ClassCore, changes: TeachingChanges) {
  const repository = createClassMembersRepository(core.connection)
  const { open } = core.access

  /** In a place of the receiver's plan; an archived one takes none. Null when it is not what it was read as any more. */
  async function takeOver(found: ClassDocument, toUserId: string): Promise<ClassDocument | null> {
    const { archivedAt, isSample } = found
    const offer = { classId: String(found._id), fromUserId: found.ownerId, toUserId, archivedAt, isSample }
    const schoolId = String((await core.ensureSchool(toUserId))._id)
    if (archivedAt !== null) return repository.takeOver(offer, null, schoolId)
    const { limits } = await core.findEffectivePlan(toUserId)
    const taken = await core.classes.inFreeSlot(toUserId, limits.classes, async (slot) => ({
      changed: await repository.takeOver(offer, slot, schoolId),
    }))
    if (!taken) throw new AppError('classes/limit-reached', { limit: limits.classes })
    return taken.changed
  }

  /** The giver's place is free: a class of theirs beyond the plan moves up. */
  async function settleGiver({ ownerId, slot }: ClassDocument): Promise<void> {
    if (slot === null) return
    const { limits } = await core.findEffectivePlan(ownerId)
    await core.classes.settleSlots(ownerId, limits.classes)
  }

  /** @throws AppError `members/no-transfer`, also from the second try on; `classes/limit-reached` */
  async function acceptOffer(actor: Actor, classId: string) {
    return retryOnConflict(
      async () => {
        const found = await openOffered(actor, classId)
        const taken = await takeOver(found, actor.userId)
        return taken ? { found, taken } : 'conflict'
      },
      { mostTries, otherwise: () => new AppError('members/no-transfer') },
    )
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
      const { found, taken } = await acceptOffer(actor, classId)
      await settleGiver(found)
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
