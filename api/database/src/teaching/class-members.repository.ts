import type { ClassRole, GrantedRole } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { classModel, slotKeyOf, type ClassDocument } from '../classes/class.model.ts'

const { trusted } = mongoose

/** The ownership of a class as it was offered. */
export interface TransferOffer {
  classId: string
  fromUserId: string
  toUserId: string
}

/** An offer that is accepted, with what the class was when its new place was chosen. */
export type AcceptedOffer = TransferOffer & Pick<ClassDocument, 'archivedAt' | 'isSample'>

/** Who teaches a class, and who owns it: each change is one write on the class, on the condition that it holds still. */
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
    /** Null when this person is a member already, or the class is in the trash. */
    add: (classId: string, userId: string, role: GrantedRole): Promise<ClassDocument | null> =>
      model.findOneAndUpdate(
        { ...live(classId), 'members.userId': trusted({ $ne: userId }) },
        { ...touch, $push: { members: { userId, role, joinedAt: new Date(), lastActivityAt: null } } },
        after,
      ),

    /** Null when this person is no member, or the owner. */
    setRole: (classId: string, userId: string, role: GrantedRole): Promise<ClassDocument | null> =>
      model.findOneAndUpdate(
        { ...live(classId), ...memberIn(userId, granted) },
        { ...touch, $set: { 'members.$[member].role': role } },
        { ...after, arrayFilters: [{ 'member.userId': userId }] },
      ),

    /** Null when this person is no member, or the owner. An offer of the ownership goes along. */
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

    /** Null when `toUserId` is no member who could take over, or the class has another owner by now. */
    offer: ({ classId, fromUserId, toUserId }: TransferOffer): Promise<ClassDocument | null> =>
      model.findOneAndUpdate(
        { ...live(classId), ownerId: fromUserId, ...memberIn(toUserId, granted) },
        { ...touch, $set: { transfer: { toUserId, offeredAt: new Date() } } },
        after,
      ),

    /** Ends an offer to this person; null when there is none. */
    clearOffer: (classId: string, toUserId: string): Promise<ClassDocument | null> =>
      model.findOneAndUpdate(
        { ...live(classId), 'transfer.toUserId': toUserId },
        { ...touch, $set: { transfer: null } },
        after,
      ),

    /**
     * Moves the ownership, both roles, the place in the plan and the school in one write; null when the offer does not
     * stand any more, or the class was archived or brought back meanwhile. What was a sample for one person is a class
     * like any other for the next. Fails with a duplicate key when the place was taken meanwhile.
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

    /** Classes whose ownership is offered to a person. */
    offeredTo: (userId: string) =>
      model
        .find({ 'transfer.toUserId': userId, 'members.userId': userId, deletedAt: null })
        .limit(50)
        .lean<ClassDocument[]>(),
  }
}

export type ClassMembersRepository = ReturnType<typeof createClassMembersRepository>
