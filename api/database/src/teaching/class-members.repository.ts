import type { ClassRole, GrantedRole } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { classModel, slotKeyOf, type ClassDocument } from '../classes/class.model.ts'

const { trusted } = mongoose

/** An offer to transfer the ownership of a class. */
export interface TransferOffer {
  classId: string
  fromUserId: string
  toUserId: string
}

/** An offer to accept, with the state of the class at the time when its new slot was chosen. */
export type AcceptedOffer = TransferOffer & Pick<ClassDocument, 'archivedAt' | 'isSample'>

/** The teachers and the owner of a class. Each change is one conditional write to the class. */
export function createClassMembersRepository(connection: Connection) {
  const model = classModel(connection)
  const after = { returnDocument: 'after', lean: true } as const
  const live = (classId: string) => ({ _id: classId, deletedAt: null })
  const touch = { $inc: { version: 1 } }
  const memberIn = (userId: string, roles: readonly ClassRole[]) => ({
    members: trusted({ $elemMatch: { userId, role: { $in: roles } } }),
  })
  const granted: readonly GrantedRole[] = ['editor', 'marker', 'viewer']

  return {
    /** Returns null if the person is a member already or the class is in the trash. */
    add: (classId: string, userId: string, role: GrantedRole): Promise<ClassDocument | null> =>
      model.findOneAndUpdate(
        { ...live(classId), 'members.userId': trusted({ $ne: userId }) },
        { ...touch, $push: { members: { userId, role, joinedAt: new Date(), lastActivityAt: null } } },
        after,
      ),

    /** Returns null if the person isn't a member or is the owner. */
    setRole: (classId: string, userId: string, role: GrantedRole): Promise<ClassDocument | null> =>
      model.findOneAndUpdate(
        { ...live(classId), ...memberIn(userId, granted) },
        { ...touch, $set: { 'members.$[member].role': role } },
        { ...after, arrayFilters: [{ 'member.userId': userId }] },
      ),

    /**
     * Returns null if the person isn't a member or is the owner. Also cancels an offer of the ownership to this
     * person.
     */
    async remove(classId: string, userId: string): Promise<ClassDocument | null> {
      const removed = await model.findOneAndUpdate(
        { ...live(classId), ...memberIn(userId, granted) },
        { ...touch, $pull: { members: { userId } } },
        after,
      )
      if (removed?.transfer?.toUserId !== userId) return removed
      await model.updateOne({ _id: classId, 'transfer.toUserId': userId }, { $set: { transfer: null } })
      return { ...removed, transfer: null }
    },

    /** Returns null if `toUserId` isn't a member who can become the owner, or the class has another owner now. */
    offer: ({ classId, fromUserId, toUserId }: TransferOffer): Promise<ClassDocument | null> =>
      model.findOneAndUpdate(
        { ...live(classId), ownerId: fromUserId, ...memberIn(toUserId, granted) },
        { ...touch, $set: { transfer: { toUserId, offeredAt: new Date() } } },
        after,
      ),

    /** Ends an offer to this person; returns null if there is none. */
    clearOffer: (classId: string, toUserId: string): Promise<ClassDocument | null> =>
      model.findOneAndUpdate(
        { ...live(classId), 'transfer.toUserId': toUserId },
        { ...touch, $set: { transfer: null } },
        after,
      ),

    /**
     * Moves the ownership, both roles, the plan slot and the school in one write. Returns null if the offer no longer
     * exists, or the class was archived or restored since. A sample class becomes a normal class for its new owner.
     * Throws a duplicate key error if a concurrent request took the slot.
     */
    takeOver: (
      { classId, fromUserId, toUserId, archivedAt, isSample }: AcceptedOffer,
      slot: number | null,
      schoolId: string | null,
    ): Promise<ClassDocument | null> =>
      model.findOneAndUpdate(
        {
          ...live(classId),
          ...{ ownerId: fromUserId, archivedAt, isSample },
          'transfer.toUserId': toUserId,
          ...memberIn(toUserId, granted),
        },
        {
          ...touch,
          $set: {
            ...{
              ownerId: toUserId,
              transfer: null,
              isSample: false,
              schoolId,
              slot,
              slotKey: slotKeyOf(toUserId, slot, classId),
            },
            'members.$[from].role': 'editor',
            'members.$[to].role': 'owner',
          },
        },
        { ...after, arrayFilters: [{ 'from.userId': fromUserId }, { 'to.userId': toUserId }] },
      ),

    /** Classes whose ownership was offered to a person. */
    offeredTo: (userId: string) =>
      model
        .find({ 'transfer.toUserId': userId, 'members.userId': userId, deletedAt: null })
        .limit(50)
        .lean<ClassDocument[]>(),
  }
}

export type ClassMembersRepository = ReturnType<typeof createClassMembersRepository>
