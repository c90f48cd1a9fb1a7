import mongoose, { type Connection } from 'mongoose'
import { orderModel } from '../billing/order.model.ts'
import { classModel, type ClassDocument } from '../classes/class.model.ts'
import { imageModel } from '../images/image.model.ts'
import { lessonPlanModel } from '../lesson-plans/lesson-plan.model.ts'

const { trusted } = mongoose

/** What a deletion would remove, counted now. */
export interface DeletionCounts {
  /** The person's classes outside the trash. */
  owned: Pick<ClassDocument, '_id' | 'name' | 'members' | 'transfer'>[]
  joinedClasses: number
  lessonPlans: number
  pictures: number
  publishedPictures: number
  shareLinks: number
  orders: number
}

/** Counts what belongs to a person, for the page that asks whether to delete the account. */
export const createCountForDeletion =
  (connection: Connection) =>
  async (userId: string): Promise<DeletionCounts> => {
    const classes = classModel(connection)
    const plans = lessonPlanModel(connection)
    const images = imageModel(connection)
    const alive = { ownerId: userId, deletedAt: null }
    const mine = { 'members.userId': userId, deletedAt: null }
    const [owned, joinedClasses, lessonPlans, shareLinks, pictures, publishedPictures, orders] =
      await Promise.all([
        classes
          .find({ ...mine, ownerId: userId }, { name: 1, members: 1, transfer: 1 })
          .sort({ lastActivityAt: -1 })
          .lean<DeletionCounts['owned']>(),
        classes.countDocuments({ ...mine, ownerId: trusted({ $ne: userId }) }),
        plans.countDocuments(alive),
        plans.countDocuments({ ...alive, shareToken: trusted({ $exists: true }) }),
        images.countDocuments(alive),
        images.countDocuments({ ...alive, publication: trusted({ $ne: 'private' }) }),
        orderModel(connection).countDocuments({ userId, paidAt: trusted({ $ne: null }) }),
      ])
    return { owned, joinedClasses, lessonPlans, shareLinks, pictures, publishedPictures, orders }
  }

export type CountForDeletion = ReturnType<typeof createCountForDeletion>
